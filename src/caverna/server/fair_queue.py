"""A fair queue: the clients take turns, however much each of them has asked for."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Generic, TypeVar

Item = TypeVar("Item")


class FairQueue(Generic[Item]):
    """Items waiting, by client: those of one client in order, and the clients in turn."""

    def __init__(self) -> None:
        self.waiting: OrderedDict[str, deque[Item]] = OrderedDict()

    def __len__(self) -> int:
        return sum(len(items) for items in self.waiting.values())

    def put(self, client: str, item: Item) -> None:
        """Add an item for a client."""
        self.waiting.setdefault(client, deque()).append(item)

    def take(self, may: Callable[[str], bool] = lambda client: True) -> tuple[str, Item] | None:
        """Remove the next item of the client whose turn it is, among those that may; None if there is none."""
        for client, items in self.waiting.items():
            if may(client):
                item = items.popleft()
                del self.waiting[client]
                if items:
                    self.waiting[client] = items  # behind the others
                return client, item
        return None

    def discard(self, client: str, item: Item) -> None:
        """Remove an item, if it is still waiting."""
        items = self.waiting.get(client)
        if items is not None and item in items:
            items.remove(item)
            if not items:
                del self.waiting[client]

"""Which client each table's bots think for: the one who last did something there."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

MAX_TABLES: Final = 20_000


class TableClients:
    """The clients of the tables that were used most recently."""

    def __init__(self) -> None:
        self.clients: OrderedDict[str, str] = OrderedDict()

    def note(self, table_id: str, client: str) -> None:
        """Record who has done something at a table. The caller has made sure that they were allowed to."""
        self.clients[table_id] = client
        self.clients.move_to_end(table_id)
        if len(self.clients) > MAX_TABLES:
            self.clients.popitem(last=False)

    def of(self, table_id: str, opener: str | None) -> str:
        """The client of a table; if nobody has done anything there in this process, the one who opened it.

        If that is not known either, the table counts as a client of its own.
        """
        return self.clients.get(table_id, f"table {table_id}" if opener is None else f"opener {opener}")

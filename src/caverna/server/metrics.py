"""What Prometheus is told."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client import ProcessCollector as Process


class Metrics:
    """Of this process alone: each has an address of its own where several serve the same tables."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        Process(registry=self.registry)
        self.requests = Histogram(
            "caverna_request_seconds", "Time to answer a request", ["method", "route", "status"],
            registry=self.registry, buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5),
        )  # fmt: skip
        self.problems = Counter("caverna_problems", "Requests refused", ["code"], registry=self.registry)
        self.sockets = Gauge("caverna_sockets", "Open sockets", registry=self.registry)
        self.thinking = Histogram("caverna_thinking_seconds", "Time of bots", ["level"], registry=self.registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)

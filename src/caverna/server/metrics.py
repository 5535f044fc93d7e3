"""Metrics for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest


class Metrics:
    """The metrics of this process alone. Where several processes serve the same tables, scrape each of them."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.requests = Histogram(
            "caverna_request_seconds", "Time to respond to a request", ["method", "route", "status"],
            registry=self.registry, buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5),
        )  # fmt: skip
        self.problems = Counter("caverna_problems", "Refused requests", ["code"], registry=self.registry)
        self.sockets = Gauge("caverna_sockets", "Open sockets", registry=self.registry)
        self.thinking = Histogram(
            "caverna_thinking_seconds", "Time of a bot's decision, including the wait for a worker", ["level"],
            registry=self.registry,
        )  # fmt: skip

    def text(self) -> bytes:
        """The metrics in Prometheus's text format."""
        return generate_latest(self.registry)

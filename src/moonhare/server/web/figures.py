"""What a server counts while it runs, for whoever watches over it; nothing about a person or a table is among it."""

from typing import Final

import prometheus_client
from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Up to which commands are counted together."""

# A moment for each counter, of which no board makes use.
prometheus_client.disable_created_metrics()  # type: ignore[no-untyped-call]  # the library's types leave it out


class Figures:
    """The counters of one server, in a registry of their own."""

    def __init__(self) -> None:
        """Begin at nothing."""
        self.registry = CollectorRegistry()
        self.commands = Histogram(
            "moonhare_command_seconds",
            "From a command's arrival until it is stored and its views are on their way.",
            buckets=SECONDS,
            registry=self.registry,
        )
        self.opened = Counter("moonhare_tables_opened", "Tables that were opened here.", registry=self.registry)
        self.refusals = Counter(
            "moonhare_refusals", "Requests that were refused, by the refusal's code.", ["code"], registry=self.registry
        )
        ProcessCollector(registry=self.registry)

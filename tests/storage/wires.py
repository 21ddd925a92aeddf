"""Wires between stores of one process, for tests that are not to depend on sockets or on time."""

import asyncio
from collections.abc import Callable, Iterable


class Exchange:
    """Where the wires meet; what is sent is heard soon, in its order, unless `dead`."""

    def __init__(self) -> None:
        self.dead = False
        """Whether everything is lost."""
        self.sent: list[tuple[str, bytes]] = []
        """All that was sent, with the address that it was for."""
        self._hearing: dict[str, Callable[[bytes], None]] = {}

    def wire(self) -> "ExchangeWire":
        """A wire for one more store."""
        return ExchangeWire(self, f"wire {len(self._hearing) + 1}")

    def put_up(self, address: str, hear: Callable[[bytes], None]) -> None:
        self._hearing[address] = hear

    def pass_on(self, address: str, message: bytes) -> None:
        self.sent.append((address, message))
        if not self.dead:
            asyncio.get_running_loop().call_soon(self._deliver, address, message)

    def _deliver(self, address: str, message: bytes) -> None:
        self._hearing.get(address, lambda _: None)(message)

    def take_down(self, address: str) -> None:
        self._hearing[address] = lambda _: None


class ExchangeWire:
    """A `Wire` to the others at an exchange."""

    def __init__(self, exchange: Exchange, address: str) -> None:
        self._exchange, self.address = exchange, address
        exchange.put_up(address, lambda _: None)

    def listen(self, hear: Callable[[bytes], None]) -> str | None:
        self._exchange.put_up(self.address, hear)
        return self.address

    def send(self, addresses: Iterable[str], message: bytes) -> None:
        for address in addresses:
            self._exchange.pass_on(address, message)

    def close(self) -> None:
        self._exchange.take_down(self.address)

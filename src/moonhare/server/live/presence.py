"""Who of a table's members is there: connected, gone for a moment, or away."""

from collections.abc import Container, Iterable

from moonhare.server.messages import Key


class Presence:
    """Since when each member without a connection has been gone; times in a clock's seconds."""

    def __init__(self, grace: float) -> None:
        """Count nobody yet; whoever is gone for longer than `grace` seconds is away."""
        self._grace = grace
        self._gone_since: dict[Key, float] = {}
        self._away: tuple[Key, ...] = ()

    @property
    def away(self) -> tuple[Key, ...]:
        """Those who were away when it was last noticed, ascending."""
        return self._away

    def is_here(self, key: Key) -> bool:
        """Whether a member is connected."""
        return key not in self._gone_since

    def came(self, key: Key) -> None:
        """A member connected."""
        self._gone_since.pop(key, None)

    def went(self, key: Key, now: float) -> None:
        """A member's last connection is gone."""
        self._gone_since[key] = now

    def count(self, persons: Iterable[Key], connected: Container[Key | None], now: float) -> None:
        """Begin to count newcomers, who have yet to connect, and forget those who are no members any more."""
        self._gone_since = {key: self._gone_since.get(key, now) for key in persons if key not in connected}

    def notice(self, now: float) -> tuple[Key, ...]:
        """Find out who is away now."""
        limit = now - self._grace
        self._away = tuple(sorted(key for key, since in self._gone_since.items() if since <= limit))
        return self._away

    def next_change(self) -> float | None:
        """When somebody will be away who was not when it was last noticed."""
        waiting = [since for key, since in self._gone_since.items() if key not in self._away]
        return min(waiting) + self._grace if waiting else None

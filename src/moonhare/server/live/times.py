"""How long a table waits for what, in seconds."""

import msgspec


class Times(msgspec.Struct, frozen=True, kw_only=True):
    """All waiting of a table; tests and impatient hosts make it shorter."""

    away: float = 60
    """A connection gone for so long makes its seat away."""
    think: tuple[float, float] = (0.6, 2.5)
    """A computer player takes from … to …, to look alive."""
    announce: float = 20
    """In the first round computer players wait for people to announce a clue."""
    announce_alone: float = 45
    """The same where one person plays with computers alone: they hurry nobody else, and may be reading the rules."""
    showing: float = 30
    """The points stay so long, unless people go on earlier."""
    glance: float = 4
    """The points stay so long where nobody at the table but computer players is left to see them."""
    idle: float = 180
    """A table that nobody looks at leaves memory; its log stays."""

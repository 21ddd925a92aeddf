"""How much time a table's people take for each part of a round: named paces, and numbers of one's own."""

from collections.abc import Mapping
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

PaceName = Literal["relaxed", "brisk", "quick", "own", "days"]
Part = Literal["clue", "give", "vote", "points"]
HOUR: Final = 3600
Seconds = Annotated[int, Meta(ge=5, le=HOUR)]


class Limits(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, gc=False):
    """Seconds for each part of a round; null: as long as it takes."""

    clue: Seconds | None = None
    give: Seconds | None = None
    vote: Seconds | None = None
    points: Seconds | None = None


class Pace(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """A table's clocks: seconds for each part, and what follows when they are over."""

    name: PaceName
    clue: int | None = None
    give: int | None = None
    vote: int | None = None
    points: int | None = None
    hard: bool = False
    """Whether the computer acts at the end for those who are awaited; else people may let it."""

    @property
    def slow(self) -> bool:
        """Whether it is played over days: clocks run on while nobody looks, and nobody counts as away."""
        return self.name == "days"

    def seconds(self, part: Part) -> int | None:
        """How long a part may take; None: as long as it takes."""
        found: int | None = getattr(self, part)
        return found


PACES: Final[Mapping[str, Limits]] = {
    "relaxed": Limits(clue=180, give=120, vote=120, points=60),
    "brisk": Limits(clue=90, give=60, vote=60, points=20),
    "quick": Limits(clue=45, give=30, vote=30, points=12),
}
"""Those that have a name and need no numbers."""

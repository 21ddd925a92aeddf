"""Games to generate: every edition, every number of players, and house rules that can be played."""

from typing import Any

import msgspec
from hypothesis import strategies as st

from moonhare.rules.editions import EDITIONS, resolve
from moonhare.rules.errors import Refusal
from moonhare.rules.settings import MEDIA, MOST_SLOTS, cards_a_round, check_playable
from tests.rules.table import Table

SWITCH = st.booleans()

# Every setting, over its whole range but for what only makes games long.
VALUES: dict[str, st.SearchStrategy[Any]] = {
    "hand_size": st.integers(3, 12),
    "cards_given": st.integers(1, 3),
    "clue_from": st.sampled_from(["hand", "unseen"]),
    "clue_media": st.lists(st.sampled_from(MEDIA), min_size=1, unique=True),
    "teams": SWITCH,
    "voters": st.sampled_from(["others", "all"]),
    "votes": st.integers(1, 3),
    "own_card_votable": SWITCH,
    "red_vote": SWITCH,
    "scoring": st.sampled_from(["storyteller", "agreement"]),
    "points_storyteller": st.integers(0, 10),
    "points_finder": st.integers(0, 10),
    "points_all_or_none": st.integers(0, 10),
    "points_vote_received": st.integers(0, 5),
    "bonus_cap": st.none() | st.integers(0, 20),
    "points_single_vote": st.integers(0, 5),
    "own_team_bonus": SWITCH,
    "agreement_cap": st.none() | st.integers(2, 12),
    "pass_hands": SWITCH,
    "reshuffle": SWITCH,
    "end": st.sampled_from(["pile", "score", "turns"]),
    "target_score": st.integers(1, 30),
    "turns_each": st.integers(1, 3),
    "first_storyteller": st.sampled_from(["announce", "random", "host"]),
}

# Settings that only make sense together, so that drawing each alone would hardly ever find them.
FAMILIES: tuple[dict[str, object], ...] = (
    {},
    {},
    {"scoring": "agreement", "own_card_votable": True, "voters": "others", "red_vote": False, "votes": 1},
    {"scoring": "agreement", "own_card_votable": True, "voters": "all", "votes": 1, "clue_from": "hand"},
    {"end": "pile", "reshuffle": False},
)


class Start(msgspec.Struct, frozen=True, kw_only=True):
    """How a generated game starts."""

    edition: str
    players: int
    cards: int
    seed: int
    host: int
    overrides: tuple[tuple[str, Any], ...]

    def table(self) -> Table:
        """A new table; the same one each time."""
        return Table(
            self.edition,
            self.players,
            cards=self.cards,
            seed=self.seed,
            host=self.host,
            **dict(self.overrides),
        )


@st.composite
def starts(draw: st.DrawFn, editions: tuple[str, ...] = tuple(chosen.id for chosen in EDITIONS)) -> Start:
    """Draw a game that can be played.

    House rules are laid over the edition one by one; one that cannot be played with the others is left out, so
    that nothing drawn is thrown away. The deck is small, so that piles run short.
    """
    chosen = draw(st.sampled_from([edition for edition in EDITIONS if edition.id in editions]))
    players = draw(st.sampled_from(chosen.players))
    overrides: dict[str, object] = {}
    family = draw(st.sampled_from(FAMILIES))
    if _needs(chosen.id, players, family) is not None:
        overrides |= family
    names = draw(st.lists(st.sampled_from(sorted(VALUES)), max_size=8, unique=True))
    for name in names:
        tried = overrides | {name: draw(VALUES[name], label=name)}
        if _needs(chosen.id, players, tried) is not None:
            overrides = tried
    needed = _needs(chosen.id, players, overrides)
    assert needed is not None
    return Start(
        edition=chosen.id,
        players=players,
        cards=needed + draw(st.integers(0, 2 * MOST_SLOTS), label="cards beyond the fewest"),
        seed=draw(st.integers(0, 2**32 - 1)),
        host=draw(st.integers(0, players - 1)),
        overrides=tuple(overrides.items()),
    )


def _needs(name: str, players: int, overrides: dict[str, object]) -> int | None:
    """The fewest cards for these rules; None if they cannot be played."""
    (chosen,) = (edition for edition in EDITIONS if edition.id == name)
    settings = resolve(chosen, players, overrides)
    needed = players * settings.hand_size + cards_a_round(settings, players)
    try:
        check_playable(settings, players=players, deck=needed)
    except Refusal:
        return None
    return needed

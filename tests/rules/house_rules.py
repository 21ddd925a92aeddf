"""Games to generate: every edition, every number of players, and house rules that can be played."""

from typing import Any

import msgspec
from hypothesis import strategies as st

from moonhare.rules.editions import EDITIONS, resolve
from moonhare.rules.errors import Refusal
from moonhare.rules.settings import MOST_SLOTS, NEEDS, Settings, cards_a_round, check_playable
from tests.rules.table import Table

KINDS = {field.name: msgspec.inspect.type_info(field.type) for field in msgspec.structs.fields(Settings)}


def values(kind: msgspec.inspect.Type) -> st.SearchStrategy[Any]:
    """Everything that a setting of a type may be."""
    match kind:
        case msgspec.inspect.IntType(ge=least, le=most):
            return st.integers(least, most)
        case msgspec.inspect.LiteralType(values=words):
            return st.sampled_from(words)
        case msgspec.inspect.UnionType(types=types):
            return st.one_of([values(one) for one in types])
        case msgspec.inspect.VarTupleType(item_type=one):
            return st.lists(values(one), min_size=1, unique=True)
        case msgspec.inspect.NoneType():
            return st.none()
    assert isinstance(kind, msgspec.inspect.BoolType), kind
    return st.booleans()


def edges(kind: msgspec.inspect.Type) -> tuple[list[Any], list[Any]]:
    """What a setting of a type may be at its edges, and what it may not be."""
    match kind:
        case msgspec.inspect.IntType(ge=int(least), le=int(most)):
            return [least, most], [least - 1, most + 1, 10**30, str(least), None, True, float(least)]
        case msgspec.inspect.LiteralType(values=some):
            return list(some), ["", str(some[0]).upper(), None, 1]
        case msgspec.inspect.UnionType(types=types):
            (good, bad), *_ = [edges(one) for one in types if not isinstance(one, msgspec.inspect.NoneType)]
            return [None, "none", *good], ["off", *(value for value in bad if value is not None)]
        case msgspec.inspect.VarTupleType(item_type=one):
            words, wrong = edges(one)
            return [[], words[:1]], [[wrong[0]], words[0], None, [1], words[:1] * 2]
    assert isinstance(kind, msgspec.inspect.BoolType), kind
    return [True, False, "on", "off"], [0, 1, "true", "ON", "", None, []]


# Every setting, over its whole range but for what only makes games long.
VALUES = {name: values(kind) for name, kind in KINDS.items()} | {
    "target_score": st.integers(1, 30),
    "turns_each": st.integers(1, 3),
}


def has_something_to_say(name: str, settings: Settings) -> bool:
    """Whether another setting has the value without which this one has nothing to say."""
    need = NEEDS.get(name)
    if need is None:
        return True
    value = getattr(settings, need.setting)
    return bool(value >= need.value if need.or_more else value == need.value)


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

"""The listener's bench: how often a listener finds the card that a person meant with a clue.

Each clue is tried among its decoys: five cards at random, and five that people chose as what others might have given.
Owns the format of such files and how the shares are counted; which card ids there are is handed in.
"""

from codecs import BOM_UTF8
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import msgspec

from moonhare.arena.bounds import farthest, within
from moonhare.arena.progress import Progress
from moonhare.players import Listener
from moonhare.rules.errors import Refusal
from moonhare.rules.ids import CardId

DECOYS: Final = 5


class ClueLine(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the file: a clue that somebody said for a card, and the cards that it was among."""

    lang: str
    clue: str
    card: str
    random: tuple[str, ...] = ()
    hard: tuple[str, ...] = ()
    """What people's eyes chose as what others might give."""
    kind: str | None = None
    unread: tuple[str, ...] = ()
    """Keys that the line has beside these, which may be mistyped ones."""


READ: Final = frozenset(ClueLine.__struct_fields__) - {"unread"}
"""The keys of a line."""


class Share(msgspec.Struct, frozen=True, kw_only=True):
    """How often the card was found, and how high it stood; each with its interval of 95 %."""

    lang: str | None
    """None: of all languages."""
    decoys: str
    kind: str | None
    """None: of every kind."""
    lines: int
    top1: float
    top1_interval: tuple[float, float]
    mrr: float
    """Mean reciprocal rank: 1 where the card always stands first."""
    mrr_interval: tuple[float, float]


class HeardClue(msgspec.Struct, frozen=True, kw_only=True):
    """What became of one line among one kind of decoys."""

    line: int
    """From 1."""
    lang: str
    decoys: str
    kind: str | None
    clue: str
    ranking: tuple[tuple[CardId, float], ...]
    """All six with how well they fit, the best first; those that fit alike in the order of their ids."""
    top1: float
    """1 where the card stood first, a share of it where others stood there too."""
    mrr: float


class ListenReport(msgspec.Struct, frozen=True, kw_only=True):
    """What the bench found."""

    player: str
    lines: int
    unknown: int
    """Lines with cards that no set has; they are not counted."""
    unknown_cards: tuple[str, ...] = ()
    """Those cards, as the lines name them."""
    alone: int
    """Lines without decoys, among which nothing is to be found; they are not counted."""
    unread: tuple[str, ...] = ()
    """Keys that lines have, and that are none of a line's."""
    shares: tuple[Share, ...]
    heard: tuple[HeardClue, ...] = ()


def read_lines(data: bytes) -> list[ClueLine | None]:
    """Read a file, a JSON object a line; None for an empty one, so that all keep their numbers.

    Raises `Refusal` ("not-clues") with the number of the line that is none.
    """
    lines: list[ClueLine | None] = []
    # Some editors begin a text with a mark that is no part of it.
    for number, text in enumerate(data.removeprefix(BOM_UTF8).splitlines(), 1):
        if not text.strip():
            lines.append(None)
            continue
        try:
            value = msgspec.json.decode(text)
            if isinstance(value, dict):
                value["unread"] = sorted(value.keys() - READ)
            lines.append(msgspec.convert(value, ClueLine))
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise Refusal("not-clues", f"Line {number} is no clue with its cards: {error}.", line=number) from error
    return lines


def listen(
    listener: Listener,
    lines: Sequence[ClueLine | None],
    ids: Iterable[CardId],
    *,
    player: str,
    keep: bool = False,
    progress: Progress | None = None,
) -> ListenReport:
    """Try every line. `ids`: the cards of the sets, which lines may name without their set; `keep`: every ranking too.

    `progress`: told of each line how many were tried before it, and how many there are.

    Raises `Refusal` ("not-clues") for a blank clue, decoys that are not five other cards, and a language that nobody
    speaks.
    """
    known: dict[str, CardId] = {}
    for one in ids:
        known |= {one: one, one.split(":")[-1]: one}
    heard: list[HeardClue] = []
    nowhere: set[str] = set()
    unknown = alone = 0
    for number, line in enumerate(lines, 1):
        if progress is not None:
            progress(number - 1, len(lines))
        if line is None:
            continue
        if not line.clue.strip():
            raise Refusal("not-clues", f"Line {number}: the clue is blank.", line=number)
        tried = {name: cards for name, cards in (("random", line.random), ("hard", line.hard)) if cards}
        if not tried:
            alone += 1
            continue
        for name, cards in tried.items():
            if wrong := _wrong_among(cards, line.card, known):
                sentence = f'Line {number}: {DECOYS} other cards were expected in "{name}"; {wrong}.'
                raise Refusal("not-clues", sentence, line=number)
        strange = [card for cards in tried.values() for card in (line.card, *cards) if card not in known]
        if strange:
            unknown += 1
            nowhere.update(strange)
            continue
        for name, cards in tried.items():
            heard.append(_hear(listener, (number, name, line), known[line.card], [known[card] for card in cards]))
    return ListenReport(
        player=player,
        lines=sum(line is not None for line in lines),
        unknown=unknown,
        unknown_cards=tuple(sorted(nowhere)),
        alone=alone,
        unread=tuple(sorted({key for line in lines if line is not None for key in line.unread})),
        shares=tuple(_shares(heard)),
        heard=tuple(heard) if keep else (),
    )


def _wrong_among(cards: Sequence[str], meant: str, known: Mapping[str, CardId]) -> str | None:
    # A card with its set and without is one card.
    ids = [known.get(one, one) for one in cards]
    if known.get(meant, meant) in ids:
        return f"the card itself, {meant}, is among them"
    if twice := [card for at, card in enumerate(cards) if ids[at] in ids[:at]]:
        return f"{twice[0]} is there twice"
    return None if len(cards) == DECOYS else f"there {'is' if len(cards) == 1 else 'are'} {len(cards)}"


def _hear(listener: Listener, tried: tuple[int, str, ClueLine], meant: CardId, others: Sequence[CardId]) -> HeardClue:
    number, decoys, line = tried
    # In the order of their ids, so that where the card stands tells nothing.
    cards = sorted((meant, *others))
    try:
        fits: Mapping[CardId, float] = dict(zip(cards, listener.rank(line.clue, line.lang, cards), strict=True))
    except ValueError as error:
        raise Refusal("not-clues", f"Line {number}: {error}.", line=number) from error
    top1, mrr = place(fits, meant)
    return HeardClue(
        line=number,
        lang=line.lang,
        decoys=decoys,
        kind=line.kind,
        clue=line.clue,
        ranking=tuple(sorted(fits.items(), key=lambda one: (-one[1], one[0]))),
        top1=top1,
        mrr=mrr,
    )


def place(fits: Mapping[CardId, float], meant: CardId) -> tuple[float, float]:
    """How surely a card stands first among several, and the reciprocal of its place, by how well each fits.

    Among those that fit alike chance decides: every place of theirs is as likely.
    """
    better = sum(fit > fits[meant] for fit in fits.values())
    alike = sum(fit == fits[meant] for fit in fits.values())
    places = range(better + 1, better + alike + 1)
    return (0.0 if better else 1 / alike), sum(1 / one for one in places) / alike


def _shares(heard: Sequence[HeardClue]) -> Iterable[Share]:
    languages = sorted({one.lang for one in heard})
    for decoys in [name for name in ("random", "hard") if any(one.decoys == name for one in heard)]:
        among = [one for one in heard if one.decoys == decoys]
        for lang in (*languages, None):
            found = [one for one in among if lang in (None, one.lang)]
            if found:
                yield _share(found, lang, decoys, None)
        for kind in sorted({one.kind for one in among if one.kind is not None}):
            yield _share([one for one in among if one.kind == kind], None, decoys, kind)


def _share(found: Sequence[HeardClue], lang: str | None, decoys: str, kind: str | None) -> Share:
    top1, top1_interval = _mean([one.top1 for one in found])
    mrr, mrr_interval = _mean([one.mrr for one in found], least=1 / (DECOYS + 1))
    return Share(
        lang=lang,
        decoys=decoys,
        kind=kind,
        lines=len(found),
        top1=top1,
        top1_interval=top1_interval,
        mrr=mrr,
        mrr_interval=mrr_interval,
    )


def _mean(values: Sequence[float], *, least: float = 0.0) -> tuple[float, tuple[float, float]]:
    """The mean of values from `least` to 1, and its interval."""
    mean = sum(values) / len(values)
    low, high = within(values)
    # Whoever finds one card of ten is not surer of finding few than whoever finds none.
    one = farthest(len(values)) * (1 - least)
    return round(mean, 4), (round(max(least, min(low, 1 - one)), 4), round(min(1.0, max(high, least + one)), 4))

"""What a viewer may know, told here anew from `docs/rules.md` ("What each person may know") and the talk's rules.

Knows nothing of how views are made: from a state of the log it says what may stand in a frame, and names what does
not belong there.
"""

import re
from collections.abc import Iterator
from typing import Any, Final

from moonhare.rules.ids import CardId
from moonhare.rules.state import Announcing, Game, Giving, Showing, Telling, Voting
from moonhare.server.messages import Key
from moonhare.server.table.state import Table

CARD: Final = re.compile(rb'"((?:small-hours|daydreams):[^"]+)"')

_OPEN: Final = {
    *("edition", "round", "phase", "storyteller", "next_storyteller", "clue", "points", "cards", "roles", "standings"),
    *("namings", "slots", "outcome", "pile", "discards", "winners", "ended_by"),
}
"""All that may be told of a game to everybody."""

_OWN: Final = {"seat", "hand", "face_down", "given", "votes", "red", "may"}
"""All that may be told of a game to one seat."""

_SCORED: Final = {
    *("round", "storyteller", "clue", "slots", "owners", "ballots", "lines", "nothing", "found", "marks"),
    *("before", "after"),
}
"""All that may be told of a round, and only once it is scored."""


def face_down(game: Game, seat: int) -> bool:
    """Party: nobody sees a hand before the first clue, and the coming storyteller none before telling theirs."""
    phase = game.phase
    telling = isinstance(phase, Telling) and phase.storyteller == seat
    return game.settings.clue_from == "unseen" and (isinstance(phase, Announcing) or telling)


def open_cards(game: Game) -> set[CardId]:
    """The cards that lie face up, or did in the round before."""
    cards = set(game.discards)
    if game.last is not None:
        cards |= set(game.last.slots)
    if isinstance(game.phase, Voting):
        cards |= set(game.phase.slots)
    return cards


def own_cards(game: Game, seat: int) -> set[CardId]:
    """A seat's hand, unless it lies face down, and what it gave."""
    cards = set() if face_down(game, seat) else set(game.hands[seat])
    return cards | (set(game.phase.gifts[seat]) if isinstance(game.phase, Giving) else set())


def faults_of_view(frame: dict[str, Any], raw: bytes, table: Table, key: Key | None) -> Iterator[str]:
    """Name what stands in a view and may not, at a state of the table; `key`: the viewer's."""
    game, shown, own = table.game, frame["public"]["game"], frame["own"]
    if (game is None) != (shown is None):
        yield "a game is shown that there is not, or the other way round"
        return
    if own is not None and own["key"] != key:
        yield f"the own part of {own['key']} is shown to {key}"
        return
    seats = [seat for seat, member in enumerate(table.members) if member.key == key and table.guest(member.key) is None]
    mine = None if own is None else own["game"]
    if mine is not None and (not seats or table.members[seats[0]].kind != "person"):
        yield f"{key} has no seat and is shown one"
        return
    if own is not None and own["barred"] and table.host != key:
        yield "who is barred is told to somebody who is not the host"
    writing = {member.key for seat, member in enumerate(table.members) if _may_tell(game, seat)}
    if not set(frame["public"]["choosing"]) <= writing:
        yield f"somebody is said to write a clue who cannot: {frame['public']['choosing']}"
    if game is None or shown is None:
        if CARD.search(raw):
            yield "cards are told outside a game"
        return
    if not set(shown) <= _OPEN or (shown["outcome"] and not set(shown["outcome"]) <= _SCORED):
        yield f"the public part tells {sorted(set(shown) - _OPEN)}"
    allowed = open_cards(game) | (own_cards(game, seats[0]) if mine is not None else set())
    told = {found.decode() for found in CARD.findall(raw)}
    if hidden := told - allowed:
        yield f"cards are told that are hidden: {sorted(hidden)}"
    yield from _faults_of_round(game, shown)
    if mine is not None:
        yield from _faults_of_own(game, mine, seats[0])


def _may_tell(game: Game | None, seat: int) -> bool:
    phase = None if game is None else game.phase
    return isinstance(phase, Announcing) or (isinstance(phase, Telling) and phase.storyteller == seat)


def _faults_of_round(game: Game, shown: dict[str, Any]) -> Iterator[str]:
    """The round that runs: its cards once they lie there, and who gave or chose what only once it is scored."""
    phase = game.phase
    slots: tuple[CardId, ...] = ()
    if isinstance(phase, Voting):
        slots = phase.slots
    elif isinstance(phase, Showing):
        slots = phase.outcome.slots
    if tuple(shown["slots"]) != slots:
        yield "other cards lie face up"
    if (shown["outcome"] or {}).get("round") != (None if game.last is None else game.last.round):
        yield "a round is told that has not been scored"
    if tuple(shown["points"]) != game.scores:
        yield "other points are shown"


def _faults_of_own(game: Game, mine: dict[str, Any], seat: int) -> Iterator[str]:
    """What a seat is told of itself: its hand, what it gave, how it voted, and of nobody else any of it."""
    phase = game.phase
    hand = () if face_down(game, seat) else game.hands[seat]
    given: tuple[CardId, ...] = ()
    votes: tuple[int, ...] = ()
    if isinstance(phase, Giving):
        given = phase.gifts[seat]
    if isinstance(phase, Voting):
        given = tuple(card for card, owner in zip(phase.slots, phase.owners, strict=True) if owner == seat)
        ballot = phase.ballots[seat]
        votes = () if ballot is None else ballot.slots
    if not set(mine) <= _OWN or mine["seat"] != seat:
        yield f"the own part tells {sorted(set(mine) - _OWN)} of seat {mine['seat']}"
    if tuple(mine["hand"]) != hand or tuple(mine["given"]) != given or tuple(mine["votes"]) != votes:
        yield "a hand, gift or vote is told that is not the seat's own of this moment"


def faults_of_talk(message: dict[str, Any], key: Key | None, *, host: bool, muted: set[Key]) -> Iterator[str]:
    """Name what is said to somebody and not for their ears; `host`: whether they are or were just now."""
    kind = message["type"]
    rules = message.get("rules")
    if rules is not None and not host and (rules["words"] or set(rules["muted"]) - {key}):
        yield "what the host holds back, or whom, is told to somebody else"
    said = [*message.get("lines", ()), *([message["line"]] if kind == "said" else [])]
    if any(line["to"] is not None and key not in (line["to"], line["by"]["key"]) for line in said):
        yield "a whisper is told to somebody else"
    held = [*message.get("held", ()), *([message["line"]] if kind == "held" else [])]
    if any(line["by"]["key"] != key and not host for line in held):
        yield "a line that waits for the host is told to somebody else"
    if kind == "shown" and message["key"] in muted and message["key"] != key:
        yield "a face of somebody muted is shown to others"

"""The computer players that there are, by name.

Owns how a player is named: by a word of the roster, two of them joined (`thing+sharp`), or a class that anybody wrote.
"""

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from importlib import import_module
from inspect import iscoroutinefunction
from pathlib import PurePath
from typing import Final

from moonhare.players.baselines import LiteralPlayer, RandomPlayer, mood_clues, thing_clues
from moonhare.players.clever import STRENGTHS, CleverPlayer, Strength, composed_clues
from moonhare.players.knowledge import Knowledge
from moonhare.players.listening import LISTENERS, Listener, heard, is_listener
from moonhare.players.player import Player, Rememberer, Told
from moonhare.players.simple import SimplePlayer
from moonhare.players.trouble import FAILURES, what_failed
from moonhare.rules.commands import SeatCommand
from moonhare.rules.errors import Refusal
from moonhare.rules.ids import CardId
from moonhare.rules.views import View

Maker = Callable[[Knowledge, int], Player]
"""Makes a player of a seed (any integer): those of one kind with different seeds differ."""


def _clever(strength: Strength, knowledge: Knowledge, seed: int) -> Player:
    return CleverPlayer(seed, knowledge, strength)


ROSTER: Final[Mapping[str, Maker]] = {
    **{name: partial(_clever, strength) for name, strength in STRENGTHS.items()},
    "simple": lambda knowledge, seed: SimplePlayer(seed, knowledge.clues, knowledge.feelings),
}
"""By name, the usual one first."""

BASELINES: Final[Mapping[str, Maker]] = {
    "random": RandomPlayer,
    "thing": lambda knowledge, seed: LiteralPlayer(knowledge, seed, thing_clues(knowledge)),
    "phrase": LiteralPlayer,
    "mood": lambda knowledge, seed: LiteralPlayer(knowledge, seed, mood_clues(knowledge)),
}
"""To measure others by, never at anybody's table: by name, the plainest first."""


class Mixed:
    """Hints as one player does, and gives, votes and all else as another."""

    def __init__(self, hints: Player, rest: Player) -> None:
        """Take the two, of one seed."""
        self._hints, self._rest = hints, rest
        self._recalls = [player.recall for player in (hints, rest) if isinstance(player, Rememberer)]
        self.rank = getattr(rest, "rank", None)
        """How the one who votes hears a clue (`Listener.rank`), if it tells."""

    def act(self, view: View) -> SeatCommand:
        """Ask the one whose move it is. Raises `ValueError` if there is nothing to do."""
        tells = view.own is not None and view.own.may.tell is not None
        return (self._hints if tells else self._rest).act(view)

    def recall(self, evening: Sequence[Told]) -> None:
        """Tell both of the evening."""
        for recall in self._recalls:
            recall(evening)


def maker(name: str, beside: Iterable[str] = ()) -> Maker:
    """Find who is called so: one of `ROSTER` or `BASELINES`, `HINTS+REST` of any two, or `MODULE:CLASS`.

    `beside`: other names that whoever asks knows. Raises `Refusal` ("player-unknown"), here for what cannot be
    imported, and where it is called for what cannot be made.
    """
    if name.startswith("-"):
        # An option that was given none takes the next one for its value.
        raise Refusal("player-unknown", f"A player was expected before {name}.", player=name)
    if "+" in name:
        hints, _, rest = name.partition("+")
        if "+" in rest:
            sentence = f"The player {name!r} is of more than two: HINTS+REST was expected."
            raise Refusal("player-unknown", sentence, player=name)
        first, second = maker(hints), maker(rest)
        return lambda knowledge, seed: Mixed(first(knowledge, seed), second(knowledge, seed))
    if ":" in name:
        return _imported(name)
    found = ROSTER.get(name) or BASELINES.get(name)
    if found is None:
        known = ", ".join((*beside, *ROSTER, *BASELINES))
        raise Refusal(
            "player-unknown",
            f"There is no player {name!r}: one of {known}, two of them as HINTS+REST, or MODULE:CLASS was expected.",
            player=name,
        )
    return found


def warm(names: Iterable[str], knowledge: Knowledge) -> None:
    """Have loaded what the named players think with, so that no move of theirs waits for it; not for one's own."""
    LiteralPlayer(knowledge, 0).rank("", knowledge.language, ())
    if any(part in STRENGTHS for name in names for part in name.split("+")):
        composed_clues(knowledge)(None, random.Random(0))  # noqa: S311 - nobody hears it


def _imported(name: str) -> Maker:
    module, _, attribute = name.partition(":")
    if module.endswith(".py") or "/" in module or "\\" in module:
        meant = f"{PurePath(module).stem}:{attribute or 'CLASS'}"
        sentence = f"{module} is a file; a module was expected, by its name: {meant}."
        raise Refusal("player-unknown", f"The player {name!r} cannot be imported: {sentence}", player=name)
    try:
        found = getattr(import_module(module), attribute)
    except FAILURES as error:
        sentence = f"The player {name!r} cannot be imported: {what_failed(error)}."
        raise Refusal("player-unknown", sentence, player=name) from error
    if not callable(found):
        raise Refusal("player-unknown", f"{name} is nothing that makes a player.", player=name)

    def made(knowledge: Knowledge, seed: int) -> Player:
        try:
            player: Player = found(knowledge, seed)
        except FAILURES as error:
            sentence = f"{name} cannot be made as CLASS(knowledge, seed): {what_failed(error)}."
            raise Refusal("player-unknown", sentence, player=name) from error
        if not callable(getattr(player, "act", None)):
            raise Refusal("player-unknown", f"{name} makes no player: a method act(view) was expected.", player=name)
        if iscoroutinefunction(player.act):
            sentence = f"{name} makes no player: its act is async; one that returns the command itself was expected."
            raise Refusal("player-unknown", sentence, player=name)
        return player

    return made


class _Asked:
    """A player as a listener, whose mistakes are told as its own."""

    def __init__(self, name: str, player: Listener) -> None:
        self._name, self._player = name, player

    def rank(self, clue: str, language: str, cards: Sequence[CardId]) -> Sequence[float]:
        """Ask the player. Raises `ValueError` for whatever it fails with."""
        try:
            return list(heard(self._player, clue, language, cards).values())
        except FAILURES as error:
            raise ValueError(f"{self._name} does not tell how well cards fit: {what_failed(error)}") from error


def listener(name: str) -> Callable[[Knowledge], Listener]:
    """Find who listens so: one of `LISTENERS`, or a player as `maker` has it, made with the seed 0.

    Raises `Refusal` as that does, and ("player-deaf") where it is called for a player without `rank`.
    """
    if name in LISTENERS:
        return lambda knowledge: LISTENERS[name](knowledge.gathered)
    make = maker(name, LISTENERS)

    def made(knowledge: Knowledge) -> Listener:
        player = make(knowledge, 0)
        if not is_listener(player):
            sentence = f"{name} has no method rank(clue, language, cards), which tells how well cards fit a clue."
            raise Refusal("player-deaf", sentence, player=name)
        return _Asked(name, player)

    return made

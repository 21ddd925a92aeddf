"""When a game is over, and why: after the points (R9), or because the pile cannot fill up the hands (R3)."""

from collections.abc import Mapping
from typing import Final, Literal

from moonhare.rules.settings import Settings, cards_a_round, cards_in_play
from moonhare.rules.state import Game, Over

Ending = Literal["score", "turns", "pile"]

WHY: Final[Mapping[Ending, str]] = {
    "score": "The points to reach have been reached.",
    "turns": "Everybody has told as often as agreed.",
    "pile": "The pile of cards is used up.",
}
"""Every reason for a game to be over, as a sentence says it."""


def reached(settings: Settings, *, players: int, rounds: int, scores: tuple[int, ...]) -> Ending | None:
    """Tell what ends a game once the points of its last round are counted; None: it goes on."""
    if settings.end == "score" and max(scores) >= settings.target_score:
        return "score"
    if settings.end == "turns" and rounds >= players * settings.turns_each:
        return "turns"
    return None


def ended_by(game: Game) -> Ending | None:
    """Tell why a game is over; None while it is not."""
    if not isinstance(game.phase, Over):
        return None
    after_points = reached(game.settings, players=game.players, rounds=game.round, scores=game.scores)
    return after_points or "pile"


def pile_rounds(settings: Settings, *, players: int, deck: int) -> int | None:
    """Count the rounds after which the pile is used up, and the game over at the latest (R3).

    `deck`: cards of the sets chosen. None where the pile never ends a game: it is shuffled anew, or all have told
    before; or where there is not even one round in it.

    >>> from moonhare.rules.editions import CLASSIC, ODYSSEY_PARTY, resolve
    >>> pile_rounds(resolve(CLASSIC, 4), players=4, deck=84)
    15
    >>> pile_rounds(resolve(ODYSSEY_PARTY, 12, {"reshuffle": False}), players=12, deck=84)
    2
    """
    pile, used = cards_in_play(settings, deck) - players * settings.hand_size, cards_a_round(settings, players)
    if settings.reshuffle or pile < used:
        return None
    rounds = -(-pile // used)
    told = settings.end == "turns" and rounds >= players * settings.turns_each
    return None if told else rounds

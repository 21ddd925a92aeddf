"""What a player would say of a card: one clue for each of several seeds, and how a listener hears it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from moonhare.arena.progress import Progress
from moonhare.players import FAILURES, ConceptListener, Knowledge, Maker, Player, Rememberer, as_sent, what_failed
from moonhare.rules.commands import TellClue
from moonhare.rules.editions import edition, resolve
from moonhare.rules.errors import Refusal
from moonhare.rules.ids import CardId, SeatId
from moonhare.rules.settings import check_playable
from moonhare.rules.views import Options, OwnView, PublicView, Role, TellOptions, View

if TYPE_CHECKING:
    from moonhare.rules.state import Standing

EDITION: Final = "standard"
"""Whose storyteller has a hand to choose from."""


class Hint(msgspec.Struct, frozen=True, kw_only=True):
    """A clue."""

    seed: int
    clue: str
    place: int | None
    """Of the card among all of the game, as the usual listener hears it: 1 where none fits better; None where it
    hears nothing in it."""


class HintReport(msgspec.Struct, frozen=True, kw_only=True):
    """What a player would say of a card."""

    player: str
    lang: str
    card: CardId
    hints: tuple[Hint, ...]


def hint(
    maker: Maker,
    knowledge: Knowledge,
    card: CardId,
    hand: Sequence[CardId],
    deck: Sequence[CardId],
    *,
    player: str,
    players: int,
    seeds: range,
    progress: Progress | None = None,
) -> HintReport:
    """Have a player tell a clue for a card, once for each seed.

    `hand`: the other cards of its hand, which lie nowhere else; `deck`: all cards of the game; `players`: how many
    play; `progress`: told how many clues there are, and how many there will be. Raises `Refusal` for a number of
    players that the edition does not have, or that the deck is too small for, for what is no hand ("not-a-hand"), an
    error inside a player ("player-failed"), and one that writes no clue at all ("player-mute").
    """
    settings = resolve(edition(EDITION), players)
    check_playable(settings, players=players, deck=len(deck))
    _check_hand((card, *hand), settings.hand_size)
    others: list[Role] = ["gives"] * (players - 1)
    waiting: list[Standing] = ["idle"] * (players - 1)
    public = PublicView(
        edition=EDITION,
        round=1,
        phase="telling",
        storyteller=SeatId(0),
        clue=None,
        points=(0,) * players,
        cards=(settings.hand_size,) * players,
        roles=("storyteller", *others),
        standings=("awaited", *waiting),
        slots=(),
        outcome=None,
        pile=0,
        # Seen, so that nobody else holds them; in the hand the player might tell a clue for one of them instead.
        discards=tuple(sorted(hand)),
    )
    may = Options(tell=TellOptions(media=("text",), with_card=True))
    own = OwnView(seat=SeatId(0), hand=(card,), face_down=0, given=(), votes=(), red=None, may=may)
    listener = ConceptListener(knowledge.gathered)
    hints = []
    for seed in seeds:
        clue = _told(maker(knowledge, seed), View(public=public, own=own, settings=settings), f"{player}, seed {seed}")
        fits = dict(zip(deck, listener.rank(clue, knowledge.language, deck), strict=True))
        place = 1 + sum(fit > fits[card] for fit in fits.values())
        hints.append(Hint(seed=seed, clue=clue, place=place if any(fits.values()) else None))
        if progress is not None:
            progress(len(hints), len(seeds))
    if not any(one.clue for one in hints):
        raise Refusal("player-mute", f"{player} told no written clue, asked {len(hints)} times.", player=player)
    return HintReport(player=player, lang=knowledge.language, card=card, hints=tuple(hints))


def _told(player: Player, view: View, who: str) -> str:
    """The clue that it tells; empty where it writes none."""
    try:
        if isinstance(player, Rememberer):
            player.recall(())
        command = as_sent(player.act(view))
    except FAILURES as error:
        why = error.message if isinstance(error, Refusal) else f"{what_failed(error)}."
        raise Refusal("player-failed", f"{who}: {why}", player=who) from error
    return command.text.strip() if isinstance(command, TellClue) and command.medium == "text" else ""


def _check_hand(cards: Sequence[CardId], size: int) -> None:
    twice = next((one for at, one in enumerate(cards) if one in cards[:at]), None)
    if twice is not None:
        raise Refusal("not-a-hand", f"A hand holds each card once; {twice} was named twice.", card=twice)
    if len(cards) > size:
        sentence = f"A hand is of {size} cards: the card and at most {size - 1} others were expected"
        raise Refusal("not-a-hand", f"{sentence}, not {len(cards) - 1}.", cards=len(cards))

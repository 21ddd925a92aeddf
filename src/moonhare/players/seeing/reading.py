"""What a model answers: read as JSON, and played only where the rules allow it; the rest is passed over."""

import re
import unicodedata
from typing import Any, Final, TypeVar

import msgspec

from moonhare.players.seeing.asking import Question
from moonhare.rules.commands import LONGEST_CLUE, CastVotes, GiveCards, SeatCommand, TellClue
from moonhare.rules.errors import Refusal
from moonhare.rules.ids import CardId, Slot
from moonhare.rules.legal import commands
from moonhare.rules.reading import read_json
from moonhare.rules.views import GiveOptions, OwnView, TellOptions, View, VoteOptions
from moonhare.rules.words import words_of

THOUGHTS: Final = re.compile(r"\A.*</think>", re.DOTALL)
"""What some models say to themselves first."""
OBJECT: Final = re.compile(r"\{[^{}]*\}")
"""An object without another one in it, as all answers are."""

T = TypeVar("T")


class UnfitError(Exception):
    """An answer that cannot be played; the sentence says why, in words of ours alone."""


class Telling(msgspec.Struct, frozen=True):
    """A clue, and the picture that it is for."""

    clue: str
    picture: int | None = None


class Choosing(msgspec.Struct, frozen=True):
    """Pictures given or voted for."""

    pictures: tuple[int, ...]
    red: int | None = None


def read_answer(text: str, view: View, asked: Question) -> SeatCommand:
    """Find the move in what a model said about a view. Raises `UnfitError` where there is none, or not one allowed."""
    own = view.own
    if own is None:
        raise UnfitError("there is nothing to do")
    if own.may.tell is not None:
        told = _tell(_as(Telling, text), own.may.tell, asked)
        allowed = commands(view, lambda medium: told.text)
        return _allowed(told, allowed)
    chosen = _as(Choosing, text)
    if own.may.give is not None:
        return _allowed(_give(chosen, own, own.may.give, asked), commands(view))
    if own.may.vote is not None:
        return _allowed(_vote(chosen, own.may.vote), commands(view))
    raise UnfitError("there is nothing to do")


def _as(wanted: type[T], text: str) -> T:
    try:
        return msgspec.convert(_object(text), wanted, strict=False)
    except msgspec.ValidationError:
        # Its words may be the answer's own.
        raise UnfitError("the object is not of the form asked for") from None


def _object(text: str) -> Any:
    text = THOUGHTS.sub("", text).strip()
    for found in (text, *reversed(OBJECT.findall(text))):
        try:
            value = read_json(found)
        except Refusal:
            continue
        if isinstance(value, dict):
            return value
    raise UnfitError("there is no JSON object in it")


def _allowed(command: SeatCommand, allowed: Any) -> SeatCommand:
    if command not in allowed:
        raise UnfitError("it is not among what is allowed")
    return command


def _tell(answer: Telling, options: TellOptions, asked: Question) -> TellClue:
    text = unicodedata.normalize("NFC", " ".join(answer.clue.split()))
    words = words_of(text)
    if not words or not text.isprintable():
        raise UnfitError("the clue has to be plain words")
    if len(text) > LONGEST_CLUE:
        raise UnfitError(f"the clue has more than {LONGEST_CLUE} characters")
    if options.words is not None and len(words) > options.words:
        raise UnfitError(f"the clue has more than {options.words} words")
    if text.casefold() in asked.said:
        raise UnfitError("this clue has been told before")
    if not options.with_card:
        return TellClue(medium="text", text=text, card=None)
    if answer.picture is None:
        raise UnfitError("the picture is missing")
    return TellClue(medium="text", text=text, card=_card(answer.picture, asked))


def _give(answer: Choosing, own: OwnView, options: GiveOptions, asked: Question) -> GiveCards:
    cards = {_card(number, asked) for number in answer.pictures}
    if len(cards) != options.count:
        raise UnfitError(f"the different pictures have to be {options.count}")
    return GiveCards(cards=tuple(card for card in own.hand if card in cards))


def _vote(answer: Choosing, options: VoteOptions) -> CastVotes:
    if len(answer.pictures) > options.most:
        raise UnfitError(f"the votes are more than {options.most}")
    if closed := set(answer.pictures).intersection(options.forbidden):
        raise UnfitError(f"you may not vote for {min(closed)}")
    red = answer.red if options.red else None
    slots = tuple(Slot(number) for number in sorted(set(answer.pictures)))
    return CastVotes(slots=slots, red=None if red is None else Slot(red))


def _card(number: int, asked: Question) -> CardId:
    if not 1 <= number <= len(asked.cards):
        raise UnfitError(f"there is no such picture; the numbers are 1 to {len(asked.cards)}")
    return asked.cards[number - 1]

"""What computer players are told of the cards: read from the sets, in one language."""

import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import partial
from hashlib import sha256
from pathlib import Path

import structlog

from moonhare.arena.sitting import Provided
from moonhare.cli.shelves import own_set
from moonhare.decks import (
    Card,
    CardSet,
    DeckError,
    Heard,
    card_id,
    cards_by_id,
    default_sets,
    find_sets,
    load_set,
    mix,
    read_clues,
)
from moonhare.decks.hearing import CLUES_NAME
from moonhare.decks.manifest import MANIFEST_NAME
from moonhare.locales import LANGUAGES, generic_clues, hint_patterns, reason_patterns
from moonhare.players import LISTENERS, Knowledge, PhraseBook, Said, Written, listener
from moonhare.rules.errors import Refusal
from moonhare.rules.ids import CardId


def knowledge(sets: Sequence[CardSet], language: str) -> Knowledge:
    """Gather what is said of the cards of sets, in one of the game's languages."""
    cards = cards_by_id(sets)
    texts = {name: card.texts[language] for name, card in cards.items() if language in card.texts}
    phrases = {name: text.phrases for name, text in texts.items()}
    told = {name: _written(card, language) for name, card in cards.items()}
    described = {name: one for name, one in told.items() if one is not None}
    return Knowledge(
        language=language,
        concepts={name: card.concepts for name, card in cards.items()},
        written={name: one for name, one in described.items() if not cards[name].concepts},
        described=described,
        clues=PhraseBook(phrases, generic_clues(language)),
        retired=frozenset(name for name, card in cards.items() if card.retired),
        hear=partial(_heard, tuple(sets), language),
        patterns=hint_patterns(language),
        reasons=reason_patterns(language),
    )


def provide(sets: tuple[str, ...], language: str) -> Provided:
    """Read sets by their ids, or the folders that they lie in; none: those that a new table begins with.

    Raises `Refusal` ("set-unknown", "set-unreadable").
    """
    chosen = [_find(name) for name in sets] or list(default_sets())
    return Provided(deck=mix(chosen), knowledge=knowledge(chosen, language))


def look_here() -> None:
    """Have modules be found where one works: a player of one's own lies there."""
    sys.path.insert(0, str(Path.cwd()))


class Polyglot:
    """Hears each clue as somebody who has read the cards in its language, where nothing but their words is known."""

    def __init__(self, name: str, sets: tuple[str, ...]) -> None:
        """Take who listens, as `players.listener` does, and sets as `provide` does. Raises as these do."""
        self._make = listener(name)
        self._sets = sets
        known = provide(sets, LANGUAGES[0]).knowledge
        self.cards: Sequence[CardId] = tuple(known.concepts)
        # A player may speak but the language that it was made for.
        self._one_for_all = name in LISTENERS and not known.written
        self._listeners = {LANGUAGES[0]: self._make(known)}

    def rank(self, clue: str, language: str, cards: Sequence[CardId]) -> Sequence[float]:
        """How well each card fits. Raises `ValueError` for a language that the game lacks."""
        read = LANGUAGES[0] if self._one_for_all or language not in LANGUAGES else language
        if read not in self._listeners:
            self._listeners[read] = self._make(provide(self._sets, read).knowledge)
        return self._listeners[read].rank(clue, language, cards)


def set_digests(sets: tuple[str, ...]) -> dict[str, str]:
    """Find sets as `provide` does, by their ids: of each the digest of what players know it by. Raises as that does.

    It is the SHA-256 of its `set.json`, and of its `clues.json` after it where there is one.
    """
    chosen = [_find(name) for name in sets] or list(default_sets())
    return {one.id: _digest(Path(one.folder)) for one in chosen}


def _digest(folder: Path) -> str:
    whole = sha256((folder / MANIFEST_NAME).read_bytes())
    with suppress(FileNotFoundError):
        whole.update((folder / CLUES_NAME).read_bytes())
    return whole.hexdigest()


def _find(name: str) -> CardSet:
    if not name:
        raise Refusal("set-unknown", "--sets was given no name: the id of a set or its folder was expected.", set=name)
    found = find_sets().find(name)
    if found is not None:
        return found
    folder = Path(name) if Path(name).is_dir() else own_set(name)
    if folder is None:
        raise Refusal("set-unknown", f"There is no set {name!r}, and no such folder.", set=name)
    try:
        return load_set(folder, bundled=False)
    except DeckError as error:
        raise Refusal("set-unreadable", f"The set in {name} cannot be read: {error}", set=name) from error


def _heard(sets: Sequence[CardSet], language: str) -> Said:
    clues: dict[CardId, Sequence[str]] = {}
    themes: dict[CardId, Mapping[str, int]] = {}
    for card_set in sets:
        heard = _clues_of(card_set)
        for card in card_set.manifest.cards:
            there = heard.get(card.id, Heard())
            # Where a set has no file of its own for them, they stand among its texts.
            beside = card.texts[language].clues if language in card.texts else ()
            for name in card_set.names:
                clues[card_id(name, card)] = (*beside, *there.clues.get(language, ()))
                themes[card_id(name, card)] = there.themes
    return Said(clues, themes)


def _clues_of(card_set: CardSet) -> Mapping[str, Heard]:
    try:
        return read_clues(Path(card_set.folder))
    except DeckError as error:
        # It was whole when the set was read; players do without rather than not at all.
        structlog.get_logger(__name__).warning("clues-unread", set=card_set.id, reason=str(error))
        return {}


def _written(card: Card, language: str) -> Written | None:
    spoken = next((one for one in (language, *LANGUAGES) if one in card.texts), None)
    return None if spoken is None else Written(spoken, card.texts[spoken].title, card.texts[spoken].description)

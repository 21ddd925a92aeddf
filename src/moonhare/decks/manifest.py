"""The format of a set of cards, number 1: what may stand in `set.json`, as types.

Owns names, patterns and bounds of the format. Must not touch files: whether a picture exists and matches its
hash is `moonhare.decks.loading`'s affair. The format is described for deck makers in `docs/decks.md`.
"""

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

FORMAT: Final = 1
"""The one format number that this version reads."""

MANIFEST_NAME: Final = "set.json"

MAX_MANIFEST_BYTES: Final = 4_000_000
"""A thousand cards with texts in five languages stay below 3 MB; more is a mistake or mischief."""

MAX_PICTURE_BYTES: Final = 2_000_000
"""Of one picture file; a phone on a slow network waits for it."""

MAX_CARDS: Final = 1000
MAX_SIDE: Final = 4096
"""Pixels of a picture's longer side: bounds what decoding it can cost."""

ID_PATTERN: Final = r"^[a-z0-9]+(-[a-z0-9]+)*\Z"
LANGUAGE_PATTERN: Final = r"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*\Z"
HASH_PATTERN: Final = r"^[0-9a-f]{64}\Z"
FILE_PATTERN: Final = r"^[0-9a-f]{8,64}\.(webp|avif)\Z"

Id: TypeAlias = Annotated[str, Meta(pattern=ID_PATTERN, min_length=1, max_length=40)]
Language: TypeAlias = Annotated[str, Meta(pattern=LANGUAGE_PATTERN, max_length=20)]
ShortText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]
Prose: TypeAlias = Annotated[str, Meta(min_length=1, max_length=2000)]
Weight: TypeAlias = Annotated[float, Meta(gt=0, le=1)]
Side: TypeAlias = Annotated[int, Meta(ge=1, le=MAX_SIDE)]


class Strict(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of all parts of the format: frozen, by keyword, and no key that it does not know."""


class PictureFile(Strict, frozen=True, kw_only=True):
    """One picture file of the set, lying beside `set.json`."""

    name: Annotated[str, Meta(pattern=FILE_PATTERN)]
    """The beginning of its SHA-256 (8 to 64 digits), a dot, and `webp` or `avif`: a changed picture has a
    changed address, so browsers may keep what they have for ever."""
    sha256: Annotated[str, Meta(pattern=HASH_PATTERN)]
    width: Side
    """Pixels."""
    height: Side
    """Pixels."""


class Files(Strict, frozen=True, kw_only=True):
    """The sizes in which one picture comes."""

    small: PictureFile
    """For hands and thumbnails: 400x600."""
    large: PictureFile | None = None
    """For looking closely: 800x1200; without it the small one is shown large."""

    @property
    def all(self) -> tuple[PictureFile, ...]:
        """Every file, the small one first."""
        return (self.small,) if self.large is None else (self.small, self.large)


class CardTexts(Strict, frozen=True, kw_only=True):
    """What is said about one card in one language."""

    title: ShortText
    description: Prose
    """What is seen, plainly and without interpreting it: for people who cannot see the picture."""
    phrases: tuple[ShortText, ...] = ()
    """What a storyteller might say of it; for computer players only, never sent to a browser."""
    clues: tuple[ShortText, ...] = ()
    """What people have said for it who saw it: by it computer players understand others, and none of them says it;
    never sent to a browser."""


class Brief(Strict, frozen=True, kw_only=True):
    """The facts from which a card was painted; variety is counted on them."""

    hero: ShortText
    idea: ShortText
    place: ShortText
    palette: ShortText
    composition: ShortText
    time_of_day: ShortText
    symbols: tuple[ShortText, ...] = ()
    person: bool
    """Whether a person is seen, however small."""


class Card(Strict, frozen=True, kw_only=True):
    """One card of a set."""

    id: Id
    """Unique within the set."""
    files: Files
    texts: dict[Language, CardTexts] = {}
    concepts: dict[Id, Weight] = {}
    """What the picture may evoke, by language-neutral id, each with a weight above 0 and up to 1. For
    computer players only, never sent to a browser."""
    brief: Brief | None = None
    retired: bool = False
    """Dealt no more, and still shown: games and albums of the time in which it was go on with it."""


class SetManifest(Strict, frozen=True, kw_only=True):
    """The whole of `set.json`."""

    format: Literal[1]
    id: Id
    formerly: tuple[Id, ...] = ()
    """Ids that the set had before: games that were stored with them go on with its cards."""
    title: Annotated[dict[Language, ShortText], Meta(min_length=1)]
    author: ShortText
    licence: ShortText
    """An SPDX identifier, or in words what others may do with the pictures."""
    languages: tuple[Language, ...]
    """The languages in which every card has its texts; may be empty for a set of bare pictures."""
    cards: Annotated[tuple[Card, ...], Meta(min_length=1, max_length=MAX_CARDS)]
    back: Files | None = None
    """The cards' back; without it the product's own is shown."""
    cover: Files | None = None
    """Shown where a host picks sets; without it the first card is."""

    @property
    def names(self) -> tuple[str, ...]:
        """Its id, then those that it had before: stored games may say any of them."""
        return (self.id, *self.formerly)

    @property
    def dealt(self) -> tuple[Card, ...]:
        """The cards that games are played with."""
        return tuple(card for card in self.cards if not card.retired)

    @property
    def pictures(self) -> tuple[tuple[str, PictureFile], ...]:
        """Every picture file with the part that it belongs to: a card's id, `back` or `cover`."""
        named = [(f"card {card.id}", card.files) for card in self.cards]
        named += [(part, files) for part, files in (("back", self.back), ("cover", self.cover)) if files]
        return tuple((where, file) for where, files in named for file in files.all)


class CardSet(msgspec.Struct, frozen=True, kw_only=True):
    """A set that was read and found whole."""

    manifest: SetManifest
    folder: str
    """Where its files lie: an absolute path."""
    bundled: bool = False
    """Came with the product, not from a host's data folder."""

    @property
    def id(self) -> str:
        """The set's id, as in its manifest."""
        return self.manifest.id

    @property
    def names(self) -> tuple[str, ...]:
        """Its id and those that it had before, as in its manifest."""
        return self.manifest.names

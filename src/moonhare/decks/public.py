"""What a browser may have of a set: pictures' addresses and texts that say what is seen.

Owns the public projection, built up from what may be shown. Must never hold concepts, phrases or briefs:
whoever had them could guess as the computer players do.
"""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from moonhare.decks.manifest import CardSet, Files, PictureFile
from moonhare.decks.mixing import card_id
from moonhare.rules.ids import CardId

MEDIA_TYPES: Final[Mapping[str, str]] = {"webp": "image/webp", "avif": "image/avif"}
FALLBACK_LANGUAGE: Final = "en"

Text = TypeVar("Text")


class PublicPicture(msgspec.Struct, frozen=True, kw_only=True):
    """One picture in the sizes that a browser may fetch; without a large file the small one stands for it."""

    small: str
    """Address on the server: `/sets/<set>/<file>`."""
    small_width: int
    small_height: int
    large: str
    large_width: int
    large_height: int


class PublicCard(msgspec.Struct, frozen=True, kw_only=True):
    """One card as a browser may know it."""

    id: CardId
    picture: PublicPicture
    title: str
    """Empty where the set has no texts for the card."""
    description: str
    language: str
    """The language of title and description, for screen readers; empty where there are none."""
    retired: bool
    """Dealt no more."""


class PublicManifest(msgspec.Struct, frozen=True, kw_only=True):
    """One set as a browser may know it, in one language."""

    id: str
    title: str
    author: str
    licence: str
    languages: tuple[str, ...]
    cards: tuple[PublicCard, ...]
    """By id."""
    cover: PublicPicture
    back: PublicPicture | None
    """None: the product's own back."""


def public_manifest(card_set: CardSet, language: str, *, name: str | None = None) -> PublicManifest:
    """Build what a browser may have of a set, texts in the language asked for, else English, else any.

    `name` is the id by which it is asked for, the set's own or a former one: the cards are named by it, as they are in
    the games of that time.
    """
    manifest, name = card_set.manifest, name or card_set.id
    cards = []
    for card in sorted(manifest.cards, key=lambda card: card.id):
        spoken, texts = _in_language(card.texts, language)
        cards.append(
            PublicCard(
                id=card_id(name, card),
                picture=_picture(card_set, card.files),
                title=texts.title if texts else "",
                description=texts.description if texts else "",
                language=spoken,
                retired=card.retired,
            )
        )
    return PublicManifest(
        id=name,
        title=set_title(card_set, language),
        author=manifest.author,
        licence=manifest.licence,
        languages=tuple(sorted(manifest.languages)),
        cards=tuple(cards),
        cover=_picture(card_set, manifest.cover or manifest.dealt[0].files),
        back=_picture(card_set, manifest.back) if manifest.back else None,
    )


def language_of(card_set: CardSet, language: str) -> str:
    """Name the language in which a set answers who asks for one: of all that are the same to it always the same."""
    manifest = card_set.manifest
    # What a card or the title is told in is listed, but for the title of a set of bare pictures.
    own = (language, language.partition("-")[0])
    return next((one for one in own if one in manifest.languages or one in manifest.title), FALLBACK_LANGUAGE)


def set_title(card_set: CardSet, language: str) -> str:
    """Return the set's title in the language asked for, else in English, else in any that it has."""
    return _in_language(card_set.manifest.title, language)[1] or card_set.id


def servable_files(sets: Iterable[CardSet]) -> Mapping[tuple[str, str], Path]:
    """Map (set id, file name) to each file that may be fetched, by former ids too; what is not a key is not served."""
    return {
        (name, file.name): Path(card_set.folder) / file.name
        for card_set in sets
        for name in card_set.names
        for _, file in card_set.manifest.pictures
    }


def media_type(name: str) -> str:
    """Return the media type of a picture file by its name, which the format has already bounded."""
    return MEDIA_TYPES[name.rpartition(".")[2]]


def _in_language(texts: Mapping[str, Text], language: str) -> tuple[str, Text | None]:
    for wanted in (language, language.partition("-")[0], FALLBACK_LANGUAGE, *sorted(texts)):
        if wanted in texts:
            return wanted, texts[wanted]
    return "", None


def _picture(card_set: CardSet, files: Files) -> PublicPicture:
    small, large = files.small, files.large or files.small
    return PublicPicture(
        small=_address(card_set, small),
        small_width=small.width,
        small_height=small.height,
        large=_address(card_set, large),
        large_width=large.width,
        large_height=large.height,
    )


def _address(card_set: CardSet, file: PictureFile) -> str:
    return f"/sets/{card_set.id}/{file.name}"

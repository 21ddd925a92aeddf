"""Card sets: their format, loading them strictly, mixing them, and what of them a browser may have.

Needs no picture library: `moonhare.decks.checking`, `moonhare.decks.sheet` and `moonhare.decks.printing`, which decode
pictures, are imported by whoever wants them; and so is `moonhare.decks.library`, which needs an event loop.
"""

from moonhare.decks.errors import DeckError, ProblemCode
from moonhare.decks.hearing import Heard, read_clues
from moonhare.decks.loading import load_set, read_manifest
from moonhare.decks.manifest import Brief, Card, CardSet, CardTexts, Files, PictureFile, SetManifest
from moonhare.decks.mixing import card_id, cards_by_id, decks_by_name, mix, set_of
from moonhare.decks.public import (
    PublicCard,
    PublicManifest,
    PublicPicture,
    media_type,
    public_manifest,
    servable_files,
    set_title,
)
from moonhare.decks.shelf import Shelf, default_sets, find_sets

__all__ = [
    "Brief",
    "Card",
    "CardSet",
    "CardTexts",
    "DeckError",
    "Files",
    "Heard",
    "PictureFile",
    "ProblemCode",
    "PublicCard",
    "PublicManifest",
    "PublicPicture",
    "SetManifest",
    "Shelf",
    "card_id",
    "cards_by_id",
    "decks_by_name",
    "default_sets",
    "find_sets",
    "load_set",
    "media_type",
    "mix",
    "public_manifest",
    "read_clues",
    "read_manifest",
    "servable_files",
    "set_of",
    "set_title",
]

"""What can be chosen at a table, as HTTP tells it: editions with their settings, sets with their cards.

Owns the bodies of `/api/editions` and `/api/sets` and builds them. Knows no sockets and no tables.
"""

import typing
from collections.abc import Iterable
from typing import Any, Final, Literal

import msgspec

from moonhare.decks import CardSet, PublicManifest, public_manifest
from moonhare.rules.editions import EDITIONS, USUAL_EDITION, Edition, EditionId, resolve
from moonhare.rules.ids import CardId
from moonhare.rules.settings import GROUPS, MEDIA, NEEDS, Group, Need, Settings
from moonhare.server.examples import ExampleRound, example_of
from moonhare.server.messages import SettingValue

SAMPLE: Final = 5
"""Cards of a set that are shown where sets are chosen."""


class SettingInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A setting: what a control for it needs to know."""

    name: str
    group: Group
    """What it is about."""
    kind: Literal["switch", "number", "choice", "media", "cap"]
    """`number` and `cap` lie between `least` and `most`; a cap may also be null; `media` is a list of `values`."""
    least: int | None
    most: int | None
    values: tuple[str, ...]
    needs: Need | None
    """Without it this setting has nothing to say; null: it always has."""


class ExceptionInfo(msgspec.Struct, frozen=True, kw_only=True):
    """What an edition changes at some numbers of players."""

    players: tuple[int, ...]
    settings: dict[str, SettingValue]
    """The settings that differ, by name."""


class EditionInfo(msgspec.Struct, frozen=True, kw_only=True):
    """An edition, with its own settings at each number of players."""

    id: EditionId
    title: str
    summary: str
    players: tuple[int, ...]
    settings: Settings
    """Its own, but for the exceptions."""
    exceptions: tuple[ExceptionInfo, ...]
    settings_by_players: dict[str, Settings]
    """By the number of players, in digits."""
    example: ExampleRound | None
    """A round that nobody played, counted by these rules; null where six cannot play it."""


class EditionList(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/editions."""

    editions: tuple[EditionInfo, ...]
    """In the order in which they are offered."""
    usual: EditionId
    """The edition of a table that is opened without naming one."""
    settings: tuple[SettingInfo, ...]
    """In the order in which they are shown."""


class SetSummary(msgspec.Struct, frozen=True, kw_only=True):
    """A set of cards among others; addresses are paths on this server."""

    id: str
    title: str
    cards: int
    author: str
    licence: str
    cover: str
    back: str | None
    """Null: the product's own."""
    sample: tuple[str, ...]
    """Addresses of a few small pictures."""


class SetList(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/sets."""

    sets: tuple[SetSummary, ...]


class CardInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A card as a browser may know it."""

    id: CardId
    title: str
    description: str
    language: str
    """Of title and description; empty where there are none."""
    small: str
    large: str
    retired: bool
    """Dealt no more: a game or an album of earlier may still show it."""


class SetInfo(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/sets/ID: a set with all its cards, those that are dealt no more too: games go on with them."""

    id: str
    """The one that was asked for: by a former id of the set, its cards have the ids of the games of that time."""
    title: str
    back: str | None
    cards: tuple[CardInfo, ...]


def edition_list() -> EditionList:
    """Build what a lobby needs to know of editions and house rules."""
    return EditionList(editions=tuple(map(_edition, EDITIONS)), usual=USUAL_EDITION, settings=setting_infos())


def _edition(edition: Edition) -> EditionInfo:
    return EditionInfo(
        id=edition.id,
        title=edition.title,
        summary=edition.summary,
        players=edition.players,
        settings=edition.settings,
        exceptions=tuple(
            ExceptionInfo(players=players, settings=msgspec.convert(values, dict[str, SettingValue]))
            for players, values in edition.exceptions
        ),
        settings_by_players={str(number): resolve(edition, number) for number in edition.players},
        example=example_of(edition),
    )


def setting_infos() -> tuple[SettingInfo, ...]:
    """Describe every setting, read off its type."""
    kinds = {field.name: msgspec.inspect.type_info(field.type) for field in msgspec.structs.fields(Settings)}
    return tuple(_setting(name, group, kinds[name]) for group, names in GROUPS.items() for name in names)


def _setting(name: str, group: Group, kind: msgspec.inspect.Type) -> SettingInfo:
    def info(of: Literal["switch", "number", "choice", "media", "cap"], **facts: Any) -> SettingInfo:
        return msgspec.structs.replace(
            SettingInfo(name=name, group=group, kind=of, least=None, most=None, values=(), needs=NEEDS.get(name)),
            **facts,
        )

    if isinstance(kind, msgspec.inspect.BoolType):
        return info("switch")
    if isinstance(kind, msgspec.inspect.IntType):
        return info("number", least=kind.ge, most=kind.le)
    if isinstance(kind, msgspec.inspect.UnionType):
        number = next(one for one in kind.types if isinstance(one, msgspec.inspect.IntType))
        return info("cap", least=number.ge, most=number.le)
    if isinstance(kind, msgspec.inspect.LiteralType):
        # Not `kind.values`, which msgspec sorts: the order of the setting's own type is that of the controls.
        return info("choice", values=typing.get_args(Settings.__annotations__[name]))
    return info("media", values=MEDIA)


def set_list(sets: Iterable[CardSet], language: str) -> SetList:
    """Build the list of sets, titles in the language asked for where a set has it."""
    return SetList(sets=tuple(_summary(public_manifest(card_set, language)) for card_set in sets))


def _summary(manifest: PublicManifest) -> SetSummary:
    cards = [card for card in manifest.cards if not card.retired]
    step = max(1, len(cards) // SAMPLE)
    return SetSummary(
        id=manifest.id,
        title=manifest.title,
        cards=len(cards),
        author=manifest.author,
        licence=manifest.licence,
        cover=manifest.cover.small,
        back=manifest.back.small if manifest.back else None,
        sample=tuple(card.picture.small for card in cards[::step][:SAMPLE]),
    )


def set_info(card_set: CardSet, language: str, *, name: str) -> SetInfo:
    """Build a set's cards as named by one of its ids, texts in the language asked for where the set has them."""
    manifest = public_manifest(card_set, language, name=name)
    return SetInfo(
        id=manifest.id,
        title=manifest.title,
        back=manifest.back.small if manifest.back else None,
        cards=tuple(
            CardInfo(
                id=card.id,
                title=card.title,
                description=card.description,
                language=card.language,
                small=card.picture.small,
                large=card.picture.large,
                retired=card.retired,
            )
            for card in manifest.cards
        ),
    )

"""From a table's edition, house rules and sets to settings and a deck."""

from collections.abc import Iterable, Mapping

from moonhare.decks import set_of
from moonhare.rules.editions import resolve
from moonhare.rules.errors import Refusal
from moonhare.rules.ids import CardId
from moonhare.rules.settings import Settings
from moonhare.server.table.state import Table


def players_for(table: Table) -> int:
    """The number of people here, or the nearest that the edition is for."""
    return min(table.chosen_edition.players, key=lambda number: abs(number - len(table.members)))


def edition_settings(table: Table) -> Settings:
    """The edition's own settings for those who are here."""
    return resolve(table.chosen_edition, players_for(table))


def lobby_settings(table: Table) -> Settings:
    """The settings that a game started now would have."""
    return resolve(table.chosen_edition, players_for(table), dict(table.overrides))


Decks = Mapping[str, tuple[CardId, ...]]
"""The cards of each set that this server has, by the set's id and those that it had before."""


def sets_now(sets: Iterable[str], decks: Decks) -> tuple[str, ...]:
    """The ids that sets have now, ascending; one that this server does not have keeps its own."""
    return tuple(sorted({set_of(decks[name][0]) if name in decks else name for name in sets}))


def check_sets(sets: Iterable[str], decks: Decks) -> None:
    """Refuse ("set-unknown") a set that this server does not have, or has no longer."""
    for name in sets:
        if name not in decks:
            raise Refusal("set-unknown", f"There is no set of cards {name!r} on this server.", set=name)


def deck_of(table: Table, decks: Decks) -> tuple[CardId, ...]:
    """Mix the table's sets. Raises `Refusal` ("set-unknown") for one that this server has no longer."""
    check_sets(table.sets, decks)
    return tuple(sorted({card for name in table.sets for card in decks[name]}))

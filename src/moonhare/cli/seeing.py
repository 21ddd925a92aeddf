"""The company of a server whose host has set up a vision-language model: the usual players, and one that sees.

Which tables it plays at is decided here: those whose cards are all of sets whose pictures may be sent to the model.
"""

from typing import Final

import structlog

from moonhare.decks.library import Library
from moonhare.decks.slides import Slides
from moonhare.players import Player
from moonhare.players.seeing import Eyes, SeeingPlayer
from moonhare.rules.ids import CardId
from moonhare.server.bodies import PlayerInfo
from moonhare.server.live.company import Company, seed_of
from moonhare.server.messages import Key
from moonhare.server.seeing import Endpoint, Terms
from moonhare.server.setting_texts import words
from moonhare.server.table.state import Table

SEEING: Final = "seeing"
"""The player's name."""

log = structlog.get_logger(__name__)


class SeeingCompany:
    """The players of a house, and the one that sees."""

    def __init__(self, house: Company, library: Library, terms: Terms, sets: str) -> None:
        """Take the other players, the sets, the endpoint, and the sets besides the bundled ones that it may see."""
        self._house, self._library, self._terms = house, library, terms
        self._also = frozenset(words(sets))
        self._shelf = library.now
        self._slides = Slides(self._shelf.known, self._also)
        endpoint = Endpoint(terms)
        self._eyes = Eyes(pictures=self._picture, converse=endpoint.converse, seconds=terms.seconds, note=_note)

    @property
    def names(self) -> tuple[str, ...]:
        """The house's, then the one that sees."""
        return (*self._house.names, SEEING)

    def offers(self) -> tuple[PlayerInfo, ...]:
        """The same, with where its pictures and clues go."""
        names = tuple(sorted(self._shown().names))
        return (*self._house.offers(), PlayerInfo(name=SEEING, sends_to=self._terms.host, sets=names))

    def player(self, table: Table, key: Key) -> Player:
        """Who plays for a seat."""
        usual = self._house.player(table, key)
        if not self._sees(table, key):
            return usual
        player = SeeingPlayer(seed_of(table, key), table.language, self._eyes, usual)
        player.recall(table.told)
        return player

    def thinks(self, table: Table, key: Key) -> bool:
        """Whether a seat's player is asked ahead of time."""
        return self._sees(table, key) or self._house.thinks(table, key)

    def takes(self, table: Table, key: Key) -> tuple[float, float] | None:
        """From … to … seconds that a seat's player takes."""
        return self._eyes.takes if self._sees(table, key) else self._house.takes(table, key)

    def stand_in(self, table: Table, key: Key) -> Player:
        """Who plays at once where another player has not done so in time."""
        return self._house.stand_in(table, key)

    def why(self, table: Table, key: Key) -> str | None:
        """The one that sees says nothing: what it saw is not known here."""
        return None if self._sees(table, key) else self._house.why(table, key)

    def _sees(self, table: Table, key: Key) -> bool:
        member = table.member(key)
        asked = member is not None and member.kind == "computer" and member.player == SEEING
        return asked and self._shown().names.issuperset(table.sets)

    def _picture(self, card: CardId) -> bytes | None:
        return self._shown()(card)

    def _shown(self) -> Slides:
        if self._library.now is not self._shelf:
            # In this order: players look in threads, and none is to find what is new with what was shown before.
            shelf = self._library.now
            self._slides = Slides(shelf.known, self._also)
            self._shelf = shelf
        return self._slides


def _note(reason: str) -> None:
    log.warning("the usual player moves for the one that sees", reason=reason)

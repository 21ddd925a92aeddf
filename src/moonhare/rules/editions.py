"""The editions: named sets of settings and nothing else. An engine that asked for a name would be wrong."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, Literal

import msgspec
from msgspec.structs import replace

from moonhare.rules.errors import Refusal
from moonhare.rules.settings import Settings, override


class Edition(msgspec.Struct, frozen=True, kw_only=True):
    """An edition: who can play it and the settings it resolves to."""

    id: str
    title: str
    summary: str
    """One line, for the command line and the documents."""
    players: tuple[int, ...]
    """The numbers of players it is for, ascending."""
    settings: Settings
    exceptions: tuple[tuple[tuple[int, ...], dict[str, object]], ...] = ()
    """Values that differ at some numbers of players."""


STANDARD: Final = Edition(
    id="standard",
    title="Standard (2021)",
    summary="To 30 points. The best one to begin with.",
    players=(3, 4, 5, 6, 7, 8),
    settings=Settings(
        hand_size=6,
        cards_given=1,
        clue_from="hand",
        clue_media=("text", "said", "sung", "mimed"),
        teams=False,
        voters="others",
        votes=1,
        own_card_votable=False,
        red_vote=False,
        scoring="storyteller",
        points_storyteller=3,
        points_finder=3,
        points_all_or_none=2,
        points_vote_received=1,
        bonus_cap=None,
        points_single_vote=0,
        own_team_bonus=False,
        agreement_cap=5,
        pass_hands=False,
        reshuffle=True,
        end="score",
        target_score=30,
        turns_each=1,
        first_storyteller="announce",
    ),
    exceptions=(((3,), {"hand_size": 7, "cards_given": 2}),),
)

# Each of the others says what sets it apart.
CLASSIC: Final = Edition(
    id="classic",
    title="Classic (2013)",
    summary="The first rules: until the pile of cards is empty.",
    players=(3, 4, 5, 6),
    settings=replace(STANDARD.settings, clue_media=("text", "said"), reshuffle=False, end="pile", deck_size=84),
    exceptions=(((3,), {"hand_size": 7, "cards_given": 2, "points_storyteller": 4, "points_finder": 4}),),
)

ODYSSEY: Final = Edition(
    id="odyssey",
    title="Odyssey",
    summary="To 30 points; from seven players on, up to two votes each.",
    players=(3, 4, 5, 6, 7, 8, 9, 10, 11, 12),
    settings=replace(STANDARD.settings, clue_media=("text", "said"), bonus_cap=3),
    exceptions=(
        ((3,), {"hand_size": 7, "cards_given": 2}),
        ((7, 8, 9, 10, 11, 12), {"votes": 2, "points_single_vote": 1}),
    ),
)

ODYSSEY_PARTY: Final = Edition(
    id="odyssey-party",
    title="Odyssey: Party",
    summary="The clue comes first; everyone gives a card and votes, and agreement scores.",
    players=(6, 7, 8, 9, 10, 11, 12),
    settings=replace(
        ODYSSEY.settings,
        hand_size=5,
        clue_from="unseen",
        voters="all",
        own_card_votable=True,
        red_vote=True,
        scoring="agreement",
        pass_hands=True,
        end="turns",
    ),
)

ODYSSEY_TEAM: Final = Edition(
    id="odyssey-team",
    title="Odyssey: Team",
    summary="Pairs: one of two gives the card, the other has to find.",
    players=(6, 8, 10, 12),
    settings=replace(ODYSSEY.settings, hand_size=4, teams=True, end="turns"),
)

EDITIONS: Final[tuple[Edition, ...]] = (CLASSIC, STANDARD, ODYSSEY, ODYSSEY_PARTY, ODYSSEY_TEAM)

if TYPE_CHECKING:
    EditionId = str
else:
    EditionId = Literal[tuple(chosen.id for chosen in EDITIONS)]
"""The id of an edition, as it is read from outside: one of these."""

USUAL_EDITION: Final[EditionId] = STANDARD.id
"""The one that a table has until its host chooses."""


def edition(name: str) -> Edition:
    """Find an edition by its id. Raises `Refusal` ("edition-unknown")."""
    for candidate in EDITIONS:
        if candidate.id == name:
            return candidate
    names = ", ".join(e.id for e in EDITIONS)
    raise Refusal("edition-unknown", f"There is no edition {name!r}; the editions are {names}.", edition=name)


def check_players(chosen: Edition, players: int) -> None:
    """Refuse a number of players that the edition is not for ("edition-players")."""
    if players not in chosen.players:
        first, *between, last = chosen.players
        whole = last - first == len(between) + 1
        numbers = f"{first} to {last}" if whole else f"{', '.join(map(str, (first, *between)))} or {last}"
        raise Refusal(
            "edition-players",
            f"{chosen.title} is for {numbers} players, not {players!r}.",
            edition=chosen.id,
            players=players,
            allowed=chosen.players,
        )


def resolve(chosen: Edition, players: int, overrides: Mapping[str, object] | None = None) -> Settings:
    """Flatten an edition at a number of players, overrides winning, into the settings of a game.

    Where one vote is all that one has, none is worth a point for being single (R2).

    Says nothing of whether they can be played: `settings.check_playable` does. Raises `Refusal` for a
    number of players that is not the edition's, an unknown setting or a value out of range.
    """
    check_players(chosen, players)
    settings = chosen.settings
    for numbers, values in chosen.exceptions:
        if players in numbers:
            settings = override(settings, values)
    settings = override(settings, overrides or {})
    # R2: here and not where points are counted, so that a game is played to its end by the settings that it began with.
    return settings if settings.votes > 1 else replace(settings, points_single_vote=0)

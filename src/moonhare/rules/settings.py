"""Settings: everything about a game that a host may change, flat, and the combinations that can be played.

An edition is a named set of these values (`editions.py`); the engine reads settings and never an edition's name.
The table of settings stands in `docs/rules.md`.
"""

import re
from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal, get_args

import msgspec
from msgspec import Meta

from moonhare.rules.errors import Refusal
from moonhare.rules.values import allowed

Medium = Literal["text", "said", "sung", "mimed"]
MEDIA: Final[tuple[Medium, ...]] = ("text", "said", "sung", "mimed")
MOST_SLOTS: Final = 24
FEWEST_PLAYERS: Final = 3
MOST_PLAYERS: Final = 12
FEWEST_IN_TEAMS: Final = 6
"""Three pairs, the fewest that can guess."""

Points = Annotated[int, Meta(ge=0, le=10)]
FewPoints = Annotated[int, Meta(ge=0, le=5)]


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, gc=False):
    """The resolved settings of one game (`docs/rules.md`, "House rules and settings")."""

    # Games are stored with these: a field that comes later has a default, which means "as before".

    hand_size: Annotated[int, Meta(ge=3, le=12)]
    """Cards in hand at the start of a round."""
    cards_given: Annotated[int, Meta(ge=1, le=3)]
    """Cards that each but the storyteller gives (in teams: each other team); the storyteller always gives 1."""
    clue_from: Literal["hand", "unseen"]
    """`unseen`: the clue is said before seeing one's own hand, and is tied to no card (R5)."""
    clue_media: tuple[Medium, ...]
    """In the order of `MEDIA`, without doubles; all but `text` leave the clue's text free to be empty (R11)."""
    teams: bool
    voters: Literal["others", "all"]
    votes: Annotated[int, Meta(ge=1, le=3)]
    """The most votes that one may cast, on different cards."""
    own_card_votable: bool
    red_vote: bool
    scoring: Literal["storyteller", "agreement"]
    points_storyteller: Points
    points_finder: Points
    points_all_or_none: Points
    points_vote_received: FewPoints
    bonus_cap: Annotated[int, Meta(ge=0, le=20)] | None
    """The most points for votes on one's cards, a round; in teams a team's. None: no cap."""
    points_single_vote: FewPoints
    own_team_bonus: bool
    """Whether a vote for one's own team's card pays the bonus (R6)."""
    agreement_cap: Annotated[int, Meta(ge=2, le=12)] | None
    pass_hands: bool
    reshuffle: bool
    end: Literal["pile", "score", "turns"]
    target_score: Annotated[int, Meta(ge=1, le=200)]
    turns_each: Annotated[int, Meta(ge=1, le=10)]
    first_storyteller: Literal["announce", "random", "host"]
    """`random`: drawn by lot; `host`: the host tells first."""
    clue_words: Annotated[int, Meta(ge=1, le=20)] | None = None
    """The most words of a clue (`words.py`), for those who play in a language that they learn. None: any number."""
    whisper: bool = False
    """Whether partners may talk unheard (R7)."""
    deck_size: Annotated[int, Meta(ge=20, le=1000)] | None = None
    """The most cards of a game: where the sets chosen have more, so many are drawn from all of them (R3). None: all."""


SETTING_NAMES: Final[tuple[str, ...]] = Settings.__struct_fields__


class Need(msgspec.Struct, frozen=True, kw_only=True):
    """The value that another setting must have."""

    setting: str
    value: str | bool | int
    or_more: bool = False
    """Whether a greater number does as well."""


_STORYTELLER_SCORES: Final = Need(setting="scoring", value="storyteller")
NEEDS: Final[Mapping[str, Need]] = {
    "points_storyteller": _STORYTELLER_SCORES,
    "points_finder": _STORYTELLER_SCORES,
    "points_all_or_none": _STORYTELLER_SCORES,
    "points_vote_received": _STORYTELLER_SCORES,
    "bonus_cap": _STORYTELLER_SCORES,
    "points_single_vote": Need(setting="votes", value=2, or_more=True),
    "own_team_bonus": Need(setting="teams", value=True),
    "whisper": Need(setting="teams", value=True),
    "agreement_cap": Need(setting="scoring", value="agreement"),
    "target_score": Need(setting="end", value="score"),
    "turns_each": Need(setting="end", value="turns"),
}
"""The settings that have nothing to say until another one has a certain value."""

Group = Literal["end", "clue", "cards", "votes", "points"]
GROUPS: Final[Mapping[Group, tuple[str, ...]]] = {
    "end": ("end", "target_score", "turns_each"),
    "clue": ("first_storyteller", "clue_from", "clue_media", "clue_words"),
    "cards": ("deck_size", "hand_size", "cards_given", "reshuffle", "pass_hands"),
    "votes": ("teams", "whisper", "voters", "votes", "own_card_votable", "red_vote"),
    "points": (
        "scoring",
        "points_storyteller",
        "points_finder",
        "points_all_or_none",
        "points_vote_received",
        "bonus_cap",
        "points_single_vote",
        "own_team_bonus",
        "agreement_cap",
    ),
}
"""Every setting once, by what it is about, in the order in which they are shown."""
_SWITCHES: Final = frozenset(f.name for f in msgspec.structs.fields(Settings) if f.type is bool)
_CAPS: Final = frozenset(f.name for f in msgspec.structs.fields(Settings) if type(None) in get_args(f.type))
_WHOLE_NUMBER: Final = re.compile(r"-?[0-9]{1,9}")


def normalise(name: str, value: object) -> object:
    """Read the words of the settings' table: `on`, `off` for switches, `none` for caps, media in order.

    Raises `Refusal` ("setting-unknown") for a name that is no setting, ("setting-invalid") for media twice.
    """
    if name not in SETTING_NAMES:
        raise Refusal(
            "setting-unknown",
            f"There is no setting {name!r}; the settings are {', '.join(SETTING_NAMES)}.",
            setting=name,
        )
    if name in _SWITCHES and value in ("on", "off"):
        return value == "on"
    if name in _CAPS and value == "none":
        return None
    if name == "clue_media" and isinstance(value, list | tuple):
        if len(set(map(str, value))) != len(value):
            raise Refusal(
                "setting-invalid",
                "clue_media names a medium twice.",
                setting=name,
                expected="each medium once",
            )
        if all(medium in MEDIA for medium in value):
            return [medium for medium in MEDIA if medium in value]
    return value


def parse_setting(text: str) -> tuple[str, object]:
    """Read `name=value` as the command line has it.

    >>> parse_setting("votes=2"), parse_setting("teams=on"), parse_setting("bonus_cap=none")
    (('votes', 2), ('teams', True), ('bonus_cap', None))
    >>> parse_setting("clue_media=sung,text")
    ('clue_media', ['text', 'sung'])

    Raises `Refusal` ("setting-malformed", "setting-unknown", "setting-invalid").
    """
    name, equals, raw = text.partition("=")
    name, raw = name.strip(), raw.strip()
    if not equals or not name or not raw:
        raise Refusal("setting-malformed", f"Expected name=value, got {text!r}.", setting=name)
    value: object = raw
    if name == "clue_media":
        value = [medium.strip() for medium in raw.split(",") if medium.strip()]
    elif raw in ("true", "false"):
        value = raw == "true"
    elif _WHOLE_NUMBER.fullmatch(raw):
        value = int(raw)
    return name, normalise(name, value)


def override(base: Settings, overrides: Mapping[str, object]) -> Settings:
    """Lay overrides over resolved settings, each value checked for its type and range.

    Raises `Refusal` ("setting-unknown", "setting-invalid").
    """
    if not overrides:
        return base
    values: dict[str, Any] = msgspec.to_builtins(base)
    for name, value in overrides.items():
        values[name] = normalise(name, value)
        try:
            msgspec.convert(values, Settings)
        except msgspec.ValidationError:
            expected = allowed(next(field.type for field in msgspec.structs.fields(Settings) if field.name == name))
            # As people write it, and as JSON has it.
            only = f"on or off, in JSON {expected}" if name in _SWITCHES else expected
            raise Refusal(
                "setting-invalid", f"{name} cannot be {value!r}, only {only}.", setting=name, expected=expected
            ) from None
    return msgspec.convert(values, Settings)


def cards_a_round(settings: Settings, players: int) -> int:
    """How many cards lie on the table in a round.

    >>> from moonhare.rules.editions import STANDARD, resolve
    >>> cards_a_round(resolve(STANDARD, 3), 3), cards_a_round(resolve(STANDARD, 6), 6)
    (5, 6)
    """
    givers = players // 2 - 1 if settings.teams else players - 1
    return 1 + givers * settings.cards_given


def cards_in_play(settings: Settings, deck: int) -> int:
    """How many cards a game has, where the sets chosen have `deck` together.

    >>> from moonhare.rules.editions import CLASSIC, STANDARD
    >>> cards_in_play(CLASSIC.settings, 168), cards_in_play(CLASSIC.settings, 60), cards_in_play(STANDARD.settings, 168)
    (84, 60, 168)
    """
    return deck if settings.deck_size is None else min(deck, settings.deck_size)


def votable_cards(settings: Settings, players: int) -> int:
    """How many of the table's cards a voter may vote for, at the least."""
    laid_out = cards_a_round(settings, players)
    # R6: a voting partner does not know the own team's card, so every card is open to them.
    return laid_out if settings.own_card_votable or settings.teams else laid_out - settings.cards_given


def check_playable(settings: Settings, *, players: int, deck: int) -> None:
    """Refuse a combination of settings, players and deck (the cards of all sets chosen) that cannot be played.

    Raises `Refusal` with one of the codes below and a sentence that gives the reason.
    """
    _check_people(settings, players)
    _check_kinds(settings)
    _check_cards(settings, players, cards_in_play(settings, deck))


def _check_people(settings: Settings, players: int) -> None:
    if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        raise Refusal(
            "players-out-of-range",
            f"{players} cannot play: the game is for {FEWEST_PLAYERS} to {MOST_PLAYERS} players.",
            players=players,
            least=FEWEST_PLAYERS,
            most=MOST_PLAYERS,
        )
    if settings.teams and (players % 2 or players < FEWEST_IN_TEAMS):
        raise Refusal(
            "teams-need-pairs",
            f"{players} players cannot make teams: teams are pairs, three of them at least.",
            players=players,
        )


def _check_kinds(settings: Settings) -> None:
    """Refuse kinds of clue, vote and scoring that contradict each other."""
    agreement, unseen = settings.scoring == "agreement", settings.clue_from == "unseen"
    everyone = settings.voters == "all"
    rules: tuple[tuple[bool, str, str], ...] = (
        (not settings.clue_media, "media-missing", "At least one way to give a clue is needed."),
        (
            agreement and not settings.own_card_votable,
            "agreement-needs-own-card",
            "Scoring by agreement needs votes for one's own card to be allowed.",
        ),
        (
            unseen and not agreement,
            "unseen-needs-agreement",
            "A clue told before seeing the hand belongs to no card, so only scoring by agreement fits it.",
        ),
        (
            everyone and not agreement,
            "all-vote-needs-agreement",
            "The storyteller knows the card to be found, so all can vote only where agreement scores.",
        ),
        (
            not agreement and settings.own_card_votable,
            "own-card-needs-agreement",
            "A vote for one's own card would be a sure point; it fits scoring by agreement only.",
        ),
        (
            settings.red_vote and not (agreement and everyone),
            "red-vote-needs-agreement",
            "The red vote needs scoring by agreement and a storyteller who votes.",
        ),
        (
            agreement and settings.votes > 1,
            "agreement-needs-one-vote",
            "Scoring by agreement counts one vote a player.",
        ),
        (
            settings.teams and (agreement or unseen or everyone),
            "teams-need-storyteller-scoring",
            "In teams a clue belongs to a card of the storyteller, and the givers' partners look for it.",
        ),
        (
            settings.own_team_bonus and not settings.teams,
            "own-team-bonus-needs-teams",
            "A bonus for the own team's vote needs teams.",
        ),
        (
            settings.end == "pile" and settings.reshuffle,
            "pile-end-needs-no-reshuffle",
            "A pile that is shuffled anew never ends: until the pile is empty needs no reshuffling.",
        ),
        (
            settings.end == "score" and not _anybody_can_score(settings),
            "score-end-needs-points",
            "Nobody could ever get a point, so nobody would reach the score that ends the game.",
        ),
    )
    for broken, code, sentence in rules:
        if broken:
            raise Refusal(code, sentence)


def _anybody_can_score(settings: Settings) -> bool:
    """Whether any round can bring anybody a point."""
    if settings.scoring == "agreement":
        return True
    bonus = settings.points_vote_received if settings.bonus_cap != 0 else 0
    return any(
        (
            settings.points_storyteller,
            settings.points_finder,
            settings.points_all_or_none,
            settings.points_single_vote,
            bonus,
        )
    )


def _check_cards(settings: Settings, players: int, deck: int) -> None:
    if settings.cards_given > settings.hand_size:
        raise Refusal(
            "gives-more-than-hand",
            f"{settings.cards_given} cards cannot be given from a hand of {settings.hand_size}.",
            given=settings.cards_given,
            hand=settings.hand_size,
        )
    laid_out = cards_a_round(settings, players)
    if laid_out > MOST_SLOTS:
        raise Refusal(
            "more-cards-than-slots",
            f"{laid_out} cards would lie on the table, and there are {MOST_SLOTS} slots.",
            cards=laid_out,
            slots=MOST_SLOTS,
        )
    votable = votable_cards(settings, players)
    if settings.votes >= votable:
        raise Refusal(
            "votes-for-every-card",
            f"{settings.votes} votes each are too many: there are only {votable} cards to vote for.",
            votes=settings.votes,
            cards=votable,
        )
    needed = players * settings.hand_size + laid_out
    if deck < needed:
        raise Refusal(
            "deck-too-small",
            f"{deck} cards are too few: the first deal and one round need {needed}.",
            deck=deck,
            needed=needed,
        )

"""The referee: rounds of cardboard told as JSON, counted as in `docs/rules.md`, or refused by seat and rule."""

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from moonhare.arena import simulate
from moonhare.players import PhraseBook
from moonhare.rules.editions import EDITIONS
from moonhare.rules.errors import Refusal
from moonhare.rules.events import AnyEvent, GameStarted, RoundScored
from moonhare.rules.log import Header, Log, replay_log
from moonhare.rules.referee import Verdict, referee

SIX = ["Pink", "Blue", "Green", "Red", "Violet", "Yellow"]


def told(**changes: Any) -> dict[str, Any]:
    """The round of the worked example of 2021; `changes` replace keys, `None` takes one away."""
    sheet: dict[str, Any] = {
        "edition": "standard",
        "seats": SIX,
        "storyteller": "Pink",
        "cards": [{"slot": slot, "owner": owner} for slot, owner in enumerate(SIX, start=1)],
        "votes": {"Blue": [1], "Green": [1], "Red": [5], "Violet": [2], "Yellow": [2]},
    }
    sheet.update(changes)
    return {key: value for key, value in sheet.items() if value is not None}


def three(edition: str, **changes: Any) -> dict[str, Any]:
    """The round of three players: A tells, B finds, C votes for one of B's two cards."""
    sheet = {
        "edition": edition,
        "seats": ["A", "B", "C"],
        "storyteller": "A",
        "cards": [{"slot": slot, "owner": owner} for slot, owner in enumerate("BCABC", start=1)],
        "votes": {"B": [3], "C": [4]},
    }
    return sheet | changes


def party(**changes: Any) -> dict[str, Any]:
    """Party, nine seats: six on card 3 (capped), two on card 2 under the red vote, one alone."""
    seats = ["Teller", "B", "C", "D", "E", "Sebastião", "Constança", "Matilde", "Mafalda"]
    sheet: dict[str, Any] = {
        "edition": "odyssey-party",
        "seats": seats,
        "storyteller": "Teller",
        "cards": [{"slot": slot, "owner": owner} for slot, owner in enumerate(seats, start=1)],
        "votes": {name: [3] for name in seats[:6]} | {"Constança": [2], "Matilde": [2], "Mafalda": [9]},
        "red_vote": 2,
    }
    sheet.update(changes)
    return {key: value for key, value in sheet.items() if value is not None}


def teams(**changes: Any) -> dict[str, Any]:
    """Team, eight players, pairs A-E, B-F, C-G, D-H: the worked example."""
    sheet = {
        "edition": "odyssey-team",
        "seats": list("ABCDEFGH"),
        "storyteller": "A",
        "cards": [{"slot": slot, "owner": owner} for slot, owner in enumerate("ABCD", start=1)],
        "votes": {"F": [1], "G": [3], "H": [2]},
    }
    return sheet | changes


def verdict(sheet: dict[str, Any]) -> Verdict:
    return referee(json.dumps(sheet))


def tried(sheet: dict[str, Any]) -> Verdict | Refusal:
    try:
        return verdict(sheet)
    except Refusal as refused:
        return refused


def refusal(sheet: dict[str, Any]) -> Refusal:
    refused = tried(sheet)
    assert isinstance(refused, Refusal)
    return refused


def test_standard_six_players_worked_example() -> None:
    result = verdict(told())
    assert result.points == {"Pink": 3, "Blue": 5, "Green": 3, "Red": 0, "Violet": 1, "Yellow": 0}
    assert [(line.seat, line.points, line.reason) for line in result.lines] == [
        ("Pink", 3, "some-found"),
        ("Blue", 3, "found"),
        ("Green", 3, "found"),
        ("Blue", 2, "votes-received"),
        ("Violet", 1, "votes-received"),
    ]


def test_classic_five_players_worked_example() -> None:
    sheet = {
        "edition": "classic",
        "seats": ["Luca", "Massimo", "Denise", "Marco", "Marta"],
        "storyteller": "Luca",
        "cards": [
            {"slot": 4, "owner": "Luca"},
            {"slot": 1, "owner": "Denise"},
            {"slot": 3, "owner": "Massimo"},
            {"slot": 2, "owner": "Marco"},
            {"slot": 5, "owner": "Marta"},
        ],
        "votes": {"Denise": [4], "Massimo": [1], "Marco": [1], "Marta": [3]},
    }
    assert verdict(sheet).points == {"Luca": 3, "Massimo": 1, "Denise": 5, "Marco": 0, "Marta": 0}


@pytest.mark.parametrize(
    ("edition", "points"), [("classic", (4, 5, 0)), ("standard", (3, 4, 0)), ("odyssey", (3, 4, 0))]
)
def test_three_players_where_each_guesser_owns_two_cards(edition: str, points: tuple[int, ...]) -> None:
    assert tuple(verdict(three(edition)).points.values()) == points


def test_odyssey_seven_players_one_or_two_votes() -> None:
    sheet = {
        "edition": "odyssey",
        "seats": list("ABCDEFG"),
        "storyteller": "A",
        "cards": [{"slot": slot, "owner": owner} for slot, owner in enumerate("ABCDEFG", start=1)],
        "votes": {"B": [1]} | {name: [2, 1] for name in "CDEFG"},
    }
    assert verdict(sheet).points == {"A": 0, "B": 6} | dict.fromkeys("CDEFG", 2)


def test_party_same_image_capped_red_and_alone() -> None:
    result = verdict(party())
    assert result.points == dict.fromkeys(party()["seats"][:6], 5) | {"Constança": 0, "Matilde": 0, "Mafalda": 0}
    assert {line.reason for line in result.lines} == {"same-image"}


def test_team_points_belong_to_both_partners() -> None:
    result = verdict(teams())
    assert result.points == {"A": 3, "B": 4, "C": 0, "D": 0, "E": 3, "F": 4, "G": 0, "H": 0}
    assert [(line.seat, line.points, line.reason) for line in result.lines] == [
        ("A", 3, "some-found"),
        ("F", 3, "found"),
        ("B", 1, "votes-received"),
    ]


def test_team_answer_has_exactly_the_documented_keys() -> None:
    answer = json.loads(msgspec.json.encode(verdict(teams())))
    assert list(answer) == ["points", "lines", "teams"]
    assert answer["teams"] == [
        {"seats": ["A", "E"], "points": 3},
        {"seats": ["B", "F"], "points": 4},
        {"seats": ["C", "G"], "points": 0},
        {"seats": ["D", "H"], "points": 0},
    ]


def test_answer_without_teams_has_no_such_key_and_keeps_the_table_order() -> None:
    answer = json.loads(msgspec.json.encode(verdict(told())))
    assert list(answer) == ["points", "lines"]
    assert list(answer["points"]) == SIX
    assert answer["lines"][0] == {"seat": "Pink", "points": 3, "reason": "some-found"}


def test_settings_override_the_edition() -> None:
    settings = {"points_storyteller": 7, "bonus_cap": 1, "clue_media": ["text"], "reshuffle": "on"}
    assert verdict(told(settings=settings)).points == {
        "Pink": 7, "Blue": 4, "Green": 3, "Red": 0, "Violet": 1, "Yellow": 0,
    }  # fmt: skip


def test_one_vote_each_by_a_house_rule_takes_the_single_vote_point_of_odyssey_away() -> None:
    """R2: it is for one vote where two were allowed."""
    seats = list("ABCDEFG")
    sheet = {
        "edition": "odyssey",
        "seats": seats,
        "storyteller": "A",
        "cards": [{"slot": slot, "owner": owner} for slot, owner in enumerate(seats, start=1)],
        "votes": {"B": [1]} | {name: [2] for name in "CDEFG"},
    }
    assert verdict(sheet).points["B"] == 3 + 1 + 3
    assert verdict(sheet | {"settings": {"votes": 1}}).points["B"] == 3 + 3


def test_red_vote_is_read_wherever_the_settings_have_one() -> None:
    without = {"red_vote": False}
    assert verdict(party(settings=without, red_vote=None)).points["Matilde"] == 2


def test_teams_may_be_a_house_rule_of_any_edition_that_seats_pairs() -> None:
    sheet = teams(edition="odyssey", settings={"teams": "on", "votes": 1})
    assert verdict(sheet).points["B"] == 4


def test_partners_may_give_crosswise() -> None:
    # C's partner G gave for the team, so C votes.
    cards = [{"slot": slot, "owner": owner} for slot, owner in enumerate("ABGD", start=1)]
    result = verdict(teams(cards=cards, votes={"C": [1], "F": [4], "H": [4]}))
    assert result.points == {"A": 3, "B": 0, "C": 3, "D": 1, "E": 3, "F": 0, "G": 3, "H": 1}


CARDS = told()["cards"]


@pytest.mark.parametrize(
    ("sheet", "code", "words"),
    [
        # common sense, in the order in which it is looked at
        (told(edition="modern"), "edition-unknown", ["modern"]),
        (told(seats=[*SIX[:5], "Pink"]), "name-twice", ["Pink", "twice"]),
        (told(seats=[*SIX[:5], ""]), "name-malformed", ["''"]),
        (told(seats=[*SIX[:5], " Yellow"]), "name-malformed", ["' Yellow'"]),
        (told(seats=[]), "edition-players", ["not 0"]),
        (told(seats=["Pink"]), "edition-players", ["not 1"]),
        (told(edition="classic", seats=[*SIX, "Grey"]), "edition-players", ["Classic", "not 7"]),
        (told(settings={"luck": 3}), "setting-unknown", ["luck"]),
        (told(settings={"votes": 9}), "setting-invalid", ["votes", "9"]),
        (told(settings={"votes": "2"}), "setting-invalid", ["votes"]),
        (told(settings={"votes": [2]}), "setting-invalid", ["votes"]),
        (told(settings={"clue_media": ["text", "text"]}), "setting-invalid", ["clue_media"]),
        (told(settings={"own_card_votable": True}), "own-card-needs-agreement", ["own card"]),
        (told(settings={"cards_given": 3, "hand_size": 3, "votes": 1}), "wrong-number-of-cards", ["Blue", "3"]),
        (told(storyteller="Grey"), "seat-unknown", ["Grey", "storyteller"]),
        # the cards
        (told(cards=[*CARDS[:5], {"slot": 6, "owner": "Grey"}]), "seat-unknown", ["Grey", "owner"]),
        (told(cards=[*CARDS[:5], {"slot": 5, "owner": "Yellow"}]), "slot-taken", ["Slot 5", "Violet", "Yellow"]),
        (told(cards=[*CARDS[:5], {"slot": 7, "owner": "Yellow"}]), "slot-empty", ["Slot 6", "Yellow", "slot 7"]),
        (told(cards=[]), "wrong-number-of-cards", ["Pink", "0", "storyteller"]),
        (told(cards=CARDS[:5]), "wrong-number-of-cards", ["Yellow", "0"]),
        (told(cards=[*CARDS, {"slot": 7, "owner": "Red"}]), "wrong-number-of-cards", ["Red", "2"]),
        (told(cards=[*CARDS, {"slot": 7, "owner": "Pink"}]), "wrong-number-of-cards", ["Pink", "2", "storyteller"]),
        (three("standard", cards=[{"slot": s, "owner": o} for s, o in enumerate("BCABA", start=1)]),
         "wrong-number-of-cards", ["A", "2"]),
        # the votes
        (told(votes=told()["votes"] | {"Pink": [2]}), "does-not-vote", ["Pink", "storyteller"]),
        (told(votes=told()["votes"] | {"Grey": [2]}), "seat-unknown", ["Grey", "voter"]),
        (told(votes={k: v for k, v in told()["votes"].items() if k != "Red"}), "vote-missing", ["Red", "R10"]),
        (told(votes=told()["votes"] | {"Red": []}), "vote-missing", ["Red"]),
        (told(votes=told()["votes"] | {"Red": [1, 2]}), "too-many-votes", ["Red", "2", "1"]),
        (told(settings={"votes": 2}, votes=told()["votes"] | {"Red": [1, 1]}), "slot-twice", ["Red", "twice"]),
        (told(votes=told()["votes"] | {"Red": [7]}), "no-such-slot", ["Red", "7", "1 to 6"]),
        (told(votes=told()["votes"] | {"Red": [4]}), "own-card", ["Red", "4", "own"]),
        (told(settings={"votes": 2}, votes=told()["votes"] | {"Red": [1, 4]}), "own-card", ["Red", "4"]),
        (three("standard", votes={"B": [4], "C": [4]}), "own-card", ["B", "4"]),
        (told(red_vote=2), "red-vote-not-yours", ["Pink", "red"]),
        # Party
        (party(red_vote=None), "red-vote-missing", ["Teller", "red", "R12"]),
        (party(red_vote=10), "no-such-slot", ["Teller", "10"]),
        (party(votes={k: v for k, v in party()["votes"].items() if k != "Teller"}), "vote-missing", ["Teller"]),
        # Team
        (teams(seats=list("ABCDEFG")), "edition-players", ["not 7"]),
        (teams(votes={"F": [1], "G": [3], "H": [2], "B": [1]}), "does-not-vote", ["B", "gave"]),
        (teams(votes={"F": [1], "G": [3], "H": [2], "E": [1]}), "does-not-vote", ["E", "partner"]),
        (teams(votes={"F": [1], "G": [3], "H": [2], "A": [1]}), "does-not-vote", ["A", "storyteller"]),
        (teams(votes={"F": [1], "G": [3]}), "vote-missing", ["H"]),
        (teams(cards=[{"slot": s, "owner": o} for s, o in enumerate("ABCE", start=1)]), "wrong-number-of-cards", ["D"]),
        (teams(cards=[{"slot": s, "owner": o} for s, o in enumerate("ABCDE", start=1)]), "gives-nothing", ["E"]),
        (teams(cards=[{"slot": s, "owner": o} for s, o in enumerate("ABCDH", start=1)]), "partner-gave", ["D", "H"]),
    ],
)  # fmt: skip
def test_what_cannot_have_happened_is_refused_by_seat_and_rule(
    sheet: dict[str, Any], code: str, words: list[str]
) -> None:
    refused = refusal(sheet)
    assert refused.code == code
    assert all(word in refused.message for word in words), refused.message


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "not-json"),
        (b"{", "not-json"),
        (b"NaN", "not-json"),
        (b"[" * 100_000, "not-json"),
        (b'{"edition": "\xff"}', "not-utf-8"),
        (b'{"edition": "\\ud800"}', "not-json"),
        (b'{"edition": "classic", "edition": "standard"}', "key-twice"),
        (b'{"votes": {"Bo": [1], "Bo": [2]}}', "key-twice"),
        (b"[]", "malformed"),
        (b"null", "malformed"),
        (json.dumps(told(extra=1)).encode(), "malformed"),
        (json.dumps(told(votes=[])).encode(), "malformed"),
        (json.dumps(told(storyteller=None)).encode(), "malformed"),
        (json.dumps(told(votes={"Blue": 1})).encode(), "malformed"),
        (json.dumps(told(votes={"Blue": ["1"]})).encode(), "malformed"),
        (json.dumps(told(votes={"Blue": [0]})).encode(), "malformed"),
        (json.dumps(told(votes={"Blue": [1.5]})).encode(), "malformed"),
        (json.dumps(told(votes={"Blue": [True]})).encode(), "malformed"),
        (json.dumps(told(cards=[{"slot": 1, "owner": "Pink", "name": "x"}])).encode(), "malformed"),
        (json.dumps(told(cards=[{"slot": 25, "owner": "Pink"}])).encode(), "malformed"),
        (json.dumps(told() | {"red_vote": None}).encode(), "malformed"),
        (json.dumps(told(seats=["x" * 61, *SIX])).encode(), "malformed"),
    ],
)
def test_what_is_no_round_at_all_is_refused(data: bytes, code: str) -> None:
    with pytest.raises(Refusal) as caught:
        referee(data)
    assert caught.value.code == code


@pytest.mark.parametrize("votes", [4, "4", [0], [25], [True], None])
def test_votes_that_are_no_list_of_slots_are_refused_by_their_seat(votes: object) -> None:
    with pytest.raises(Refusal) as caught:
        referee(json.dumps(told(votes={"Blue": [1], "Red": votes})))
    assert caught.value.code == "malformed"
    assert caught.value.message.startswith("The votes of Red have to be a list of slots, each a whole number")
    assert caught.value.arguments["seat"] == "Red"


def test_the_referee_counts_like_a_game() -> None:
    """Rounds that simple players play score alike at the screen and on cardboard, in every edition."""
    compared = 0
    for edition in EDITIONS:
        for players in edition.players:
            kept: list[tuple[AnyEvent, ...]] = []
            book = PhraseBook({}, ("A clue",))
            simulate(edition, players=players, games=1, seed=players, clues=book, keep_log=kept.append)
            first = kept[0][0]
            assert isinstance(first, GameStarted)
            header = Header(edition=edition.id, settings=first.settings, players=players)
            for moment in replay_log(Log(header=header, events=kept[0])):
                outcome = moment.game.last
                if not isinstance(moment.event, RoundScored) or outcome is None:
                    continue
                red = next((b.red for b in outcome.ballots if b is not None and b.red is not None), None)
                sheet = {
                    "edition": edition.id,
                    "seats": [f"P{seat}" for seat in range(players)],
                    "storyteller": f"P{outcome.storyteller}",
                    "cards": [{"slot": n, "owner": f"P{o}"} for n, o in enumerate(outcome.owners, start=1)],
                    "votes": {f"P{s}": b.slots for s, b in enumerate(outcome.ballots) if b is not None},
                } | ({} if red is None else {"red_vote": red})
                result = verdict(sheet)
                won = [after - before for before, after in zip(outcome.before, outcome.after, strict=True)]
                assert list(result.points.values()) == won
                assert len(result.lines) == len(outcome.lines)
                compared += 1
    assert compared > 200


NAMES = st.sampled_from(["A", "B", "C", "D", "E", "F", "G", ""])
SLOTS = st.integers(0, 8)
SHEETS = st.fixed_dictionaries(
    {
        "edition": st.sampled_from([e.id for e in EDITIONS]),
        "seats": st.one_of(st.integers(0, 8).map(lambda n: list("ABCDEFGH"[:n])), st.lists(NAMES, max_size=8)),
        "storyteller": NAMES,
        "cards": st.one_of(
            st.permutations("ABCDEF").map(lambda o: [{"slot": n, "owner": w} for n, w in enumerate(o, start=1)]),
            st.lists(st.fixed_dictionaries({"slot": SLOTS, "owner": NAMES}), max_size=8),
        ),
        "votes": st.dictionaries(NAMES, st.lists(SLOTS, max_size=3), max_size=8),
    },
    optional={"red_vote": SLOTS, "settings": st.dictionaries(st.sampled_from(["teams", "votes"]), st.booleans())},
)


@given(SHEETS)
def test_whatever_is_told_is_either_counted_or_refused(sheet: dict[str, Any]) -> None:
    result = tried(sheet)
    if isinstance(result, Refusal):
        assert result.message.endswith(".")
        return
    assert list(result.points) == sheet["seats"]
    paid = sum(line.points for line in result.lines) * (2 if result.teams else 1)
    assert sum(result.points.values()) == paid

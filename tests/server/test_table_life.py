"""The life of a table, pure: who may do what when, names and symbols, seats, house rules, why no game can start."""

import random
import typing
from typing import Any

import msgspec
import pytest

from moonhare.rules.commands import SeatCommand
from moonhare.rules.editions import EDITIONS
from moonhare.rules.errors import Refusal
from moonhare.rules.legal import commands
from moonhare.rules.reading import members, tag_of
from moonhare.rules.state import Telling
from moonhare.rules.views import view_for
from moonhare.server import bodies
from moonhare.server import messages as m
from moonhare.server.table.around import Around, Events
from moonhare.server.table.deciding import ALWAYS, DECISIONS, IN_GAME, decide, in_game, open_table
from moonhare.server.table.events import AnyTableEvent, decode, encode
from moonhare.server.table.evolving import apply, replay
from moonhare.server.table.seating import sit
from moonhare.server.table.state import Table
from moonhare.server.table.viewing import NOBODY, problem_of, table_card, table_public
from tests.server.worlds import DECKS


def plainest(table: Table, key: m.Key, around: Around, away: tuple[m.Key, ...]) -> Events:
    """What comes first of all that a seat may do."""
    assert table.game is not None
    return in_game(table, key, next(commands(view_for(table.game, table.seat(key)))), around)


AROUND = Around(decks=DECKS, rng=random.Random(7), act=plainest)

EXAMPLES: dict[str, dict[str, Any]] = {
    "rename": {"name": "Zoe"},
    "choose-symbol": {"symbol": "anchor"},
    "wish-edition": {"edition": "odyssey-party"},
    "remove-seat": {"key": 2},
    "order-seats": {"keys": [3, 1, 2]},
    "pass-host": {"key": 2},
    "choose-edition": {"edition": "classic"},
    "change-setting": {"setting": "votes", "value": 2},
    "choose-sets": {"sets": ["more"]},
    "tell-clue": {"text": "Once"},
    "name-giver": {"giver": 0},
    "give-cards": {"cards": ["full:01"]},
    "cast-votes": {"slots": [1]},
    "act-for": {"key": 2},
    "choose-time": {"pace": "brisk"},
    "choose-whys": {"on": True},
    "pause-time": {"paused": True},
    "answer-screen": {"screen": 4711, "shown": True},
    "let-in": {"key": 9},
    "hand-seat": {"key": 9},
    "turn-away": {"key": 9},
    "open-door": {"open": True},
    "restore-seat": {"key": 2},
    "keep-out": {"key": 2},
    "let-back": {"key": 2},
}


def command(tag: str, /, **facts: Any) -> m.TableCommand:
    made: m.TableCommand = msgspec.convert(
        {"type": tag, **(facts or EXAMPLES.get(tag, {}))},
        m.TableCommand,
    )
    return made


def table(persons: int = 3, **wish: Any) -> Table:
    """A lobby with persons Ana (host), Bo, Cy …"""
    opened, _ = open_table(
        bodies.OpenTable(name="Ana", **wish), code="LUMO-0001", seed=1, sets=("full",), around=AROUND
    )
    for name in ("Bo", "Cy", "Di", "Ed", "Flo", "Gus B", "Hal", "Ida", "Jo", "Kai", "Lea")[: persons - 1]:
        opened = apply(opened, sit(opened, name, None))
    return opened


def do(now: Table, key: int, tag: str, /, **facts: Any) -> Table:
    events = decide(now, key, command(tag, **facts), AROUND)
    assert events, "each accepted command makes at least one event"
    return apply(now, events)


def refusal(now: Table, key: int, tag: str, /, **facts: Any) -> Refusal:
    with pytest.raises(Refusal) as refused:
        decide(now, key, command(tag, **facts), AROUND)
    return refused.value


def outcome(now: Table, key: int, tag: str) -> str:
    """The code of a refusal, or `accepted`."""
    try:
        return "accepted" if decide(now, key, command(tag), AROUND) else "nothing happened"
    except Refusal as refused:
        return refused.code


def stages() -> dict[str, Table]:
    lobby = table()
    playing = do(lobby, 1, "start-game")
    return {"lobby": lobby, "playing": playing, "over": msgspec.structs.replace(playing, stage="over")}


TAGS = [tag_of(one) for one in members(SeatCommand, m.MemberCommand, m.HostCommand)]


def test_every_command_of_the_table_s_life_stands_in_the_table_of_stages() -> None:
    assert set(DECISIONS) == set(members(m.MemberCommand, m.HostCommand))


@pytest.mark.parametrize("tag", TAGS)
def test_a_command_in_another_stage_or_by_no_host_is_refused_and_else_not_for_that(tag: str) -> None:
    asked = command(tag)
    rule = IN_GAME if isinstance(asked, SeatCommand) else DECISIONS[type(asked)]
    for stage, now in stages().items():
        if stage not in rule.stages:
            assert refusal(now, 1, tag).code == "wrong-stage"
        if isinstance(asked, m.HostCommand):
            expected = "host-only" if stage in rule.stages else "wrong-stage"
            assert refusal(now, 2, tag).code == expected
        assert refusal(now, 99, tag).code == "no-seat"
        if stage in rule.stages:
            assert outcome(now, 1, tag) not in ("wrong-stage", "host-only", "no-seat", "nothing happened")


def test_the_first_person_hosts_and_keys_are_never_used_twice() -> None:
    now = table(3)
    assert [(member.key, member.name, member.kind) for member in now.members] == [
        (1, "Ana", "person"),
        (2, "Bo", "person"),
        (3, "Cy", "person"),
    ]
    assert now.host == 1
    now = do(now, 3, "leave")
    now = apply(now, sit(now, "Cy", None))
    assert [member.key for member in now.members] == [1, 2, 4]


def test_symbols_are_the_first_free_one_unless_asked_for_and_nobody_bears_another_s() -> None:
    now = table(2)
    assert [member.symbol for member in now.members] == ["leaf", "star"]
    now = do(now, 1, "choose-symbol", symbol="bell")
    now = apply(now, sit(now, "Cy", None))
    assert now.members[2].symbol == "leaf"
    assert refusal(now, 1, "choose-symbol", symbol="star").code == "symbol-taken"
    with pytest.raises(Refusal) as refused:
        sit(now, "Di", "bell")
    assert refused.value.code == "symbol-taken"
    card = table_card(now, (), seated=False, invite="x")
    assert card.free_symbols == tuple(one for one in m.SYMBOLS if one not in ("bell", "star", "leaf"))
    assert card.newcomer_symbols == card.free_symbols


@pytest.mark.parametrize("chosen", EDITIONS, ids=lambda chosen: chosen.id)
def test_a_table_has_as_many_seats_as_its_edition(chosen: Any) -> None:
    most = chosen.players[-1]
    now = table(most, edition=chosen.id)
    with pytest.raises(Refusal) as refused:
        sit(now, "One more", None)
    assert refused.value.code == "table-full"
    assert table_card(now, (), seated=False, invite="").most == most


def test_more_computer_players_than_seats_open_no_table() -> None:
    with pytest.raises(Refusal) as refused:
        table(1, edition="classic", computers=6)
    assert refused.value.code == "table-full"


def test_a_table_that_cannot_start_is_not_opened_when_a_start_was_wished() -> None:
    with pytest.raises(Refusal) as refused:
        table(1, computers=1, start=True)
    assert refused.value.code == "too-few-players"


def test_nobody_sits_down_while_a_game_runs_or_is_shown() -> None:
    for stage, code in (("playing", "game-running"), ("over", "game-over")):
        with pytest.raises(Refusal) as refused:
            sit(stages()[stage], "Di", None)
        assert refused.value.code == code
        assert table_public(stages()[stage], NOBODY, DECKS).newcomer_symbols == ()


def test_newcomers_are_told_which_symbols_they_can_have_and_none_where_all_seats_are_taken() -> None:
    assert table_public(table(3), NOBODY, DECKS).newcomer_symbols == m.SYMBOLS[3:]
    full = table(6, edition="classic")
    assert table_public(full, NOBODY, DECKS).newcomer_symbols == ()
    assert table_public(do(full, 6, "leave"), NOBODY, DECKS).newcomer_symbols == m.SYMBOLS[5:]


def test_a_newcomer_may_take_over_a_table_where_no_person_is_left() -> None:
    now = table(2, edition="classic", computers=4)
    now = do(now, 1, "start-game")
    for key in (1, 6):
        now = do(now, key, "leave")
    assert now.host is None
    assert {member.kind for member in now.members} == {"computer"}
    last = now.members[-1].symbol
    assert last in table_public(now, NOBODY, DECKS).newcomer_symbols, "the last one gives its place up"
    now = apply(now, sit(now, "Eve", None))
    assert now.stage == "lobby"
    assert len(now.members) == 6
    assert now.members[-1].name == "Eve"
    assert now.host == now.members[-1].key


def test_orders_name_everybody_once() -> None:
    now = do(table(3), 1, "order-seats", keys=[3, 1, 2])
    assert [member.key for member in now.members] == [3, 1, 2]
    for keys in ([1, 2], [1, 2, 2], [1, 2, 3, 4], []):
        assert refusal(now, 1, "order-seats", keys=keys).code == "order-incomplete"


def test_the_host_s_role_goes_to_persons_only_and_to_members_only() -> None:
    now = table(2, computers=1)
    assert do(now, 1, "pass-host", key=3).host == 3
    assert refusal(now, 1, "pass-host", key=2).code == "host-is-a-person"
    assert refusal(now, 1, "pass-host", key=9).code == "no-such-member"
    assert refusal(now, 1, "remove-seat", key=9).code == "no-such-member"


def test_the_next_host_is_the_next_present_person_round_the_table() -> None:
    now = table(4)
    around = msgspec.structs.replace(AROUND, present=(1, 3, 4))
    assert apply(now, decide(now, 1, command("leave"), around)).host == 3
    assert apply(now, decide(now, 1, command("leave"), AROUND)).host == 2


def test_another_edition_brings_its_own_rules_back() -> None:
    now = do(table(3), 1, "change-setting", setting="target_score", value=10)
    assert table_public(now, NOBODY, DECKS).overrides == {"target_score": 10}
    assert table_public(now, NOBODY, DECKS).settings.target_score == 10
    now = do(now, 1, "choose-edition", edition="odyssey")
    public = table_public(now, NOBODY, DECKS)
    assert (public.overrides, public.settings.target_score, public.edition) == ({}, 30, "odyssey")


def test_house_rules_stay_with_another_edition_where_the_host_would_have_it_so() -> None:
    now = do(table(3), 1, "change-setting", setting="target_score", value=10)
    now = do(now, 1, "choose-edition", edition="classic", keep_rules=True)
    assert now.edition == "classic"
    now = do(now, 1, "choose-edition", edition="odyssey", keep_rules=True)
    public = table_public(now, NOBODY, DECKS)
    assert (public.overrides, public.settings.target_score, public.goal) == ({"target_score": 10}, 10, 10)
    assert do(now, 1, "start-game").game is not None


def test_lobby_and_game_say_after_how_many_rounds_the_pile_is_used_up() -> None:
    now = table(6, edition="odyssey-party")
    assert table_public(now, NOBODY, DECKS).pile_rounds is None
    now = do(now, 1, "change-setting", setting="reshuffle", value=False)
    now = do(now, 1, "change-setting", setting="turns_each", value=5)
    assert table_public(now, NOBODY, DECKS).pile_rounds == (84 - 6 * 5) // 6
    both = do(now, 1, "choose-sets", sets=["full", "more"])
    assert table_public(both, NOBODY, DECKS).pile_rounds == (168 - 6 * 5) // 6
    playing = do(now, 1, "start-game")
    assert table_public(playing, NOBODY, DECKS).pile_rounds == 9
    assert table_public(playing, NOBODY, {}).pile_rounds == 9, "a game has its cards, whatever became of the set"


def test_the_lobby_shows_what_a_house_rule_takes_away_with_it() -> None:
    now = do(table(7, edition="odyssey"), 1, "change-setting", setting="votes", value=1)
    shown = table_public(now, NOBODY, DECKS)
    assert (shown.settings.votes, shown.settings.points_single_vote, shown.overrides) == (1, 0, {"votes": 1})
    now = do(now, 1, "change-setting", setting="votes", value=None)
    assert table_public(now, NOBODY, DECKS).settings.points_single_vote == 1


def test_house_rules_are_kept_shown_and_taken_back_one_by_one_or_all() -> None:
    now = table(4)
    now = do(now, 1, "change-setting", setting="bonus_cap", value=2)
    now = do(now, 1, "change-setting", setting="clue_media", value=["sung", "text"])
    now = do(now, 1, "change-setting", setting="reshuffle", value=False)
    shown = table_public(now, NOBODY, DECKS)
    assert shown.overrides == {"bonus_cap": 2, "clue_media": ("text", "sung"), "reshuffle": False}
    assert (shown.settings.bonus_cap, shown.settings.clue_media) == (2, ("text", "sung"))
    own = ("text", "said", "sung", "mimed")
    assert shown.originals == {"bonus_cap": None, "clue_media": own, "reshuffle": True}
    now = do(now, 1, "change-setting", setting="bonus_cap", value="none")
    assert table_public(now, NOBODY, DECKS).overrides == {"clue_media": ("text", "sung"), "reshuffle": False}
    now = do(now, 1, "change-setting", setting="clue_media", value=None)
    assert table_public(now, NOBODY, DECKS).overrides == {"reshuffle": False}
    now = do(now, 1, "reset-settings")
    assert table_public(now, NOBODY, DECKS).overrides == {}


def test_a_house_rule_that_is_the_edition_s_own_at_this_number_is_no_difference() -> None:
    now = do(table(4), 1, "change-setting", setting="hand_size", value=6)
    assert table_public(now, NOBODY, DECKS).overrides == {}
    now = do(now, 4, "leave")
    assert table_public(now, NOBODY, DECKS).overrides == {"hand_size": 6}
    assert table_public(now, NOBODY, DECKS).originals == {"hand_size": 7}, "three hold seven"


@pytest.mark.parametrize(
    ("persons", "teams"),
    [(3, ()), (4, ()), (6, ((0, 3), (1, 4), (2, 5))), (7, ()), (8, ((0, 4), (1, 5), (2, 6), (3, 7)))],
)
def test_who_plays_together_is_told_where_those_who_are_here_make_pairs(persons: int, teams: Any) -> None:
    assert table_public(table(persons), NOBODY, DECKS).teams == ()
    gathered = do(table(persons), 1, "choose-edition", edition="odyssey-team")
    shown = table_public(gathered, NOBODY, DECKS)
    assert (shown.teams, shown.most) == (teams, 12)


@pytest.mark.parametrize(
    ("setting", "value", "code"),
    [
        ("hand_size", 99, "setting-invalid"),
        ("hand_size", "6", "setting-invalid"),
        ("votes", True, "setting-invalid"),
        ("clue_media", ["text", "text"], "setting-invalid"),
        ("clue_media", ["shouted"], "setting-invalid"),
        ("end", "never", "setting-invalid"),
        ("flying", 1, "setting-unknown"),
        ("flying", None, "setting-unknown"),
    ],
)
def test_values_that_no_setting_has_are_refused(setting: str, value: Any, code: str) -> None:
    assert refusal(table(3), 1, "change-setting", setting=setting, value=value).code == code


def test_sets_are_those_that_the_server_has_and_mixed_whatever_their_order() -> None:
    now = do(table(3), 1, "choose-sets", sets=["more", "full", "more"])
    assert now.sets == ("full", "more")
    assert table_public(now, NOBODY, DECKS).cards == 168
    assert refusal(now, 1, "choose-sets", sets=["full", "gone"]).code == "set-unknown"


def test_a_set_that_the_server_has_no_longer_is_told_before_the_start() -> None:
    now = do(table(3), 1, "choose-sets", sets=["more"])
    without = {name: cards for name, cards in DECKS.items() if name != "more"}
    problem = problem_of(now, without)
    assert problem is not None
    assert problem.code == "set-unknown"


@pytest.mark.parametrize(
    ("persons", "wish", "rule", "code"),
    [
        (1, {}, {}, "too-few-players"),
        (2, {"edition": "classic"}, {}, "too-few-players"),
        (5, {"edition": "odyssey-party"}, {}, "too-few-players"),
        (7, {"edition": "odyssey-team"}, {}, "edition-players"),
        (3, {}, {"teams": True}, "teams-need-pairs"),
        (3, {}, {"end": "pile"}, "pile-end-needs-no-reshuffle"),
        (3, {}, {"clue_media": []}, "media-missing"),
        (8, {}, {"hand_size": 12}, "deck-too-small"),
    ],
)
def test_why_no_game_can_start_is_told_to_everybody_and_to_whoever_tries(
    persons: int, wish: dict[str, Any], rule: dict[str, Any], code: str
) -> None:
    now = table(persons, **wish)
    for name, value in rule.items():
        now = do(now, 1, "change-setting", setting=name, value=value)
    problem = table_public(now, NOBODY, DECKS).problem
    assert problem is not None
    assert problem.code == code
    assert problem.message
    refused = refusal(now, 1, "start-game")
    assert (refused.code, dict(refused.arguments)) == (code, problem.arguments)


def test_eight_in_an_edition_for_six_are_told_so() -> None:
    now = do(table(8), 1, "choose-edition", edition="classic")
    problem = problem_of(now, DECKS)
    assert problem is not None
    assert (problem.code, problem.arguments["players"]) == ("edition-players", 8)
    assert table_public(now, NOBODY, DECKS).settings.hand_size == 6


def test_a_game_starts_with_everybody_in_their_seats_by_the_house_s_rules() -> None:
    now = do(table(4), 1, "order-seats", keys=[4, 3, 2, 1])
    now = do(now, 1, "change-setting", setting="first_storyteller", value="host")
    now = do(now, 1, "start-game")
    assert (now.stage, now.game_number) == ("playing", 1)
    assert now.game is not None
    assert isinstance(now.game.phase, Telling)
    assert now.game.phase.storyteller == 3
    assert problem_of(now, DECKS) is None
    assert table_public(now, NOBODY, DECKS).settings == now.game.settings


def test_back_in_the_lobby_everything_is_as_it_was_chosen_and_the_next_game_counts_on() -> None:
    now = do(table(3), 1, "change-setting", setting="target_score", value=5)
    now = do(do(now, 1, "start-game"), 1, "back-to-lobby")
    assert (now.stage, now.game, now.game_number) == ("lobby", None, 1)
    assert dict(now.overrides) == {"target_score": 5}
    assert do(now, 1, "start-game").game_number == 2


def test_all_allowed_stages_are_stages() -> None:
    assert set(ALWAYS) == set(typing.get_args(m.Stage))


def test_a_table_is_the_fold_of_its_events_as_they_are_stored() -> None:
    now, log = open_table(
        bodies.OpenTable(name="Ana", computers=3), code="LUMO-0001", seed=5, sets=("full",), around=AROUND
    )
    events: list[AnyTableEvent] = list(log)
    for tag, facts in (
        ("choose-edition", {"edition": "odyssey"}),
        ("change-setting", {"setting": "clue_media", "value": ["sung"]}),
        ("start-game", {}),
        ("back-to-lobby", {}),
        ("rename", {"name": "Zoë"}),
    ):
        new = decide(now, 1, command(tag, **facts), AROUND)
        events += new
        now = apply(now, new)
    assert replay(decode(encode(event)) for event in events) == now


def test_a_log_that_does_not_begin_with_an_opened_table_is_none() -> None:
    with pytest.raises(ValueError, match="begins with table-opened"):
        replay([])

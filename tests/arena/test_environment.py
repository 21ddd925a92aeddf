"""The game as an environment: PettingZoo's own tests, what an agent sees and may do, and that it sees no more."""

import random
import re
import subprocess
import sys
import warnings
from copy import deepcopy
from typing import Any

import msgspec
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pettingzoo.test.api_test import api_test
from pettingzoo.test.seed_test import seed_test
from pettingzoo.utils.wrappers import OrderEnforcingWrapper, TerminateIllegalWrapper

from moonhare.arena.environment import Move, StoryEnv
from moonhare.players import Knowledge, PhraseBook, maker
from moonhare.rules.commands import LONGEST_CLUE, CastVotes, GiveCards, GoOn, TellClue
from moonhare.rules.editions import EDITIONS, edition
from moonhare.rules.engine import replay
from moonhare.rules.errors import Refusal
from moonhare.rules.ids import SeatId, Slot
from moonhare.rules.state import Giving, Over, Voting
from tests.project.tree import ROOT
from tests.rules.house_rules import Start, starts
from tests.rules.table import Table, deck
from tests.rules.twins import twin_log

BOOK = PhraseBook(
    {card: (f"about {card}", "Shared") for card in deck()}, [f"Anything {number}" for number in range(40)]
)
EVERY = [(one.id, players) for one in EDITIONS for players in one.players]
FEWEST = [(one.id, one.players[0]) for one in EDITIONS]
SOME = [*FEWEST, ("odyssey", 12)]
MATRIX = [one if one in FEWEST else pytest.param(*one, marks=pytest.mark.long) for one in EVERY]
USUAL = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
}
"""What PettingZoo's test says of its own card games, too: an observation has a mask beside its numbers."""
OF_TEXT = "Action space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete"


def made(name: str = "standard", players: int = 4, *, written: bool = False, **more: Any) -> StoryEnv:
    return StoryEnv(name, players, deck=deck(), clues=None if written else BOOK, **more)


def played(env: StoryEnv, *, seed: int = 1, until: int = 10**6) -> dict[str, float]:
    """Play by chance; give the rewards of all, summed."""
    env.reset(seed=seed)
    for at, agent in enumerate(env.agents):
        env.action_space(agent).seed(seed + at)
    summed = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter(until):
        _, reward, ended, cut, info = env.last()
        summed[agent] += reward
        env.step(None if ended or cut else env.action_space(agent).sample(info["action_mask"]))
    return summed


@pytest.mark.parametrize("written", [False, True], ids=["chosen", "written"])
@pytest.mark.parametrize(("name", "players"), MATRIX)
def test_every_edition_passes_pettingzoo_s_own_tests(name: str, players: int, written: bool) -> None:
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        api_test(made(name, players, written=written, render_mode="ansi"), num_cycles=100)
        seed_test(lambda: made(name, players, written=written), num_cycles=30)
    found = {re.sub(r" all zeros.*", "", str(one.message)) for one in said}
    assert found - {"Action mask numpy array is"} == (USUAL | {OF_TEXT} if written else USUAL)


@given(starts(), st.booleans())
def test_any_house_rules_make_an_environment(begun: Start, written: bool) -> None:
    cards, overrides = deck(begun.cards), dict(begun.overrides)
    env = StoryEnv(begun.edition, begun.players, deck=cards, clues=None if written else BOOK, overrides=overrides)
    env.reset(seed=begun.seed)
    for agent in env.agent_iter(3 * begun.players):
        seen, _, ended, _, info = env.last()
        assert env.observation_space(agent).contains(seen)
        action = None if ended else env.action_space(agent).sample(info["action_mask"])
        assert ended or info["legal"]
        env.step(action)


def test_pettingzoo_s_wrappers_fit_and_end_the_game_at_a_move_that_is_not_allowed() -> None:
    env = OrderEnforcingWrapper(TerminateIllegalWrapper(made(), illegal_reward=-1))
    with pytest.raises(AttributeError, match="before reset"):
        _ = env.agent_selection
    env.reset(seed=1)
    first = env.agent_selection
    env.step(int(np.argmin(env.last()[4]["action_mask"])))
    assert (env.last()[2], env.rewards[first]) == (True, -1.0)


@pytest.mark.parametrize(("name", "players"), FEWEST)
def test_rewards_are_the_points_gained(name: str, players: int) -> None:
    env = made(name, players)
    summed = played(env)
    game = env._game
    assert isinstance(game.phase, Over)
    assert tuple(summed.values()) == game.scores
    assert max(game.scores) > 0
    assert env.agents == []


def test_a_seed_gives_the_same_game_and_a_reset_without_one_the_next() -> None:
    def hands(env: StoryEnv) -> Any:
        return env._game.hands

    one, other = made(), made()
    one.reset(seed=5)
    other.reset(seed=5)
    first = hands(one)
    assert first == hands(other)
    one.reset()
    other.reset()
    assert hands(one) == hands(other) != first
    one.reset(seed=np.int64(5))  # type: ignore[arg-type]  # as learners' loops hand them over
    assert hands(one) == first


def test_the_first_storyteller_is_drawn_by_lot_where_anybody_may_tell() -> None:
    env = made(players=3)
    first = set()
    for seed in range(20):
        env.reset(seed=seed)
        first.add(env.agent_selection)
    assert first == set(env.possible_agents)


def test_an_episode_is_cut_after_so_many_rounds_or_moves() -> None:
    env = made(most_rounds=1)
    played(env, until=7)  # One tells, three give, three vote.
    assert set(env.truncations.values()) == {True}
    assert env._game.last is not None
    assert not any(env.terminations.values())
    assert not env.infos["player_0"]["action_mask"].any()
    env = made(most_moves=2)
    played(env, until=2)
    assert set(env.truncations.values()) == {True}


NUMBERS = ("most_rounds", "most_moves", "players")
NO_NUMBERS = (float("nan"), float("inf"), 1.5, 4.0, "3", True, np.array([1, 2]))


@pytest.mark.parametrize("value", NO_NUMBERS, ids=repr)
@pytest.mark.parametrize("name", NUMBERS)
def test_what_is_no_whole_number_is_refused_by_name(name: str, value: object) -> None:
    asked: dict[str, Any] = {name: value}
    with pytest.raises(ValueError, match=rf"^{name} cannot be .*: a whole number.* was expected$"):
        made(**asked)


@pytest.mark.parametrize("value", [0, -1])
@pytest.mark.parametrize("name", ["most_rounds", "most_moves"])
def test_an_episode_of_no_rounds_or_moves_is_refused(name: str, value: int) -> None:
    asked: dict[str, Any] = {name: value}
    with pytest.raises(ValueError, match=f"{name} cannot be {value}: a whole number from 1 up was expected"):
        made(**asked)
    asked = {name: np.int64(1)}
    assert made(**asked).possible_agents


@pytest.mark.parametrize("seed", [-7, *NO_NUMBERS], ids=repr)
def test_a_seed_that_is_no_number_from_0_up_is_refused_and_leaves_the_game_as_it_was(seed: Any) -> None:
    env = made()
    env.reset(seed=7)
    before = env._game
    with pytest.raises(ValueError, match=r"^seed cannot be .*: a whole number from 0 up was expected"):
        env.reset(seed=seed)
    assert env._game is before


def test_before_the_first_game_it_says_what_is_missing() -> None:
    env = made()
    for asked in (env.last, lambda: env.step(1), lambda: env.observe("player_0"), lambda: env.infos):
        with pytest.raises(AttributeError, match=r"reset\(\) was expected first"):
            asked()
    env.reset(seed=1)
    with pytest.raises(AttributeError) as caught:
        env.nothing  # type: ignore[attr-defined]  # noqa: B018 - that is the question
    assert "reset" not in str(caught.value)


def test_what_may_not_be_done_is_refused_and_changes_nothing() -> None:
    env = made()
    env.reset(seed=1)
    mask = env.last()[4]["action_mask"]
    before = env._game
    for action in (int(np.argmin(mask)), len(mask), -1, 1.5, "tell", None):
        with pytest.raises(Refusal) as refused:
            env.step(action)
        assert refused.value.code == "action-illegal"
        one = "one that action_mask has a 1 for" if action == int(np.argmin(mask)) else "a whole number from 0 to "
        assert f"now: the phase is announcing; {one}" in refused.value.message
    env = made(written=True)
    env.reset(seed=1)
    tell = int(np.argmax(env.last()[4]["action_mask"]["move"]))
    for text, code in ((" ", "clue-empty"), ("\x00", "clue-unprintable"), ("a" * (LONGEST_CLUE + 1), "action-illegal")):
        with pytest.raises(Refusal) as refused:
            env.step({"move": tell, "clue": text})
        assert refused.value.code == code
    with pytest.raises(Refusal, match=f"and text of at most {LONGEST_CLUE} characters, was expected") as refused:
        env.step({"move": tell, "clue": "a" * 10_000})
    assert len(refused.value.message) < 400
    assert env._game == before
    env.step({"move": tell, "clue": "żółw i łódź"})
    assert env.observe(env.agent_selection)["clue"] == "żółw i łódź"


@pytest.mark.parametrize(("name", "players"), SOME)
def test_every_move_that_the_mask_allows_is_accepted_and_does_what_it_says(name: str, players: int) -> None:
    env = made(name, players)
    seen = set()
    for seed in range(3):
        env.reset(seed=seed)
        rng = random.Random(seed)
        for agent in env.agent_iter(60):
            _, _, ended, _, info = env.last()
            if ended:
                break
            own = info["view"].own
            assert set(np.flatnonzero(info["action_mask"])) == set(info["legal"])
            action, command = rng.choice(list(info["legal"].items()))
            move = env.moves[action]
            seen.add(move.kind)
            if isinstance(command, GiveCards):
                assert command.cards == tuple(own.hand[at] for at in move.at)
            elif isinstance(command, CastVotes):
                assert (command.slots, command.red) == (move.slots, move.red)
            elif isinstance(command, TellClue):
                assert command.text == info["offer"][move.clue]
                assert command.card == (own.hand[move.at[0]] if move.at else None)
            else:
                assert move.kind in ("name", "go-on")
            env.step(np.int32(action))
            assert env._views[agent].public.points == env._game.scores
    assert seen == {"tell", "give", "vote", "go-on"} | ({"name"} if edition(name).settings.teams else set())


def test_every_number_of_an_action_is_another_move() -> None:
    for name, players in EVERY:
        for written in (False, True):
            env = made(name, players, written=written)
            assert len(set(env.moves)) == len(env.moves)
    party = made("odyssey-party", 6).moves
    assert Move("vote", slots=(Slot(2),), red=Slot(6)) in party
    assert Move("vote", slots=(Slot(2), Slot(9))) in made("odyssey", 12).moves


@pytest.mark.parametrize(("name", "players"), SOME)
def test_the_numbers_say_what_the_view_says(name: str, players: int) -> None:
    env = made(name, players)
    cards = sorted(deck())
    env.reset(seed=3)
    rng = random.Random(3)
    phases = set()
    for agent in env.agent_iter(100):
        if env.last()[2]:
            break
        for one in {agent, rng.choice(env.agents)}:
            seen, info = env.observe(one), env.infos[one]
            assert env.observation_space(one).contains(seen)
            parts = {part: seen["observation"][at].tolist() for part, at in env.layout.items()}
            public, own, offer = info["view"].public, info["view"].own, info["offer"]
            phases.add(public.phase)
            assert [cards[n - 1] for n in parts["hand"] if n] == list(own.hand)
            assert [cards[n - 1] for n in parts["table"] if n] == list(public.slots)
            assert [cards[n - 1] for n in parts["given"] if n] == list(own.given)
            assert [card for card, n in zip(cards, parts["discards"], strict=True) if n] == list(public.discards)
            assert parts["points"] == list(public.points)
            assert (parts["seat"], parts["face_down"]) == ([own.seat + 1], [own.face_down])
            assert parts["storyteller"] == [0 if public.storyteller is None else public.storyteller + 1]
            assert [slot for slot, n in enumerate(parts["votes"], 1) if n] == list(own.votes)
            assert parts["offer"][: len(offer)] == [env.clues.index(text) + 1 for text in offer]
            if public.namings:
                assert parts["named"] == [0 if naming is None else naming.giver + 1 for naming in public.namings]
            if public.clue:
                assert env.clues[parts["clue"][0] - 1] == public.clue.text
            if (last := public.outcome) is not None:
                assert parts["last_owners"] == [owner + 1 for owner in last.owners]
                assert sum(parts["last_points"]) == sum(last.after) - sum(last.before)
                votes = np.reshape(parts["last_votes"], (players, len(last.slots)))
                assert [tuple(np.flatnonzero(row) + 1) for row in votes] == [b.slots if b else () for b in last.ballots]
        env.step(rng.choice(list(env.infos[agent]["legal"])))
    assert phases >= {"giving", "voting", "showing"}


def bytes_of(env: StoryEnv, agent: str) -> bytes:
    """All that an agent is given."""
    seen, info = env.observe(agent), env.infos[agent]
    flat = [value.tobytes() if isinstance(value, np.ndarray) else value for value in seen.values()]
    mask = info["action_mask"]["move"] if isinstance(info["action_mask"], dict) else info["action_mask"]
    rest = [flat, mask.tobytes(), info["view"], list(info["legal"].items()), info["offer"]]
    return msgspec.json.encode([*rest, env.agent_selection, env.rewards, env.terminations, env.truncations])


def at(env: StoryEnv, game: Any) -> StoryEnv:
    """Put a game into an environment."""
    env.reset(seed=1)
    env._game = game
    env._pass_on(SeatId(0))
    return env


@pytest.mark.parametrize("written", [False, True], ids=["chosen", "written"])
@pytest.mark.parametrize("chosen", EDITIONS, ids=lambda one: one.id)
def test_an_agent_is_given_the_same_bytes_in_twin_worlds(chosen: Any, written: bool) -> None:
    players = chosen.players[0]
    env, twins = (made(chosen.id, players, written=written) for _ in range(2))
    rng = random.Random(chosen.id)
    differing = 0
    table = Table(chosen.id, players, seed=2)
    for _ in range(40):
        table.step()
        viewer = rng.randrange(players)
        agent, other = env.possible_agents[viewer], env.possible_agents[viewer - 1]
        twin = replay(twin_log(table, viewer, rng))
        ours, theirs = (
            (bytes_of(world, agent), bytes_of(world, other)) for world in (at(env, table.game), at(twins, twin))
        )
        assert ours[0] == theirs[0]
        differing += ours[1] != theirs[1]
        if isinstance(table.game.phase, Over):
            break
    # The worlds do differ, and somebody else sees it.
    assert differing > 20


def test_what_a_storyteller_is_offered_depends_on_their_own_hand_alone() -> None:
    env = made()
    env.reset(seed=1)
    view = env.infos[env.agent_selection]["view"]
    offer = env.infos[env.agent_selection]["offer"]
    assert offer == tuple(sorted(offer))
    assert set(offer) <= {f"about {card}" for card in view.own.hand} | {"Shared"}
    assert all(env.infos[agent]["offer"] == () for agent in env.agents if agent != env.agent_selection)


def test_clues_keep_to_the_words_that_a_table_allows() -> None:
    long = PhraseBook({}, ["the night before the last", "Dawn", "small but brave"])
    env = StoryEnv("standard", 4, deck=deck(), clues=long, overrides={"clue_words": 1})
    assert set(env.clues) == {"before", "Dawn", "small"}
    played(env)
    played(made(written=True, overrides={"clue_words": 1}))


def test_computer_players_sit_beside_a_learner() -> None:
    # These may do anything, in any order; hummed clues are none for an environment.
    env = made("odyssey-party", 6, written=True, overrides={"clue_media": ["text"]})
    known = Knowledge(language="en", concepts={}, clues=BOOK)
    crowd = {agent: maker("random")(known, seed) for seed, agent in enumerate(env.possible_agents)}
    env.reset(seed=1)
    for agent in env.agent_iter():
        _, _, ended, cut, info = env.last()
        assert info["view"].settings == env.settings
        env.step(None if ended or cut else env.action_of(crowd[agent].act(info["view"])))
    assert isinstance(env._game.phase, Over)


def test_a_command_that_is_not_allowed_now_has_no_action() -> None:
    env = made()
    env.reset(seed=1)
    card = env.infos[env.agent_selection]["view"].own.hand[0]
    offered = env.infos[env.agent_selection]["offer"][1]
    assert env.moves[env.action_of(TellClue(text=offered, card=card))] == Move("tell", at=(0,), clue=1)
    for command in (GoOn(), TellClue(text="my own", card=card)):
        with pytest.raises(Refusal, match="the phase is announcing"):
            env.action_of(command)


def test_cards_and_slots_in_any_order_are_the_same_action() -> None:
    env = made("standard", 3)
    played(env, until=1)
    hand = env.infos[env.agent_selection]["view"].own.hand
    assert isinstance(env._game.phase, Giving)
    assert env.action_of(GiveCards(cards=(hand[2], hand[0]))) == env.action_of(GiveCards(cards=(hand[0], hand[2])))


def test_it_renders_what_everybody_sees() -> None:
    env = made("odyssey", 7, render_mode="ansi")
    played(env, until=7)
    assert isinstance(env._game.phase, Voting)
    told = env.render() or ""
    assert told.startswith("Round 1, voting")
    # After the clue no card is named but those face up.
    assert tuple(re.findall(r"d:\d\d", told.partition("\n  ")[2])) == env._game.phase.slots
    assert made().render() is None
    with pytest.raises(ValueError, match="render mode"):
        made(render_mode="human")


def test_a_copy_goes_on_as_the_game_itself_would() -> None:
    env = made()
    env.reset(seed=5)
    copy = deepcopy(env)
    for _ in range(40):
        action = int(np.argmax(env.infos[env.agent_selection]["action_mask"]))
        env.step(action)
        copy.step(action)
    assert (copy._game, copy.agent_selection) == (env._game, env.agent_selection)


def test_without_the_extra_the_arena_works_and_the_environment_names_the_command() -> None:
    code = (
        "import sys; sys.modules['gymnasium'] = sys.modules['pettingzoo'] = None; import moonhare.arena\n"
        "try: import moonhare.arena.environment\n"
        "except ImportError as error: print(error)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    way = re.escape(f"`{sys.executable} -m pip install gymnasium numpy pettingzoo`")
    assert re.fullmatch(
        rf"The environment needs (gymnasium|pettingzoo), which is not installed; {way} adds it\.\n", done.stdout
    )


PAGE = (ROOT / "docs" / "environment.md").read_text("utf-8")


def test_the_page_s_examples_run_and_the_first_has_twenty_lines(capsys: pytest.CaptureFixture[str]) -> None:
    first, *rest = re.findall(r"(?s)```python\n(.*?)```", PAGE)
    assert first.count("\n") == 20
    names: dict[str, Any] = {"__name__": "example"}
    for example in (first, *rest):
        exec(compile(example, "docs/environment.md", "exec"), names)
    told = capsys.readouterr().out
    assert "tells: " in told
    assert names["env"].agents == []
    # The seeds that the page gives are all that there are.
    exec(compile(first, "docs/environment.md", "exec"), names)
    assert told.startswith(capsys.readouterr().out)


def test_the_page_has_every_part_of_the_row_and_every_kind_of_move() -> None:
    rows = re.findall(r"(?m)^\| (`[^|]*`) \|", PAGE)
    named = {name for row in rows for name in re.findall(r"`([\w-]+)`", row)} - {"kind"}
    envs = [made(name, players) for name, players in SOME]
    assert named == {name for env in envs for name in env.layout} | {move.kind for env in envs for move in env.moves}

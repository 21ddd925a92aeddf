"""A game as an agent-environment cycle: seats take turns as the game waits for them."""

import operator
import random
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from gymnasium import spaces
from msgspec.structs import replace
from numpy.typing import NDArray
from pettingzoo import AECEnv

from moonhare.arena.environment.encoding import Sight
from moonhare.arena.environment.moves import Move, in_order, legal, numbered
from moonhare.arena.environment.offering import Vocabulary
from moonhare.players import Clues
from moonhare.rules.commands import LONGEST_CLUE, SeatCommand, TellClue
from moonhare.rules.editions import edition, resolve
from moonhare.rules.engine import apply, decide, start
from moonhare.rules.errors import Refusal
from moonhare.rules.evolving import begin
from moonhare.rules.ids import SEATS, CardId, SeatId
from moonhare.rules.settings import check_playable
from moonhare.rules.state import Over, Showing, awaited
from moonhare.rules.views import PublicView, View, own_view, public_view

EACH: Final = 2
"""Clues on offer for each card of a hand."""

GROWN: Final = 3
"""Written in its shortest form a text may still have so many times its characters (Unicode, NFC)."""

LONGEST_ACTION: Final = 200
"""Characters of an action that is refused, as it is shown."""


class Words(spaces.Text):
    """Texts of any letters up to a length, none too; a sample is one word, so it may be a clue at every table."""

    def contains(self, x: Any) -> bool:
        """Tell whether it is a text that is not too long; whether it is a clue the rules say."""
        return isinstance(x, str) and len(x) <= self.max_length


class StoryEnv(AECEnv[str, dict[str, Any], Any]):
    """One game of an edition after another; agents are seats, `player_0` and so on.

    An observation has `observation`, a row of whole numbers (`layout` says what stands where), and `action_mask`; where
    clues are written, `clue` and `last_clue` stand in the mask's place. `infos` have the seat's `view` itself, the
    `action_mask` as `action_space(agent).sample` takes it, by action the `legal` commands, and the clues on `offer`.
    Rewards are points. An action is a number of `moves`; where clues are written, `{"move": number, "clue": text}`.
    """

    metadata: dict[str, Any] = {"name": "moonhare_v0", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012 - as PettingZoo declares it

    def __init__(
        self,
        edition_id: str,
        players: int,
        *,
        deck: Sequence[CardId],
        clues: Clues | None,
        overrides: Mapping[str, object] | None = None,
        most_rounds: int | None = None,
        most_moves: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Take what is played with. Raises `Refusal` for what cannot be played, and `ValueError` for no number.

        `deck`: the cards. `clues`: where those come from that a storyteller chooses from; None: they are written.
        `overrides`: house rules. `most_rounds`, `most_moves`: all agents are truncated once so many rounds have been
        scored or moves made. `render_mode`: `ansi`, or nothing is rendered.
        """
        super().__init__()  # type: ignore[no-untyped-call]  # PettingZoo's
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"there is no render mode {render_mode!r}: 'ansi' or None was expected")
        self.render_mode = render_mode
        self._edition, self._overrides = edition(edition_id), overrides
        players = _whole("players", players)
        self.settings = resolve(self._edition, players, overrides)
        self._deck = sorted(set(deck))
        check_playable(self.settings, players=players, deck=len(self._deck))
        self._most_rounds, self._most_moves = (
            None if most is None else _whole(name, most, least=1)
            for name, most in (("most_rounds", most_rounds), ("most_moves", most_moves))
        )
        self._written = clues is None
        self._vocabulary: Vocabulary | None = None
        if clues is not None:
            hand, words = self.settings.hand_size, self.settings.clue_words
            self._vocabulary = Vocabulary(clues, self._deck, hand=hand, words=words)
        offered = EACH * self.settings.hand_size if self._vocabulary else 0
        self.clues: tuple[str, ...] = self._vocabulary.texts if self._vocabulary else ()
        """All that may be said, in the order of their numbers from 1; none where clues are written."""
        self.moves: tuple[Move, ...] = numbered(self.settings, players, offered or 1)
        """What each number of an action does."""
        self._numbers = {move: number for number, move in enumerate(self.moves)}
        self._sight = Sight(self.settings, players, self._deck, self.clues, offered)
        self.layout: Mapping[str, slice] = self._sight.layout
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents = []
        self.observation_spaces = {agent: self._space_of_observations() for agent in self.possible_agents}
        self.action_spaces = {agent: self._space_of_actions() for agent in self.possible_agents}
        self._rng = random.Random()  # noqa: S311 - a game for learners, to be repeated by its seed

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            """Looked for only where there is nothing of that name: what a game brings, before the first one."""
            why = "" if "_game" in self.__dict__ else "; reset() was expected first, which deals a game"
            raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}{why}", name=name, obj=self)

    def _space_of_observations(self) -> spaces.Space[Any]:
        seen: dict[str, spaces.Space[Any]] = {"observation": self._sight.space()}
        if self._vocabulary:
            return spaces.Dict({**seen, "action_mask": spaces.Box(0, 1, (len(self.moves),), np.int8)})
        heard = {name: Words(GROWN * LONGEST_CLUE) for name in ("clue", "last_clue")}
        return spaces.Dict({**seen, **heard})

    def _space_of_actions(self) -> spaces.Space[Any]:
        move = spaces.Discrete(len(self.moves))
        return move if self._vocabulary else spaces.Dict({"move": move, "clue": Words(LONGEST_CLUE)})

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent may come to see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent may do."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; without a seed the next one of those that the last seed gives.

        Raises `ValueError` for a seed that is no whole number from 0 up.
        """
        if seed is not None:
            # Python's generator takes -7 for 7: two seeds would be one game.
            self._rng = random.Random(_whole("seed", seed, least=0))  # noqa: S311 - as above
        players = len(self.possible_agents)
        self._offer_seed = self._rng.getrandbits(64)
        self._game = begin(
            start(self._edition, players=players, deck=self._deck, rng=self._rng, overrides=self._overrides)
        )
        self._made = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None  # type: ignore[assignment]  # as PettingZoo itself leaves it
        # Whoever is asked first is the first storyteller where nobody else is.
        self._pass_on(SeatId(self._rng.randrange(players)))

    def step(self, action: Any) -> None:
        """Make the move of the agent whose turn it is.

        Raises `Refusal`, and leaves the game as it was, for what is no action or not allowed now ("action-illegal"),
        and for a clue that the rules refuse.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat, before = self._seat(agent), self._game.scores
        events = decide(self._game, seat, self._command(agent, action), self._rng)
        self._game = apply(self._game, events)
        self._made += 1
        self._cumulative_rewards[agent] = 0.0
        gained = [float(after - was) for was, after in zip(before, self._game.scores, strict=True)]
        self.rewards = dict(zip(self.agents, gained, strict=True))
        self._accumulate_rewards()
        self._pass_on(SeatId((seat + 1) % len(self.agents)))

    def observe(self, agent: str) -> dict[str, Any]:
        """Show what a seat sees, be it awaited or not."""
        view, info = self._views[agent], self.infos.get(agent, {})
        seen: dict[str, Any] = {"observation": self._sight.row(view, info.get("offer", ()))}
        if self._vocabulary:
            return {**seen, "action_mask": info["action_mask"] if info else self._mask({})}
        now, last = view.public.clue, view.public.outcome
        return {**seen, "clue": now.text if now else "", "last_clue": last.clue.text if last else ""}

    def action_of(self, command: SeatCommand) -> Any:
        """The action by which the agent whose turn it is sends a command, a computer player's say.

        Raises `Refusal` ("action-illegal") where there is none: for what it may not do, for a clue in another way than
        the first of the table's, and, where clues are chosen, for one that is not on offer.
        """
        text = command.text if isinstance(command, TellClue) else ""
        sought = in_order(self._with(command, "" if self._written else text))
        for number, allowed in self.infos[self.agent_selection]["legal"].items():
            if allowed == sought:
                return {"move": number, "clue": text} if self._written else number
        raise self._refusal(self.agent_selection, command, "a command that infos has among the legal ones was expected")

    def render(self) -> str | None:
        """Tell what everybody at the table sees."""
        return _told(public_view(self._game), self.possible_agents) if self.render_mode else None

    def close(self) -> None:
        """Let go of nothing: there is nothing but values."""

    def _command(self, agent: str, action: Any) -> SeatCommand:
        legal_now: dict[int, SeatCommand] = self.infos[agent]["legal"]
        if not self.action_spaces[agent].contains(action):
            raise self._refusal(agent, action, f"{self._shape()} was expected")
        number = int(action["move"] if self._written else action)
        if number not in legal_now:
            raise self._refusal(agent, action, f"one that action_mask has a 1 for was expected ({len(legal_now)} do)")
        return self._with(legal_now[number], action["clue"]) if self._written else legal_now[number]

    def _shape(self) -> str:
        number = f"a whole number from 0 to {len(self.moves) - 1}"
        if not self._written:
            return number
        return f'{{"move": …, "clue": …}}, {number} and text of at most {LONGEST_CLUE} characters,'

    def _with(self, command: SeatCommand, text: str) -> SeatCommand:
        return replace(command, text=text) if isinstance(command, TellClue) else command

    def _refusal(self, agent: str, action: object, expected: str) -> Refusal:
        phase, shown = self._game.phase.name, repr(action)
        shown = shown if len(shown) <= LONGEST_ACTION else f"{shown[:LONGEST_ACTION]}…"
        sentence = f"{agent} may not do {shown} now: the phase is {phase}; {expected}."
        return Refusal("action-illegal", sentence, phase=phase)

    def _pass_on(self, first: SeatId) -> None:
        """Turn to the next seat that is awaited, from `first` on; where the game has ended, to nobody."""
        game, public = self._game, public_view(self._game)
        self._views = {
            agent: View(public=public, own=own_view(game, seat), settings=game.settings)
            for seat, agent in zip(SEATS, self.possible_agents, strict=False)
        }
        over = isinstance(game.phase, Over)
        cut = not over and self._is_enough()
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, cut)
        self.infos = {
            agent: {"view": self._views[agent], "action_mask": self._choice({}), "legal": {}, "offer": ()}
            for agent in self.agents
        }
        if over or cut:
            self.agent_selection = self.agents[0]
            return
        seat = min(awaited(game), key=lambda one: (one - first) % game.players)
        self.agent_selection = self.possible_agents[seat]
        view = self._views[self.agent_selection]
        offer = self._offer(view)
        listed = legal(view, ("",) if self._written else offer)
        allowed = {self._numbers[move]: command for move, command in listed}
        self.infos[self.agent_selection] |= {"action_mask": self._choice(allowed), "legal": allowed, "offer": offer}

    def _is_enough(self) -> bool:
        game, rounds, moves = self._game, self._most_rounds, self._most_moves
        played = game.round if isinstance(game.phase, Showing) else game.round - 1
        return (rounds is not None and played >= rounds) or (moves is not None and self._made >= moves)

    def _offer(self, view: View) -> tuple[str, ...]:
        if self._vocabulary is None or view.own is None or not view.own.may.tell:
            return ()
        about = f"{self._offer_seed}/{view.public.round}/{view.own.seat}"
        rng = random.Random(about)  # noqa: S311 - as above
        return self._vocabulary.offer(view.own.hand, EACH, EACH * self.settings.hand_size, rng)

    def _seat(self, agent: str) -> SeatId:
        return SEATS[self.possible_agents.index(agent)]

    def _mask(self, numbers: Iterable[int]) -> NDArray[np.int8]:
        mask = np.zeros(len(self.moves), np.int8)
        mask[list(numbers)] = 1
        return mask

    def _choice(self, numbers: Iterable[int]) -> Any:
        return {"move": self._mask(numbers), "clue": None} if self._written else self._mask(numbers)


def _whole(name: str, value: object, *, least: int | None = None) -> int:
    """Take a whole number, of whatever type a learner's loop has it. Raises `ValueError` for anything else."""
    wanted = "a whole number" if least is None else f"a whole number from {least} up"
    try:
        number = operator.index(value)  # type: ignore[arg-type]  # that is the question
    except TypeError:
        number = None
    if number is None or isinstance(value, bool) or (least is not None and number < least):
        raise ValueError(f"{name} cannot be {value!r}: {wanted} was expected")
    return number


def _told(public: PublicView, names: Sequence[str]) -> str:
    lines = [f"Round {public.round}, {public.phase}; {public.pile} cards in the pile."]
    if public.clue is not None and public.storyteller is not None:
        lines.append(f"{names[public.storyteller]} tells: {public.clue.text} ({public.clue.medium})")
    lines += [f"  {slot} {card}" for slot, card in enumerate(public.slots, 1)]
    for name, points, role, standing in zip(names, public.points, public.roles, public.standings, strict=True):
        lines.append(f"{name}: {points} points, {role}, {standing}")
    return "\n".join(lines)

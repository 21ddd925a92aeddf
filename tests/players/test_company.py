"""What players learn of each other in a game: who takes clues at their word, and what follows from it."""

import math
import random
from collections import Counter
from collections.abc import Callable, Sequence
from statistics import fmean

import pytest
from msgspec.structs import replace

from moonhare.players import Player, Told, told
from moonhare.players.clever import STRENGTHS, CleverPlayer, mind
from moonhare.players.clever.company import WAYS, chosen, habits, plain, this_game
from moonhare.players.clever.hinting import Sight, deals, worth_to
from moonhare.players.roster import BASELINES
from moonhare.rules.commands import CastVotes
from moonhare.rules.engine import apply, decide
from moonhare.rules.ids import CardId, SeatId
from moonhare.rules.state import Outcome, Over, Voting, awaited
from moonhare.rules.views import view_for
from tests.players.test_clever import DECK, KNOWN, clever, dealt, played

LITERAL = (0, 2)
"""Seats of those who take clues at their word, and tell them so."""


def table(seed: int, literal: str = "mood") -> list[Player]:
    return [BASELINES[literal](KNOWN["en"], seat) if seat in LITERAL else clever(10 * seed + seat) for seat in range(4)]


def evening(seed: int) -> Sequence[Told]:
    heard: list[Told] = []
    for game, _ in played(dealt("standard", 4, seed), table(seed), seed):
        if game.last is not None and told(game.last) not in heard:
            heard.append(told(game.last))
    return heard


def test_who_takes_clues_at_their_word_is_soon_known() -> None:
    literal: list[float] = []
    others: list[float] = []
    for seed in range(4):
        for seat, one in enumerate(habits(mind(KNOWN["en"]), evening(seed)[:7], 4)):
            (literal if seat in LITERAL else others).append(plain(one.listening))
            assert abs(sum(one.telling) - 1) < 1e-9
            assert abs(sum(one.listening) - 1) < 1e-9
    assert fmean(literal) > fmean(others) + 0.3
    assert fmean(literal) > 0.6


def test_only_rounds_of_the_running_game_count_and_those_that_tell_nothing_more_do_not() -> None:
    rounds = evening(1)
    before, now = rounds[:5], rounds[:2]
    assert list(this_game([*before, *now], 3)) == list(now)
    assert list(this_game(before, 1)) == []
    assert list(this_game([replace(one, round=0) for one in before], 6)) == []
    nothing = habits(mind(KNOWN["en"]), (), 4)
    bare = [Told(clue=one.clue, card=one.card, found=one.found) for one in before]
    assert habits(mind(KNOWN["en"]), bare, 4) == nothing
    assert habits(mind(KNOWN["en"]), before, 5) == habits(mind(KNOWN["en"]), (), 5)


def best_taken(literal: str, fits: Callable[[str, Sequence[CardId]], Sequence[float]]) -> dict[bool, float]:
    """How often the best goes with a vote for a card of those in `LITERAL`, with what rounds have shown and without."""
    best = {True: list[bool](), False: list[bool]()}
    for seed in range(16):
        heard: list[Told] = []
        game, players, rng = dealt("standard", 4, seed), table(seed, literal), random.Random(seed)
        while not isinstance(game.phase, Over):
            seat = rng.choice(awaited(game))
            for one in players:
                if isinstance(one, CleverPlayer):
                    one.recall(heard)
            command = players[seat].act(view_for(game, seat))
            if isinstance(game.phase, Voting) and seat not in LITERAL and game.phase.storyteller in LITERAL:
                others = [at for at, owner in enumerate(game.phase.owners) if owner != seat]
                fit = fits(game.phase.clue.text, game.phase.slots)
                first = 1 + max(others, key=fit.__getitem__)
                for knows in best if len(heard) > 4 else ():
                    for voter in map(clever, range(8)):
                        voter.recall(heard if knows else ())
                        cast = voter.act(view_for(game, seat))
                        assert isinstance(cast, CastVotes)
                        best[knows].append(first in cast.slots)
            last, game = game.last, apply(game, decide(game, seat, command, rng))
            if game.last is not None and game.last is not last:
                heard.append(told(game.last))
    return {knows: fmean(taken) for knows, taken in best.items()}


@pytest.mark.long
def test_of_a_storyteller_who_tells_plainly_the_best_is_taken() -> None:
    """The same votes of many, with and without what earlier rounds have shown."""
    thinks = mind(KNOWN["en"])

    def plainly(clue: str, cards: Sequence[CardId]) -> Sequence[float]:
        shown = thinks.at_its_word(clue)
        return [shown[thinks.at[card]] for card in cards]

    best = best_taken("mood", plainly)
    assert best[True] > best[False] + 0.05


@pytest.mark.long
def test_among_people_who_vote_for_what_fits_best_one_s_own_guess_is_trusted_whatever_is_told() -> None:
    best = best_taken("phrase", mind(KNOWN["en"]).fits)
    assert best[True] > best[False] + 0.1


def test_the_gentle_do_not_watch() -> None:
    game = dealt("standard", 4, 3, first_storyteller="host")
    view = view_for(game, awaited(game)[0])
    player = CleverPlayer(1, KNOWN["en"], STRENGTHS["gentle"])
    commands = []
    for heard in (evening(3), [Told(clue=one.clue, card=one.card, found=one.found) for one in evening(3)]):
        player.recall(heard)
        commands.append(player.act(view))
    assert commands[0] == commands[1]


def test_cards_that_nobody_knows_are_taken_hardly_ever_and_listeners_of_one_way_find_a_card_all_or_none() -> None:
    thinks = mind(KNOWN["en"])
    always = [1.0 if way.sure == max(one.sure for one in WAYS) else 0.0 for way in WAYS]
    word = thinks.label(max(thinks.said[0], key=lambda one: thinks.said[0][one]))
    shares = chosen(thinks, word, [DECK[0], "own:none"], always)  # type: ignore[list-item]
    assert shares[0] > 0.99
    sight = Sight(givers=3, gift=1, votes=1, hand_size=6, unseen=range(1, len(thinks.said)))
    hands = deals(sight, random.Random(1), 12)
    surely = [1.0 if at == 0 else 0.0 for at in range(len(thinks.said))]
    nobody = [0.0 if at == 0 else 1.0 for at in range(len(thinks.said))]
    everyone = [[0] * 3 for _ in hands]
    assert worth_to([surely], 0, sight, hands, everyone) < 0.01
    assert worth_to([nobody], 0, sight, hands, everyone) < 0.01
    # One finds it, two do not.
    assert worth_to([surely, nobody], 0, sight, hands, [[0, 1, 1] for _ in hands]) > 0.99


def test_whoever_takes_clues_at_their_word_takes_the_best_however_little_it_shows() -> None:
    # Of the others' cards each shows more than one's own, though none shows much: nobody finds one's own.
    surest = max(way.sure for way in WAYS)
    sight = Sight(givers=3, gift=1, votes=1, hand_size=6, unseen=range(1, 60))
    hands = deals(sight, random.Random(1), 12)
    little = [math.exp(surest * (fit - 1)) for fit in [0.35] + [0.38] * 59]
    lone = [[0, 1, 1] for _ in hands]
    sure = [1.0 if at == 0 else 0.0 for at in range(60)]
    assert worth_to([sure, little], 0, sight, hands, lone) > 0.99
    assert worth_to([little], 0, sight, hands, [[0] * 3 for _ in hands]) < 0.01


def test_a_seat_is_what_it_did_not_who_it_was_before() -> None:
    rounds = evening(2)
    turned = [
        replace(
            one,
            storyteller=SeatId((one.storyteller + 1) % 4),
            owners=tuple(SeatId((owner + 1) % 4) for owner in one.owners),
            ballots=(one.ballots[-1], *one.ballots[:-1]),
        )
        for one in rounds
    ]
    one, other = habits(mind(KNOWN["en"]), rounds, 4), habits(mind(KNOWN["en"]), turned, 4)
    for seat in range(4):
        for before, after in zip(one[seat].listening, other[(seat + 1) % 4].listening, strict=True):
            assert abs(before - after) < 1e-9


def test_where_agreement_counts_all_see_from_the_others_votes_how_they_listen() -> None:
    """Party: nobody's card is to be found, so everybody is watched as a listener, the storyteller too."""
    thinks = mind(KNOWN["en"])
    players: list[Player] = [
        BASELINES["mood"](KNOWN["en"], seat) if seat in LITERAL else clever(seat, strength="gentle")
        for seat in range(6)
    ]
    heard: list[Told] = []
    for game, _ in played(dealt("odyssey-party", 6, 4), players, 4):
        if game.last is not None and told(game.last) not in heard:
            heard.append(told(game.last))
    assert heard
    assert all(one.card is None and one.ballots for one in heard)
    known = habits(thinks, heard, 6)
    before = habits(thinks, (), 6)
    assert all(known[seat].listening != before[seat].listening for seat in range(6))
    literal = fmean(plain(known[seat].listening) for seat in LITERAL)
    assert literal > fmean(plain(known[seat].listening) for seat in range(6) if seat not in LITERAL)


@pytest.mark.long
def test_where_agreement_counts_the_sharp_agree_more_often_than_the_gentle() -> None:
    def agreed(strength: str) -> float:
        shares: list[float] = []
        for seed in range(6):
            players = [clever(10 * seed + seat, strength=strength) for seat in range(6)]
            rounds: list[Outcome] = []
            for game, _ in played(dealt("odyssey-party", 6, seed), players, seed):
                if game.last is not None and game.last not in rounds:
                    rounds.append(game.last)
            for one in rounds:
                votes = Counter(ballot.slots[0] for ballot in one.ballots if ballot is not None)
                shares.append(max(votes.values()) / votes.total())
        return fmean(shares)

    assert agreed("sharp") > agreed("gentle") + 0.1

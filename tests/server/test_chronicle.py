"""What a table remembers of its games, against rounds that were counted by hand, and against the referee."""

import random
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
import pytest

from moonhare.rules.editions import edition, resolve
from moonhare.rules.events import CardsGiven, CardsLaidOut, Clue, ClueTold, RoundScored, VotesCast
from moonhare.rules.ids import CardId, SeatId, Slot
from moonhare.rules.referee import LaidCard, RoundSheet, judge
from moonhare.rules.scoring import Count, marks, score
from moonhare.rules.state import Ballot, Outcome
from moonhare.server.memory.chronicle import Chronicle, chronicles
from moonhare.server.memory.honours import Acclaimed, Bond, Finest, Guesser, Honours, honours_of
from moonhare.server.memory.replaying import Dealt, Given, Replay, Scored, Told, Voted, replay_of
from moonhare.server.table.events import AnyTableEvent, InGame, LobbyEntered, Renamed
from moonhare.server.table.seating import sit
from tests.server.golden_log import Writer
from tests.server.worlds import EDITIONS

Votes = Mapping[int, int | Sequence[int]]
CLUE: Final = Clue(medium="text", text="Long ago")


def told(name: str, players: int, teller: int, votes: Votes, *, number: int = 1, red: int | None = None) -> Outcome:
    """A round in which seat s gave the card in slot s + 1 (in teams: the lower seat, but for the teller's team's)."""
    settings = resolve(edition(name), players)
    owners = list(range(players))
    if settings.teams:
        half = players // 2
        owners = [teller, *(seat for seat in range(half) if seat not in (teller, teller - half))]
    elif settings.cards_given > 1:
        owners = [seat for seat in range(players) for _ in range(1 if seat == teller else settings.cards_given)]
    ballots: list[Ballot | None] = [None] * players
    for seat, given in votes.items():
        whose = [given] if isinstance(given, int) else given
        slots = tuple(sorted(Slot(owners.index(owner) + 1) for owner in whose))
        spoilt = Slot(owners.index(red) + 1) if red is not None and seat == teller else None
        ballots[seat] = Ballot(slots=slots, red=spoilt)
    count = Count(
        settings=settings,
        storyteller=SeatId(teller),
        owners=tuple(map(SeatId, owners)),
        ballots=tuple(ballots),
    )
    return Outcome(
        round=number,
        storyteller=SeatId(teller),
        clue=CLUE,
        slots=tuple(CardId(f"full:{slot:02d}") for slot in range(len(owners))),
        owners=count.owners,
        ballots=count.ballots,
        lines=(),
        nothing=(None,) * players,
        found=score(count).found,
        marks=marks(count),
        before=(0,) * players,
        after=(0,) * players,
    )


def counted(*outcomes: Outcome) -> Honours:
    """Honours of rounds played by the same people, whose keys are their seats and ten."""
    return honours_of([(tuple(range(10, 10 + len(one.ballots))), one) for one in outcomes])


def bonds(honours: Honours) -> dict[tuple[int, int], int]:
    return {(one - 10, other - 10): bond.times for bond in honours.bonds for one, other in [bond.keys]}


def test_of_two_clues_found_by_as_nearly_half_the_one_whose_other_votes_lay_on_more_cards_is_the_finest() -> None:
    # Six people, five votes: two found each clue. Of the first the others fell for one card, of the second for three.
    first = told("standard", 6, 0, {1: 0, 2: 0, 3: 1, 4: 1, 5: 1}, number=1)
    second = told("standard", 6, 1, {0: 1, 2: 1, 3: 0, 4: 2, 5: 3}, number=2)
    third = told("standard", 6, 2, {0: 2, 1: 0, 3: 0, 4: 0, 5: 0}, number=3)
    honours = counted(first, second, third)
    assert honours.finest == Finest(round=2, slot=Slot(2), found=2, voters=5)
    assert honours.misled == Acclaimed(round=3, slot=Slot(1), votes=4, voters=5)
    assert honours.agreed is None
    # Seats 0 and 2 told one clue each and found the other two.
    assert honours.guesser == Guesser(keys=(10, 12), found=2, of=2)
    assert bonds(honours) == {(0, 1): 2, (0, 2): 2, (1, 2): 1}
    assert not any(bond.best for bond in honours.bonds), "two pairs understood each other equally well"


def test_three_found_of_five_is_as_near_to_half_as_two_and_of_all_else_equal_the_later_clue_is_the_finest() -> None:
    first = told("classic", 6, 0, {1: 0, 2: 0, 3: 0, 4: 1, 5: 2}, number=1)
    second = told("classic", 6, 1, {0: 1, 2: 1, 3: 0, 4: 2, 5: 2}, number=2)
    found = counted(first, second).finest
    assert found is not None
    assert found.round == 2


def test_what_all_or_none_found_is_no_finest_clue_and_one_vote_among_many_has_misled_nobody() -> None:
    all_found = told("classic", 5, 0, {1: 0, 2: 0, 3: 0, 4: 0}, number=1)
    none = told("classic", 5, 1, {0: 2, 2: 3, 3: 4, 4: 0}, number=2)
    honours = counted(all_found, none)
    assert honours.finest is None
    assert honours.misled is None
    # Four found one card each: seat 1, who told the other clue, of one, which is no honour; the others share it.
    assert honours.guesser is None
    alone = told("classic", 5, 2, {0: 3, 1: 2, 3: 4, 4: 3}, number=3)
    assert counted(all_found, none, alone).guesser == Guesser(keys=(11,), found=2, of=2)
    assert all(bond.times == 1 and not bond.best for bond in honours.bonds)


def test_with_three_players_one_vote_is_enough_to_mislead() -> None:
    honours = counted(told("standard", 3, 0, {1: 0, 2: 1}))
    assert honours.finest == Finest(round=1, slot=Slot(1), found=1, voters=2)
    assert honours.misled == Acclaimed(round=1, slot=Slot(2), votes=1, voters=2)
    assert honours.guesser is None, "one card found of one is luck"


def test_a_card_that_only_the_owners_partner_fell_for_has_misled_nobody() -> None:
    # 0 and 3 tell; 1 and 2 give, their partners 4 and 5 look. First 4 falls for the card of 1, then for that of 2.
    teams = tuple((SeatId(seat), SeatId(seat + 3)) for seat in range(3))
    sitters = tuple(range(10, 16))
    assert honours_of([(sitters, told("odyssey-team", 6, 0, {4: 1, 5: 0}))], teams).misled is None
    other = honours_of([(sitters, told("odyssey-team", 6, 0, {4: 2, 5: 0}))], teams)
    assert other.misled == Acclaimed(round=1, slot=Slot(3), votes=1, voters=2)


def test_in_odyssey_a_person_with_two_votes_finds_once_and_both_votes_may_mislead() -> None:
    # Worked example: B casts one vote on A's card, C to G one on A's and one on B's.
    all_found = told("odyssey", 7, 0, {1: 0} | dict.fromkeys(range(2, 7), (0, 1)), number=1)
    some = told("odyssey", 7, 1, {0: (2, 3), 2: (1, 3), 3: 1, 4: (0, 2), 5: (1, 2), 6: (3, 4)}, number=2)
    honours = counted(all_found, some)
    assert honours.finest == Finest(round=2, slot=Slot(2), found=3, voters=6)
    assert honours.misled == Acclaimed(round=1, slot=Slot(2), votes=5, voters=6)
    # Seats 2, 3 and 5 found two of two: too many to be named for it.
    assert honours.guesser is None
    assert bonds(honours)[1, 2] == 1
    assert bonds(honours)[0, 1] == 1


def test_in_party_the_picture_most_agreed_on_takes_the_place_of_the_finest_clue_unless_it_bears_the_red_vote() -> None:
    votes: Votes = dict.fromkeys(range(5), 3) | dict.fromkeys(range(5, 8), 1)
    spoilt = told("odyssey-party", 8, 0, votes, number=1, red=3)
    plain = told("odyssey-party", 8, 1, {**dict.fromkeys(range(4), 2), 4: 5, 5: 5, 6: 6, 7: 7}, number=2, red=7)
    honours = counted(spoilt, plain)
    assert (honours.finest, honours.misled, honours.guesser) == (None, None, None)
    assert honours.agreed == Acclaimed(round=2, slot=Slot(3), votes=4, voters=8)
    assert bonds(honours)[0, 1] == 2, "twice they chose the same picture"
    assert bonds(honours)[0, 4] == 1
    assert {bond.found for bond in honours.bonds} == {(0, 0)}


def test_in_teams_those_count_who_voted_and_a_giver_has_misled_whoever_fell_for_the_teams_card() -> None:
    # Pairs 0-4, 1-5, 2-6, 3-7; 1, 2 and 3 gave, their partners vote. One team's voter falls for its own card.
    first = told("odyssey-team", 8, 0, {5: 0, 6: 2, 7: 1}, number=1)
    second = told("odyssey-team", 8, 0, {5: 2, 6: 2, 7: 0}, number=2)
    honours = counted(first, second)
    finest, misled = honours.finest, honours.misled
    assert finest == Finest(round=1, slot=Slot(1), found=1, voters=3), "its two other votes lay on two cards"
    assert misled is not None
    assert (misled.round, misled.votes, misled.voters) == (2, 2, 3)
    assert honours.guesser == Guesser(keys=(15, 17), found=1, of=2)
    assert bonds(honours) == {(0, 5): 1, (0, 7): 1}


def test_the_two_who_understood_each_other_best_are_named_with_who_found_whose_clue() -> None:
    rounds = [
        told("standard", 4, teller, {finder: teller, **dict.fromkeys(rest, finder)}, number=number)
        for number, (teller, finder, rest) in enumerate([(0, 2, (1, 3)), (2, 0, (1, 3)), (2, 0, (1, 3))], start=1)
    ]
    honours = counted(*rounds)
    assert honours.bonds == (Bond(keys=(10, 12), times=3, found=(2, 1), best=True),)
    assert honours.guesser == Guesser(keys=(10,), found=2, of=2)


# ---- games that were played


def played(chosen: str, players: int) -> list[AnyTableEvent]:
    writer = Writer()
    writer.around = msgspec.structs.replace(writer.around, rng=random.Random(players))
    writer.do(1, "choose-edition", edition=chosen)
    writer.add(sit(writer.table, "Bo", None))
    for _ in range(players - 2):
        writer.do(1, "add-computer")
    writer.do(1, "start-game")
    writer.play()
    return writer.log


def scored_at(log: Sequence[AnyTableEvent]) -> list[int]:
    """Where in a log rounds are scored."""
    return [i for i, event in enumerate(log) if isinstance(event, InGame) and isinstance(event.event, RoundScored)]


def chronicle_of(log: Sequence[AnyTableEvent]) -> tuple[Chronicle, ...]:
    return chronicles((1000, event) for event in log)


@pytest.mark.parametrize(("chosen", "players"), EDITIONS)
def test_a_chronicle_has_every_round_with_the_points_that_the_referee_gives_for_it(chosen: str, players: int) -> None:
    log = played(chosen, players)
    (chronicle,) = chronicle_of(log)
    assert chronicle.over
    assert chronicle.winners
    names = tuple(one.name for one in chronicle.companions)
    assert [one.outcome.round for one in chronicle.rounds] == list(range(1, len(chronicle.rounds) + 1))
    for one in chronicle.rounds:
        outcome = one.outcome
        ballots = {names[seat]: ballot for seat, ballot in enumerate(outcome.ballots) if ballot}
        red = next((ballot.red for ballot in ballots.values() if ballot.red is not None), None)
        sheet = RoundSheet(
            edition=chosen,
            seats=names,
            storyteller=names[outcome.storyteller],
            cards=tuple(
                LaidCard(slot=Slot(slot), owner=names[owner]) for slot, owner in enumerate(outcome.owners, start=1)
            ),
            votes={name: ballot.slots for name, ballot in ballots.items()},
            red_vote=msgspec.UNSET if red is None else red,
        )
        gained = tuple(after - before for before, after in zip(outcome.before, outcome.after, strict=True))
        assert tuple(judge(sheet).points.values()) == gained
    final = chronicle.rounds[-1].outcome.after
    for place in chronicle.standing:
        assert {final[seat] for seat in place.seats} == {place.points}
        assert place.place == 1 + sum(other.points > place.points for other in chronicle.standing)
    assert sorted(seat for place in chronicle.standing for seat in place.seats) == list(range(players))
    assert {seat for place in chronicle.standing if place.place == 1 for seat in place.seats} == set(chronicle.winners)


@pytest.mark.parametrize(("chosen", "players"), EDITIONS)
def test_between_two_scored_rounds_a_chronicle_does_not_change_whatever_happens(chosen: str, players: int) -> None:
    log = played(chosen, players)
    game = [number for number, event in enumerate(log) if isinstance(event, InGame)]
    before, rounds = None, 0
    for number in game[: len(game) // 2]:
        (chronicle,) = chronicle_of(log[: number + 1])
        happened = log[number]
        assert isinstance(happened, InGame)
        if isinstance(happened.event, RoundScored):
            rounds += 1
            before = None
        encoded = msgspec.json.encode(chronicle)
        assert before in (None, encoded), f"{happened.event} showed"
        assert len(chronicle.rounds) == rounds
        before = encoded
    assert rounds > 1


@pytest.mark.parametrize(("chosen", "players"), EDITIONS)
def test_a_replay_tells_every_scored_round_and_each_card_given_lay_in_the_givers_hand(
    chosen: str, players: int
) -> None:
    log = played(chosen, players)
    (chronicle,) = chronicle_of(log)
    replay = replay_of(log, chronicle)
    assert msgspec.json.decode(msgspec.json.encode(replay), type=Replay) == replay
    hands: tuple[tuple[CardId, ...], ...] = ()
    rounds = []
    for step in replay.steps:
        match step:
            case Dealt(hands=dealt):
                hands = dealt
            case Told(seat=seat, cards=cards) | Given(seat=seat, cards=cards):
                assert set(cards) <= set(hands[seat])
            case Scored(round=number):
                rounds.append(number)
            case _:
                pass
    assert rounds == [one.outcome.round for one in chronicle.rounds]
    assert sum(isinstance(step, Voted) for step in replay.steps) == sum(
        ballot is not None for one in chronicle.rounds for ballot in one.outcome.ballots
    )


def test_what_was_taken_back_is_not_told_and_whoever_did_so_keeps_their_place_in_the_order() -> None:
    log = played("standard", 4)
    at = next(i for i, event in enumerate(log) if isinstance(event, InGame) and isinstance(event.event, VotesCast))
    cast = log[at]
    assert isinstance(cast, InGame)
    assert isinstance(cast.event, VotesCast)
    # As a log would have it in which the first to vote had voted for another card before.
    other = next(Slot(slot) for slot in range(1, 5) if Slot(slot) not in cast.event.slots)
    before = msgspec.structs.replace(cast, event=msgspec.structs.replace(cast.event, slots=(other,)))
    last = scored_at(log)[0]
    changed = [*log[:at], before, *log[at + 1 : last], cast, *log[last:]]
    assert replay_of(changed, *chronicle_of(changed)) == replay_of(log, *chronicle_of(log))


def test_names_are_those_of_the_round_whoever_is_called_what_later() -> None:
    writer = Writer()
    for _ in range(2):
        writer.do(1, "add-computer")
    writer.do(1, "choose-edition", edition="standard")
    writer.do(1, "start-game")
    writer.play()
    log = list(writer.log)
    log.insert(scored_at(log)[0] + 1, Renamed(key=1, name="Anna"))
    (chronicle,) = chronicle_of(log)
    assert [one.companions[0].name for one in chronicle.rounds[:2]] == ["Ana", "Anna"]
    assert chronicle.everybody[0].name == chronicle.companions[0].name == chronicle.host == "Anna"


def test_a_game_that_was_broken_off_is_over_without_a_winner_and_its_open_round_is_never_told() -> None:
    log = played("standard", 4)
    writer = Writer()
    for _ in range(3):
        writer.do(1, "add-computer")
    writer.do(1, "choose-edition", edition="standard")
    writer.do(1, "start-game")
    first = chronicle_of(writer.log)
    assert [(one.over, one.rounds) for one in first] == [(False, ())]
    laid = [i for i, event in enumerate(log) if isinstance(event, InGame) and isinstance(event.event, CardsLaidOut)]
    broken = log[: laid[1] + 1]
    with pytest.raises(ValueError, match="still being played"):
        replay_of(broken, *chronicle_of(broken))
    broken.append(LobbyEntered())
    (chronicle,) = chronicle_of(broken)
    assert (chronicle.over, chronicle.winners, chronicle.ended_by, len(chronicle.rounds)) == (True, (), None, 1)
    steps = replay_of(broken, chronicle).steps
    assert isinstance(steps[-1], Scored)
    hidden = [event.event for event in broken[laid[0] + 1 :] if isinstance(event, InGame)]
    told_cards = {card for event in hidden if isinstance(event, ClueTold | CardsGiven) for card in event.cards}
    shown = {card for step in steps if isinstance(step, Told | Given) for card in step.cards}
    assert told_cards
    assert not told_cards & shown

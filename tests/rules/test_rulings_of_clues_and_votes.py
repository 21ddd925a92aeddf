"""Rulings of `docs/rules.md` on clues, votes and who may know what: R5–R7, R10–R12, R14, R16."""

import msgspec
import pytest

from moonhare.rules.commands import CastVotes, GiveCards, GoOn, NameGiver, SeatCommand, TellClue
from moonhare.rules.editions import EDITIONS, Edition
from moonhare.rules.events import (
    HandsPassed,
    HandsRefilled,
    RoundStarted,
    TableCleared,
)
from moonhare.rules.ids import SeatId, Slot
from moonhare.rules.reading import members
from moonhare.rules.state import Announcing, Giving, Showing, Telling, Voting, awaited
from tests.rules.table import Table, deck, kinds


class TestR5PartyFaceDownHands:
    def test_the_hand_is_five_at_every_number_of_players(self) -> None:
        for players in range(6, 13):
            assert {len(hand) for hand in Table("odyssey-party", players).game.hands} == {5}

    def test_all_hands_lie_face_down_until_somebody_announces(self) -> None:
        table = Table("odyssey-party", 6)
        for seat in range(6):
            assert table.own(seat).hand == ()
            assert table.own(seat).face_down == 5
        table.tell(2)
        for seat in range(6):
            assert table.own(seat).hand == table.hand(seat)
            assert table.own(seat).face_down == 0

    def test_a_clue_told_unseen_takes_no_card(self) -> None:
        table = Table("odyssey-party", 6)
        assert table.refusal(0, TellClue(text="blind", card=table.hand(0)[0])).code == "clue-takes-no-card"

    def test_afterwards_only_the_storyteller_to_be_has_a_hand_face_down_from_the_passing_to_the_clue(self) -> None:
        table = Table("odyssey-party", 6)
        table.tell(2)
        table.give_all()
        table.vote_all(dict.fromkeys(range(6), 0), red={2: 1})
        for seat in range(6):
            assert table.own(seat).face_down == 0, "while the points are shown, hands are still their holders'"
        table.next_round()
        assert isinstance(table.game.phase, Telling)
        assert [table.own(seat).face_down for seat in range(6)] == [0, 0, 0, 5, 0, 0]
        assert table.own(3).hand == ()
        table.tell(3)
        assert table.own(3).hand == table.hand(3)

    def test_refilled_hands_pass_to_the_left(self) -> None:
        table = Table("odyssey-party", 6)
        table.tell(0)
        table.give_all()
        table.vote_all(dict.fromkeys(range(6), 0), red={0: 1})
        before = table.game
        events = table.next_round()
        assert kinds(events) == [TableCleared, HandsRefilled, HandsPassed, RoundStarted]
        refilled = events[1]
        assert isinstance(refilled, HandsRefilled)
        for seat in range(6):
            assert set(table.hand((seat + 1) % 6)) == {*before.hands[seat], *refilled.drawn[seat]}

    def test_with_a_storyteller_chosen_by_lot_only_that_hand_lies_face_down_from_the_start(self) -> None:
        table = Table("odyssey-party", 6, first_storyteller="host", host=4)
        assert [table.own(seat).face_down for seat in range(6)] == [0, 0, 0, 0, 5, 0]


class TestR6TeamsVotersDoNotKnowTheirTeamsCard:
    def test_a_vote_for_the_own_teams_card_is_accepted(self) -> None:
        table = Table("odyssey-team", 6)
        table.tell(0)
        table.give_all(givers=(1, 2))
        may = table.own(4).may.vote
        assert may is not None
        assert may.forbidden == ()
        table.vote(4, 1)

    def test_it_earns_nothing_unless_the_switch_is_on(self) -> None:
        for switch, points in ((False, (3, 0, 3) * 2), (True, (3, 1, 3) * 2)):
            table = Table("odyssey-team", 6, own_team_bonus=switch)
            table.tell(0)
            table.give_all(givers=(1, 2))
            table.vote_all({4: 1, 5: 0})
            assert table.game.scores == points

    def test_the_partner_does_not_see_which_card_was_given_until_the_points(self) -> None:
        table = Table("odyssey-team", 6)
        table.tell(0)
        table.give_all(givers=(1, 2))
        assert table.own(4).given == ()
        assert table.own(1).given != ()
        table.vote_all({4: 1, 5: 0})
        outcome = table.view(4).public.outcome
        assert outcome is not None
        assert set(outcome.owners) == {0, 1, 2}


class TestR7TeamTalkIsPublic:
    def test_no_command_carries_words_but_the_clue(self) -> None:
        """So nothing of the game itself can be a private channel."""
        for command in members(SeatCommand):
            texts = [
                field.name for field in msgspec.structs.fields(command) if field.name in ("text", "note", "message")
            ]
            assert texts == (["text"] if command is TellClue else [])

    def test_partners_may_whisper_in_no_edition_until_a_table_wants_it(self) -> None:
        for chosen in EDITIONS:
            assert not chosen.settings.whisper
        assert Table("odyssey-team", 6, whisper=True).view(3).public.storyteller is None

    def test_who_gives_is_public_while_it_is_being_agreed(self) -> None:
        table = Table("odyssey-team", 6)
        table.tell(0)
        table.do(1, NameGiver(giver=SeatId(4)))
        for viewer in (None, 0, 2):
            naming = table.view(viewer).public.namings[1]
            assert naming is not None
            assert (naming.giver, naming.by, naming.agreed) == (4, 1, False)


class TestR10NobodyAbstains:
    def test_a_ballot_without_votes_is_refused(self) -> None:
        table = Table("standard", 4)
        table.tell(0)
        table.give_all()
        assert table.refusal(1, CastVotes(slots=())).code == "vote-missing"

    def test_no_command_passes(self) -> None:
        assert set(members(SeatCommand)) == {TellClue, NameGiver, GiveCards, CastVotes, GoOn}

    @pytest.mark.parametrize("chosen", EDITIONS, ids=lambda chosen: chosen.id)
    def test_the_round_waits_for_every_single_one(self, chosen: Edition) -> None:
        players = chosen.players[-1]
        table = Table(chosen.id, players)
        table.tell(0)
        table.give_all(givers=tuple(range(1, players // 2)) if chosen.settings.teams else ())
        due = list(awaited(table.game))
        while due:
            assert isinstance(table.game.phase, Voting)
            assert list(awaited(table.game)) == due
            seat = due.pop()
            other = next(owner for owner in table.voting.owners if owner != seat)
            table.vote(seat, other, red=other if chosen.settings.red_vote and seat == 0 else None)
        assert isinstance(table.game.phase, Showing)


class TestR11ClueMedia:
    ALLOWED = {name: {"text", "said"} for name in ("classic", "odyssey", "odyssey-party", "odyssey-team")} | {
        "standard": {"text", "said", "sung", "mimed"}
    }

    @pytest.mark.parametrize("name", ALLOWED)
    @pytest.mark.parametrize("medium", ["text", "said", "sung", "mimed"])
    def test_the_switches_begin_as_the_texts_have_them(self, name: str, medium: str) -> None:
        table = Table(name, 6)
        card = None if name == "odyssey-party" else table.hand(0)[0]
        clue = msgspec.convert({"type": "tell-clue", "medium": medium, "text": "la la", "card": card}, TellClue)
        if medium in self.ALLOWED[name]:
            table.do(0, clue)
            told = table.view(None).public.clue
            assert told is not None
            assert (told.medium, told.text) == (medium, "la la")
        else:
            refusal = table.refusal(0, clue)
            assert refusal.code == "medium-not-allowed"
            assert refusal.arguments == {"medium": medium, "allowed": ("text", "said")}

    @pytest.mark.parametrize("medium", ["said", "sung", "mimed"])
    def test_what_is_told_at_the_table_may_stay_without_text(self, medium: str) -> None:
        table = Table("standard", 4)
        table.do(1, msgspec.convert({"type": "tell-clue", "medium": medium, "card": table.hand(1)[0]}, TellClue))
        assert isinstance(table.game.phase, Giving)
        assert table.game.phase.clue.text == ""

    @pytest.mark.parametrize("text", ["", "   ", "\n\t", "\u200b", "\u200d\ufeff", "\u00a0"])
    def test_a_written_clue_shows_something(self, text: str) -> None:
        table = Table("standard", 4)
        assert table.refusal(1, TellClue(text=text, card=table.hand(1)[0])).code == "clue-empty"

    @pytest.mark.parametrize("text", ["\x00", "a\x07b", "\x1b[31mred", "half \ud800"])
    def test_control_characters_are_refused(self, text: str) -> None:
        table = Table("standard", 4)
        assert table.refusal(1, TellClue(text=text, card=table.hand(1)[0])).code == "clue-unprintable"

    @pytest.mark.parametrize(
        ("text", "kept"),
        [
            ("  two\n words ", "two words"),
            ("e\u0301te\u0301", "été"),
            ("…?!", "…?!"),
            ("👨‍👩‍👧", "👨‍👩‍👧"),
            ("42", "42"),
        ],
    )
    def test_other_text_is_kept_in_one_line(self, text: str, kept: str) -> None:
        table = Table("standard", 4)
        table.do(1, TellClue(text=text, card=table.hand(1)[0]))
        assert isinstance(table.game.phase, Giving)
        assert table.game.phase.clue.text == kept

    def test_a_variant_may_turn_singing_on_or_writing_off(self) -> None:
        table = Table("classic", 4, clue_media=["mimed", "sung"])
        may = table.own(0).may.tell
        assert may is not None
        assert may.media == ("sung", "mimed")
        assert table.refusal(0, TellClue(text="written", card=table.hand(0)[0])).code == "medium-not-allowed"


class TestR12RedVote:
    def table(self) -> Table:
        table = Table("odyssey-party", 6)
        table.tell(0)
        table.give_all()
        return table

    def test_the_storyteller_has_to_cast_both(self) -> None:
        assert self.table().refusal(0, CastVotes(slots=(Slot(1),))).code == "red-vote-missing"

    def test_nobody_else_has_a_red_vote(self) -> None:
        assert self.table().refusal(1, CastVotes(slots=(Slot(1),), red=Slot(2))).code == "red-vote-not-yours"

    @pytest.mark.parametrize(("green", "red"), [(0, 0), (0, 3), (3, 0), (3, 3)])
    def test_each_may_lie_on_any_card_the_own_one_and_the_same_one_included(self, green: int, red: int) -> None:
        table = self.table()
        table.vote(0, green, red=red)
        assert table.own(0).votes == table.slots_of(green)
        assert (table.own(0).red,) == table.slots_of(red)

    def test_it_lies_on_one_of_the_cards(self) -> None:
        assert self.table().refusal(0, CastVotes(slots=(Slot(1),), red=Slot(7))).code == "no-such-slot"

    def test_it_stays_secret_until_the_points_and_is_shown_then(self) -> None:
        table = self.table()
        table.vote(0, 1, red=2)
        red = table.own(0).red
        assert "red" not in msgspec.json.encode(table.view(1).public).decode()
        assert table.own(1).red is None
        for seat in range(1, 6):
            table.vote(seat, 2)
        outcome = table.view(1).public.outcome
        assert outcome is not None
        ballot = outcome.ballots[0]
        assert ballot is not None
        assert ballot.red == red
        assert table.game.scores == (0,) * 6

    def test_party_allows_a_vote_for_the_own_card(self) -> None:
        table = self.table()
        table.vote(3, 3)
        assert table.own(3).votes == table.slots_of(3)


class TestR14TeamsFirstStoryteller:
    @pytest.mark.parametrize("seat", range(6))
    def test_anyone_of_any_team_may_announce_first(self, seat: int) -> None:
        table = Table("odyssey-team", 6)
        assert isinstance(table.game.phase, Announcing)
        table.tell(seat)
        assert table.view(None).public.storyteller == seat

    @pytest.mark.parametrize("chosen", EDITIONS, ids=lambda chosen: chosen.id)
    def test_the_first_to_announce_is_the_storyteller_in_every_edition(self, chosen: Edition) -> None:
        table = Table(chosen.id, chosen.players[-1])
        assert awaited(table.game) == tuple(range(table.game.players))
        table.tell(2)
        clue = TellClue(text="too late", card=None if chosen.settings.clue_from == "unseen" else table.hand(1)[0])
        assert table.refusal(1, clue).code == "wrong-phase"

    def test_the_host_may_tell_first_by_a_house_rule(self) -> None:
        table = Table("standard", 5, first_storyteller="host", host=3)
        assert awaited(table.game) == (3,)
        refusal = table.refusal(2, TellClue(text="mine", card=table.hand(2)[0]))
        assert refusal.code == "not-storyteller"
        assert refusal.arguments == {"seat": 2, "storyteller": 3}

    def test_a_lot_may_decide_by_a_house_rule(self) -> None:
        drawn = {awaited(Table("standard", 5, seed=seed, first_storyteller="random").game) for seed in range(100)}
        assert drawn == {(seat,) for seat in range(5)}


class TestR16TheStorytellerLearnsNothingEarly:
    @pytest.mark.parametrize(
        ("name", "players"), [("classic", 3), ("standard", 5), ("odyssey", 7), ("odyssey-party", 6)]
    )
    def test_no_card_given_is_seen_before_all_lie_open(self, name: str, players: int) -> None:
        table = Table(name, players)
        table.tell(0)
        for giver in range(players - 1, 0, -1):
            table.give(giver)
            seen = msgspec.json.encode(table.view(0)).decode()
            if isinstance(table.game.phase, Giving):
                for card in set(deck()) - set(table.hand(0)) - set(table.own(0).given):
                    assert f'"{card}"' not in seen

    @pytest.mark.parametrize(("name", "players"), [("classic", 3), ("standard", 5), ("odyssey", 7)])
    def test_owners_and_votes_stay_hidden_until_the_points(self, name: str, players: int) -> None:
        table = Table(name, players)
        table.tell(0)
        table.give_all()
        for voter in range(1, players):
            assert table.view(0).public.outcome is None
            own = table.own(0)
            assert own.given == tuple(table.voting.slots[slot - 1] for slot in table.slots_of(0))
            assert own.votes == ()
            table.vote(voter, 0)
        assert table.view(0).public.outcome is not None

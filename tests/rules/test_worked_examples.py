"""The worked examples of `docs/rules.md`, each played at a table from the deal to the points."""

import pytest

from moonhare.rules.ids import SeatId
from tests.rules.table import Table


def test_standard_six_players() -> None:
    pink, blue, green, violet, yellow, red = range(6)
    table = Table("standard", 6)
    points = table.round({blue: pink, green: pink, red: violet, violet: blue, yellow: blue}, teller=pink)
    assert points == (3, 5, 3, 1, 0, 0)
    assert [(line.seat, line.points, line.reason) for line in table.lines] == [
        (pink, 3, "some-found"),
        (blue, 3, "found"),
        (green, 3, "found"),
        (blue, 2, "votes-received"),
        (violet, 1, "votes-received"),
    ]


def test_classic_five_players() -> None:
    ana, cy, bo, dee, eli = range(5)
    table = Table("classic", 5)
    # Bo finds the card; two vote for hers and one for Cy's.
    points = table.round({bo: ana, cy: bo, dee: bo, eli: cy}, teller=ana)
    assert points[bo] == 5
    assert points[ana] == 3
    assert points[cy] == 1
    assert points[dee] == points[eli] == 0
    table.next_round()
    assert table.view(None).public.storyteller == cy, "who sits to Ana's left is next"


def test_classic_five_players_votes_may_be_cast_in_any_order_with_the_same_points() -> None:
    ana, cy, bo, dee, eli = range(5)
    table = Table("classic", 5)
    assert table.round({eli: cy, dee: bo, bo: ana, cy: bo}, teller=ana) == (3, 1, 5, 0, 0)


def test_party_nine_players() -> None:
    teller, alone, *others = range(9)
    two, five = others[:2], others[2:]
    table = Table("odyssey-party", 9)
    table.tell(teller)
    table.give_all()
    third, second, another = teller, two[0], alone
    # Six on one card (the storyteller's green vote among them), two on the one that bears the red vote, one alone.
    green = dict.fromkeys([teller, *five], third) | dict.fromkeys(two, second) | {alone: another}
    table.vote_all(green, red={teller: second})
    points = table.game.scores
    assert [points[seat] for seat in five] == [5] * 5, "six votes on the image, and five is the cap"
    assert points[teller] == 5, "the storyteller's green vote scores like everyone's"
    assert [points[seat] for seat in two] == [0, 0], "the red vote lies on it"
    assert points[alone] == 0
    assert {line.reason for line in table.lines} == {"same-image"}


def test_odyssey_seven_players_one_vote_pays_beside_the_cap_and_when_all_find_it() -> None:
    a, b, *others = range(7)
    table = Table("odyssey", 7)
    points = table.round({b: a} | dict.fromkeys(others, (a, b)))
    assert points == (0, 2 + 1 + 3, 2, 2, 2, 2, 2)
    assert [(line.seat, line.points, line.reason) for line in table.lines if line.seat == b] == [
        (b, 2, "all-found"),
        (b, 1, "single-vote"),
        (b, 3, "votes-received"),
    ]


def test_team_eight_players_a_vote_for_ones_own_team_is_accepted_and_pays_nothing() -> None:
    a, b, c, d, e, f, g, h = (SeatId(seat) for seat in range(8))
    table = Table("odyssey-team", 8)
    table.tell(a)
    table.give_all(givers=(b, c, d))
    table.vote_all({f: a, g: c, h: b})
    assert table.game.scores == (3, 4, 0, 0, 3, 4, 0, 0)
    assert [(line.seat, line.points, line.reason) for line in table.lines] == [
        (a, 3, "some-found"),
        (f, 3, "found"),
        (b, 1, "votes-received"),
    ]
    assert e not in {line.seat for line in table.lines}


@pytest.mark.parametrize(("name", "points"), [("classic", (4, 5, 0)), ("standard", (3, 4, 0)), ("odyssey", (3, 4, 0))])
def test_three_players_one_finds_and_one_votes_one_of_the_others_two(name: str, points: tuple[int, ...]) -> None:
    a, b, c = range(3)
    table = Table(name, 3)
    assert table.round({b: a, c: b}) == points

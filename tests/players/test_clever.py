"""The player that understands: what it makes of clues, and how it hints, gives and votes."""

import dataclasses
import itertools
import random
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import pytest
from msgspec import to_builtins
from msgspec.structs import replace

from moonhare.cli.knowing import knowledge
from moonhare.decks import default_sets
from moonhare.locales import LANGUAGES, generic_clues
from moonhare.players import ROSTER, Knowledge, Player, Rememberer, Said, SimplePlayer, Thinker, Told, Written, told
from moonhare.players.clever import CHARACTERS, STRENGTHS, CleverPlayer, composed_clues, mind
from moonhare.players.clever.composing import DEED, GROUPS, QUALITY
from moonhare.players.clever.hinting import Sight, deals, deepest, draw_rank, is_open, rank, rivals, worth
from moonhare.rules.commands import CastVotes, GiveCards, SeatCommand, TellClue
from moonhare.rules.editions import EDITIONS, Edition, edition, resolve
from moonhare.rules.engine import apply, decide, start
from moonhare.rules.evolving import begin
from moonhare.rules.ids import CardId, SeatId
from moonhare.rules.state import Game, Over, Voting, awaited
from moonhare.rules.views import VoteOptions, view_for
from moonhare.rules.words import words_of

SETS = [one for one in default_sets() if one.id == "small-hours"]
KNOWN: Mapping[str, Knowledge] = {one: knowledge(SETS, one) for one in LANGUAGES}
DECK = sorted(card for card in KNOWN["en"].concepts if card.startswith("small-hours:"))


def dealt(name: str, players: int, seed: int = 1, deck: Sequence[CardId] = DECK, **overrides: object) -> Game:
    return begin(start(edition(name), players=players, deck=deck, rng=random.Random(seed), overrides=overrides))


def clever(seed: int, language: str = "en", strength: str = "sharp") -> CleverPlayer:
    return CleverPlayer(seed, KNOWN[language], STRENGTHS[strength])


def played(game: Game, players: Sequence[Player], seed: int = 0, most: int = 400) -> Iterator[tuple[Game, SeatCommand]]:
    """Each moment of a game and what was done then, for so many moves at most; everybody remembers the evening."""
    rng, evening = random.Random(seed), list[Told]()
    for _ in range(most):
        if isinstance(game.phase, Over):
            return
        seat = rng.choice(awaited(game))
        player = players[seat]
        if isinstance(player, Rememberer):
            player.recall(evening)
        command = player.act(view_for(game, seat))
        yield game, command
        before, game = game, apply(game, decide(game, seat, command, rng))
        if game.last is not None and game.last is not before.last:
            evening.append(told(game.last))


def one_move(seed: int, language: str = "en") -> SeatCommand:
    game = dealt("standard", 4, first_storyteller="host")
    return clever(seed, language).act(view_for(game, awaited(game)[0]))


@pytest.mark.parametrize("chosen", EDITIONS, ids=lambda one: one.id)
def test_every_edition_is_played_to_its_end(chosen: Edition) -> None:
    name, players = chosen.id, chosen.players[0]
    moves = list(played(dealt(name, players), [clever(seat, strength="gentle") for seat in range(players)], most=5000))
    assert len(moves) < 5000
    assert all(command.text.strip() for _, command in moves if isinstance(command, TellClue))


def test_the_same_seed_view_and_evening_give_the_same_command_whatever_was_thought_before() -> None:
    first = [command for _, command in played(dealt("odyssey", 6), [clever(seat) for seat in range(6)], most=24)]
    # Other minds, which have heard nothing yet.
    fresh = [CleverPlayer(seat, dataclasses.replace(KNOWN["en"]), STRENGTHS["sharp"]) for seat in range(6)]
    assert [command for _, command in played(dealt("odyssey", 6), fresh, most=24)] == first


def test_who_is_in_doubt_casts_as_many_votes_as_there_are_and_who_is_sure_only_one() -> None:
    players = [clever(seat) for seat in range(8)]
    moves = played(dealt("odyssey", 8, votes=3), players, most=200)
    assert {len(command.slots) for _, command in moves if isinstance(command, CastVotes)} == {1, 2, 3}


@pytest.mark.parametrize("chosen", [one for one in EDITIONS if 6 in one.players], ids=lambda one: one.id)
def test_a_table_is_played_by_its_own_rules_whatever_its_edition_is_called(chosen: Edition) -> None:
    rules: dict[str, Any] = {
        name: value for name, value in to_builtins(resolve(chosen, 6)).items() if name != "deck_size"
    }
    games = [dealt(name, 6, **rules) for name in (chosen.id, "odyssey", "odyssey-party")]
    players = [clever(seat) for seat in range(6)]
    moves = [[command for _, command in played(game, players, most=20)] for game in games]
    assert moves[1:] == [moves[0]] * 2


def test_a_clue_for_all_to_agree_on_stands_beside_the_card_that_goes_best_with_it() -> None:
    agreeing: dict[str, Any] = {"scoring": "agreement", "own_card_votable": True, "first_storyteller": "host"}
    view = view_for(dealt("standard", 4, **agreeing), SeatId(0))
    told = clever(1).act(view)
    assert view.own is not None
    assert isinstance(told, TellClue)
    assert told.card is not None
    fits = mind(KNOWN["en"]).fits(told.text, view.own.hand)
    assert fits[view.own.hand.index(told.card)] == max(fits) > 0


def test_composed_clues_are_of_one_card_or_of_any_and_of_an_unknown_one_what_would_do_for_all() -> None:
    clues = composed_clues(KNOWN["en"])
    said = [clues(card, random.Random(4)) for card in (*DECK[:5], None)]
    assert len(set(said)) == 6
    assert clues(DECK[0], random.Random(4)) == said[0]
    # What is composed stands beside no card in particular.
    written = {KNOWN["en"].clues(DECK[0], random.Random(seed)) for seed in range(60)}
    assert len({clues(DECK[0], random.Random(seed)) for seed in range(60)} - written) > 20
    assert clues(CardId("nobody:knows"), random.Random(1)) in generic_clues("en")


def test_several_may_think_at_once() -> None:
    alone = [one_move(seed) for seed in range(12)]
    with ThreadPoolExecutor(8) as threads:
        assert list(threads.map(one_move, range(12))) == alone


def test_players_differ_by_their_seeds() -> None:
    clues = {command.text for command in map(one_move, range(20)) if isinstance(command, TellClue)}
    assert len(clues) >= 16
    assert {clever(seed).character.name for seed in range(40)} == {one.name for one in CHARACTERS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_clue_comes_in_the_language_of_the_table(language: str) -> None:
    command = one_move(3, language)
    assert isinstance(command, TellClue)
    assert command.card in DECK
    assert max(mind(KNOWN[language]).hear(command.text)) > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_words_for_every_character_and_for_all_that_it_speaks_of(language: str) -> None:
    patterns = KNOWN[language].patterns
    ways = {"plain", "pair", "then", *[one.name for one in CHARACTERS]}
    assert {name.partition("-")[0] for name in patterns} == ways
    assert ways <= set(patterns)
    assert {name.partition("-")[2] for name in patterns} <= {"", "pair", QUALITY, DEED, *GROUPS.values()}
    alone = {f"{one.name}-{way}" for one in CHARACTERS for way in (QUALITY, DEED, "air")}
    assert {name for name in patterns if patterns[name]} >= alone


def asked(clue: str, cards: Sequence[CardId], seed: int, language: str = "en", strength: str = "sharp") -> SeatCommand:
    """What a player votes for where these cards lie on the table, and none is its own."""
    game = dealt("standard", 4)
    while not isinstance(game.phase, Voting):
        seat = awaited(game)[0]
        command = SimplePlayer(seat, KNOWN["en"].clues).act(view_for(game, seat))
        game = apply(game, decide(game, seat, command, random.Random(1)))
    view = view_for(game, game.phase.voters[0])
    assert view.own is not None
    assert view.public.clue is not None
    public = replace(view.public, slots=tuple(cards), clue=replace(view.public.clue, text=clue))
    vote = VoteOptions(most=1, forbidden=(), red=False)
    own = replace(view.own, may=replace(view.own.may, vote=vote))
    return clever(seed, language, strength).act(replace(view, public=public, own=own))


def found(clue: str, card: str, language: str = "en", strength: str = "sharp") -> float:
    """How often a card is found among five others drawn at random."""
    hits = 0
    for seed in range(40):
        others = random.Random(seed).sample([one for one in DECK if one != f"small-hours:{card}"], 5)
        cards = sorted([CardId(f"small-hours:{card}"), *others])
        command = asked(clue, cards, seed, language, strength)
        assert isinstance(command, CastVotes)
        hits += cards[command.slots[0] - 1] == f"small-hours:{card}"
    return hits / 40


@pytest.mark.parametrize(
    ("language", "clue"),
    [
        ("en", "My neighbours are rather tall"),
        ("en", "A breakfast with a long neck"),
        ("it", "Che collo lungo"),
        ("da", "Den højeste på taget"),
        ("pl", "Sąsiadka z długą szyją"),
        ("pt", "A vizinha de pescoço comprido"),
    ],
)
def test_what_a_person_means_is_understood(language: str, clue: str) -> None:
    # The giraffe on the roof is never named; chance would find it one time of six.
    assert found(clue, "upstairs-neighbour", language) > 0.4


def test_the_stronger_a_player_the_better_it_understands() -> None:
    sharp, steady, gentle = (
        found("A giraffe", "upstairs-neighbour", strength=one) for one in ("sharp", "steady", "gentle")
    )
    assert sharp > steady > gentle > 1 / 6


def test_a_table_takes_different_cards_for_the_same_clue() -> None:
    commands = [asked("A promise kept", DECK[:6], seed) for seed in range(40)]
    assert len({command.slots for command in commands if isinstance(command, CastVotes)}) >= 4


def test_no_clue_is_told_twice_in_an_evening() -> None:
    game = dealt("standard", 4, first_storyteller="host")
    view, player = view_for(game, awaited(game)[0]), clever(5)
    evening: list[Told] = []
    for _ in range(15):
        player.recall(evening)
        command = player.act(view)
        assert isinstance(command, TellClue)
        assert command.text.casefold() not in {one.clue.casefold() for one in evening}
        evening.append(Told(clue=command.text, card=command.card, found="some"))


def test_after_clues_that_everybody_found_others_are_told() -> None:
    games = [dealt("standard", 5, deal, first_storyteller="host") for deal in range(1, 5)]
    views = [view_for(game, awaited(game)[0]) for game in games]

    def clues(how: str) -> list[SeatCommand]:
        players = [clever(seed) for seed in range(6)]
        for player in players:
            player.recall([Told(clue=str(at), card=None, found=how) for at in range(8)])  # type: ignore[arg-type]
        return [player.act(view) for view, player in itertools.product(views, players)]

    assert clues("all") != clues("none")


def test_the_words_of_a_clue_may_be_few() -> None:
    game = dealt("standard", 4, first_storyteller="host", clue_words=1)
    for seed in range(12):
        command = clever(seed).act(view_for(game, awaited(game)[0]))
        assert isinstance(command, TellClue)
        assert len(words_of(command.text)) == 1


def test_of_a_set_without_concepts_a_player_knows_what_is_written() -> None:
    cards = [CardId(f"own:{number}") for number in range(40)]
    titles = ["The owl at night", "A boat in the storm", "Bread and butter", "The broken clock"] * 10
    known = Knowledge(
        language="en",
        concepts={card: {} for card in cards},
        written={card: Written("en", title, "") for card, title in zip(cards, titles, strict=True)},
        clues=KNOWN["en"].clues,
        patterns=KNOWN["en"].patterns,
    )
    fits = mind(known).fits("Sailing home", cards[:4])
    assert max(range(4), key=fits.__getitem__) == 1
    game = dealt("standard", 4, deck=cards, first_storyteller="host")
    command = CleverPlayer(1, known, STRENGTHS["sharp"]).act(view_for(game, awaited(game)[0]))
    assert isinstance(command, TellClue)
    assert command.card in cards


def test_what_people_have_said_for_a_card_is_understood_though_no_concept_leads_there() -> None:
    cards = [CardId(f"own:{number}") for number in range(40)]
    said = dict.fromkeys(cards[:4], ("Grandma would know",)) | {cards[2]: ("Not on a Tuesday", "Grandma would know")}
    known = Knowledge(
        language="en", concepts={card: {} for card in cards}, hear=partial(Said, said), clues=KNOWN["en"].clues
    )
    fits = mind(known).fits("It is never a Tuesday", cards[:5])
    assert max(range(5), key=fits.__getitem__) == 2
    assert fits[4] == 0
    assert mind(known).fits("grandmas", cards[:5])[0] > 0


def test_what_a_computer_player_could_have_said_itself_is_heard_by_the_table_alone() -> None:
    thinks = mind(KNOWN["en"])
    pattern = next(
        text for texts in thinks.patterns.values() for text in texts if text.count("{") == 1 == text.count("{a}")
    )
    label, saying, remark = thinks.label("owl"), next(iter(thinks.words.sayings)), next(iter(thinks.words.remarks))
    assert all(
        map(thinks.is_composed, (label, label.upper(), saying, remark.capitalize(), pattern.replace("{a}", label)))
    )
    assert not any(map(thinks.is_composed, ("You never call your mother", pattern.replace("{a}", "your mother's hat"))))


def test_cards_of_which_nothing_is_known_are_played_by_taste() -> None:
    deck = [CardId(f"bare:{number:03}") for number in range(84)]
    moves = list(played(dealt("standard", 4, deck=deck), [clever(seat) for seat in range(4)], most=60))
    assert {type(command) for _, command in moves} >= {TellClue, GiveCards, CastVotes}


# ---- hinting


def test_nobody_is_thought_to_hold_a_card_that_is_dealt_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    thinks, imagined = mind(KNOWN["en"]), set[int]()

    def watched(sight: Sight, rng: random.Random, many: int) -> list[list[Sequence[int]]]:
        imagined.update(sight.unseen)
        return deals(sight, rng, many)

    monkeypatch.setattr("moonhare.players.clever.player.deals", watched)
    gone = KNOWN["en"].retired & set(DECK)
    game = dealt("standard", 4, first_storyteller="host", deck=sorted(set(DECK) - gone))
    clever(1).act(view_for(game, awaited(game)[0]))
    assert len(gone) > 10
    assert len(imagined) == len(DECK) - len(gone) - 6
    assert imagined.isdisjoint(thinks.at[card] for card in gone)


SIGHT = Sight(givers=3, gift=1, votes=1, hand_size=6, unseen=range(1, 84))


def test_a_clue_that_fits_one_card_alone_or_none_is_worth_little() -> None:
    dealt_hands = deals(SIGHT, random.Random(1), 20)
    plain = [1.0, *[0.0] * 83]
    dark = [0.0, *[1.0] * 83]
    between = [0.8, *[0.9 * (one % 20) / 20 for one in range(1, 84)]]
    assert worth(between, 0, SIGHT, dealt_hands) > 0.5
    assert worth(plain, 0, SIGHT, dealt_hands) < 0.3
    assert worth(dark, 0, SIGHT, dealt_hands) < 0.3
    # Listeners who are surer find what is plain all the more.
    assert worth(plain, 0, SIGHT, dealt_hands, 1.8) < worth(plain, 0, SIGHT, dealt_hands, 0.6)


def test_an_open_clue_fits_several_of_the_cards_that_will_lie_on_the_table() -> None:
    assert is_open(rivals([1.0] * 12 + [0.0] * 72, SIGHT), SIGHT)
    assert not is_open(rivals([1.0] * 3 + [0.0] * 81, SIGHT), SIGHT)
    # Where nothing fits, nothing is said.
    assert not is_open(rivals([0.3] * 84, SIGHT), SIGHT)


def test_how_high_the_own_card_stands_is_drawn_so_that_the_best_is_no_likelier_than_another() -> None:
    drawn = [draw_rank(SIGHT, random.Random(seed)) for seed in range(3000)]
    most = deepest(SIGHT)
    assert (min(drawn), max(drawn)) == (1, most)
    assert all(drawn.count(place) / 3000 == pytest.approx(1 / most, abs=0.02) for place in (1, most // 2, most))
    assert rank(0.5, rivals([0.5, *[0.6] * 4, *[0.1] * 79], SIGHT)) == 5


def test_the_more_there_are_the_less_deep_a_card_is_hidden() -> None:
    many = dataclasses.replace(SIGHT, givers=11)
    assert 1 < deepest(many) < deepest(dataclasses.replace(SIGHT, givers=5)) < deepest(SIGHT) < len(SIGHT.unseen)
    assert deepest(dataclasses.replace(SIGHT, unseen=range(2))) <= 2


def test_a_player_thinks_off_the_loop_at_the_usual_pace() -> None:
    assert all(isinstance(ROSTER[name](KNOWN["en"], 1), Thinker) for name in STRENGTHS)
    assert clever(1).takes is None


def test_it_tells_how_well_it_hears_each_card_in_its_own_language_alone() -> None:
    player, cards = clever(1), DECK[:6]
    shown = {card: KNOWN["en"].concepts[card].get("owl", 0.0) for card in DECK}
    fits = dict(zip(DECK, player.rank("An owl", "en", DECK), strict=True))
    most = max(DECK, key=lambda card: shown[card])
    assert fits[most] > max(fits[card] for card in DECK if not shown[card])
    assert list(player.rank("An owl", "en", cards)) == [fits[card] for card in cards]
    assert clever(2).rank("An owl", "en", cards) == player.rank("An owl", "en", cards)
    with pytest.raises(ValueError, match="speaks en"):
        player.rank("Un gufo", "it", cards)

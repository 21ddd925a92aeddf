"""The cast of Houseguests: everybody who is drawn is declared, no two are near twins, and feelings are shared out."""

import ast
from collections import Counter

import numpy as np
import pytest

from art import casting, easel
from art.cutpaper.beards import BEARDS
from art.cutpaper.cast import NEAR, aside, distance, near_twins, strangers, worried
from art.cutpaper.faces import BROWS, EYES, FEELINGS, LIPS, NOSES, PLANES, SHAPES, Face, Feeling, ageing, feel
from art.cutpaper.haircuts import CUTS, KINDS
from art.cutpaper.hairmasses import REARS, SIDES
from art.cutpaper.hats import HATS
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet
from art.cutpaper.skin import Skin
from art.cutpaper.skull import View
from art.cutpaper.worn import GLASSES, JEWELS, MARKS
from tests.project.tree import ROOT

SKIN = Skin("#e2bfa6", "#bd8b79", "#2d1f2c")
DARK = Skin("#70493e", "#4a2e31", "#2d1f2c")
HANDFUL = ("not-before-he-wakes", "take-only-what-you-need")
"""Rendered in every run; the others only with the long tests."""
VOCABULARY = {
    "shape": tuple(SHAPES),
    "nose": NOSES,
    "eyes": EYES,
    "lips": LIPS,
    "brow": BROWS,
    "plane": PLANES,
    "hair": tuple(CUTS),
    "beard": ("", *BEARDS),
    "hat": ("", *HATS),
}
WEAR = (*GLASSES, *MARKS, *JEWELS)


@pytest.mark.parametrize(
    "card",
    [pytest.param(card, marks=[] if card in HANDFUL else pytest.mark.long) for card in easel.card_ids("houseguests")],
)
def test_a_card_of_the_set_renders_twice_the_same_bytes(card: str) -> None:
    image = easel.render(card, 0.15)
    assert image.std() > 18
    assert image.tobytes() == easel.render(card, 0.15).tobytes()


def drawn(face: Face, turn: float = 0.0, view: View = "front", size: int = 36) -> bytes:
    card = Sheet("head", "#c8c0b0", 3 * size, 3 * size)
    Head(card, face, 1.5 * size, 1.5 * size, size, turn=turn, view=view).draw()
    return card.finish().tobytes()


def test_no_two_of_the_cast_are_near_twins() -> None:
    found = {pair: round(apart, 1) for pair, apart in near_twins(casting.cast()).items()}
    assert not found, f"too near each other (below {NEAR}): give one another nose, eyes, shape, hair or age"


def test_everybody_who_is_drawn_is_in_the_cast_of_their_card() -> None:
    for path in sorted((ROOT / "art/scenes/houseguests").glob("*/*.py")):
        module = ast.parse(path.read_text("utf-8"))
        declared = {
            id(call)
            for statement in module.body
            if isinstance(statement, ast.Assign | ast.AnnAssign) and "CAST" in ast.unparse(statement).split("=")[0]
            for call in ast.walk(statement)
        }
        calls = [each for each in ast.walk(module) if isinstance(each, ast.Call) and id(each) not in declared]
        stray = [each.lineno for each in calls if ast.unparse(each.func).split(".")[-1] in ("Face", "strangers")]
        assert stray == [], f"{path.parent.name}/{path.name} makes faces outside of CAST"


def test_everybody_is_made_of_what_there_is() -> None:
    for who, face in casting.cast().items():
        for field, names in VOCABULARY.items():
            assert getattr(face, field) in names, f"{who}: {field}"
        assert set(face.wear) <= set(WEAR), who
        assert 0 <= face.age <= 110, who


def test_few_are_worried_and_few_look_to_the_same_side() -> None:
    named = [face for face in casting.cast().values() if not face.small]
    assert sum(map(worried, named)) <= len(named) / 4
    sides = Counter(map(aside, named))
    assert max(sides[-1], sides[1]) <= len(named) / 3


def test_sisters_are_near_twins_whatever_they_feel_and_strangers_are_not() -> None:
    one = Face(SKIN, 30, "oval", "hook", "hooded", "full", "arched", "bob")
    sister = one.but(age=34, ink="#6b3d35", feels=feel("furious"))
    other = Face(DARK, 61, "square", "broad", "slit", "thin", "bushy", "coils", "#d9d0bd")
    assert list(near_twins({"a: one": one, "b: sister": sister, "c: other": other})) == ["a: one and b: sister"]
    assert distance(one, other) > 2 * NEAR
    assert distance(one, one.but(feels=feel("laughing"))) == 0


def test_kin_of_a_card_may_be_alike_and_a_crowd_is_held_against_its_own_card_only() -> None:
    one = Face(SKIN, kin="triplets")
    assert near_twins({"a: first": one, "a: second": one}) == {}
    assert len(near_twins({"a: first": one, "b: second": one})) == 1
    few = Face(SKIN, small=True)
    assert near_twins({"a: first": few, "b: second": Face(SKIN)}) == {}
    assert len(near_twins({"a: first": few, "a: second": few})) == 1


def test_a_hat_that_covers_makes_the_hair_below_it_no_difference() -> None:
    assert distance(Face(SKIN, hair="bob", hat="hijab"), Face(SKIN, hair="afro", hat="hijab")) == 0
    assert distance(Face(SKIN, hair="bob", hat="bowler"), Face(SKIN, hair="afro", hat="bowler")) == 1


def test_strangers_differ_and_are_the_same_for_the_same_key() -> None:
    crowd = strangers(24, (SKIN, DARK), "square")
    assert crowd == strangers(24, (SKIN, DARK), "square")
    assert crowd != strangers(24, (SKIN, DARK), "harbour")
    assert near_twins({f"a: {i}": face for i, face in enumerate(crowd)}) == {}
    assert len({face.nose for face in crowd}) >= 7


def test_the_cast_is_told_with_its_shares_and_its_twins() -> None:
    faces = {"a: one": Face(SKIN, feels=feel("grieving")), "b: other": Face(SKIN), "b: third": Face(DARK, small=True)}
    lines = casting.told(faces)
    assert lines[0] == "3 heads, 2 of them not in a crowd"
    assert lines[1] == "worried 50% (at most 25%)"
    assert "near twins: a: one and b: other (0.0)" in lines
    assert casting.sheet(faces).std() > 5


def test_a_worry_and_a_glance_are_told_from_the_numbers() -> None:
    assert worried(Face(SKIN, feels=feel("grieving")))
    assert not worried(Face(SKIN, feels=feel("cross")))
    looks = [aside(Face(SKIN, feels=Feeling(gaze=(x, 0.9)))) for x in (-0.6, 0.1, 0.6)]
    assert looks == [-1, 0, 1]
    # So that painters who take them as they are keep the shares.
    assert sum(worried(Face(SKIN, feels=feels)) for feels in FEELINGS.values()) <= len(FEELINGS) / 4


def test_both_sides_of_a_face_differ_in_every_feeling() -> None:
    for name, feels in FEELINGS.items():
        pairs = (feels.lids, feels.brows, feels.slant, feels.corners)
        assert sum(left != right for left, right in pairs) >= 2, name


def test_years_lower_a_child_s_features_and_deepen_an_old_one_s_lines() -> None:
    assert ageing(1).low > ageing(8).low > ageing(30).low == 0
    assert ageing(85).lines > ageing(55).lines > ageing(20).lines == 0


@pytest.mark.parametrize("field", VOCABULARY)
def test_every_name_is_drawn_and_no_two_of_them_alike(field: str) -> None:
    names = VOCABULARY[field]
    somebody = Face(SKIN, 50, hair="parted", plane="none")
    pictures = {drawn(somebody.but(**{field: name}), size=25) for name in names}
    assert len(pictures) == len(names)


@pytest.mark.long
def test_all_that_is_worn_and_felt_is_seen() -> None:
    bare = drawn(Face(SKIN, hair="slick"), size=60)
    laughing = feel("laughing")
    for name in WEAR:
        if name == "gold_tooth":
            seen = drawn(Face(SKIN, feels=laughing, wear=(name,))) != drawn(Face(SKIN, feels=laughing))
        else:
            seen = drawn(Face(SKIN, hair="slick", wear=(name,)), size=60) != bare
        assert seen, name
    assert len({drawn(Face(SKIN, feels=feels)) for feels in FEELINGS.values()}) == len(FEELINGS)


def test_every_cut_and_every_hat_has_a_side_and_a_back() -> None:
    for name, (_, side, rear) in KINDS.items():
        assert side in SIDES, name
        assert rear in REARS, name
    assert set(KINDS) == set(CUTS)
    for name, pieces in HATS.items():
        assert {"front", "side"} <= {role.partition(":")[0] for role, _ in pieces}, name


def test_a_head_looks_the_other_way_as_its_mirror_does() -> None:
    face = Face(SKIN, nose="hook", hair="tail", feels=Feeling(tilt=0))

    def seen(turn: float) -> np.ndarray:
        picture = np.frombuffer(drawn(face, turn, "side"), np.uint8).reshape(108, 108, 3)
        return np.any(picture != np.frombuffer(blank, np.uint8).reshape(108, 108, 3), axis=-1)

    blank = Sheet("head", "#c8c0b0", 108, 108).finish().tobytes()
    right, left = seen(1), seen(-1)[:, ::-1]
    assert (right != left).mean() < 0.05
    assert (right != right[:, ::-1]).mean() > 0.05

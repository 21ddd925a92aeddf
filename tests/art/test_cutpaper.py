"""Cut paper: what is laid where, and that it is laid the same twice."""

from __future__ import annotations

import itertools
import math

import numpy as np
import pytest

from art.cutpaper.animals import ANIMALS, animal
from art.cutpaper.bodies import Figure
from art.cutpaper.builds import BUILDS
from art.cutpaper.contour import affine
from art.cutpaper.crowds import crowd, from_above
from art.cutpaper.dress import BEHIND, OUTFITS, WEAR, outfit
from art.cutpaper.faces import Face, Feeling
from art.cutpaper.feet import SHOES, shoe
from art.cutpaper.fingers import jointed, marked
from art.cutpaper.hands import KINDS, hand
from art.cutpaper.heads import Head
from art.cutpaper.lands import hills
from art.cutpaper.poses import POSES
from art.cutpaper.prints import PRINTS, printed
from art.cutpaper.rooms import cut_house, interior
from art.cutpaper.sheet import Sheet
from art.cutpaper.skin import Skin
from art.cutpaper.things import THINGS, thing

SKIN = Skin("#e2bfa6", "#bd8b79", "#2d1f2c")


def small(name: str = "test") -> Sheet:
    return Sheet(name, "#e6dfcf", scale=0.1)


def test_a_shape_more_leaves_the_grain_of_the_others_alone() -> None:
    def painted(more: bool) -> np.ndarray:
        card = Sheet("grain", "#e6dfcf", 400, 400)
        if more:
            card.paint("300,300! 380,300! 380,380!", "#47293f")
        card.paint("20,20! 180,30! 170,190! 30,180!", "#3d5a6b")
        return card.finish()

    first, second = painted(more=False), painted(more=True)
    assert np.array_equal(first[:200, :200], second[:200, :200])
    assert not np.array_equal(first, second)


def test_the_same_sheet_gives_the_same_bytes_twice() -> None:
    def painted() -> bytes:
        card = small()
        who = Figure(card, 600, 1500, 120, "run", outfit("gown", "#b9553f", "#47293f"), SKIN, "stout")
        who.below()
        who.above()
        return card.finish().tobytes()

    assert painted() == painted()


def test_a_finger_is_straight_between_its_joints_and_marked_where_it_bends() -> None:
    at = affine(100, 300, 200)
    outline = jointed("0,0 0,-.5 .3,-.9", 0.2, at)
    assert np.allclose(outline[[0, -1]].mean(0), (100, 300))
    assert 20 < np.hypot(*(outline[0] - outline[-1])) <= 40 + 1e-6, "as wide as was said, at the root"
    assert 100 < outline[:, 1].min() < 120, "it ends a tip beyond its last point"
    assert np.ptp(jointed("0,0 0,-.5", 0.2, at)[:, 0]) == pytest.approx(40), "two points are a finger, too"
    bare, folded, whole = (Sheet("finger", "#e6dfcf", 400, 400) for _ in range(3))
    marked(folded, "0,0 0,-.5 .3,-.9", 0.2, at, "#47293f")
    marked(whole, "0,0 0,-.5 .3,-.9", 0.2, at, "#47293f", "#b9553f")
    pages = [np.asarray(each.finish(), dtype=int) for each in (bare, folded, whole)]
    joint, tip = (slice(180, 221), slice(80, 121)), (slice(100, 141), slice(140, 181))
    assert (pages[0] != pages[1])[joint].any()
    assert not (pages[0] != pages[1])[tip].any()
    assert (pages[1] != pages[2])[tip].any()


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_a_hand_lies_from_its_wrist_along_its_angle(kind: str) -> None:
    card = Sheet("hand", "#e6dfcf", 400, 400)
    patch = hand(card, kind, 200, 200, 100, 90, SKIN)
    assert patch is not None
    left, top, right, bottom = card.box(patch)
    assert left < 200 < right
    assert top < 200
    assert 240 < bottom < 320


def test_a_hand_that_holds_has_a_finger_behind_the_thing_and_the_rest_before_it() -> None:
    behind, before, whole = (Sheet("cup", "#e6dfcf", 300, 300) for _ in range(3))
    hand(behind, "cup", 100, 150, 100, 0, SKIN, part="under")
    hand(before, "cup", 100, 150, 100, 0, SKIN, part="over")
    hand(whole, "cup", 100, 150, 100, 0, SKIN)
    bare = Sheet("cup", "#e6dfcf", 300, 300).finish()
    touched = [np.any(card.finish() != bare, axis=-1) for card in (behind, before, whole)]
    assert touched[0].sum() < touched[1].sum()
    assert np.array_equal(touched[0] | touched[1], touched[2])


def test_every_foot_can_be_worn() -> None:
    for kind in SHOES:
        assert shoe(small(), kind, 600, 900, 300, 0, "#47293f", SKIN) is not None


def test_every_pose_of_every_build_stays_within_arms_reach_of_its_place() -> None:
    builds = list(BUILDS)
    for number, pose in enumerate(POSES):
        card = small(pose)
        who = Figure(card, 600, 1000, 60, pose, outfit("suit", "#47293f"), SKIN, builds[number % len(builds)])
        assert who.below() is not None
        who.above()
        ground = np.any(card.finish()[142:] != Sheet(pose, "#e6dfcf", scale=0.1).finish()[142:])
        assert not ground, f"{pose} reaches far below the ground"


def test_a_hand_that_is_moved_bends_the_elbow_and_keeps_the_arm_as_long_as_it_is() -> None:
    for pose in POSES.values():
        aim = (pose.root("arm_near")[0] + 1.6, pose.root("arm_near")[1] - 1.2)
        moved = pose.but(arm_near=aim)
        shoulder, (elbow, wrist) = moved.root("arm_near"), moved.arm_near
        assert wrist == pytest.approx(aim)
        assert math.dist(shoulder, elbow) == pytest.approx(1.75, abs=0.02)
        assert math.dist(elbow, wrist) == pytest.approx(1.65, abs=0.02)


def test_a_hand_cannot_be_pulled_out_of_its_arm() -> None:
    moved = POSES["stand"].but(arm_near=(30.0, -6.0))
    assert math.dist(moved.root("arm_near"), moved.arm_near[1]) < 3.4


def test_cloth_is_woven_below_what_is_worn_over_it() -> None:
    card = small()
    who = Figure(card, 600, 1500, 120, "stand", outfit("jumper", "#47293f", "#00ff00", "#00ff00", wear=("belt",)), SKIN)
    who.weave = lambda cloth: card.pattern(cloth, "0,0! 1200,0! 1200,1800! 0,1800!", "#ff0000", thin=0.0)
    who.below()
    (x, y) = np.array(who.over("0,.68").split(",")).astype(float) * 0.1
    red, green, _ = card.finish()[round(y), round(x)]
    assert green > red
    (x, y) = np.array(who.over("0,.4").split(",")).astype(float) * 0.1
    red, green, _ = card.finish()[round(y), round(x)]
    assert red > green


def test_a_flipped_figure_is_the_mirror_of_itself() -> None:
    one, other = (
        Figure(small(), 600, 1500, 100, "carry", outfit("coat", "#47293f"), SKIN, flip=f) for f in (False, True)
    )
    (x, y, turn), (u, v, back) = one.wrist("near"), other.wrist("near")
    assert (u, v) == pytest.approx((1200 - x, y))
    assert math.cos(math.radians(back)) == pytest.approx(-math.cos(math.radians(turn)))
    assert other.head["x"] == pytest.approx(1200 - one.head["x"])
    assert other.head["tilt"] == -one.head["tilt"]


def test_every_outfit_wears_what_there_is_and_from_behind_shows_no_front() -> None:
    assert set(WEAR) >= BEHIND
    for name in OUTFITS:
        dress = outfit(name, "#47293f", "#b3bb92")
        assert set(dress.wear) <= set(WEAR)
        assert Figure(small(), 600, 1500, 100, "stand", dress, SKIN).below() is not None

    def seen(*wear: str) -> bytes:
        card = small()
        Figure(card, 600, 1500, 120, "away", outfit("jumper", "#47293f", wear=wear), SKIN).below()
        return card.finish().tobytes()

    assert seen("tie") == seen()
    assert seen("belt") != seen()


def test_animals_and_things_stand_on_the_ground_they_are_given() -> None:
    for name in ANIMALS:
        card = small(name)
        patch = animal(card, name, 600, 1000, 200, "#988fa8")
        assert patch is not None
        assert 300 < card.box(patch)[0] + (card.box(patch)[2] - card.box(patch)[0]) / 2 < 900
        assert card.box(patch)[3] < 1080
    for name in THINGS:
        if name not in {"hanging_lamp", "window", "curtains", "picture"}:
            patches = thing(small(name), name, 600, 1000, 150, ("#988fa8", "#efe7d8", "#d9b552"))
            assert max(p.box[3] for p in patches) / 0.1 == pytest.approx(1000, abs=90), name


def test_a_print_stays_within_its_cloth_and_errs_in_few_places() -> None:
    for name in PRINTS:
        card = Sheet(name, "#e6dfcf", 300, 300)
        cloth = card.paint("60,60! 240,60! 240,240! 60,240!", "#3d5a6b")
        assert cloth is not None
        before = card.finish()
        printed(card, cloth, name, "#efe7d8", "#d9b552", gap=40)
        changed = np.any(card.finish() != before, axis=-1)
        assert 0.03 < changed[70:230, 70:230].mean() < 0.9, name
        assert not changed[:50].any()


def test_twenty_people_differ_and_no_two_share_pose_dress_and_build() -> None:
    places = [(60.0 * i, 1000.0 + 20 * (i % 3), 40.0) for i in range(20)]
    inks = ("#988fa8", "#dfb0a4", "#b3bb92", "#47293f", "#3d5a6b")
    people = crowd(small(), places, inks, (SKIN,), key="square")
    assert sorted((p.x, p.y) for p in people) == sorted((x, y) for x, y, _ in places)
    assert [p.y for p in people] == sorted(p.y for p in people)
    kinds = {(p.pose, p.build, p.dress.wear) for p in people}
    assert len(kinds) == len(people)
    assert len({p.build for p in people}) >= 8
    assert len({p.dress.wear for p in people}) >= 12
    neighbours = sorted(people, key=lambda p: p.x)
    assert sum(a.pose == b.pose or a.dress.wear == b.dress.wear for a, b in itertools.pairwise(neighbours)) <= 1


def test_somebody_seen_from_above_lies_where_they_stand_whichever_way_they_face() -> None:
    for turn in (0, 130, 250):
        card = small()
        patch = from_above(card, 600, 900, 150, turn, outfit("coat", "#47293f"), SKIN, "#2b2029", sitting=turn == 130)
        assert patch is not None
        left, top, right, bottom = card.box(patch)
        assert abs((left + right) / 2 - 600) < 100
        assert abs((top + bottom) / 2 - 900) < 100


def test_the_rooms_of_a_cut_house_lie_within_it_beside_and_above_each_other() -> None:
    rooms = cut_house(
        small(), (100, 100, 1100, 1700), ((1, 2), (1,), (1, 1, 1)), ("#dfb0a4", "#b3bb92"), "#efe7d8", "#b9553f"
    )
    boxes = [r.box for r in rooms]
    assert [len({b[0] for b in boxes if b[1] == top}) for top in sorted({b[1] for b in boxes})] == [2, 1, 3]
    assert all(100 < left < right < 1100 and 100 < top < bottom < 1700 for left, top, right, bottom in boxes)
    first, second = boxes[0], boxes[1]
    assert (second[2] - second[0]) / (first[2] - first[0]) == pytest.approx(2)
    assert all(np.all(r.floor.a <= r.wall.window(r.floor.x, r.floor.y, *r.floor.a.shape[::-1]) + 1e-6) for r in rooms)


def test_a_room_beside_the_card_is_refused() -> None:
    with pytest.raises(ValueError, match="beside the card"):
        interior(small(), (3000, 300, 3600, 900), "#b3bb92", "#dfb0a4")


def test_of_hills_only_what_is_seen_can_be_painted_on() -> None:
    far, near = hills(small(), 1000, ("#988fa8", "#b3bb92"), edge="cut")
    assert np.max(far.window(near.x, near.y, *near.a.shape[::-1]) * near.a) <= 0.26
    assert far.a.sum() > 0


def test_where_a_head_looks_changes_its_eyes_and_nothing_else() -> None:
    def face(gaze: float) -> np.ndarray:
        card = Sheet("face", "#e6dfcf", 400, 400)
        Head(card, Face(SKIN, feels=Feeling(gaze=(gaze, 0))), 200, 200, 150).draw()
        return card.finish()

    rows, columns = np.nonzero(np.any(face(-0.6) != face(0.6), axis=-1))
    assert len(rows) > 50
    assert 150 < rows.min() <= rows.max() < 240
    assert 120 < columns.min() <= columns.max() < 280

"""The engine's parts: colour, shapes, masks, relief, clay, terrain, strokes."""

from __future__ import annotations

import math

import numpy as np
import pytest

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import from_lab, in_gamut, lab, mix, ramp, rgb, to_lab, tones
from art.painting.finish import finish
from art.painting.focus import Focus, focused
from art.painting.light import Lamp
from art.painting.materials import cloud, foliage, fur, glass, knit, metal, sea, stone, wood
from art.painting.motifs.figure import FRONT, KNEEL, RUN, SIT, STAND, Person, View, joints
from art.painting.motifs.people import paint_person
from art.painting.palettes import PALETTES
from art.painting.relief import lit
from art.painting.shapes import CORNER, box, circle, curve, limb, oval, place
from art.painting.stamps import scatter, strew
from art.painting.strokes import repaint
from art.painting.terrain import ground, plane

SCALE = 0.25


@pytest.fixture
def canvas() -> Canvas:
    made = Canvas("test", "desert ochre", SCALE)
    made.wash(made.palette.sky)
    return made


def test_every_colour_of_every_palette_can_be_shown() -> None:
    for palette in PALETTES.values():
        family = (
            palette.key,
            palette.shade,
            palette.deep,
            palette.haze,
            *palette.sky,
            *palette.ground,
            *palette.accents,
        )
        outside = [c for c in family if not in_gamut(c)]
        assert not outside, f"{palette.name}: {outside}"


def test_there_are_twelve_palettes_and_each_has_a_warm_or_bright_key_and_a_darker_shade() -> None:
    assert len(PALETTES) == 12
    for palette in PALETTES.values():
        assert palette.key[0] - palette.shade[0] > 0.35, palette.name
        assert palette.deep[0] < palette.shade[0], palette.name


def test_oklab_round_trips() -> None:
    colours = np.random.default_rng(1).random((200, 3)).astype(np.float32)
    assert np.allclose(from_lab(to_lab(colours)), colours, atol=2e-3)


def test_a_colour_outside_the_gamut_is_told() -> None:
    assert in_gamut((0.6, 0.1, 30))
    assert not in_gamut((0.6, 0.35, 150))


def test_a_misspelt_colour_is_refused() -> None:
    with pytest.raises(ValueError, match="#rrggbb"):
        rgb("red")


def test_blue_and_yellow_mix_without_turning_grey() -> None:
    half = lab(mix((0.55, 0.2, 262), (0.9, 0.17, 100), 0.5))
    plain = lab((rgb((0.55, 0.2, 262)) + rgb((0.9, 0.17, 100))) / 2)
    assert half[0] == pytest.approx(0.725, abs=0.02)
    assert abs(float(half[0]) - 0.725) <= abs(float(plain[0]) - 0.725) + 0.02


def test_tones_run_from_a_dark_cool_shade_to_a_bright_warm_light() -> None:
    table = tones((0.6, 0.12, 30), (0.96, 0.08, 85), (0.38, 0.09, 285))
    light = to_lab(table)[:, 0]
    assert light[0] < 0.4
    assert 0.55 < light[300] < light[-1]
    assert (np.diff(light) > -1e-3).all()
    assert table[0, 2] > table[0, 1], "the shade leans to blue"


def test_ramp_takes_even_and_placed_stops() -> None:
    even = ramp(["#000000", "#ffffff"])
    placed = ramp([(0.0, "#000000"), (0.25, "#ffffff"), (1.0, "#ffffff")])
    assert even[256].mean() < placed[256].mean() == pytest.approx(1.0, abs=0.01)


def test_a_marked_corner_is_sharper_than_a_smooth_point(canvas: Canvas) -> None:
    smooth = canvas.mask(curve([(200, 800), (400, 200), (600, 800)]))
    sharp = canvas.mask(curve([(200, 800, CORNER), (400, 200, CORNER), (600, 800, CORNER)]))
    row = int(260 * SCALE)
    assert smooth.whole()[row].sum() > sharp.whole()[row].sum() * 1.5


def test_a_limb_is_as_thick_as_its_radii_say(canvas: Canvas) -> None:
    arm = canvas.mask(limb([(200, 600, 40), (600, 600, 80)]))
    column = arm.whole()
    near, far = column[:, int(220 * SCALE)].sum() / SCALE, column[:, int(580 * SCALE)].sum() / SCALE
    assert near == pytest.approx(86, abs=14)
    assert far == pytest.approx(154, abs=14)


def test_place_keeps_corners_and_scales_radii() -> None:
    moved = place([(1, 0, CORNER), (0, 1, 5), (1, 1)], dx=10, scale=2, turn=90)
    assert moved[0] == pytest.approx((10, 2, CORNER))
    assert moved[1] == pytest.approx((8, 0, 10))
    assert len(moved[2]) == 2


def test_masks_combine_within_their_boxes(canvas: Canvas) -> None:
    left, right = canvas.mask(box(100, 100, 200, 200)), canvas.mask(box(200, 100, 200, 200))

    def area(m: np.ndarray) -> float:
        return float(m.sum() / SCALE**2)

    assert area((left & right).a) == pytest.approx(20000, rel=0.05)
    assert area((left | right).a) == pytest.approx(60000, rel=0.05)
    assert area((left - right).a) == pytest.approx(20000, rel=0.05)
    assert area(left.move(900, 0).a) == 0, "moved off the card"
    assert area(left.grow(10).a) > area(left.a) * 1.1 > area(left.grow(-10).a)


def test_things_off_the_card_are_painted_without_complaint(canvas: Canvas) -> None:
    before = canvas.layer.rgb.copy()
    away = canvas.mask(circle(-300, -300, 40))
    for material in (stone, metal, wood, knit):
        material(canvas, away, (0.5, 0.1, 30))
    glass(canvas, away)
    canvas.form(Clay(canvas, (900, 900, 1000, 1000)).ball(950, 950, 20).relief(), (0.5, 0.1, 30))
    assert np.array_equal(before, canvas.layer.rgb)


def test_a_disc_swells_to_a_half_ball_and_a_thickness_bounds_it(canvas: Canvas) -> None:
    disc = canvas.mask(circle(400, 600, 200))
    ball, slab = canvas.relief(disc), canvas.relief(disc, 30)
    assert ball.height.max() == pytest.approx(200, rel=0.08)
    assert slab.height.max() == pytest.approx(30, rel=0.12)


def test_the_side_that_faces_the_light_is_lighter(canvas: Canvas) -> None:
    body = canvas.relief(canvas.mask(circle(400, 600, 200)))
    t = lit(body, canvas.light)
    h, w = t.shape
    assert t[h // 4, w // 4] > t[h // 2, w // 2] > t[3 * h // 4, 3 * w // 4]
    assert t[h // 2, w // 2] == pytest.approx(0.58, abs=0.06), "what faces the viewer keeps its colour"


def test_a_lamp_lights_what_is_painted_after_it(canvas: Canvas) -> None:
    def brightness(lamps: list[Lamp]) -> float:
        canvas.lamps = lamps
        disc = canvas.mask(circle(400, 600, 100))
        canvas.form(disc, (0.4, 0.05, 30))
        return float(canvas.layer.rgb[disc.where].mean())

    assert brightness([Lamp(x=300, y=600)]) > brightness([]) + 0.02


def test_clay_melts_where_parts_meet_and_knows_which_way_limbs_run(canvas: Canvas) -> None:
    hard, soft = Clay(canvas, melt=0), Clay(canvas, melt=40)
    for clay in (hard, soft):
        clay.limb([(200, 600, 60), (420, 600, 60)]).ball(480, 600, 90)
    row, column = int(600 * SCALE), int(405 * SCALE)
    assert soft.height[row, column] > hard.height[row, column] + 3
    assert hard.angle[row, int(250 * SCALE)] == pytest.approx(0, abs=0.1)


def test_a_cut_takes_off_what_lies_beyond(canvas: Canvas) -> None:
    clay = Clay(canvas).limb([(400, 300, 60), (400, 900, 60)])
    whole = float(clay.cover.sum())
    clay.cut((400, 600), (0, 1))
    assert float(clay.cover.sum()) == pytest.approx(whole / 2, rel=0.1)
    assert clay.mask().whole()[int(700 * SCALE) :].max() == 0


def test_ground_recedes_to_the_horizon_and_spot_finds_places(canvas: Canvas) -> None:
    seen = ground(canvas, lambda u, v: np.zeros_like(u), horizon=500, eye=10)
    column = seen.v[:, canvas.w // 2]
    below = slice(int(520 * SCALE), None)
    assert (np.diff(column[below]) < 0).all(), "lower on the card is nearer"
    assert seen.mask.whole()[: int(490 * SCALE)].max() < 0.01
    x, y, size = seen.spot(0, 30)
    assert x == 400
    assert float(seen.v[int(y * SCALE), canvas.w // 2]) == pytest.approx(30, rel=0.08)
    assert size == pytest.approx(900 / 30)


def test_a_hill_hides_what_is_behind_it(canvas: Canvas) -> None:
    def hill(u: np.ndarray, v: np.ndarray) -> np.ndarray:
        return np.asarray(30 * np.exp(-(((v - 60) / 8) ** 2)) + 0 * u)

    seen = ground(canvas, hill, horizon=500, eye=10, far=300)
    middle = seen.v[:, canvas.w // 2][seen.mask.whole()[:, canvas.w // 2] > 0.9]
    assert ((middle < 66) | (middle > 290)).all()
    assert seen.mask.whole()[int(400 * SCALE)].min() > 0.9, "it rises above the horizon"


def test_a_plane_maps_its_corners(canvas: Canvas) -> None:
    floor = plane(canvas, canvas.full(1), ((200, 400), (600, 400), (800, 1200), (0, 1200)))
    row, column = int(400 * SCALE), int(200 * SCALE)
    assert abs(float(floor.u[row, column])) < 0.03
    assert abs(float(floor.v[row, column])) < 0.03


def test_the_same_name_gives_the_same_noise_and_another_name_another() -> None:
    one, two = Canvas("a", "pearl fog", SCALE), Canvas("a", "pearl fog", SCALE)
    assert np.array_equal(one.field("n", 60), two.field("n", 60))
    assert not np.array_equal(one.field("n", 60), one.field("m", 60))
    assert not np.array_equal(one.field("n", 60), Canvas("b", "pearl fog", SCALE).field("n", 60))
    assert one.rng("x").random() == two.rng("x").random()


def test_a_picture_is_alike_at_every_scale() -> None:
    def small(scale: float) -> np.ndarray:
        c = Canvas("scales", "moss dawn", scale)
        c.wash(c.palette.sky)
        c.form(c.mask(circle(400, 600, 200)), c.palette.accents[0])
        image = c.layer.rgb
        k = round(scale / 0.25)
        return np.asarray(image.reshape(300, k, 200, k, 3).mean((1, 3)))

    assert np.abs(small(0.25) - small(0.5)).mean() < 0.03


def test_strokes_spare_what_is_detailed(canvas: Canvas) -> None:
    face = canvas.mask(circle(400, 600, 120))
    canvas.form(face, (0.7, 0.1, 40), detail=1.0)
    inner = face.grow(-20)
    before = canvas.layer.rgb.copy()
    repaint(canvas)
    change = np.abs(canvas.layer.rgb - before).mean(-1)
    assert change[inner.where][inner.a > 0.99].max() < 1e-6
    assert change[: int(300 * SCALE)].mean() > 1e-3


def test_a_group_is_laid_down_only_where_it_is_painted_and_clipped(canvas: Canvas) -> None:
    before = canvas.layer.rgb.copy()
    with canvas.group() as group:
        canvas.fill(canvas.mask(box(100, 100, 600, 600)), "#ff0000")
    assert np.array_equal(before, canvas.layer.rgb)
    canvas.paste(group, clip=canvas.mask(box(0, 0, 400, 1200)))
    assert canvas.layer.rgb[int(400 * SCALE), int(300 * SCALE), 0] > 0.98
    assert np.allclose(canvas.layer.rgb[int(400 * SCALE), int(500 * SCALE)], before[int(400 * SCALE), int(500 * SCALE)])


def test_stamps_stay_within_their_clip(canvas: Canvas) -> None:
    before = canvas.layer.rgb.copy()
    patch = canvas.mask(box(200, 300, 200, 200))
    x, y = scatter(patch, 300, canvas.rng("leaves"))
    assert len(x) == 300
    assert (x > 195).all()
    assert (y < 505).all()
    strew(canvas, "leaf", x, y, 40.0, 0.5, np.ones((300, 3), np.float32), seed="leaves", clip=patch)
    changed = np.abs(canvas.layer.rgb - before).max(-1) > 0.01
    assert changed[patch.where].mean() > 0.5
    outside = patch.whole() == 0
    assert not changed[outside].any()


@pytest.mark.parametrize("pose", [STAND, RUN, SIT, KNEEL])
def test_a_figure_stands_on_its_ground_and_mirrors(pose: object) -> None:
    who = Person(age="child")
    right = joints(who, pose, 300, 900, 200)  # type: ignore[arg-type]  # a Pose
    left = joints(who, pose, 300, 900, 200, left=True)  # type: ignore[arg-type]  # a Pose
    assert max(right.foot_near[1], right.foot_far[1], right.toe_near[1], right.toe_far[1], right.knee_near[1]) <= 901
    assert right.hand_near[0] - 300 == pytest.approx(300 - left.hand_near[0])
    assert right.head[1] < right.hip[1]


def test_bones_keep_their_length_in_every_pose() -> None:
    who = Person()

    def length(pose: object, a: str, b: str) -> float:
        j = joints(who, pose, 0, 0, 300)  # type: ignore[arg-type]  # a Pose
        return math.dist(getattr(j, a), getattr(j, b))

    for a, b in (
        ("shoulder_near", "elbow_near"),
        ("elbow_far", "hand_far"),
        ("hip", "waist"),
        ("knee_near", "foot_near"),
    ):
        assert length(STAND, a, b) == pytest.approx(length(RUN, a, b)) == pytest.approx(length(SIT, a, b))


def test_people_of_every_view_are_painted(canvas: Canvas) -> None:
    views: tuple[View, ...] = ("side", "back", "front")
    for view in views:
        before = canvas.layer.rgb.copy()
        who = Person(hat="straw", beard="long" if view == "side" else "", apron=(0.4, 0.1, 30), scarf=(0.8, 0.1, 90))
        paint_person(canvas, who, joints(who, FRONT, 400, 900, 500, view=view), awake=True)
        assert (np.abs(canvas.layer.rgb - before).max(-1) > 0.02).mean() > 0.03


def test_materials_leave_no_flat_patch(canvas: Canvas) -> None:
    disc = canvas.mask(oval(400, 600, 220, 160))
    inner = disc.grow(-60)
    for paint in (
        lambda: stone(canvas, disc, (0.6, 0.05, 60)),
        lambda: wood(canvas, disc, (0.55, 0.09, 60)),
        lambda: knit(canvas, disc, (0.55, 0.14, 20), stitch=24),
        lambda: foliage(canvas, disc, (0.55, 0.1, 140), seed="hedge", size=30),
        lambda: fur(canvas, canvas.form(disc, (0.5, 0.08, 50)), 1.0, seed="fur", length=(20, 40), spacing=8),
        lambda: cloud(canvas, [(400, 600, 160), (330, 640, 90), (480, 640, 90)], (0.9, 0.03, 80), seed="c"),
    ):
        canvas.fill(canvas.full(1), (0.5, 0.0, 0))
        paint()
        values = canvas.layer.rgb[inner.where][inner.a > 0.9]
        assert values.std(0).max() > 0.012


def test_a_sea_lies_below_its_horizon_and_glitters_under_the_sun(canvas: Canvas) -> None:
    before = canvas.layer.rgb.copy()
    sea(
        canvas,
        horizon=600,
        deep=(0.4, 0.08, 230),
        bright=(0.95, 0.03, 90),
        sky=(0.8, 0.05, 80),
        glitter=1.0,
        glitter_x=200,
    )
    row = int(590 * SCALE)
    assert np.array_equal(before[:row], canvas.layer.rgb[:row])
    near = canvas.layer.rgb[int(900 * SCALE) :]
    assert near[:, : int(300 * SCALE)].mean() > near[:, int(500 * SCALE) :].mean()


def test_finish_is_repeatable_and_has_the_card_s_size() -> None:
    def picture() -> np.ndarray:
        c = Canvas("finish", "undersea", 0.3)
        c.wash(c.palette.sky)
        repaint(c)
        return finish(c)

    one, two = picture(), picture()
    assert one.shape == (360, 240, 3)
    assert one.dtype == np.uint8
    assert one.tobytes() == two.tobytes()


def test_focus_keeps_its_point_and_quietens_what_lies_away_from_it() -> None:
    c = Canvas("focus", "undersea", 0.3)
    stripes = np.where((np.indices((c.h, c.w)).sum(0) // 3 % 2)[..., None] > 0, 0.55, 0.6)
    image = np.repeat(stripes, 3, -1).astype(np.float32)
    out = focused(c, image, Focus(200, 300, 120, 120, 1.0))
    point, corner = (slice(80, 100), slice(50, 70)), (slice(320, 350), slice(200, 230))
    assert out[point].mean() > image[point].mean()
    assert out[corner].mean() < 0.8 * image[corner].mean()
    assert out[corner].std(axis=(0, 1)).max() < 0.5 * image[corner].std()
    c.layer.detail[corner] = 1
    c.layer.emission[corner] = 1
    lit = focused(c, image, Focus(200, 300, 120, 120, 1.0))
    assert out[corner].mean() < lit[corner].mean()
    assert out[corner].std(axis=(0, 1)).max() < lit[corner].std(axis=(0, 1)).min()

"""Brush marks and coats that scenes share: where they lie, how they run out, what they take from what is there."""

from __future__ import annotations

import numpy as np
import pytest

from art.painting.canvas import Canvas
from art.painting.coats import fringe, locks, nap
from art.painting.marks import Sweep, crease, sweep, sweeps
from art.painting.shapes import Points, box

SCALE = 0.25
DARK, GREY, PALE = (0.3, 0.03, 30), (0.6, 0.03, 30), (0.9, 0.03, 30)
LEFT: Points = ((100, 500, 30), (250, 500, 40), (400, 500, 30))
RIGHT: Points = ((300, 560, 30), (450, 560, 40), (600, 560, 30))
WAYS: tuple[Points, ...] = (((100, 400), (400, 400), (700, 400)), ((100, 700), (400, 700), (700, 700)))


def sheet() -> Canvas:
    made = Canvas("marks", "desert ochre", SCALE)
    made.fill(made.full(), GREY)
    return made


@pytest.fixture
def canvas() -> Canvas:
    return sheet()


def change(c: Canvas) -> np.ndarray:
    """How much lighter (or darker, below 0) each place is than the bare sheet."""
    return np.asarray((c.layer.rgb - sheet().layer.rgb).mean(-1))


def columns(changed: np.ndarray) -> tuple[float, float]:
    """Between which x something has changed, in card units."""
    found = np.nonzero((np.abs(changed) > 0.01).any(0))[0]
    return float(found[0]) / SCALE, float(found[-1] + 1) / SCALE


def test_a_dark_sweep_darkens_and_a_pale_one_lightens_within_the_mass_alone(canvas: Canvas) -> None:
    mass = canvas.mask(box(200, 300, 400, 400))
    sweep(canvas, mass, LEFT, 8, DARK, 0.6)
    dark = change(canvas)
    assert dark[int(500 * SCALE), int(300 * SCALE)] < -0.1
    assert dark.max() < 0.01
    assert (dark[mass.whole() == 0] == 0).all(), "its spine begins outside"
    sweep(canvas, mass, LEFT, 8, PALE, 0.9, pale=True)
    assert change(canvas)[int(500 * SCALE), int(300 * SCALE)] > 0.1


def test_a_soft_sweep_runs_out_more_slowly(canvas: Canvas) -> None:
    hard, soft = canvas, sheet()
    sweep(hard, hard.full(), LEFT, 1, DARK, 0.6)
    sweep(soft, soft.full(), LEFT, 30, DARK, 0.6)
    row, column = int(560 * SCALE), int(250 * SCALE)
    assert change(hard)[row, column] == 0
    assert change(soft)[row, column] < -0.02


def test_sweeps_lie_as_one_after_the_other_would_in_their_order(canvas: Canvas) -> None:
    marks: tuple[Sweep, ...] = ((LEFT, 6, 0.8), (RIGHT, 14, 0.3))
    one, other = sheet(), sheet()
    sweeps(canvas, canvas.full(), marks, PALE, pale=True)
    for spine, soft, share in marks:
        sweep(one, one.full(), spine, soft, PALE, share, pale=True)
    sweeps(other, other.full(), marks, PALE)
    assert np.array_equal(canvas.layer.rgb, one.layer.rgb)
    assert not np.array_equal(canvas.layer.rgb, other.layer.rgb)


def test_a_crease_is_broad_in_its_middle_and_as_thin_at_both_ends_as_is_said(canvas: Canvas) -> None:
    def breadths(ends: float) -> tuple[float, float, float]:
        points = [(100, 600), (250, 600), (400, 600), (550, 600), (700, 600)]
        drawn = canvas.draw(lambda pen: crease(pen, points, 60, DARK, ends=ends)).whole().sum(0) / SCALE
        return float(drawn[int(104 * SCALE)]), float(drawn[int(400 * SCALE)]), float(drawn[int(696 * SCALE)])

    for ends in (0.2, 0.5, 1.0):
        first, middle, last = breadths(ends)
        assert middle == pytest.approx(120, rel=0.05)
        assert first == pytest.approx(120 * ends, abs=8)
        assert last == pytest.approx(first, abs=4)


def test_a_crease_may_carry_what_a_point_says_beyond_its_place(canvas: Canvas) -> None:
    def drawn(points: Points) -> np.ndarray:
        return canvas.draw(lambda pen: crease(pen, points, 20, DARK)).whole()

    assert np.array_equal(
        drawn([(100, 600), (400, 640), (700, 600)]), drawn([(100, 600, 9), (400, 640, 9), (700, 600)])
    )


def lay(c: Canvas, **otherwise: object) -> np.ndarray:
    given: dict[str, object] = {"tones": (PALE, PALE), "seed": "coat", "share": 0.9} | otherwise
    locks(c, WAYS, 60, (0.15, 9), **given)  # type: ignore[arg-type]  # what one test alters
    return change(c)


def test_locks_begin_along_their_ways_and_none_beyond_where_they_may(canvas: Canvas) -> None:
    all_over, near_roots = lay(canvas), lay(sheet(), until=0.3)
    assert columns(all_over)[1] > 600
    left, right = columns(near_roots)
    assert left < 130
    assert right < 100 + 600 * (0.3 + 1.25 * 0.15) + 20
    rows = np.nonzero((np.abs(all_over) > 0.01).any(1))[0] / SCALE
    assert 370 < rows[0] < 460, "between the first way"
    assert 640 < rows[-1] < 730, "and the last"


def test_locks_are_the_same_by_the_same_seed_and_stay_within_their_clip(canvas: Canvas) -> None:
    first = lay(canvas)
    assert np.array_equal(first, lay(sheet()))
    assert not np.array_equal(first, lay(sheet(), seed="another"))
    clip = canvas.mask(box(300, 300, 150, 500))
    held = lay(sheet(), clip=clip)
    assert (held[clip.whole() == 0] == 0).all()
    assert np.abs(held[clip.where]).max() > 0.1


def test_locks_lean_to_their_first_tone_and_a_shade_lies_below_each() -> None:
    two = (DARK, PALE)
    even, leaning = lay(sheet(), tones=two), lay(sheet(), tones=two, lean=4.0)
    shaded = lay(sheet(), tones=two, shade=DARK)
    assert leaning.mean() < even.mean() - 0.005
    bare = np.abs(even) < 1e-6
    assert shaded[bare].min() < -0.03, "beside the locks"
    assert shaded.max() == pytest.approx(even.max(), abs=0.02), "and not on them"


def test_a_fringe_hangs_to_the_side_that_its_turn_says(canvas: Canvas) -> None:
    edge: Points = ((100, 600), (400, 600), (700, 600))

    def rows(c: Canvas, turn: float, **otherwise: object) -> tuple[float, float]:
        fringe(c, edge, 80, (120, 8), turn, "hem", (PALE,), 2, **otherwise)  # type: ignore[arg-type]  # `bend`
        found = np.nonzero((np.abs(change(c)) > 0.01).any(1))[0] / SCALE
        return float(found[0]), float(found[-1])

    above, below = rows(canvas, np.pi / 2)
    assert above > 580
    assert below > 680
    above, below = rows(sheet(), -np.pi / 2)
    assert above < 520
    assert below < 620
    crooked = sheet()
    assert rows(crooked, np.pi / 2, bend=(1.5, 0.0))[1] < 680, "tips that bend aside reach less far"


def test_a_fringe_is_of_its_tones(canvas: Canvas) -> None:
    fringe(canvas, WAYS[0], 60, (90, 8), 1.5, "hem", (DARK,))
    assert change(canvas).max() < 0.01
    assert change(canvas).min() < -0.1


def test_a_nap_takes_the_colours_that_are_there_and_keeps_to_the_mass(canvas: Canvas) -> None:
    mass = canvas.mask(box(200, 300, 400, 400))
    canvas.fill(canvas.mask(box(400, 0, 400, 1200)), PALE)
    before = canvas.layer.rgb.copy()
    nap(canvas, mass, 3000, 0.5, "hair", 40)
    moved = np.abs(canvas.layer.rgb - before).mean(-1)
    assert (moved[mass.whole() == 0] == 0).all()
    assert (moved[mass.where] > 0.004).mean() > 0.3
    left, right = (
        canvas.layer.rgb[int(400 * SCALE) : int(600 * SCALE), at].mean() for at in (slice(55, 80), slice(120, 145))
    )
    assert right - left == pytest.approx(float(before[0, -1].mean() - before[0, 0].mean()), abs=0.06)


def test_a_nap_is_the_rougher_the_more_its_hairs_vary() -> None:
    def rough(vary: tuple[float, float]) -> float:
        c = sheet()
        mass = c.mask(box(200, 300, 400, 400))
        nap(c, mass, 900, 0.5, "hair", 40, vary=vary)
        return float(c.layer.rgb[mass.where].std(axis=(0, 1)).mean())

    assert rough((0.2, 0.02)) > 1.5 * rough((0.05, 0.01))

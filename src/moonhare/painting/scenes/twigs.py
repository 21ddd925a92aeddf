"""Railway lines that fork over a snow plain like a bare tree, seen from the sky; one engine steams along a twig."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, Colour, mix, smoothstep
from moonhare.painting.light import Light
from moonhare.painting.mask import Mask, blur
from moonhare.painting.materials import cloud
from moonhare.painting.motifs.birds import far_birds
from moonhare.painting.pen import Pen
from moonhare.painting.relief import Relief
from moonhare.painting.scenes._twigs_parts import SUN, lay_tracks, rails, train
from moonhare.painting.shapes import box, circle, limb, oval, place, polygon, sample, star
from moonhare.painting.stamps import jittered, strew
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Twigs",
    hero="railway lines forking over snow like a bare tree, one tiny engine steaming out along a twig",
    idea="grows from",
    place="railway, snow plain",
    palette="snow blue",
    composition="seen from above",
    time="morning",
    symbols=("rail", "branch", "engine"),
    hidden="a bird's nest in a siding fork",
    readings=("choice", "family", "delay"),
)
FINISH = {"vignette": 0.36, "saturation": 1.14, "bloom": 0.35}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.74, -0.46, 0.5),
        key=(0.97, 0.05, 70),
        shade=(0.44, 0.1, 262),
        rim=(-0.8, -0.5, 0),
        rim_colour=(0.98, 0.05, 70),
    )
    tracks = lay_tracks()
    bed = c.mask(*(limb([(*q, 9.5) for q in t[::6]], len(t)) for t in tracks), wobble=2.0)
    _snow(c, bed)
    repaint(c, 0.8, seed="snow")
    _hedges(c)
    _bed(c, bed)
    rails(c, tracks)
    _woods(c, bed)
    _houses(c)
    _turntable(c)
    _poles(c, tracks)
    _nest(c)
    repaint(c, 0.14, seed="last")
    train(c, tracks[11])
    _birds(c)
    light = np.clip((c.x - c.y * 0.4 - 60) / 700, 0, 1)
    c.screen(np.asarray(light, np.float32), (0.9, 0.1, 62), 0.3)
    c.multiply(np.asarray(np.clip((c.y - c.x * 0.5 - 560) / 700, 0, 1), np.float32), (0.46, 0.12, 268), 0.75)


def _snow(c: Canvas, bed: Mask) -> None:
    """The plain under a low sun: drifts, old furrows, a frozen brook; the line lies on a slight dam."""
    drift = (c.field("drift", 300, 3) - 0.5) * 120 + (c.field("ripple", 60, 4, (1.4, 0.7)) - 0.5) * 13
    turn = 0.5 + 0.5 * np.sin(c.field("parcel", 420, 1) * 9)
    furrows = np.sin((c.x * 0.42 + c.y * 0.9) / 4.6) * 0.75 * smoothstep(0.62, 0.75, c.field("field-a", 260, 2))
    furrows = furrows + np.sin((c.x * 0.9 - c.y * 0.44) / 4.8) * 0.75 * smoothstep(
        0.6, 0.72, c.field("field-b", 230, 2)
    )
    dam = blur(bed.whole(), 15 * c.scale) * 15 + blur(bed.whole(), 5 * c.scale) * 6
    height = np.asarray(drift + furrows + dam + turn * 2, np.float32)
    whole = c.full()
    c.form(Relief(whole, height), (0.91, 0.028, 245), rim=0.0, mottle=0.05, depth=0.55, bias=0.02, detail=0.1)
    brook = c.mask(
        limb(
            [
                (830, 690, 20),
                (720, 730, 24),
                (640, 800, 20),
                (600, 900, 26),
                (520, 980, 22),
                (500, 1080, 28),
                (560, 1230, 34),
            ],
            60,
        ),
        wobble=7,
    )
    c.multiply(brook.blur(4).move(-4, -3), (0.5, 0.1, 260), 0.5)
    c.form(brook, (0.7, 0.07, 232), thickness=3, gloss=0.4, mottle=0.16, grain=18, detail=0.3)
    c.screen(brook.edge(3, 2, 1.5), (0.97, 0.04, 75), 0.7)


def _hedges(c: Canvas) -> None:
    """Field edges: rows of bushes and fences, each with its shadow."""
    r = c.rng("hedge")
    rows = (
        ((-20, 900), (110, 850), (190, 860)),
        ((-20, 1040), (100, 1000), (214, 990)),
        ((560, 690), (660, 640), (820, 610)),
        ((640, 380), (600, 420), (440, 440)),
        ((-20, 120), (60, 60), (90, -20)),
        ((430, 60), (520, 100), (660, 20)),
        ((620, 1010), (700, 960), (820, 950)),
    )
    for k, row in enumerate(rows):
        path = sample(row, 60)
        at = path[r.random(60) < 0.72]
        at = at + r.normal(0, 2.2, at.shape)
        q = r.uniform(4, 10, len(at))
        c.draw(
            lambda pen, at=at, q=q: _shades(pen, at, q),  # type: ignore[misc]
            soft=0.6,
            detail=0.3,
        )
        tone = np.stack([np.asarray(mix((0.4, 0.06, 262), (0.56, 0.06, 40), float(v))) for v in r.random(len(at))])
        strew(
            c,
            "puff",
            at[:, 0],
            at[:, 1],
            q * 2.0,
            r.uniform(0, 6, len(at)),
            jittered(tone, r),
            seed=f"hedge{k}",
            detail=0.5,
        )
        white = np.full((len(at), 3), 0.95, np.float32)
        strew(
            c,
            "puff",
            at[:, 0] - 1.5,
            at[:, 1] - 1.5,
            q * 1.1,
            r.uniform(0, 6, len(at)),
            white,
            seed=f"rime{k}",
            detail=0.5,
        )


def _shades(pen: Pen, at: Array, q: Array) -> None:
    for (x, y), w in zip(at, q, strict=True):
        pen.stroke([(x, y), (x + SUN[0] * w * 3, y + SUN[1] * w * 3)], (0.52, 0.11, 262), w * 1.1, 0.5)


def _bed(c: Canvas, bed: Mask) -> None:
    c.multiply(bed.blur(5).move(4, 3), (0.5, 0.1, 262), 0.5)
    n = c.field("ballast", 5, 2)[bed.where] - 0.5
    c.form(
        bed, (0.42, 0.045, 40), thickness=5, bump=(n * 5).astype(np.float32), mottle=0.22, grain=30, rim=0.2, detail=0.5
    )
    # Snow has drifted back over the lee half of it.
    blown = smoothstep(0.5, 0.72, c.field("blown", 46, 4))
    c.screen(bed * blown, (0.86, 0.04, 250), 0.5)
    c.screen(bed.edge(2.2, 1.6, 0.8), (0.97, 0.05, 70), 0.65)
    c.multiply(bed.edge(-2.2, -1.6, 0.8), (0.34, 0.08, 265), 0.55)


def _fir(c: Canvas, x: float, y: float, r0: float, seed: str) -> None:
    """A snowy fir from right above, its pointed shadow on the plain."""
    shade = c.mask(
        polygon(
            [
                (x - r0 * 0.7 * SUN[1], y + r0 * 0.7 * SUN[0]),
                (x + r0 * 4.6 * SUN[0], y + r0 * 4.6 * SUN[1]),
                (x + r0 * 0.7 * SUN[1], y - r0 * 0.7 * SUN[0]),
            ]
        ),
        soft=1.2,
    )
    c.multiply(shade, (0.46, 0.12, 264), 0.62)
    turn = float(c.rng(f"fir/{seed}").uniform(0, 60))
    tiers: tuple[tuple[float, Colour], ...] = (
        (1.0, (0.34, 0.06, 185)),
        (0.72, (0.46, 0.07, 190)),
        (0.44, (0.8, 0.03, 230)),
        (0.2, (0.95, 0.02, 80)),
    )
    for k, (share, tone) in enumerate(tiers):
        tier = c.mask(star(x, y, r0 * share, 9, 0.62, turn + 20 * k))
        c.form(tier, tone, thickness=r0 * 0.5, rim=0.6, detail=0.6)


def _woods(c: Canvas, bed: Mask) -> None:
    r = c.rng("woods")
    line = bed.blur(12).whole()
    groves = (
        (40.0, 1140.0, 110.0, 60.0, 22),
        (700.0, 1130.0, 120.0, 90.0, 26),
        (770.0, 760.0, 60.0, 90.0, 12),
        (30.0, 480.0, 30.0, 50.0, 6),
        (40.0, 30.0, 70.0, 40.0, 9),
        (780.0, 30.0, 50.0, 50.0, 8),
        (430.0, 560.0, 22.0, 30.0, 4),
        (250.0, 560.0, 16.0, 20.0, 3),
        (618.0, 760.0, 36.0, 30.0, 5),
    )
    for gx, gy, sx, sy, n in groves:
        spots = sorted(
            ((float(gx + r.normal(0, sx)), float(gy + r.normal(0, sy))) for _ in range(n)), key=lambda p: -p[0] - p[1]
        )
        for x, y in spots:
            if line[min(max(int(y * c.scale), 0), c.h - 1), min(max(int(x * c.scale), 0), c.w - 1)] > 0.05:
                continue
            _fir(c, x, y, float(r.uniform(9, 19)), f"{x:.0f}/{y:.0f}")


def _house(c: Canvas, x: float, y: float, w: float, d: float, turn: float, tone: Colour) -> None:
    """A house from above: two roof slopes, the one in the sun bright with snow, a chimney and its smoke."""
    corners = place([(-w / 2, -d / 2), (w / 2, -d / 2), (w / 2, d / 2), (-w / 2, d / 2)], x, y, 1.0, turn)
    ridge = place([(-w / 2, 0.0), (w / 2, 0.0)], x, y, 1.0, turn)
    for k in range(7):
        c.multiply(
            c.mask(polygon([(p[0] + SUN[0] * 5 * k, p[1] + SUN[1] * 5 * k) for p in corners])), (0.6, 0.1, 262), 0.16
        )
    sides = (
        polygon([corners[0], corners[1], ridge[1], ridge[0]]),
        polygon([ridge[0], ridge[1], corners[2], corners[3]]),
    )
    for k, side in enumerate(sides):
        m = c.mask(side)
        c.form(m, tone, thickness=2, bias=(0.1, -0.22)[k], rim=0.3, detail=0.75)
        snowy = m & c.full(smoothstep(0.42, 0.6, c.field("roof-snow", 18, 3)))
        c.form(snowy, (0.94, 0.02, 245), thickness=3, bias=(0.06, -0.2)[k], rim=0.5, detail=0.7)
    chimney = place([(w * 0.22, -d * 0.16)], x, y, 1.0, turn)[0]
    c.form(c.mask(box(chimney[0] - 3, chimney[1] - 3, 6, 6)), (0.5, 0.12, 35), detail=0.8)
    wisp = [(chimney[0] + 9 * k + 2 * math.sin(k), chimney[1] - 7 * k, 3.0 + 1.7 * k) for k in range(6)]
    cloud(c, wisp, (0.95, 0.02, 60), seed=f"wisp{x:.0f}", alpha=0.5, rough=0.3)
    c.glow(x + w * 0.1, y + d * 0.62, 16, (0.88, 0.13, 75), 0.6)


def _houses(c: Canvas) -> None:
    """At the twigs' ends somebody lives: roofs like late fruit."""
    red, slate = (0.55, 0.15, 30), (0.46, 0.06, 258)
    for x, y, w, d, turn, tone in (
        (40.0, 562.0, 44.0, 30.0, -18.0, red),
        (98.0, 214.0, 40.0, 28.0, 24.0, red),
        (150.0, 140.0, 34.0, 26.0, -30.0, slate),
        (230.0, 156.0, 42.0, 30.0, 12.0, red),
        (326.0, 276.0, 36.0, 26.0, 40.0, slate),
        (340.0, 44.0, 44.0, 30.0, -10.0, red),
        (436.0, 108.0, 38.0, 28.0, 20.0, red),
        (530.0, 176.0, 40.0, 28.0, -24.0, slate),
        (620.0, 92.0, 46.0, 32.0, 16.0, red),
        (52.0, 800.0, 48.0, 32.0, 10.0, red),
        (16.0, 848.0, 34.0, 26.0, -20.0, slate),
        (420.0, 1080.0, 120.0, 40.0, -72.0, red),
    ):
        _house(c, x, y, w, d, turn, tone)


def _turntable(c: Canvas) -> None:
    """A round engine shed beside the trunk, like a shelf of fungus on its bark."""
    x, y = 160.0, 940.0
    c.multiply(c.mask(circle(x + 10, y + 6, 62), soft=6), (0.55, 0.1, 262), 0.5)
    for k in range(9):
        a0, a1 = math.radians(104 + k * 21), math.radians(104 + k * 21 + 20)
        wedge = [(x + math.cos(a) * q, y + math.sin(a) * q) for a, q in ((a0, 46), (a0, 92), (a1, 92), (a1, 46))]
        c.multiply(c.mask(polygon(wedge)).move(9, 5), (0.55, 0.1, 262), 0.3)
        c.form(c.mask(polygon(wedge)), (0.56, 0.13, 32) if k % 2 else (0.5, 0.12, 30), thickness=5, rim=0.5, detail=0.7)
        a = (a0 + a1) / 2
        snowy = c.mask(
            limb([(x + math.cos(a) * 56, y + math.sin(a) * 56, 4), (x + math.cos(a) * 88, y + math.sin(a) * 88, 7)], 8),
            wobble=2,
        )
        c.form(snowy, (0.94, 0.02, 245), thickness=3, detail=0.6)
    c.form(c.mask(circle(x, y, 36)), (0.42, 0.045, 40), thickness=5, mottle=0.2, grain=6, detail=0.6)

    def table(pen: Pen) -> None:
        pen.stroke(circle(x, y, 35), (0.7, 0.05, 250), 2)
        for k in range(9):
            a = math.radians(114 + k * 21)
            pen.stroke(
                [(x + math.cos(a) * 36, y + math.sin(a) * 36), (x + math.cos(a) * 48, y + math.sin(a) * 48)],
                (0.24, 0.04, 270),
                2,
            )
        with pen.at(x, y, -18):
            pen.fill(box(-35, -6, 70, 12, 2), (0.32, 0.05, 40))
            for side in (-3.2, 3.2):
                pen.stroke([(-34, side), (34, side)], (0.86, 0.05, 80), 1.4)
        lead = sample([(x + 33, y - 11), (230, 912), (286, 860), (300, 830)], 30)
        for side in (-3.0, 3.0):
            pen.stroke([(float(a) + side * 0.3, float(b) + side) for a, b in lead], (0.3, 0.04, 270), 1.6)

    c.draw(table, detail=0.8)


def _poles(c: Canvas, tracks: list[Array]) -> None:
    """Telegraph poles beside the lines: from above mere dots, but what shadows."""
    spots = []
    for i in (0, 4, 7, 10):
        t = tracks[i][60:]
        for k in range(0, len(t) - 8, 22):
            d = t[k + 4] - t[k]
            n = np.array([-d[1], d[0]]) / (np.hypot(*d) + 1e-9)
            spots.append(t[k] - n * 26)

    def work(pen: Pen) -> None:
        blue = (0.48, 0.12, 264)
        for x, y in spots:
            pen.stroke([(x, y), (x + SUN[0] * 56, y + SUN[1] * 56)], blue, 1.8, 0.6)
            ax, ay = x + SUN[0] * 48, y + SUN[1] * 48
            pen.stroke([(ax - 6, ay + 9), (ax + 6, ay - 9)], blue, 1.5, 0.55)
            pen.dot(x, y, 2.4, (0.34, 0.05, 40))

    c.draw(work, detail=0.7)


def _nest(c: Canvas) -> None:
    """In the fork of a siding: twigs, down and three pale eggs."""
    x, y = 448.0, 690.0
    c.multiply(c.mask(circle(x + 5, y + 4, 20), soft=3), (0.46, 0.11, 262), 0.6)
    r = c.rng("nest")

    def work(pen: Pen) -> None:
        pen.dot(x, y, 13, (0.3, 0.05, 45))
        for _ in range(90):
            a, q = r.uniform(0, 6.3), r.uniform(11, 19)
            b = a + r.uniform(0.5, 1.1)
            tone = mix((0.36, 0.06, 40), (0.7, 0.08, 70), float(r.random()))
            ends = [(x + math.cos(w) * k, y + math.sin(w) * k) for w, k in ((a, q), (b, q - 1))]
            pen.stroke(ends, tone, 1.5)

    c.draw(work, relief=2, detail=0.85)
    for dx, dy in ((-4.0, -3.0), (4.5, -1.0), (-1.0, 5.0)):
        c.form(c.mask(oval(x + dx, y + dy, 4.6, 3.6, 30 * dx)), (0.84, 0.07, 205), gloss=0.4, detail=0.9)


def _birds(c: Canvas) -> None:
    """Rooks cross below the eye, their shadows far away on the snow."""
    places = [(566.0, 880.0, 46.0), (640.0, 850.0, 38.0), (604.0, 930.0, 40.0), (520.0, 832.0, 30.0)]
    far_birds(c, [(x + 70, y + 46, q) for x, y, q in places], (0.52, 0.11, 262), seed="rooks", alpha=0.5)
    far_birds(c, places, (0.2, 0.04, 275), seed="rooks")

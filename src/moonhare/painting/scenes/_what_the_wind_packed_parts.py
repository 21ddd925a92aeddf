"""Parts of What the Wind Packed: the headscarf whose folds are a steppe, its tents and its horses."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Colour, pick, rgb, smoothstep
from moonhare.painting.mask import Mask
from moonhare.painting.materials import cloth, cloud_bank
from moonhare.painting.motifs.beasts import Stance
from moonhare.painting.motifs.horses import GALLOPS, horse
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, curve, limb, oval
from moonhare.painting.stamps import jittered, scatter, strew

EDGE = [(306, 300), (278, 350), (292, 412), (330, 500), (346, 600), (340, 690), (312, 770), (286, 812)]
"""Where the scarf frames the face, from the brow to below the chin."""


def _ridge(start: float, middle: float, end: float, lift: float, x: float) -> float:
    """Return the height of a fold's crest at x: it leaves the face, sags and streams away."""
    t = (x - 320) / 500
    return start * (1 - t) ** 2 + 2 * middle * t * (1 - t) + end * t * t - lift * math.sin(t * 7 + start / 90)


# fmt: off
_FOLDS = (
    (262, 216, 348, 9, (0.66, 0.07, 262), 0.42), (330, 286, 400, 12, (0.74, 0.07, 130), 0.34),
    (404, 384, 446, 14, (0.82, 0.1, 92), 0.2), (488, 494, 520, 14, (0.8, 0.12, 80), 0.1),
    (574, 612, 588, 16, (0.73, 0.13, 68), 0.04), (656, 730, 668, 16, (0.64, 0.13, 56), 0.0),
    (742, 850, 752, 14, (0.53, 0.12, 42), 0.0),
)
# fmt: on


def paint_scarf(c: Canvas) -> Mask:
    """Lay the headscarf: its outline first, then each fold as a hill over the one behind."""
    # fmt: off
    crown = [
        (300, 300, CORNER), (336, 232), (392, 188), (470, 172), (560, 178), (640, 226), (720, 262),
        (830, 262, CORNER), (830, 900, CORNER),
    ]
    # fmt: on
    hem = [
        (760, 884),
        (660, 946),
        (540, 962),
        (430, 914),
        (340, 866),
        (270, 836, CORNER),
        *[(x, y) for x, y in reversed(EDGE[1:-1])],
    ]
    outline = c.mask(curve([*crown, *hem]), wobble=2)
    c.shadow(outline, 14, 20, soft=20, share=0.45)
    body = c.relief(outline, 130, smooth=6)
    c.fill(
        outline,
        c.tones((0.9, 0.06, 78), 0.3)[np.clip(250 + (c.y[outline.where] - 170) * 1.6, 0, 511).astype(int)],
        detail=0.2,
    )
    with c.group() as clouds:
        cloud_bank(
            c,
            lambda x: 226 + 0.05 * x + 10 * math.sin(x / 40),
            (0.98, 0.02, 85),
            seed="scarf",
            size=(10, 34),
            rows=2,
            step=14,
            left=360,
            right=820,
            fade=(0.1, 1.0),
        )
    c.paste(clouds, clip=outline)
    r = c.rng("folds")
    for i, (start, middle, end, lift, tone, haze) in enumerate(_FOLDS):
        crest: list[tuple[float, ...]] = [(x, _ridge(start, middle, end, lift, x)) for x in range(290, 850, 28)]
        fold = (
            c.mask(
                curve(
                    [(*crest[0], CORNER), *crest[1:-1], (*crest[-1], CORNER), (850, 1000, CORNER), (290, 1000, CORNER)]
                ),
                wobble=1.5,
            )
            & outline
        )
        c.multiply((fold.move(0, -16).blur(12) & outline) - fold, (0.5, 0.09, 30), 0.4)
        at = fold.where
        crest_y = np.interp(c.x[at], [p[0] for p in crest], [p[1] for p in crest])
        down = np.clip((c.y[at] - crest_y) / 110, 0, 1)
        pleat = (
            np.sin((c.y[at] - crest_y) / 15 + c.field(f"pleat{i}", 150, 2)[at] * 5) * 0.06 * smoothstep(0.15, 0.5, down)
        )
        wind = (c.noise.at(f"wind{i}", (c.x[at] + 0.4 * c.y[at]) / 26, c.y[at] / 7, 1.0, 3) - 0.5) * 0.2
        t = (
            0.8
            - 0.5 * down
            + pleat
            + wind
            + 0.12
            * body.nx[
                at[0].start - outline.box[1] : at[0].stop - outline.box[1],
                at[1].start - outline.box[0] : at[1].stop - outline.box[0],
            ]
            * -1
        )
        colours = pick(c.tones(tone), np.asarray(t, np.float32))
        colours = colours + (rgb((0.93, 0.05, 82)) - colours) * haze
        c.fill(fold, np.asarray(colours, np.float32), detail=0.25)
        c.screen(fold.edge(-2, -5, 2), (0.97, 0.08, 85), 0.5)
        if i >= 2:
            x, y = scatter(
                fold
                & c.full(
                    np.asarray(
                        smoothstep(120, 60, c.y - np.interp(c.x, [p[0] for p in crest], [p[1] for p in crest])),
                        np.float32,
                    )
                ),
                520 + 160 * i,
                r,
            )
            row, column = np.clip((y * c.scale).astype(int), 0, c.h - 1), np.clip((x * c.scale).astype(int), 0, c.w - 1)
            blades = jittered(np.clip(c.layer.rgb[row, column] * 1.08 + 0.03, 0, 1), r, 0.12, 0.02)
            strew(
                c,
                "blade",
                x,
                y,
                r.uniform(6, 11, len(x)) + 2.4 * i,
                -0.5 + r.normal(0, 0.25, len(x)),
                blades,
                seed=f"grass{i}",
                detail=0.35,
                clip=outline,
            )
    c.multiply(outline * np.asarray(smoothstep(700, 940, c.y) * 0.7, np.float32), (0.42, 0.09, 340), 0.5)
    c.screen(outline.edge(-3, -6, 2.5), (0.97, 0.07, 85), 0.6)
    border = [(304, 300), (340, 238), (396, 196), (474, 177), (560, 182), (640, 230), (720, 266), (820, 268)]
    hem_line = c.mask(limb([(x, y, 6.5) for x, y in border], 60)) & outline.grow(6)
    c.shadow(hem_line, 2, 9, soft=6, share=0.45)
    cloth(c, hem_line, (0.95, 0.025, 85), angle=70, fold=20, depth=2, thickness=7, rim=0.6, detail=0.7)
    return outline


def tents(c: Canvas) -> None:
    """Felt tents in the lee of a fold."""
    for x, s, felt in ((470, 1.0, (0.93, 0.03, 85)), (538, 0.74, (0.88, 0.04, 80)), (612, 0.56, (0.9, 0.03, 85))):
        y = _ridge(*_FOLDS[2][:4], x) + 14
        w, h = 34 * s, 30 * s
        c.shadow(c.mask(oval(x + 14 * s, y + 1, w * 1.2, 5 * s)), 0, 0, soft=3, share=0.5)
        wall = c.mask(
            curve(
                [
                    (x - w, y, CORNER),
                    (x - w, y - h * 0.7, CORNER),
                    (x, y - h * 0.78),
                    (x + w, y - h * 0.7, CORNER),
                    (x + w, y, CORNER),
                    (x, y + 3),
                ],
                pull=0.2,
            )
        )
        c.form(wall, felt, thickness=16 * s, rim=0.5, detail=0.75)
        roof = c.mask(
            curve(
                [
                    (x - w * 1.04, y - h * 0.66, CORNER),
                    (x - w * 0.5, y - h * 1.3),
                    (x, y - h * 1.5),
                    (x + w * 0.5, y - h * 1.3),
                    (x + w * 1.04, y - h * 0.66, CORNER),
                    (x, y - h * 0.6),
                ]
            )
        )
        c.form(roof, felt, thickness=18 * s, rim=0.6, detail=0.75)

        def trim(pen: Pen, px: float = x, py: float = y, q: float = s, pw: float = w, ph: float = h) -> None:
            pen.stroke(
                [(px - pw, py - ph * 0.66), (px, py - ph * 0.58), (px + pw, py - ph * 0.66)], (0.54, 0.17, 25), 3.4 * q
            )
            pen.fill(
                curve(
                    [
                        (px - 6 * q, py, CORNER),
                        (px - 6 * q, py - 17 * q, CORNER),
                        (px + 5 * q, py - 17 * q, CORNER),
                        (px + 5 * q, py + 1, CORNER),
                    ],
                    pull=0.1,
                ),
                (0.42, 0.13, 28),
            )
            pen.fill(oval(px, py - ph * 1.47, 7 * q, 2.4 * q), (0.4, 0.07, 40))

        c.draw(trim, detail=0.85)


def herd(c: Canvas, scarf: Mask) -> None:
    """Horses at a gallop along the folds."""
    coats: tuple[tuple[Colour, Colour], ...] = (
        ((0.46, 0.1, 45), (0.24, 0.04, 40)),
        ((0.86, 0.03, 85), (0.95, 0.02, 90)),
        ((0.62, 0.12, 62), (0.9, 0.05, 85)),
        ((0.3, 0.04, 40), (0.2, 0.03, 40)),
        ((0.54, 0.13, 40), (0.32, 0.08, 35)),
        ((0.7, 0.07, 75), (0.3, 0.04, 50)),
        ((0.5, 0.02, 260), (0.3, 0.02, 260)),
    )
    # fmt: off
    places = (
        (640, 3, 46, 0), (572, 3, 42, 1), (704, 4, 66, 2), (610, 4, 60, 0), (520, 4, 56, 1), (690, 5, 92, 1),
        (566, 5, 86, 0), (458, 5, 70, 2), (652, 6, 122, 0), (494, 6, 104, 1),
    )
    # fmt: on
    for k, (x, fold, size, gait) in enumerate(places):
        y = _ridge(*_FOLDS[fold][:4], x) + size * 0.42
        coat, mane = coats[k % 7]
        slope = _ridge(*_FOLDS[fold][:4], x + 20) - _ridge(*_FOLDS[fold][:4], x - 20)
        stance = GALLOPS[gait]
        tilted = Stance(
            **{
                **{f: getattr(stance, f) for f in stance.__struct_fields__},
                "pitch": stance.pitch - math.degrees(math.atan2(slope, 40)),
            }
        )
        c.shadow(c.mask(oval(x - size * 0.1, y + 2, size * 0.62, size * 0.07)), 0, 0, soft=size * 0.05, share=0.55)
        for p in range(5):
            c.glow(x - size * (0.4 + 0.16 * p), y - size * 0.04 * p, size * 0.16, (0.95, 0.06, 82), 0.28)
        horse(c, x, y, size, coat, mane, tilted, f"horse{k}")

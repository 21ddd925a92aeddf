"""A cathedral organ has grown out of a misty bog like reeds; at first light a frog plays it."""

from __future__ import annotations

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import mix, pick, ramp, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.materials.water import reflection
from moonhare.painting.motifs.birds import Bird, far_birds, perched
from moonhare.painting.motifs.motes import motes
from moonhare.painting.motifs.plants import pine, reeds
from moonhare.painting.motifs.skies import streaks
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._low_notes_organ import (
    SUN,
    back_rank,
    breath,
    lamp_light,
    paint_pipe,
    pipes,
    small_rank,
    sprigs,
)
from moonhare.painting.scenes._low_notes_player import bank, ferns, manuals
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Low Notes",
    hero="cathedral organ grown out of a misty bog, its pipes of birch, reed, copper and tin, a frog at the keys",
    idea="grows from",
    place="swamp, northern peat bog",
    palette="moss dawn",
    composition="frontal symmetry",
    time="dawn",
    symbols=("organ", "mist", "frog"),
    hidden="two gold buttons on the tailcoat of the frog at the keys",
    readings=("hymn", "elders", "breathing"),
)
FINISH = {"vignette": 0.3, "bloom": 0.5, "saturation": 1.1, "focus": Focus(420, 700, 400, 540, 0.18)}

_WATER = 1004.0


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = lamp_light()
    _air(c)
    repaint(c, 0.6, seed="air", loose=1.1)
    rank = pipes(c)
    with c.group() as organ:
        for k, q in enumerate(back_rank(c)):
            paint_pipe(c, q, f"far{k}")
        c.glow(SUN[0], SUN[1], 170, (0.95, 0.16, 78), 0.8)
        for k, q in enumerate(rank):
            paint_pipe(c, q, f"near{k}")
        for k, q in enumerate(small_rank()):
            paint_pipe(c, q, f"young{k}")
        c.light = lamp_light()
        low = np.exp(-(((c.y - 830) / 170) ** 2)) * np.exp(-(((c.x - SUN[0]) / 330) ** 2))
        c.screen(np.asarray(low, np.float32), (0.86, 0.16, 62), 0.34)
        sprigs(c, rank)
        bank(c)
    c.paste(organ, clip=c.full(smoothstep(_WATER + 24, _WATER + 16, c.y)))
    water = c.full(smoothstep(_WATER - 1, _WATER + 3, c.y + 5 * np.sin(c.x / 60)))
    t = np.clip((c.y - _WATER) / 200, 0, 1)
    c.fill(water, pick(ramp([(0.74, 0.13, 62), (0.44, 0.075, 110), (0.17, 0.04, 178)]), t), detail=0.1)
    reflection(c, organ, water, _WATER + 4, share=0.9, ripple=5, squash=0.36)
    c.glaze(water * np.asarray(smoothstep(1010, 1190, c.y), np.float32), (0.14, 0.035, 180), 0.6)
    lane = np.exp(-(((c.x - SUN[0]) / (120 + 0.3 * (c.y - _WATER))) ** 2)) * smoothstep(1190, 1010, c.y)
    broken = 0.1 + 1.1 * (c.field("lane", 40, 4, (5, 0.35)) - 0.25)
    c.screen(water * np.asarray(np.clip(lane * broken, 0, 1), np.float32), (0.95, 0.15, 84), 0.4)
    repaint(c, 0.2, seed="water", loose=0.8)
    bank(c)
    _beams(c)
    breath(c, rank)
    ferns(c)
    c.glow(SUN[0] - 40, 800, 110, (0.96, 0.14, 70), 0.5)
    manuals(c)
    _gleam(c)
    _birds(c)
    c.fog(900, 1010, (0.94, 0.09, 72), 0.2, cell=170)
    reeds(c, -20, 130, 1215, (170, 380), 26, (0.2, 0.045, 172), seed="left")
    reeds(c, 680, 830, 1215, (150, 330), 22, (0.2, 0.045, 172), seed="right")


def _air(c: Canvas) -> None:
    c.wash(
        [
            (0, (0.46, 0.08, 205)),
            (0.14, (0.62, 0.075, 190)),
            (0.3, (0.79, 0.07, 150)),
            (0.44, (0.89, 0.1, 72)),
            (0.56, (0.87, 0.14, 52)),
            (0.68, (0.83, 0.165, 44)),
            (0.85, (0.88, 0.13, 60)),
        ],
        warp=20,
    )
    streaks(c, 120, 620, (0.93, 0.11, 55), share=0.6, seed="high", cover=0.45)
    for k, (y, tone, cell) in enumerate(((690, (0.8, 0.11, 40), 46), (790, (0.64, 0.11, 28), 64))):
        n = c.field(f"wood{k}", cell, 5)[int(300 * c.scale)]
        wide = c.field(f"wide{k}", 300, 2)[int(500 * c.scale)]
        away = np.abs(c.x[0] - SUN[0]) / 400
        ridge = y - 150 * (n - 0.3) - 170 * (wide - 0.45) - 150 * away**1.5
        c.fill(c.full(smoothstep(-5, 6, c.y - ridge[None, :])), tone, alpha=0.7, detail=0.1)
        c.fog(y + 20, y + 190, (0.93, 0.12, 64), 0.55)
    r = c.rng("pines")
    for far, n in ((0.62, 26), (0.3, 15)):
        for _ in range(n):
            x = float(r.uniform(-20, 820))
            h = float(r.uniform(150, 280)) + 0.75 * abs(x - SUN[0]) * (1.1 - far)
            tree = c.mask(pine(x, 900 - 90 * far, h, h * 0.3, r), wobble=2)
            near = float(np.exp(-abs(x - SUN[0]) / 260))
            c.fill(tree, mix((0.42, 0.07, 40), (0.9, 0.14, 60), min(1, 0.8 * far + 0.5 * near)), 0.9, detail=0.1)
        c.fog(760, 950, (0.94, 0.12, 66), 0.35, cell=210)
    c.glow(SUN[0], SUN[1] - 60, 400, (0.82, 0.19, 48), 0.9)
    warm = c.full(np.exp(-(((c.y - 640) / 260) ** 2)))
    c.glaze(warm, (0.86, 0.16, 48), 0.42)
    c.glaze(c.full(np.exp(-(np.hypot((c.x - SUN[0]) / 330, (c.y - SUN[1]) / 230) ** 2))), (0.96, 0.13, 74), 0.75)


def _beams(c: Canvas) -> None:
    """Light comes through the gaps between the pipes, towards us and down over the moss."""
    x, y = SUN
    c.rays(x, y - 40, [22, 40, 58, 74, 106, 122, 140, 158], 560, 62, (0.93, 0.17, 66), 0.7, 8)
    c.rays(x, y, [-164, -146, -128, -108, -72, -52, -34, -16], 640, 80, (0.93, 0.16, 64), 0.34, 16)
    c.glow(x, y, 60, (0.98, 0.12, 84), 0.8, 1.3)
    c.glow(x - 100, y + 30, 40, (0.98, 0.12, 84), 0.45, 1.4)
    c.glow(x + 96, y + 30, 40, (0.98, 0.12, 84), 0.45, 1.4)


def _gleam(c: Canvas) -> None:
    r = c.rng("gleam")

    def work(pen: Pen) -> None:
        for _ in range(70):
            y = _WATER + 22 + 180 * float(r.random()) ** 1.4
            k = (y - _WATER) / 200
            x, long = float(r.normal(SUN[0], 70 + 120 * (1 - k))), float(r.uniform(8, 42)) * (0.5 + k)
            pen.stroke([(x - long, y), (x + long, y)], (0.96, 0.1, 98), 1.0 + 1.0 * k, float(r.uniform(0.1, 0.5)))

    c.draw(work, detail=0.6, soft=0.7, emission=0.2)
    motes(
        c,
        c.rng("dew"),
        90,
        lambda r: (float(r.normal(410, 190)), float(r.uniform(560, 990))),
        (0.98, 0.07, 98),
        size=(0.7, 2.0),
        emission=0.5,
    )


def _birds(c: Canvas) -> None:
    far_birds(c, [(120, 250, 26), (160, 222, 20), (92, 216, 16), (196, 240, 14)], (0.3, 0.05, 185), seed="geese")
    bird = Bird(body=(0.3, 0.05, 170), breast=(0.62, 0.13, 60), wing=(0.24, 0.04, 180))
    for k, q in enumerate(pipes(c)):
        if k in (7, 12, 20) and q.stuff != "reed":
            perched(c, bird, q.top_x, q.top, 30, left=q.x > 400, seed=f"bird{k}")

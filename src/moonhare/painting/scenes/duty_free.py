"""A pelican as large as a hill rests in a river mouth; the pouch of its bill is a lit harbour."""

from __future__ import annotations

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import mix, smoothstep
from moonhare.painting.light import Light
from moonhare.painting.mask import Mask
from moonhare.painting.materials import foliage, leaves, sea
from moonhare.painting.materials.water import reflection
from moonhare.painting.motifs.beasts import paint_eye
from moonhare.painting.motifs.birds import flock
from moonhare.painting.motifs.boats import hull, sail
from moonhare.painting.motifs.buildings import house
from moonhare.painting.motifs.plants import reeds
from moonhare.painting.motifs.skies import streaks
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, curve, limb, oval
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Duty Free",
    hero="hill-sized pelican on a sandbar, its throat pouch a lit lagoon with boats at anchor",
    idea="contains",
    place="estuary, river mouth in mist",
    palette="pearl fog",
    composition="low-horizon giant",
    time="morning",
    symbols=("pelican", "boat", "anchor"),
    hidden="one boat slipping out at the tip of the bill",
    readings=("greed", "shelter", "taxes"),
)
FINISH = {"vignette": 0.32, "saturation": 1.12}

_WHITE = (0.93, 0.025, 80)
_POUCH = [
    (392, 292, CORNER),
    (424, 372),
    (430, 470),
    (402, 574),
    (336, 650),
    (246, 668),
    (166, 626),
    (112, 560),
    (78, 500, CORNER),
]


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(0.62, -0.6, 0.5), key=(0.98, 0.05, 80), shade=(0.50, 0.07, 255), rim=(0.7, -0.6, 0), bounce_share=0.2
    )
    c.wash(
        [
            (0, (0.66, 0.05, 245)),
            (0.22, (0.78, 0.04, 235)),
            (0.46, (0.9, 0.04, 70)),
            (0.62, (0.95, 0.06, 75)),
            (1, p.sky[3]),
        ]
    )
    streaks(c, 20, 420, (0.97, 0.02, 80), share=0.65, seed="high", cover=0.7)
    c.glow(745, 330, 330, (0.98, 0.07, 80), 0.75)
    _shore(c)
    repaint(c, 1.0, seed="air", loose=1.15)
    with c.group() as giant:
        _sandbar(c)
        _pelican(c)
    water = sea(
        c,
        horizon=905,
        deep=(0.44, 0.06, 225),
        bright=(0.97, 0.03, 85),
        sky=(0.86, 0.04, 75),
        eye=7,
        wave=0.16,
        length=4.0,
        glitter=0.8,
        glitter_x=720,
        haze=0.85,
    )
    reflection(c, giant, water, 934, share=0.62, ripple=13)
    c.fog(860, 985, (0.95, 0.03, 80), 0.75)
    repaint(c, 0.9, seed="water")
    c.paste(giant)
    c.fog(868, 960, (0.95, 0.03, 80), 0.5, cell=110)
    _foreground(c)
    repaint(c, 0.35, seed="last")
    _lights(c)


def _shore(c: Canvas) -> None:
    """Far hills and a drowned tree line, each paler than the last."""
    for i, (y, colour, fade) in enumerate(((790, (0.74, 0.05, 245), 0.3), (850, (0.62, 0.05, 225), 0.2))):
        n = c.field(f"ridge{i}", 240, 4)[0]
        ridge = y - 90 * (n - 0.4) - 18 * np.sin(c.x[0] / 90 + i)
        hills = c.full(smoothstep(-1.5, 1.5, c.y - ridge[None, :]))
        c.form(hills, colour, mottle=0.06, haze=fade, thickness=40, detail=0.1)
        c.fog(y + 10, y + 150, (0.95, 0.04, 75), 0.7)


def _sandbar(c: Canvas) -> None:
    bar = c.mask(
        curve([(230, 936, CORNER), (340, 905), (520, 884), (700, 892), (840, 905), (840, 950, CORNER), (500, 950)]),
        wobble=3,
    )
    c.form(bar, (0.78, 0.06, 80), thickness=18, mottle=0.12, grain=10, detail=0.4)
    bush = c.mask(oval(742, 884, 70, 26), oval(800, 874, 50, 36), oval(690, 894, 30, 16), wobble=5)
    foliage(c, bush, (0.56, 0.07, 150), seed="bush", size=5, spacing=2.6, clump=12, haze=0.25)


def _body(c: Canvas) -> None:
    """The bulk: breast, folded wing, neck; feathers from tail to head."""
    lump = Clay(c, (180, 130, 800, 950), melt=46)
    lump.limb([(836, 770, 74), (740, 730, 150), (590, 720, 178), (470, 740, 150), (424, 800, 92)])
    lump.limb([(474, 690, 120), (510, 560, 96), (560, 450, 70), (560, 350, 56), (500, 270, 54), (440, 250, 54)])
    lump.ball(440, 250, 72, 60, z=10, turn=18)
    body = lump.relief(5)
    c.form(body, _WHITE, shadow=60, mottle=0.05, rim=0.75, depth=0.35, bias=0.1, detail=0.5)
    down = body.flow((-0.55, 0.83), 0.25)
    for size, gap, name in (((26, 44), 11.0, "coat"), ((12, 24), 10.0, "down")):
        leaves(
            c,
            body,
            _WHITE,
            down,
            seed=name,
            length=size,
            spacing=gap,
            sprite="feather",
            spread=0.2,
            depth=0.35,
            clump=0.05,
            order="up",
            vary=0.03,
            bias=0.12,
            detail=0.42,
        )
    wing = c.mask(
        curve(
            [
                (560, 610, CORNER),
                (660, 572),
                (770, 600),
                (860, 660, CORNER),
                (860, 830, CORNER),
                (760, 846),
                (650, 812),
                (580, 730),
            ]
        )
    )
    c.occlude(c.mask(curve([(540, 600), (640, 830), (800, 880), (860, 900), (860, 700), (660, 580)])), wing, 14, 0.25)
    folded = c.relief(wing, 46, smooth=4)
    c.form(folded, (0.88, 0.03, 75), rim=0.7, depth=0.5, detail=0.5)
    for row, (size, shift, tone) in enumerate(
        (((64, 104), 120, (0.55, 0.05, 260)), ((40, 64), 40, (0.84, 0.03, 240)), ((20, 38), -40, _WHITE))
    ):
        part = (
            wing * smoothstep(600 + shift - 50, 600 + shift + 30, c.y - (c.x - 660) * 0.28)
            if row < 2
            else wing * smoothstep(720, 640, c.y - (c.x - 660) * 0.28)
        )
        leaves(
            c,
            folded.within(part),
            tone,
            0.42,
            seed=f"wing{row}",
            length=size,
            spacing=size[0] * 0.32,
            sprite="feather",
            spread=0.07,
            order="up",
            depth=0.5,
            clump=0.03,
            vary=0.025,
        )
    c.glaze(c.mask(oval(452, 246, 70, 52), soft=22), (0.88, 0.1, 85), 0.35)


def _lagoon(c: Canvas, pouch: Mask) -> None:
    """What the pouch holds: warm air, still green water, boats riding at anchor."""
    c.fill(
        pouch, c.tones((0.9, 0.11, 72))[np.clip(300 + (520 - c.y[pouch.where]) * 0.9, 40, 500).astype(int)], detail=0.3
    )
    for i, (x, y, rx, ry) in enumerate(((190, 492, 70, 24), (300, 470, 90, 38), (390, 484, 60, 30))):
        hill = c.mask(oval(x, y + 22, rx, ry), wobble=3) & pouch
        c.form(hill, mix((0.66, 0.1, 60), (0.9, 0.1, 75), 0.45 - 0.12 * i), thickness=14, haze=0.1, detail=0.3)
    c.glow(300, 486, 110, (0.99, 0.08, 90), 0.55)
    level = pouch * smoothstep(503, 506, c.y)
    at = level.where
    depth = np.clip((c.y[at] - 504) / 160, 0, 1)
    ripple = c.noise.at("lagoon", c.x[at] / 22 / (0.3 + depth), np.log(0.06 + depth) * 9, 1.0, 3) - 0.5
    t = 0.86 - 0.62 * depth + ripple * (0.34 - 0.2 * depth)
    table = c.tones((0.68, 0.1, 178), 0.75)
    c.fill(level, table[np.clip(t * 511, 0, 511).astype(int)], detail=0.3)
    lane = np.exp(-(((c.x[at] - 300) / 70) ** 2)) * smoothstep(0.05, 0.3, ripple + 0.12) * (1 - depth)
    c.screen(level * np.asarray(lane, np.float32), (0.97, 0.1, 85), 0.8)
    for i, (x, y, size, colour) in enumerate(
        ((196, 520, 44, (0.55, 0.15, 30)), (352, 516, 38, (0.42, 0.08, 250)), (274, 545, 66, (0.5, 0.14, 35)))
    ):
        hull(c, x, y, size, colour, left=i == 1, seed=f"hull{i}", open_by=0.05)
        sail(c, x - 2, y - size * 0.12, size * 1.15, size * 0.55, (0.97, 0.04, 85), left=i == 1, seed=f"sail{i}")
        shade = c.mask(oval(x, y + size * 0.16, size * 0.5, size * 0.1), soft=2)
        c.multiply(shade & level, (0.3, 0.07, 190), 0.5)

    def anchor_lines(pen: Pen) -> None:
        for x, y, dx in ((214, 516, 16), (335, 514, -10), (306, 540, 18)):
            pen.stroke([(x, y), (x + dx * 0.6, y + 34), (x + dx, y + 62)], (0.3, 0.04, 60), 1.1, 0.7)

    c.draw(anchor_lines, detail=0.7, clip=pouch)


def _pelican(c: Canvas) -> None:
    _body(c)
    pouch = c.mask(curve(_POUCH))
    c.shadow(pouch, 30, 16, soft=18, share=0.35, colour=(0.5, 0.08, 300))
    _lagoon(c, pouch)
    skin = c.relief(pouch, 70, smooth=5)
    edge = np.clip(1 - skin.nz, 0, 1) ** 1.15
    c.glaze(pouch * (edge * 0.92), (0.8, 0.13, 62), 0.95)
    c.form(skin.within(pouch * (edge**1.6)), (0.78, 0.14, 58), rim=0.8, depth=0.5, gloss=0.25, detail=0.5)
    vein = np.exp(-np.abs(c.field("veins", 74, 3, (0.5, 1.6))[pouch.where] - 0.5) * 70)
    c.glaze(pouch * np.asarray(vein * edge * 0.8, np.float32), (0.62, 0.15, 40), 0.5)
    lx = c.mask(curve([(404, 360), (414, 450), (392, 545), (384, 540), (398, 450)]), soft=3)
    c.screen(lx & pouch, (0.99, 0.03, 90), 0.55)
    bill = c.mask(
        limb([(430, 262, 26), (330, 306, 21), (210, 392, 15), (110, 474, 11), (76, 506, 10), (70, 524, 7)], 60)
    )
    c.shadow(bill & pouch.grow(4), 3, 12, soft=6, share=0.3)
    c.form(bill, (0.8, 0.11, 68), thickness=22, rim=0.8, gloss=0.3, mottle=0.1, detail=0.6)
    ridge = c.mask(limb([(430, 252, 7), (330, 296, 6), (210, 382, 5), (110, 466, 4), (76, 500, 5)], 50), soft=1.5)
    c.glaze(ridge, (0.62, 0.15, 40), 0.55)
    hook = c.mask(curve([(60, 500, CORNER), (88, 492), (92, 508), (78, 534, CORNER), (64, 520)]))
    c.form(hook, (0.62, 0.16, 38), thickness=9, gloss=0.4, detail=0.7)
    face = c.mask(curve([(404, 232, CORNER), (440, 214), (468, 232), (462, 262), (430, 278), (400, 270)]), soft=3)
    c.form(face, (0.85, 0.09, 60), thickness=12, mottle=0.08, detail=0.6)
    paint_eye(c, 434, 240, 8.5, left=True)
    crest = c.rng("crest")
    for i in range(9):
        x, y = 486 + i * 5, 228 + i * 7
        plume = c.mask(
            curve(
                [
                    (x, y, CORNER),
                    (x + 36, y - 12 + crest.normal(0, 5)),
                    (x + 74 + crest.normal(0, 8), y + 10 + i * 3, CORNER),
                    (x + 36, y + 2),
                ]
            )
        )
        c.form(plume, _WHITE, thickness=5, rim=0.8, detail=0.6)
    for i, (x, y, s) in enumerate(((628, 900, 30), (664, 908, 24), (586, 908, 22))):
        house(
            c,
            x,
            y,
            s,
            s * 0.75,
            wall=(0.8, 0.04, 70),
            roof=((0.52, 0.11, 35), (0.48, 0.06, 240), (0.6, 0.1, 45))[i],
            seed=f"hut{i}",
            glow=0.2,
            windows=((0.2, 0.4),),
        )


def _foreground(c: Canvas) -> None:
    poles = ((96, 1180, 210, 9), (158, 1150, 150, 8), (640, 1210, 190, 10))
    for x, y, h, w in poles:
        pole = c.mask(limb([(x, y, w), (x + 4, y - h * 0.5, w * 0.92), (x + 2, y - h, w * 0.85)]))
        c.shadow(c.mask(oval(x, y - 2, w * 2.4, 5)), -6, 3, 5, 0.4)
        c.form(pole, (0.42, 0.04, 60), bump=(c.field("pole", 26, 3, (0.2, 3)) - 0.5) * 6, rim=0.6, detail=0.6)
        top = c.mask(oval(x + 2, y - h, w * 0.9, w * 0.4))
        c.form(top, (0.72, 0.04, 75), thickness=3, detail=0.6)
    rope = [(96, 996), (126, 1036), (156, 1004)]
    c.draw(lambda pen: pen.stroke(rope, (0.55, 0.06, 70), 3.4), relief=2)
    reeds(c, -10, 70, 1215, (120, 260), 26, (0.5, 0.06, 130), seed="left")
    reeds(c, 690, 815, 1215, (90, 230), 34, (0.5, 0.06, 130), seed="right")
    flock(c, 230, 150, 160, 60, 7, (14, 30), (0.4, 0.04, 250), seed="gulls")
    hull(c, 52, 566, 34, (0.45, 0.1, 30), left=True, tilt=24, seed="slip", open_by=0.1)
    sail(c, 54, 560, 36, 17, (0.98, 0.03, 85), left=True, seed="slip")


def _lights(c: Canvas) -> None:
    for x, y, r in ((206, 506, 16), (344, 504, 14), (262, 528, 24)):
        c.glow(x, y, r, (0.95, 0.12, 80), 0.9)
    c.glow(290, 500, 190, (0.95, 0.11, 75), 0.32)

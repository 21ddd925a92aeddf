"""Parts of Her Other Half: the seal in the ice, and the one who looks out of it."""

from __future__ import annotations

import math

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour, mix, smoothstep
from moonhare.painting.materials import snow
from moonhare.painting.motifs.beasts import paint_eye
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, curve, oval


def mirror(c: Canvas) -> None:
    """What the ice shows: a seal at the top of its leap, upside down, its flipper on her blade."""
    with c.group() as seen:
        seal = Clay(c, (90, 560, 740, 1000), melt=26)
        seal.limb(
            [
                (236, 836, 16),
                (262, 790, 30),
                (316, 730, 62),
                (400, 706, 84),
                (482, 722, 82),
                (548, 774, 60),
                (592, 826, 47),
            ]
        )
        seal.ball(606, 846, 50, 46, z=16, turn=40)
        seal.limb([(612, 862, 30, 40), (640, 884, 23, 46), (648, 890, 20, 46)])
        body = seal.relief(4)
        coat: Colour = (0.62, 0.05, 250)
        for tail in (
            ((240, 834), (196, 862), (150, 858), (176, 900), (236, 872)),
            ((244, 836), (216, 884), (214, 936), (254, 916), (268, 858)),
        ):
            c.form(c.mask(curve(list(tail))), mix(coat, (0.3, 0.08, 268), 0.35), thickness=14, rim=0.6, detail=0.6)
        far = c.mask(curve([(472, 672, CORNER), (436, 620), (424, 596), (448, 604), (500, 650), (520, 690, CORNER)]))
        c.form(far, mix(coat, (0.3, 0.08, 268), 0.3), thickness=12, rim=0.6, detail=0.6)
        c.form(body, coat, shadow=40, gloss=0.6, gloss_sharpness=18, rim=0.8, mottle=0.1, detail=0.6)
        spots = smoothstep(0.6, 0.72, c.field("spots", 20, 3))
        c.form(body.within(body.mask * spots), (0.34, 0.06, 262), gloss=0.4, rim=0.4, detail=0.6)
        belly = c.mask(
            curve([(330, 676), (420, 628), (510, 656), (580, 740), (560, 800), (490, 730), (400, 700)]), soft=14
        )
        c.glaze(belly & body.mask, (0.88, 0.04, 85), 0.5)
        near = c.mask(curve([(470, 730, CORNER), (478, 800), (458, 872), (494, 882), (530, 820), (536, 752, CORNER)]))
        c.shadow(near, -4, 6, 7, 0.5)
        c.form(near, coat, thickness=14, rim=0.7, gloss=0.4, detail=0.6)
        paint_eye(c, 622, 842, 7.5, closed=True)
        c.form(c.mask(oval(664, 894, 9, 8)), (0.2, 0.04, 270), gloss=0.7, detail=0.8)

        def whiskers(pen: Pen) -> None:
            for k in range(5):
                pen.stroke(
                    [(650, 902), (668 + k * 5, 924 - k * 5), (690 + k * 8, 930 - k * 14)], (0.95, 0.02, 240), 1.2, 0.8
                )

        c.draw(whiskers)
    c.glow(430, 740, 230, (0.55, 0.12, 260), 0.4)
    wave = c.noise.at("ripple", c.x / 90, c.y / 16, 1.0, 2) - 0.5
    c.paste(seen, alpha=0.84, bend=(c.x + wave * 7, c.y + wave * 5))
    sheen = smoothstep(0.5, 0.75, c.noise.at("sheen", (c.x + 0.6 * c.y) / 160, (c.y - 0.3 * c.x) / 60, 1.0, 3))
    c.screen(c.full(sheen * smoothstep(600, 700, c.y) * smoothstep(1000, 900, c.y)), (0.6, 0.1, 258), 0.28)
    drops = c.rng("drops")

    def spray(pen: Pen) -> None:
        for _ in range(46):
            a = float(drops.uniform(0.1, 3.0))
            q = float(drops.uniform(10, 150))
            pen.dot(
                420 + math.cos(a) * q * 1.4,
                606 + math.sin(a) * q * 0.55,
                float(drops.uniform(0.8, 3)),
                (0.9, 0.06, 245),
                0.7,
            )

    c.draw(spray, detail=0.8)


def hole(c: Canvas) -> None:
    """A breathing hole, and somebody who has been watching."""
    x, y = 668.0, 1040.0
    edge = c.mask(oval(x, y, 92, 42), wobble=5)
    snow(c, edge, thickness=12, seed="brim", bias=-0.02)
    water = c.mask(oval(x, y + 3, 74, 30), wobble=3)
    c.fill(water, (0.12, 0.05, 270), detail=0.6)
    head = Clay(c, (x - 80, y - 110, x + 80, y + 30), melt=10)
    head.limb([(x, y + 12, 38), (x - 2, y - 30, 36), (x - 4, y - 44, 33)])
    head.limb([(x - 14, y - 38, 18, 26), (x - 24, y - 32, 15, 32)])
    body = head.cut((x, y + 8), (0, 1), 2).relief(1.5)
    c.form(body, (0.4, 0.05, 258), gloss=0.7, gloss_sharpness=16, rim=0.8, detail=0.7)
    paint_eye(c, x - 26, y - 50, 5)
    paint_eye(c, x + 8, y - 50, 5)
    c.form(c.mask(oval(x - 22, y - 38, 6, 4.5)), (0.16, 0.03, 270), gloss=0.7, detail=0.85)

    def rings(pen: Pen) -> None:
        for k in range(3):
            pen.stroke(oval(x, y + 8, 46 + k * 10, 12 + k * 5), (0.8, 0.06, 245), 1.3, 0.5 - 0.12 * k)
        for f in (-1, 1):
            for k in range(3):
                pen.stroke([(x - 22 + f * 8, y - 32), (x - 22 + f * 30, y - 28 + k * 6)], (0.92, 0.02, 240), 0.9, 0.7)

    c.draw(rings, detail=0.8)

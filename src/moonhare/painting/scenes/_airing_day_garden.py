"""Parts of Airing Day: the tree, the sheep, the flowers near the eye."""

from __future__ import annotations

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.mask import Mask
from moonhare.painting.materials import foliage, fur, grass
from moonhare.painting.motifs.plants import bark, branches, flowers
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import circle, limb, oval, polygon
from moonhare.painting.stamps import scatter


def paint_sheep(c: Canvas, room: Mask) -> None:
    with c.group() as g:
        clay = Clay(c, (290, 290, 400, 400), melt=5)
        clay.ball(372, 372, 40, 34)
        clay.ball(350, 332, 19, 13, z=14)
        clay.limb([(348, 338, 12, 20), (342, 352, 10, 26), (338, 362, 7.5, 28)])
        wool = clay.relief()
        c.form(wool, (0.93, 0.03, 85), bump=(c.field("curl", 9, 2) - 0.5) * 9, shadow=6, detail=0.85)
        fur(c, wool, 1.2, seed="wool", length=(4, 8), spacing=2.4, spread=1.4)
        face = c.mask(limb([(349, 336, 10.5), (343, 352, 8.5), (339, 362, 6.5)]))
        c.form(face, (0.32, 0.03, 40), rim=0.5, detail=0.9)
        for ex, ey, tx, ty in ((341, 334, 324, 338), (359, 335, 374, 343)):
            c.form(c.mask(limb([(ex, ey, 4), (tx, ty, 3)])), (0.36, 0.04, 40), detail=0.9)
        for ex in (343, 352):
            c.form(c.mask(oval(ex, 341, 2.6, 2.2)), (0.86, 0.1, 80), rim=0, detail=0.95)
            c.fill(c.mask(oval(ex, 341.2, 2.0, 0.9)), (0.1, 0.02, 40), detail=0.95)
    c.paste(g, clip=room)

    def stalk(pen: Pen) -> None:
        pen.stroke([(338, 366), (328, 370), (320, 364)], (0.6, 0.13, 135), 1.8)
        pen.dot(319, 363, 4, (0.72, 0.16, 5))

    c.draw(stalk, detail=0.9)


def paint_tree(c: Canvas) -> None:
    """An apple tree in blossom that frames the left."""
    clay, tips = branches(
        c, 16, 800, 560, 42, seed="apple2", lean=-0.12, spread=0.5, levels=4, box=(-120, 100, 330, 820)
    )
    c.multiply(c.mask(oval(50, 800, 90, 16), soft=10), (0.3, 0.08, 165), 0.5)
    bark(c, clay, (0.4, 0.05, 40))
    r = c.rng("blossom")
    crown = c.mask(*(circle(t[0], t[1], float(r.uniform(14, 30))) for t in tips), wobble=6)
    foliage(
        c,
        crown * (c.field("gaps", 34, 3) > 0.42).astype(np.float32),
        (0.66, 0.11, 138),
        seed="leaf",
        size=9,
        spacing=5,
        clump=22,
        detail=0.35,
    )
    x, y = scatter(crown, 430, r)
    flowers(c, x, y, r.uniform(7, 15, len(x)), ((0.95, 0.03, 20), (0.88, 0.08, 5), (0.97, 0.02, 60)), seed="bloom")


def paint_near(c: Canvas) -> None:
    """The garden near the eye: phlox and daisies, cut by the edge."""
    r = c.rng("near")
    for x0, x1, y in ((-20, 210, 1200), (610, 820, 1200)):
        patch = c.mask(polygon([(x0, y - 70), (x1, y - 20 if x0 < 0 else y - 90), (x1, y + 20), (x0, y + 20)]), soft=6)
        grass(
            c,
            patch,
            ((0.34, 0.08, 155), (0.5, 0.11, 142), (0.64, 0.13, 128)),
            seed=f"near{x0}",
            height=(70, 150),
            spacing=7,
            spread=0.34,
            detail=0.5,
        )
        n = 34
        fx = r.uniform(x0, x1, n)
        fy = y - 40 - r.uniform(0, 110, n)
        flowers(
            c,
            fx,
            fy,
            r.uniform(16, 30, n),
            ((0.72, 0.17, 5), (0.96, 0.02, 80), (0.86, 0.09, 350), (0.84, 0.14, 88)),
            seed=f"near{x0}",
            detail=0.6,
        )
    dx = r.uniform(0, 800, 150)
    dy = r.uniform(720, 1130, 150)
    clear = (np.abs(dx - 400) > 190) & ~((dx > 470) & (dy < 1050)) & ~((dx < 330) & (dy < 950))
    flowers(
        c,
        dx[clear],
        dy[clear],
        r.uniform(6, 11, int(clear.sum())),
        ((0.97, 0.02, 80), (0.86, 0.12, 90)),
        seed="daisies",
        detail=0.5,
    )

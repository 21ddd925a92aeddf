"""Lungs of coral for Held Breath: twigs grown through two lobes, and the diver beside them."""

from __future__ import annotations

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Array, mix, rgb, smoothstep
from moonhare.painting.mask import Mask
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, Points, curve, limb, oval, place
from moonhare.painting.stamps import scatter, strew

MIDDLE = (408.0, 520.0)
"""Where the windpipe forks."""
_SIZE, _TURN = 1.3, 8.0
_RIGHT: Points = (
    (24, -140),
    (66, -196),
    (140, -150),
    (200, -20),
    (236, 150),
    (232, 290, CORNER),
    (160, 292),
    (74, 252),
    (26, 160),
    (34, 40),
)
_LEFT: Points = (
    (-24, -140),
    (-66, -194),
    (-140, -148),
    (-200, -18),
    (-234, 150),
    (-228, 284, CORNER),
    (-158, 288),
    (-84, 250),
    (-64, 180),
    (-24, 120),
    (-34, 30),
)


def at(points: Points) -> list[tuple[float, ...]]:
    """Return places of the lungs' own frame (fork at 0, 0, windpipe up) on the card."""
    return place(points, *MIDDLE, _SIZE, _TURN)


def lobes(c: Canvas) -> tuple[Mask, Mask]:
    """Return the two lobes' silhouettes."""
    return c.mask(curve(at(_LEFT)), wobble=5, cell=30), c.mask(curve(at(_RIGHT)), wobble=5, cell=30)


def _grown(c: Canvas, lobe: Mask, stem: Points, seed: str) -> tuple[Array, Array, Array]:
    """Grow twigs from a stem towards points strewn in a lobe: places, parents, thickness by what hangs on each.

    Source: A. Runions et al., "Modeling trees with a space colonization algorithm", 2007.
    """
    r = c.rng(seed)
    gx, gy = scatter(lobe.grow(-6), 2600, r, "any")
    goals = np.stack([gx, gy], 1)
    nodes = [np.asarray(p[:2], np.float32) for p in stem]
    parents = [-1, *range(len(stem) - 1)]
    step, kill = 7.0, 8.5
    d = np.linalg.norm(goals[:, None] - np.stack(nodes)[None], axis=2)
    near, far = d.argmin(1), d.min(1)
    for _ in range(220):
        keep = far > kill
        goals, near, far = goals[keep], near[keep], far[keep]
        if not len(goals):
            break
        before = len(nodes)
        places = np.stack(nodes)
        for k in np.unique(near):
            pull = goals[near == k] - places[k]
            way = (pull / (np.linalg.norm(pull, axis=1, keepdims=True) + 1e-6)).sum(0) + r.normal(0, 0.3, 2)
            new = places[k] + way / (np.linalg.norm(way) + 1e-6) * step
            if np.linalg.norm(places - new, axis=1).min() > step * 0.5:
                nodes.append(new.astype(np.float32))
                parents.append(int(k))
        if len(nodes) == before:
            break
        d = np.linalg.norm(goals[:, None] - np.stack(nodes[before:])[None], axis=2)
        closer = d.min(1) < far
        near = np.where(closer, before + d.argmin(1), near)
        far = np.minimum(far, d.min(1))
    load = np.zeros(len(nodes))
    children = np.zeros(len(nodes), int)
    for i in range(len(nodes) - 1, 0, -1):
        load[i] += 1.0 if not children[i] else 0.0
        load[parents[i]] += load[i]
        children[parents[i]] += 1
    return np.stack(nodes), np.asarray(parents), 1.4 + 1.25 * load**0.58


def lungs(c: Canvas) -> None:
    """Paint two lobes of glowing coral that hang from one windpipe."""
    left, right = lobes(c)
    both = left | right
    fx, fy = MIDDLE
    heat = np.exp(-(((c.x - fx) / 230) ** 2 + ((c.y - fy - 40) / 280) ** 2))
    c.screen(both.blur(34), (0.62, 0.18, 15), 0.4)
    c.glaze(both.grow(-6).blur(9) * np.asarray(0.45 + 0.4 * heat, np.float32), (0.36, 0.14, 8), 0.72)
    c.screen(both * np.asarray(heat**1.5, np.float32), (0.9, 0.13, 50), 0.8)
    deep, mid, pale = (0.5, 0.17, 18), (0.72, 0.165, 32), (0.93, 0.09, 68)
    ends: list[tuple[float, float]] = []
    for lobe, way, name in ((left, -1.0, "left"), (right, 1.0, "right")):
        stem = at([(0, -10), (way * 14, 6), (way * 30, 18), (way * 46, 30), (way * 62, 42), (way * 76, 56)])
        nodes, parents, thick = _grown(c, lobe, stem, f"twigs/{name}")
        order = [int(i) for i in np.argsort(thick)]
        far = np.hypot(nodes[:, 0] - fx, nodes[:, 1] - fy) / 330

        def twigs(
            pen: Pen,
            n: Array = nodes,
            p: Array = parents,
            w: Array = thick,
            o: list[int] = order,
            f: Array = far,
        ) -> None:
            for i in o:
                if p[i] < 0:
                    continue
                a, b = n[p[i]], n[i]
                tone = mix(
                    mix(deep, mid, min(1.0, 0.4 + 6 / w[i] / 2)), pale, float(np.clip(1.25 - 0.95 * f[i], 0, 0.95))
                )
                pen.stroke([(a[0], a[1]), (b[0], b[1])], tone, float(w[i]))

        c.draw(twigs, relief=5, detail=0.85)
        leaf = np.ones(len(nodes), bool)
        leaf[parents[parents >= 0]] = False
        leaf |= (thick < 4) & (c.rng(f"buds/{name}").random(len(nodes)) < 0.13)
        ends += [(float(x), float(y)) for x, y in nodes[leaf]]
    r = c.rng("polyps")
    tips = np.array(ends)
    lie = np.hypot(tips[:, 0] - fx, tips[:, 1] - fy - 60) / 330
    share = np.clip(1.1 - lie + r.normal(0, 0.25, len(tips)), 0, 1)
    tone = np.stack([mix((0.7, 0.17, 12), (0.97, 0.07, 75), float(t)) for t in share]).astype(np.float32)
    strew(c, "puff", tips[:, 0], tips[:, 1], 8 + 20 * r.random(len(tips)) ** 1.5, 0.0, tone, seed="polyps", detail=0.8)
    c.emit(both * np.asarray(heat, np.float32), 0.4)


def windpipe(c: Canvas, top: tuple[float, float]) -> None:
    """Paint the stem down to the fork; above it thins to a rope that goes up to `top`."""
    x, y = at([(0, -230)])[0][:2]
    rope = [top, (top[0] - 14, (top[1] * 2 + y) / 3 + 14), ((top[0] + x) / 2 - 34, (top[1] + y) / 2 + 40), (x, y + 20)]
    c.draw(lambda pen: pen.stroke(rope, (0.9, 0.09, 80), 4.0), relief=1.6, detail=0.85)
    pipe = Clay(c, (x - 170, y - 30, x + 170, MIDDLE[1] + 90), melt=9)
    pipe.limb(at([(1, -250, 2), (-3, -205, 6), (3, -150, 10), (-2, -80, 14), (1, -20, 18), (0, 8, 16)]), n=40)
    for way in (-1, 1):
        pipe.limb(at([(0, -24, 14), (way * 22, 8, 12.5), (way * 52, 34, 9.5), (way * 92, 74, 5)]), n=20)
    relief = pipe.relief(0.6)
    knobs = (c.field("polyps", 14, 2)[relief.mask.where] - 0.5) * 3
    c.form(relief, (0.8, 0.15, 42), bump=np.asarray(knobs, np.float32), rim=0.9, detail=0.85)
    up = np.asarray(smoothstep(MIDDLE[1] - 60, y, c.y), np.float32)
    c.glaze(relief.mask * up, rgb((0.9, 0.1, 78)), 0.7)


def diver(c: Canvas, x: float, y: float, s: float, turn: float) -> tuple[float, float]:
    """Paint a small swimmer who dives headfirst (towards +y before `turn`); returns where the mouth is."""

    def put(points: Points) -> list[tuple[float, ...]]:
        return place(points, x, y, s, turn)

    reach = 190 * s
    for points in (
        [(-12, -86, CORNER), (-26, -116), (-34, -150, CORNER), (-14, -146, CORNER), (-4, -112), (-4, -88, CORNER)],
        [(10, -96, CORNER), (16, -126), (14, -162, CORNER), (34, -154, CORNER), (26, -122), (18, -94, CORNER)],
    ):
        c.form(c.mask(curve(put(points))), (0.62, 0.15, 38), thickness=5 * s, rim=0.9, detail=0.85)
    clay = Clay(c, (x - reach, y - reach, x + reach, y + reach), melt=4 * s)
    clay.limb(put([(-7, -8, 13), (-9, -46, 11), (-8, -88, 6)]))
    clay.limb(put([(7, -8, 13), (12, -50, 11), (14, -96, 6)]))
    clay.limb(put([(0, -14, 19), (0, 12, 20), (-1, 42, 21), (-2, 56, 14)]))
    clay.limb(put([(-14, 46, 9), (-28, 74, 8), (-22, 108, 5)]))
    clay.limb(put([(12, 46, 9), (24, 78, 8), (12, 112, 5)]))
    (hx, hy), (mx, my) = (put([q])[0][:2] for q in ((-2, 78), (8, 88)))
    clay.ball(hx, hy, 15 * s, 17 * s, turn=turn)
    c.form(clay.relief(0.5), (0.27, 0.045, 235), rim=1.3, gloss=0.2, detail=0.85)
    belt = c.mask(limb(put([(-19, -6, 4), (0, -3, 4.5), (19, -6, 4)])))
    c.form(belt, (0.8, 0.14, 80), thickness=4 * s, detail=0.85)
    for hand in ((-20, 114), (10, 118)):
        gx, gy = put([hand])[0][:2]
        c.form(c.mask(oval(gx, gy, 7 * s, 8 * s)), (0.84, 0.13, 88), rim=0.8, detail=0.85)
    c.form(c.mask(oval(mx, my, 8 * s, 6 * s, turn)), (0.78, 0.08, 190), gloss=0.8, rim=0.8, detail=0.9)
    return mx, my

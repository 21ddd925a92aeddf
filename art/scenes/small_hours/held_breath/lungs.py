"""Lungs of coral for Held Breath: twigs grown through two lobes, on a ringed windpipe."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Array, pick, ramp, rgb, smoothstep
from art.painting.mask import Mask, blur
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, place
from art.painting.stamps import sampled, scatter, strew

MIDDLE = (418.0, 586.0)
"""Where the windpipe forks."""
_SIZE, _TURN = 1.23, 12.0
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


def _grown(c: Canvas, lobe: Mask, stem: Points, seed: str, many: int, step: float) -> tuple[Array, Array, Array]:
    """Grow twigs from a stem towards points strewn in a lobe: places, parents, thickness by what hangs on each.

    Source: A. Runions et al., "Modeling trees with a space colonization algorithm", 2007.
    """
    r = c.rng(seed)
    gx, gy = scatter(lobe.grow(-4), many, r, "any")
    goals = np.stack([gx, gy], 1)
    nodes = [np.asarray(p[:2], np.float32) for p in stem]
    parents = [-1, *range(len(stem) - 1)]
    kill = step * 1.2
    d = np.linalg.norm(goals[:, None] - np.stack(nodes)[None], axis=2)
    near, far = d.argmin(1), d.min(1)
    for _ in range(320):
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
    return np.stack(nodes), np.asarray(parents), load


def _facing(c: Canvas, lobe: Mask) -> Array:
    """Return how a lobe, seen as one rounded body, faces the light above: 0–1 on the whole card."""
    r = c.relief(lobe, None, 8)
    out = np.zeros((c.h, c.w), np.float32)
    out[lobe.where] = np.clip(0.5 + 0.75 * (0.42 * r.nx - 0.8 * r.ny) + 0.3 * (r.nz - 0.7), 0, 1)
    return blur(out, 6 * c.scale)


def lungs(c: Canvas) -> None:
    """Paint two lobes of finely branched coral: a far layer in blue shade, a near one with the light on it."""
    left, right = lobes(c)
    both = left | right
    c.screen(both.blur(50), (0.66, 0.15, 20), 0.3)
    c.glaze(both.grow(-20).blur(9), (0.27, 0.115, 350), 0.78)
    for lobe, way, name in ((left, -1.0, "left"), (right, 1.0, "right")):
        stem = at([(0, -10), (way * 14, 6), (way * 30, 18), (way * 46, 30), (way * 62, 42), (way * 76, 56)])
        face = _facing(c, lobe)
        nodes, parents, load = _grown(c, lobe, stem, f"far/{name}", 2000, 7.0)
        _twigs(c, nodes, parents, 1.6 + 0.9 * load**0.5, face * 0.42, f"far/{name}", 2.5)
        c.glaze(lobe.grow(-12).blur(6), (0.26, 0.11, 335), 0.25)
        nodes, parents, load = _grown(c, lobe, stem, f"near/{name}", 4600, 5.4)
        thick = 1.2 + 0.9 * load**0.55
        _twigs(c, nodes, parents, thick, face, f"near/{name}", 4.5)
        _polyps(c, nodes, parents, thick, face, name)
    low = np.asarray(smoothstep(640, 1010, c.y - 0.25 * (c.x - 400)), np.float32)
    c.glaze(both.grow(4).blur(3) * low, (0.25, 0.085, 262), 0.5)
    c.emit(both * np.asarray(smoothstep(0.55, 1.0, _facing(c, both)), np.float32), 0.1)


def _tone(t: Array) -> Array:
    """Coral from wine-dark shade through red and pink to ivory."""
    table = ramp(
        [(0.25, 0.11, 345), (0.42, 0.16, 8), (0.6, 0.185, 20), (0.74, 0.155, 28), (0.87, 0.1, 45), (0.965, 0.05, 75)]
    )
    return pick(table, np.asarray(np.clip(t, 0, 1), np.float32))


def _twigs(c: Canvas, nodes: Array, parents: Array, thick: Array, face: Array, seed: str, relief: float) -> None:
    order = [int(i) for i in np.argsort(thick)]
    lit = sampled(c, face, nodes[:, 0], nodes[:, 1])
    jitter = c.rng(f"tone/{seed}").normal(0, 0.05, len(nodes))
    tones = _tone(0.14 + 0.86 * lit + jitter - 0.05 * np.minimum(thick / 12, 1))

    def work(pen: Pen) -> None:
        for i in order:
            if parents[i] >= 0:
                a, b = nodes[parents[i]], nodes[i]
                pen.stroke([(a[0], a[1]), (b[0], b[1])], tones[i], float(thick[i]))
        for i in order:
            if parents[i] >= 0 and thick[i] > 3:
                a, b, w = nodes[parents[i]], nodes[i], float(thick[i])
                pen.stroke(
                    [(a[0] + 0.16 * w, a[1] - 0.2 * w), (b[0] + 0.16 * w, b[1] - 0.2 * w)],
                    _tone(np.asarray(lit[i] + 0.3)),
                    0.3 * w,
                    0.6,
                )

    c.draw(work, relief=relief, detail=0.85)


def _polyps(c: Canvas, nodes: Array, parents: Array, thick: Array, face: Array, name: str) -> None:
    """Small open flowers at the twigs' ends, some along them."""
    leaf = np.ones(len(nodes), bool)
    leaf[parents[parents >= 0]] = False
    r = c.rng(f"buds/{name}")
    leaf |= (thick < 3) & (r.random(len(nodes)) < 0.12)
    leaf &= r.random(len(nodes)) < 0.25 + 1.1 * sampled(c, face, nodes[:, 0], nodes[:, 1])
    tips = nodes[leaf] + r.normal(0, 1.4, (int(leaf.sum()), 2))
    lit = sampled(c, face, tips[:, 0], tips[:, 1])
    n = len(tips)
    size = r.uniform(4, 10, n) * np.where(r.random(n) < 0.1, 1.5, 1)
    tone = _tone(0.3 + 0.84 * lit + r.normal(0, 0.09, n))
    strew(
        c,
        "dot",
        tips[:, 0] - 0.8,
        tips[:, 1] + 1.4,
        size * 0.8,
        0.0,
        _tone(0.6 * lit),
        seed=f"under/{name}",
        alpha=0.7,
        detail=0.8,
    )
    strew(c, "petal", tips[:, 0], tips[:, 1], size, r.uniform(0, 6.3, n), tone, seed=f"polyps/{name}", detail=0.85)


def windpipe(c: Canvas, top: tuple[float, float]) -> None:
    """Paint the stem down to the fork; above it thins to a rope that goes up to `top`."""
    x, y = at([(0, -244)])[0][:2]
    rope = [top, ((top[0] + x) / 2 - 3, (top[1] + y) / 2), (x, y + 34)]
    c.draw(lambda pen: pen.stroke(rope, (0.84, 0.08, 80), 5.0), relief=1.6, detail=0.85)
    pipe = Clay(c, (x - 240, y - 30, x + 190, MIDDLE[1] + 130), melt=9)
    pipe.limb(at([(0, -240, 9), (0, -215, 12), (0, -160, 13.5), (0, -90, 14.5), (0, -24, 16), (0, 0, 11)]), n=60)
    for way in (-1, 1):
        pipe.limb(
            at([(0, -24, 13), (way * 22, 8, 11.5), (way * 50, 33, 8.5), (way * 84, 66, 5), (way * 118, 100, 2.5)]), n=24
        )
    relief = pipe.relief(0.6)
    box = relief.mask.where
    rings = np.sin(pipe.along / 2.9 + 1.2 * c.field("ring", 40, 2)[box]) * 0.9 * smoothstep(4, 12, relief.height)
    knobs = (c.field("knobs", 10, 3)[box] - 0.5) * 4
    c.shadow(relief.mask, -6, 8, 7, 0.35)
    c.form(relief, (0.72, 0.165, 28), bump=np.asarray(knobs + rings, np.float32), rim=0.35, detail=0.85)
    up = np.asarray(smoothstep(MIDDLE[1] - 120, y, c.y), np.float32)
    c.glaze(relief.mask * up, rgb((0.9, 0.09, 60)), 0.35)
    _rings(c, relief.mask)
    _lashing(c)
    r = c.rng("crust")
    px, py = scatter(relief.mask, 110, r, "any")
    low_down = py > y + 90
    px, py = px[low_down], py[low_down]
    low = np.clip(0.9 - (py - y) / 600, 0.3, 1)
    strew(
        c,
        "petal",
        px,
        py,
        r.uniform(4, 8, len(px)),
        r.uniform(0, 6.3, len(px)),
        _tone(low + r.normal(0, 0.1, len(px))),
        seed="crust",
        detail=0.85,
    )


def _rings(c: Canvas, pipe: Mask) -> None:
    """Rings of gristle round the windpipe, and its side away from the light."""

    def arcs(pen: Pen) -> None:
        for k in range(20):
            v, w = -206 + 9.6 * k, 12.4 + 0.18 * k
            arc = [q[:2] for q in at([(-w, v - 3), (-w * 0.5, v + 1.5), (w * 0.4, v + 2.5), (w, v - 1.5)])]
            pen.stroke([(px, py + 4) for px, py in arc], (0.36, 0.13, 8), 4.2, 0.7)
            pen.stroke(arc, (0.78 - 0.006 * k, 0.135, 36), 5.6, 0.95)

    c.draw(arcs, relief=1.6, clip=pipe, detail=0.85)
    away = curve(at([(-30, -250, CORNER), (-9, -250, CORNER), (-3, -120), (-4, 20, CORNER), (-30, 20, CORNER)]))
    c.multiply(pipe & c.mask(away, soft=12), (0.36, 0.12, 345), 0.75)
    edge = curve(at([(8, -250, CORNER), (30, -250, CORNER), (30, 0, CORNER), (11, 0, CORNER)]))
    c.screen(pipe & c.mask(edge, soft=7), (0.9, 0.1, 70), 0.35)


def _lashing(c: Canvas) -> None:
    """The rope's turns round the windpipe's upper end."""

    def turns(pen: Pen) -> None:
        for k in range(5):
            v = -229 + 5.6 * k
            line = [q[:2] for q in at([(-13, v - 3), (-6, v + 1.5), (5, v + 2.5), (13, v - 1)])]
            pen.stroke(line, (0.5, 0.08, 60), 6.4)
            pen.stroke(line, (0.8 - 0.03 * k, 0.08, 78), 4.4)

    c.draw(turns, relief=2.0, detail=0.85)

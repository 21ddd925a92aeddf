"""A skinny old swimmer crawls up through slanting rain, past the lit windows of tower blocks."""

from __future__ import annotations

import math

import cv2
import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, Colour, mix, rgb, smoothstep
from moonhare.painting.light import Lamp, Light
from moonhare.painting.motifs.skies import rain
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._against_the_drops_parts import HIP, RISE, SIZE, Place, on, swimmer
from moonhare.painting.scenes._against_the_drops_street import street, traffic
from moonhare.painting.shapes import CORNER, circle, curve, oval, polygon
from moonhare.painting.stamps import strew
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Against the Drops",
    hero="skinny old swimmer in a red cap, crawling up through slanting rain past lit tower windows",
    idea="impossible journey",
    place="tower blocks, Hong Kong",
    palette="ink and red",
    composition="diagonal fall",
    time="night",
    symbols=("swimmer", "rain", "window"),
    hidden="a goldfish on a sill watches him pass",
    readings=("old age", "defiance", "homecoming"),
    person=True,
)
FINISH = {"vignette": 0.4, "bloom": 0.45, "contrast": 0.2}


class _Front:
    """A tower's front in perspective: unit places to card places."""

    def __init__(self, corners: tuple[Place, Place, Place, Place]) -> None:
        """Take the card's places of top left, top right, bottom right, bottom left."""
        unit = np.array([[0, 0], [1, 0], [1, 1], [0, 1]], np.float32)
        self._m = cv2.getPerspectiveTransform(unit, np.array(corners, np.float32))

    def at(self, u: float, v: float) -> Place:
        """Return the card's place of a unit place."""
        x, y, w = (float(q) for q in self._m @ np.array([u, v, 1.0]))
        return x / w, y / w

    def pane(self, u: float, v: float, w: float, h: float) -> list[Place]:
        """Return a rectangle's corners from its top left."""
        return [self.at(u, v), self.at(u + w, v), self.at(u + w, v + h), self.at(u, v + h)]


_LEFT = _Front(((-40, -150), (236, 190), (236, 1130), (-40, 1330)))
_RIGHT = _Front(((610, 120), (850, -220), (850, 1400), (610, 1150)))
_MIDDLE = _Front(((300, 330), (450, 380), (450, 1100), (300, 1120)))
_BEYOND = _Front(((474, 250), (600, 210), (600, 1120), (474, 1100)))


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.72, -0.2, 0.5),
        key=(0.95, 0.075, 72),
        shade=(0.3, 0.075, 268),
        rim=(-0.75, -0.55, 0),
        rim_colour=(0.78, 0.06, 235),
        bounce=(0.55, 0.2, 28),
        bounce_share=0.4,
    )
    c.wash(
        [
            (0, (0.15, 0.035, 268)),
            (0.25, (0.21, 0.05, 275)),
            (0.5, (0.32, 0.09, 350)),
            (0.72, (0.47, 0.155, 24)),
            (0.88, (0.64, 0.17, 38)),
            (1, (0.5, 0.17, 26)),
        ]
    )
    _tower(c, _MIDDLE, 9, 34, (0.27, 0.07, 350), seed="middle", haze=0.55)
    _tower(c, _BEYOND, 7, 38, (0.25, 0.06, 340), seed="beyond", haze=0.45)
    c.fog(700, 1250, (0.6, 0.17, 32), 0.85)
    c.glow(420, 1150, 330, (0.7, 0.19, 35), 0.6, flat=0.6)
    _tower(c, _LEFT, 5, 14, (0.2, 0.04, 272), seed="left", haze=0.0)
    _tower(c, _RIGHT, 4, 13, (0.19, 0.04, 275), seed="right", haze=0.0)
    c.glow(60, 1190, 190, (0.62, 0.2, 28), 0.4)
    street(c)
    repaint(c, 0.75, seed="city", loose=0.8)
    traffic(c)
    _flats(c)
    _stream(c)
    repaint(c, 0.3, seed="stream", loose=0.6)
    c.lamp(Lamp(x=700, y=760, z=120, reach=260, colour=(0.86, 0.14, 60), power=0.5), halo=0.0)
    swimmer(c)
    _spray(c)
    rain(c, 520, angle=180 - 54, length=(30, 90), colour=(0.86, 0.05, 250), alpha=0.4, seed="near")
    rain(c, 380, angle=180 - 54, length=(20, 60), colour=(0.9, 0.1, 45), alpha=0.38, seed="lit")
    c.glow(420, 1230, 300, (0.7, 0.2, 32), 0.35, flat=0.4)


def _tower(c: Canvas, front: _Front, columns: int, rows: int, tone: Colour, *, seed: str, haze: float) -> None:
    """A front of flats: floors, ledges, lit and dark windows."""
    face = c.mask(polygon(front.pane(0, 0, 1, 1)))
    n = c.field(f"stain/{seed}", 60, 5, (0.6, 2.4))
    down = smoothstep(0, 1200, c.y)
    base = rgb(tone) * (0.75 + 0.5 * n[..., None])
    lift = rgb((0.46, 0.15, 25)) * (down**1.6)[..., None] * 0.55
    haze_tone = rgb((0.5, 0.15, 25)) * down[..., None] + rgb((0.22, 0.05, 280)) * (1 - down[..., None])
    colours = base + lift
    c.fill(face, np.clip(colours + (haze_tone - colours) * haze, 0, 1).astype(np.float32), detail=0.3)
    r = c.rng(f"windows/{seed}")
    near = haze == 0
    panes: list[tuple[list[Place], Colour, Colour, bool]] = []
    for row in range(rows):
        for column in range(columns):
            u, v = (column + 0.16) / columns, (row + 0.2) / rows
            chosen = r.random()
            lit = chosen < (0.5 if near else 0.42)
            hue = r.random()
            glow: Colour = (0.84, 0.13, 72)
            if hue < 0.28:
                glow = (0.66, 0.19, 32)
            elif hue < 0.38:
                glow = (0.74, 0.07, 225)
            elif hue < 0.6:
                glow = (0.92, 0.1, 85)
            if not lit:
                glow = mix((0.26, 0.05, 275), (0.45, 0.13, 25), 0.5 * r.random())
            edge = mix(glow, (0.35, 0.14, 25), 0.45) if lit else mix(glow, (0.12, 0.03, 270), 0.5)
            panes.append((front.pane(u, v, 0.68 / columns, 0.56 / rows), glow, edge, lit))

    def ledges(pen: Pen) -> None:
        for row in range(rows + 1):
            a, b = front.at(0, row / rows), front.at(1, row / rows)
            pen.stroke([a, b], mix(tone, (0.6, 0.12, 30), 0.35), 3.5 if near else 1.2, 0.8 * (1 - haze))
            pen.stroke([(a[0], a[1] + 4), (b[0], b[1] + 4)], (0.1, 0.03, 270), 3.0 if near else 1.0, 0.7 * (1 - haze))
        for column in range(columns + 1):
            pen.stroke(
                [front.at(column / columns, 0), front.at(column / columns, 1)],
                (0.12, 0.03, 270),
                2.4 if near else 1.0,
                0.6 * (1 - haze),
            )

    c.draw(ledges, detail=0.45)

    def windows(pen: Pen) -> None:
        for quad, glow, edge, _ in panes:
            shape = polygon(quad)
            mx, my = (quad[0][0] + quad[2][0]) / 2, (quad[0][1] + quad[2][1]) / 2
            size = math.dist(quad[0], quad[2]) * 0.6
            pen.radiate(shape, mx, my, size, [glow, edge])
            if near:
                pen.stroke(shape, (0.13, 0.03, 270), 4)
                pen.stroke(
                    [
                        ((quad[0][0] + quad[1][0]) / 2, (quad[0][1] + quad[1][1]) / 2),
                        ((quad[3][0] + quad[2][0]) / 2, (quad[3][1] + quad[2][1]) / 2),
                    ],
                    (0.13, 0.03, 270),
                    2.4,
                )

    c.draw(windows, detail=0.75 if near else 0.5, emission=0.12, alpha=1 - 0.45 * haze)
    for quad, glow, _, lit in panes:
        if lit and near:
            mx, my = (quad[0][0] + quad[2][0]) / 2, (quad[0][1] + quad[2][1]) / 2
            c.glow(mx, my, math.dist(quad[0], quad[2]) * 0.55, glow, 0.22)


def _flats(c: Canvas) -> None:
    """What lives at the windows: curtains, plants, cages, poles of washing, a boxed cooler; one goldfish."""
    r = c.rng("flats")

    def work(pen: Pen) -> None:
        for front, columns, rows in ((_LEFT, 5, 14), (_RIGHT, 4, 13)):
            for row in range(1, rows - 1):
                for column in range(columns):
                    u, v, w, h = (column + 0.16) / columns, (row + 0.2) / rows, 0.68 / columns, 0.56 / rows
                    kind = r.random()
                    if kind < 0.2:
                        for side in (0.0, 0.7):
                            q = front.pane(u + w * side, v, w * 0.3, h)
                            pen.fill(polygon(q), (0.36, 0.13, 22) if r.random() < 0.5 else (0.3, 0.06, 280), 0.75)
                    elif kind < 0.36:
                        q = front.pane(u + w * 0.1, v + h * 1.02, w * 0.5, h * 0.34)
                        pen.fill(polygon(q), (0.5, 0.03, 280))
                        pen.stroke(polygon(q), (0.14, 0.03, 270), 2)
                        x, y = (q[0][0] + q[2][0]) / 2, (q[0][1] + q[2][1]) / 2
                        pen.fill(
                            oval(x, y, abs(q[1][0] - q[0][0]) * 0.28, abs(q[3][1] - q[0][1]) * 0.36), (0.22, 0.03, 275)
                        )
                    elif kind < 0.5:
                        for k in range(5):
                            x, y = front.at(u + w * (0.1 + 0.16 * k), v + h)
                            for lean in (-5, 0, 6):
                                pen.stroke(
                                    [(x, y), (x + lean, y - 8), (x + lean * 1.8, y - 15 - r.uniform(0, 9))],
                                    (0.3, 0.07, 150),
                                    3,
                                )
                    elif kind < 0.6:
                        a, b = front.at(u - w * 0.1, v + h * 1.05), front.at(u + w * 1.1, v + h * 1.05)
                        pen.stroke([a, b], (0.6, 0.05, 60), 2)
                        for k in range(4):
                            t = 0.12 + 0.22 * k
                            x, y = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
                            tone: Colour = ((0.6, 0.18, 28), (0.85, 0.03, 80), (0.45, 0.07, 260), (0.75, 0.12, 70))[k]
                            s = abs(b[0] - a[0]) * 0.11
                            pen.fill(
                                polygon(
                                    [(x - s, y), (x + s, y), (x + s * 0.9, y + s * 2.6), (x - s * 0.9, y + s * 2.6)]
                                ),
                                tone,
                                0.95,
                            )
                    elif kind < 0.68:
                        x, y = front.at(u + w * 0.5, v + h)
                        s = abs(front.at(u + w, v)[0] - front.at(u, v)[0]) * 0.2
                        pen.fill(
                            curve(
                                [
                                    (x - s * 1.4, y, CORNER),
                                    (x - s * 1.1, y - s * 1.8),
                                    (x - s * 0.5, y - s * 2.2),
                                    (x, y - s * 3.6),
                                    (x + s * 0.6, y - s * 2.2),
                                    (x + s * 1.2, y - s * 1.7),
                                    (x + s * 1.5, y, CORNER),
                                ]
                            ),
                            (0.17, 0.05, 20),
                            0.92,
                        )

    c.draw(work, detail=0.8, relief=1.5)
    pane = _RIGHT.pane((1 + 0.16) / 4, (9 + 0.2) / 13, 0.68 / 4, 0.56 / 13)
    sill = ((pane[2][0] + pane[3][0]) / 2, (pane[2][1] + pane[3][1]) / 2 - 2)

    def fish(pen: Pen) -> None:
        pen.radiate(polygon(pane), sill[0], sill[1] - 26, 60, [(0.96, 0.08, 90), (0.84, 0.13, 70)])
        pen.stroke(polygon(pane), (0.13, 0.03, 270), 4)
        x, y = sill
        pen.fill(circle(x, y - 16, 15.5), (0.78, 0.06, 215), 0.85)
        pen.fill(oval(x, y - 27, 10, 2.6), (0.93, 0.03, 200))
        body = curve(
            [
                (x - 10, y - 14, CORNER),
                (x - 3, y - 20),
                (x + 5, y - 15),
                (x + 11, y - 20, CORNER),
                (x + 10, y - 9, CORNER),
                (x + 4, y - 13),
                (x - 3, y - 10),
            ]
        )
        pen.fill(body, (0.66, 0.21, 38))
        pen.dot(x - 5, y - 16, 1.5, (0.14, 0.03, 40))
        pen.stroke([(x - 10, y - 22), (x - 6, y - 27)], (0.99, 0.01, 200), 2)

    c.draw(fish, detail=0.95)


def _stream(c: Canvas) -> None:
    """The lane of rain he swims in: a slanting veil of lit water, thickest about him."""
    cs, sn = math.cos(RISE), math.sin(RISE)
    along = ((c.x - HIP[0]) * cs - (c.y - HIP[1]) * sn) / SIZE
    across = (-(c.x - HIP[0]) * sn - (c.y - HIP[1]) * cs) / SIZE
    band = np.exp(-((across / 92) ** 2)) * smoothstep(-620, -200, along) * smoothstep(760, 330, along)
    thread = c.noise.at("threads", across / 5.0, along / 130, 1.0, 3)
    veil = band * (0.28 + 0.5 * smoothstep(0.42, 0.75, thread))
    c.glaze(np.asarray(np.clip(veil, 0, 1) * 0.55, np.float32), (0.42, 0.06, 262))
    c.screen(np.asarray(np.clip(band * smoothstep(0.5, 0.8, thread), 0, 1) * 0.5, np.float32), (0.82, 0.06, 245))
    wake = (
        np.exp(-((np.abs(across) - 52 - 0.1 * np.clip(-along, 0, 500)) ** 2) / 300)
        * smoothstep(240, 60, along)
        * smoothstep(-420, -180, along)
    )
    foam = smoothstep(0.45, 0.7, c.noise.at("foam", across / 12, along / 40, 1.0, 3))
    c.screen(np.asarray(wake * foam, np.float32) * 0.75, (0.9, 0.05, 235))
    c.glow(*on(150, 0), 190, (0.78, 0.1, 40), 0.32)


def _spray(c: Canvas) -> None:
    """Splashes where feet kick and the hand goes in; beads of rain he knocks aside."""
    r = c.rng("spray")
    cs, sn = math.cos(RISE), math.sin(RISE)
    spots: list[tuple[float, float, float, float]] = []
    for u0, v0, n, wide, reach in (
        (-300, 10, 330, 44, 90),
        (-330, -20, 260, 66, 150),
        (-300, 80, 160, 26, 60),
        (440, 34, 110, 20, 50),
        (0, -118, 120, 18, 60),
        (300, -60, 60, 20, 50),
        (120, 58, 60, 60, 24),
        (60, -54, 60, 80, 20),
        (240, 50, 40, 40, 20),
    ):
        for _ in range(n):
            u = u0 - abs(r.normal(0, reach)) * (1.0 if u0 < 0 else 0.35) + (r.normal(0, wide * 0.4))
            v = v0 + r.normal(0, wide)
            x, y = on(u, v)
            if math.dist((x, y), on(300, -16)) < 68:
                continue
            spots.append((x, y, float(2 + 7 * r.random() ** 4), float(r.uniform(6, 22))))
    xs, ys = np.array([s[0] for s in spots]), np.array([s[1] for s in spots])
    size, long = np.array([s[2] for s in spots]), np.array([s[3] for s in spots])
    white = np.repeat(rgb((0.96, 0.02, 230))[None], len(spots), 0)
    tint = np.repeat(rgb((0.92, 0.1, 50))[None], len(spots), 0)
    share = (r.random((len(spots), 1)) < 0.35).astype(np.float32)
    colours: Array = white * (1 - share) + tint * share
    a = math.atan2(-sn, cs) + r.normal(0, 0.5, len(spots))
    for u0, v0, n, reach, wide in (
        (-320, 20, 150, 90, 40),
        (-300, 94, 60, 60, 22),
        (446, 32, 50, 24, 20),
        (-4, -118, 46, 46, 18),
    ):
        us, vs = u0 - np.abs(r.normal(0, reach, n)), v0 + r.normal(0, wide, n)
        places = np.array([on(float(p), float(q)) for p, q in zip(us, vs, strict=True)])
        foam = np.repeat(rgb((0.95, 0.03, 240))[None], n, 0)
        strew(
            c,
            "puff",
            places[:, 0],
            places[:, 1],
            4 + 26 * r.random(n) ** 2.2,
            r.uniform(0, 6.3, n),
            foam,
            seed=f"foam{u0}",
            alpha=0.5,
            detail=0.7,
        )
    strew(c, "hair", xs, ys, long, a, colours, seed="splash", alpha=0.75, detail=0.8)
    strew(c, "dot", xs, ys, size, 0.0, colours, seed="beads", alpha=0.85, detail=0.85)

    def beads(pen: Pen) -> None:
        for i in np.nonzero(size > 5.5)[0]:
            x, y, q = float(xs[i]), float(ys[i]), float(size[i]) * 0.8
            pen.radiate(circle(x, y, q), x + q * 0.3, y + q * 0.3, q * 1.2, [(0.9, 0.06, 60), (0.55, 0.07, 250)], 0.9)
            pen.dot(x - q * 0.35, y - q * 0.35, q * 0.25, (0.99, 0.01, 230))

    c.draw(beads, detail=0.9)
    for u, v, q in ((-318, 30, 80), (-350, -30, 90), (446, 30, 46)):
        c.glow(*on(u, v), q, (0.8, 0.06, 245), 0.3)

"""The little train of Express in true perspective: line, sleepers, rails, carriages, engine, steam."""

from __future__ import annotations

import cv2
import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, Colour, mix, smoothstep
from moonhare.painting.mask import Mask
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import polygon, sample

HORIZON, EYE, FOCAL, MIDDLE = 560.0, 7.4, 900.0, 400.0
"""The ground as it is seen: a carriage is one unit wide, the eye `EYE` units above the rails."""
LINE = [
    (398.0, 868.0),
    (404.0, 884.0),
    (424.0, 908.0),
    (470.0, 936.0),
    (528.0, 964.0),
    (566.0, 998.0),
    (552.0, 1034.0),
    (482.0, 1066.0),
    (390.0, 1096.0),
    (296.0, 1136.0),
    (226.0, 1190.0),
    (190.0, 1262.0),
]
"""The middle of the track on the card, from the tunnel towards us."""
_STOP = 0.715
"""Where along the line the engine's front is."""

Spot = tuple[float, float]


class Rail:
    """The line on the ground, measured in units from the tunnel."""

    def __init__(self) -> None:
        """Bring the line from the card down to the ground."""
        card = sample(LINE, 500)
        s = (card[:, 1] - HORIZON) / EYE
        self.x = np.asarray((card[:, 0] - MIDDLE) / s)
        self.z = np.asarray(FOCAL / s)
        self.along = np.concatenate([[0.0], np.cumsum(np.hypot(np.diff(self.x), np.diff(self.z)))])

    def ground(self, a: float) -> tuple[float, float]:
        """Return where on the ground the line is after `a` units."""
        return float(np.interp(a, self.along, self.x)), float(np.interp(a, self.along, self.z))

    def frame(self, a: float, b: float) -> Frame:
        """Return the frame of a vehicle whose wheels stand at `a` and `b`."""
        (xa, za), (xb, zb) = self.ground(a), self.ground(b)
        return Frame(xa, za, xb - xa, zb - za)


class Frame:
    """Places of a vehicle (u along, v across, h up) on the card."""

    def __init__(self, x: float, z: float, dx: float, dz: float) -> None:
        """Start at a place of the ground, look along (dx, dz)."""
        long = float(np.hypot(dx, dz)) or 1.0
        self.x, self.z, self.dx, self.dz = x, z, dx / long, dz / long

    def world(self, u: float, v: float) -> tuple[float, float]:
        """Return a place of the ground."""
        return self.x + u * self.dx + v * self.dz, self.z + u * self.dz - v * self.dx

    def put(self, u: float, v: float, h: float) -> Spot:
        """Return a place on the card."""
        x, z = self.world(u, v)
        s = FOCAL / z
        return MIDDLE + x * s, HORIZON + (EYE - h) * s

    def unit(self, u: float = 0.0) -> float:
        """Return how many card units one unit has there."""
        return FOCAL / self.world(u, 0)[1]

    def near_side(self, u: float) -> float:
        """Return +1 or -1: which side is turned to us."""
        x, z = self.world(u, 0)
        return 1.0 if -(x * self.dz + z * -self.dx) > 0 else -1.0

    def comes(self, u: float) -> bool:
        """Return whether the front is turned to us."""
        x, z = self.world(u, 0)
        return -(x * self.dx + z * self.dz) > 0

    def ring(self, u: float, h: float, r: float, n: int = 28) -> list[Spot]:
        """Return a circle across the vehicle."""
        t = np.linspace(0, 2 * np.pi, n, endpoint=False)
        return [self.put(u, float(r * np.cos(q)), h + float(r * np.sin(q))) for q in t]

    def wheel(self, u: float, v: float, r: float, n: int = 24) -> list[Spot]:
        """Return a wheel that stands on the rail."""
        t = np.linspace(0, 2 * np.pi, n, endpoint=False)
        return [self.put(u + float(r * np.cos(q)), v, r + 0.04 + float(r * np.sin(q))) for q in t]


def _hull(points: list[Spot]) -> list[Spot]:
    return [(float(p[0][0]), float(p[0][1])) for p in cv2.convexHull(np.asarray(points, np.float32))]


def _quad(c: Canvas, points: list[Spot], tone: Colour, rim: float = 0.3, thick: float = 3.0) -> Mask:
    m = c.mask(polygon(points))
    c.form(m, tone, thickness=thick, rim=rim, mottle=0.1, grain=9, detail=0.8)
    return m


def track(c: Canvas) -> None:
    """Sleepers and two rails; they lie on the ground and grow towards us as it does."""
    line = Rail()
    end = float(line.along[-1])
    r = c.rng("sleepers")

    def sleepers(pen: Pen) -> None:
        for a in np.arange(0.1, end - 0.3, 0.36):
            f = line.frame(float(a), float(a) + 0.1)
            w, k = 0.74 * float(r.uniform(0.94, 1.06)), 0.085
            skew = float(r.uniform(-0.03, 0.03))
            top = [
                f.put(-k + skew, -w, 0.05),
                f.put(k + skew, -w, 0.05),
                f.put(k - skew, w, 0.05),
                f.put(-k - skew, w, 0.05),
            ]
            shade = [(x + 1, y + 0.09 * f.unit()) for x, y in top]
            pen.fill(polygon(shade), (0.13, 0.03, 120), 0.8)
            pen.fill(polygon(top), mix((0.42, 0.07, 60), (0.3, 0.05, 70), float(r.random())))

    c.draw(sleepers, relief=1.2, detail=0.65)
    for v in (-0.42, 0.42):
        steps = np.linspace(0.05, end - 0.25, 260)
        frames = [line.frame(float(a), float(a) + 0.05) for a in steps]
        foot = [f.put(0, v - 0.05, 0.06) for f in frames] + [f.put(0, v + 0.05, 0.06) for f in reversed(frames)]
        head = [f.put(0, v - 0.03, 0.15) for f in frames] + [f.put(0, v + 0.03, 0.15) for f in reversed(frames)]
        c.shadow(c.mask(polygon(foot)), 2, 3, 3, 0.5)
        c.fill(c.mask(polygon(foot)), (0.26, 0.05, 50), detail=0.7)
        rail = c.mask(polygon(head))
        c.fill(rail, (0.66, 0.05, 85), detail=0.8)
        c.screen(rail * np.asarray(smoothstep(1000, 880, c.y), np.float32), (0.96, 0.13, 78), 0.8)


def bed(c: Canvas) -> Mask:
    """Return the ground the line lies on."""
    line = Rail()
    frames = [line.frame(float(a), float(a) + 0.05) for a in np.linspace(0.0, float(line.along[-1]) - 0.1, 120)]
    edge = [f.put(0, -1.02, 0) for f in frames] + [f.put(0, 1.02, 0) for f in reversed(frames)]
    return c.mask(polygon(edge), wobble=5, cell=16)


def train(c: Canvas) -> Spot:
    """Paint the train, its last carriage first; return where its headlamp is."""
    line = Rail()
    front = float(line.along[-1]) * _STOP
    cars = [(front - 4.5 - 1.92 * k, front - 2.82 - 1.92 * k) for k in range(4, -1, -1)]
    whole = [line.frame(a, b) for a, b in cars if a > 0.15]
    for f in whole:
        _shade(c, f, 1.7)
    f = line.frame(front - 2.3, front)
    _shade(c, f, 2.4)
    for k, g in enumerate(whole):
        _carriage(c, g, k)
    _tender(c, line.frame(front - 2.9, front - 2.35))
    return _engine(c, f)


def _shade(c: Canvas, f: Frame, long: float) -> None:
    foot = [f.put(-0.1, -0.5, 0), f.put(long, -0.5, 0), f.put(long, 0.6, 0), f.put(-0.1, 0.6, 0)]
    c.multiply(c.mask(polygon(foot), soft=5).move(5, 5), (0.16, 0.05, 150), 0.8)


def _body(c: Canvas, f: Frame, u0: float, u1: float, w: float, h0: float, h1: float, tone: Colour) -> float:
    """A box: the side turned to us, the end turned to us; return which side that is."""
    side = f.near_side((u0 + u1) / 2)
    end = u1 if f.comes(u1) else u0
    v = side * w
    _quad(
        c,
        [f.put(end, -w, h0), f.put(end, w, h0), f.put(end, w, h1), f.put(end, -w, h1)],
        mix(tone, (0.2, 0.06, 170), 0.3),
    )
    _quad(c, [f.put(u0, v, h0), f.put(u1, v, h0), f.put(u1, v, h1), f.put(u0, v, h1)], tone)
    return side


def _roof(c: Canvas, f: Frame, u0: float, u1: float, w: float, h: float, tone: Colour) -> None:
    profile = [(-w, h), (-0.72 * w, h + 0.15), (0.0, h + 0.22), (0.72 * w, h + 0.15), (w, h)]
    end = u1 if f.comes(u1) else u0
    c.fill(c.mask(polygon([f.put(end, v, q) for v, q in profile])), mix(tone, (0.16, 0.04, 170), 0.4), detail=0.8)
    light = (-0.5, -0.1, 0.25, 0.1)
    order = range(4) if f.near_side((u0 + u1) / 2) > 0 else range(3, -1, -1)
    for k in order:
        (va, ha), (vb, hb) = profile[k], profile[k + 1]
        x = (f.put(0, va, ha)[0] + f.put(0, vb, hb)[0]) / 2 - f.put(0, 0, h)[0]
        share = float(np.clip(0.35 - light[2] * x / (f.unit() * w), 0, 1)) * 0.5
        strip = c.mask(polygon([f.put(u0, va, ha), f.put(u1, va, ha), f.put(u1, vb, hb), f.put(u0, vb, hb)])).grow(0.4)
        c.fill(strip, mix(tone, (0.93, 0.08, 92), share), detail=0.75, mottle=0.06)


def _wheels(c: Canvas, f: Frame, at: tuple[float, ...], r: float, side: float, tone: Colour) -> None:
    for u in at:
        m = c.mask(polygon(f.wheel(u, side * 0.42, r)))
        c.form(m, tone, thickness=4, rim=0.7, detail=0.8)
        hub = c.mask(polygon(f.wheel(u, side * 0.43, r * 0.45))).move(0, -r * 0.55 * f.unit(u))
        c.fill(hub, (0.72, 0.1, 78), 0.8, detail=0.8)


def _carriage(c: Canvas, f: Frame, k: int) -> None:
    tone: Colour = ((0.34, 0.085, 160), (0.4, 0.13, 25))[k % 2]
    side = f.near_side(0.8)
    under = [
        f.put(0.1, side * 0.36, 0.05),
        f.put(1.58, side * 0.36, 0.05),
        f.put(1.58, side * 0.36, 0.4),
        f.put(0.1, side * 0.36, 0.4),
    ]
    c.fill(c.mask(polygon(under)), (0.13, 0.03, 130), detail=0.7)
    _wheels(c, f, (0.32, 0.6, 1.1, 1.38), 0.14, side, (0.22, 0.04, 120))
    _body(c, f, 0.0, 1.68, 0.44, 0.28, 1.12, tone)
    v = side * 0.445
    band = c.mask(polygon([f.put(0, v, 0.6), f.put(1.68, v, 0.6), f.put(1.68, v, 1.04), f.put(0, v, 1.04)]))
    c.fill(band, (0.86, 0.07, 85), 0.85, detail=0.8)
    for n in range(4):
        u = 0.13 + 0.38 * n
        pane = c.mask(
            polygon([f.put(u, v, 0.66), f.put(u + 0.28, v, 0.66), f.put(u + 0.28, v, 0.99), f.put(u, v, 0.99)])
        )
        c.fill(pane, (0.96, 0.13, 78), detail=0.95)
        c.emit(pane, 0.6)
        x, y = f.put(u + 0.14, v, 0.82)
        c.glow(x, y, 0.5 * f.unit(), (0.95, 0.14, 72), 0.22)
    _roof(c, f, -0.05, 1.73, 0.5, 1.12, ((0.36, 0.06, 215), (0.34, 0.07, 40))[k % 2])


def _tender(c: Canvas, f: Frame) -> None:
    side = f.near_side(0.3)
    _wheels(c, f, (0.1, 0.4), 0.14, side, (0.22, 0.04, 120))
    _body(c, f, -0.1, 0.5, 0.4, 0.28, 0.82, (0.36, 0.12, 25))
    coal = [f.put(-0.1, -0.4, 0.82), f.put(0.5, -0.4, 0.82), f.put(0.5, 0.4, 0.82), f.put(-0.1, 0.4, 0.82)]
    c.form(c.mask(polygon(coal), wobble=2, cell=5), (0.16, 0.03, 60), thickness=10, mottle=0.3, grain=4, detail=0.7)


def _tube(c: Canvas, f: Frame, u0: float, u1: float, h: float, r: float, tone: Colour) -> None:
    m = c.mask(polygon(_hull(f.ring(u0, h, r) + f.ring(u1, h, r))))
    c.form(m, tone, thickness=2.2 * r * f.unit(u1), gain=1.3, rim=0.7, mottle=0.08, grain=9, detail=0.85)


def _pipe(c: Canvas, f: Frame, u: float, low: tuple[float, float], high: tuple[float, float], tone: Colour) -> None:
    t = np.linspace(0, 2 * np.pi, 24, endpoint=False)
    rings = [[f.put(u + float(r * np.cos(q)), float(r * np.sin(q)), h) for q in t] for h, r in (low, high)]
    c.form(c.mask(polygon(_hull(rings[0] + rings[1]))), tone, thickness=14, rim=0.8, detail=0.85)
    c.fill(c.mask(polygon(rings[1])), (0.12, 0.02, 100), 0.9, detail=0.85)


def _engine(c: Canvas, f: Frame) -> Spot:
    """Boiler, cab, chimney, dome, wheels, cow-catcher; the lamp shines."""
    side = f.near_side(1.2)
    red: Colour = (0.44, 0.16, 26)
    black: Colour = (0.2, 0.035, 170)
    gold: Colour = (0.78, 0.12, 82)
    under = [
        f.put(0, side * 0.34, 0.05),
        f.put(2.2, side * 0.34, 0.05),
        f.put(2.2, side * 0.34, 0.42),
        f.put(0, side * 0.34, 0.42),
    ]
    c.fill(c.mask(polygon(under)), (0.12, 0.03, 130), detail=0.7)
    _body(c, f, 0.0, 2.2, 0.44, 0.34, 0.44, red)
    top = [f.put(0.0, -0.44, 0.44), f.put(2.2, -0.44, 0.44), f.put(2.2, 0.44, 0.44), f.put(0.0, 0.44, 0.44)]
    c.fill(c.mask(polygon(top)), (0.24, 0.05, 60), detail=0.8)
    _wheels(c, f, (0.35, 0.86, 1.37), 0.25, side, red)
    _wheels(c, f, (1.85,), 0.15, side, red)
    rod = [f.put(0.35, side * 0.45, 0.24), f.put(1.45, side * 0.45, 0.24)]
    c.draw(lambda pen: pen.stroke(polygon(rod, closed=False), (0.8, 0.05, 90), 0.05 * f.unit(1)), detail=0.85)
    _tube(c, f, 0.5, 1.75, 0.82, 0.36, red)
    for u in (0.85, 1.25, 1.6):
        mid = np.arctan2(0.55, 0.8 * side)
        turn = np.linspace(mid - 1.5, mid + 1.5, 20)
        seen = [f.put(u, 0.365 * float(np.cos(q)), 0.82 + 0.365 * float(np.sin(q))) for q in turn]
        c.draw(lambda pen, seen=seen: pen.stroke(seen, gold, 0.035 * f.unit(1), 0.8), detail=0.85)  # type: ignore[misc]
    _tube(c, f, 1.72, 2.12, 0.82, 0.38, black)
    _pipe(c, f, 1.15, (1.1, 0.17), (1.32, 0.13), gold)
    _body(c, f, 0.0, 0.62, 0.44, 0.44, 1.3, red)
    v = side * 0.445
    pane = c.mask(polygon([f.put(0.14, v, 0.86), f.put(0.48, v, 0.86), f.put(0.48, v, 1.18), f.put(0.14, v, 1.18)]))
    for a in (-0.27, 0.27):
        look = [
            f.put(0.63, a - 0.1, 1.0),
            f.put(0.63, a + 0.1, 1.0),
            f.put(0.63, a + 0.1, 1.2),
            f.put(0.63, a - 0.1, 1.2),
        ]
        pane = pane | c.mask(polygon(look))
    c.fill(pane, (0.96, 0.13, 78), detail=0.95)
    c.emit(pane, 0.6)
    _roof(c, f, -0.1, 0.76, 0.52, 1.3, (0.3, 0.06, 200))
    _pipe(c, f, 1.92, (1.12, 0.12), (1.62, 0.2), black)
    face = c.mask(polygon(f.ring(2.125, 0.82, 0.38)))
    c.form(face, (0.26, 0.04, 170), thickness=8, rim=0.6, detail=0.85)
    hoop = face - c.mask(polygon(f.ring(2.125, 0.82, 0.33)))
    c.fill(hoop, gold, 0.9, detail=0.85)
    beam = [f.put(2.2, -0.46, 0.2), f.put(2.2, 0.46, 0.2), f.put(2.2, 0.46, 0.46), f.put(2.2, -0.46, 0.46)]
    _quad(c, beam, red)
    guard = [
        f.put(2.2, -0.44, 0.3),
        f.put(2.2, 0.44, 0.3),
        f.put(2.34, 0.4, 0.06),
        f.put(2.56, 0.0, 0.05),
        f.put(2.34, -0.4, 0.06),
    ]
    m = _quad(c, _hull(guard), (0.3, 0.06, 60))

    def bars(pen: Pen) -> None:
        for k in range(-3, 4):
            pen.stroke([f.put(2.2, 0.12 * k, 0.3), f.put(2.54 - 0.06 * abs(k), 0.1 * k, 0.06)], gold, 1.3, 0.8)

    c.draw(bars, clip=m, detail=0.85)
    lamp = c.mask(polygon(f.ring(2.17, 0.86, 0.15)))
    c.fill(lamp.grow(1.6), gold, detail=0.9)
    c.fill(lamp, (0.99, 0.05, 92), detail=0.95)
    c.emit(lamp, 1.0)
    return f.put(2.2, 0, 0.86)


def steam(c: Canvas) -> None:
    """Steam: densest at the chimney, ever softer and wider as it is left behind, torn by the air."""
    line = Rail()
    f = line.frame(float(line.along[-1]) * _STOP - 2.3, float(line.along[-1]) * _STOP)
    x0, y0 = f.put(1.92, 0, 1.72)
    q = f.unit(2)
    r = c.rng("steam")
    thick: Array = np.zeros_like(c.x)
    lean: Array = np.zeros_like(c.x)
    wx = c.x + 34 * (c.field("curl", 60, 3) - 0.5)
    wy = c.y + 34 * (c.field("coil", 60, 3) - 0.5)
    for k in range(44):
        t = (k + float(r.random())) / 44
        size = q * (0.13 + 0.5 * t**0.8) * float(r.uniform(0.75, 1.15))
        px = x0 + q * (0.5 * t + 1.9 * t**2) + float(r.normal(0, q * 0.2 * t))
        py = y0 - q * (0.15 + 3.5 * t**0.8) + float(r.normal(0, q * 0.2 * t))
        d = np.exp(-(((wx - px) ** 2 + (wy - py) ** 2) / size**2)) * (1.05 - t) ** 0.7 * 1.2
        thick = np.asarray(thick + d, np.float32)
        lean = np.asarray(lean + d * ((wx - px) * -0.6 + (wy - py) * -0.7) / size, np.float32)
    body = 1 - np.exp(-0.85 * thick * (0.55 + 0.9 * c.field("wisp", 34, 4)))
    light = smoothstep(-0.5, 0.7, lean / (thick + 0.05))
    c.glaze(np.asarray(body * 0.86, np.float32), (0.93, 0.03, 82))
    c.screen(np.asarray(body * light * 0.9, np.float32), (0.98, 0.05, 88))
    c.multiply(np.asarray(body * (1 - light) * 0.3, np.float32), (0.72, 0.06, 30))

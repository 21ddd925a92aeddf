"""The street above the kerb: houses into the fog, a tram, people who hurry."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, mix, pick, ramp, smoothstep
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Path, curve, limb, move, oval, polygon

LINE = 640.0
_VX, _VY = 440.0, 545.0
_FOG: Colour = (0.9, 0.02, 85)


def _at(x: float, y: float, k: float) -> tuple[float, float]:
    """Return where a place of the nearest plane lies when it is `k` as large as there."""
    return _VX + (x - _VX) * k, _VY + (y - _VY) * k


def street(c: Canvas) -> None:
    """Paint fog, houses, tram, crowd."""
    c.wash(
        [(0, (0.8, 0.022, 235)), (0.2, (0.87, 0.016, 200)), (0.42, (0.94, 0.022, 88)), (1, (0.9, 0.02, 88))], warp=16
    )
    for side, rows in (
        (-1, ((1.0, 0.62, -470.0), (0.64, 0.42, -640.0), (0.44, 0.28, -420.0), (0.3, 0.19, -700.0))),
        (1, ((1.0, 0.7, -330.0), (0.72, 0.46, -560.0), (0.48, 0.3, -300.0), (0.32, 0.2, -620.0))),
    ):
        for n, (near, far, top) in reversed(list(enumerate(rows))):
            _house(c, side, near, far, top, n)
    c.glow(_VX, 500, 130, (0.97, 0.03, 85), 0.55)
    floor = c.full(smoothstep(_VY + 6, _VY + 14, c.y))
    tone = pick(
        ramp([(0.86, 0.02, 88), (0.72, 0.025, 235), (0.58, 0.03, 245)]),
        np.asarray(smoothstep(_VY, LINE + 10, c.y), np.float32),
    )
    c.fill(floor, tone, detail=0.1)
    _wires(c)
    _tram(c)
    _crowd(c)


def _house(c: Canvas, side: int, near: float, far: float, top: float, n: int) -> None:
    """Paint one front that recedes from scale `near` to `far`."""
    edge = _VX + side * 440
    body = c.mask(
        polygon([_at(edge, top, near), _at(edge, top, far), _at(edge, 640, far), _at(edge, 640, near)]), soft=1 + n
    )
    if n == 0:
        lift = 60 * side
        body = c.mask(
            polygon([(edge + lift, top - 60), _at(edge, top, far), _at(edge, 640, far), (edge + lift, 655)]), soft=1
        )
    dark: Colour = (0.44, 0.035, 250)
    tone = mix(dark, _FOG, (0.26, 0.5, 0.68, 0.82)[n])
    c.fill(body, tone, detail=0.2, mottle=0.06)
    c.glaze(body * np.asarray(smoothstep(300, 620, c.y) * 0.35, np.float32), _FOG, 0.8)
    c.glaze(body * np.asarray(smoothstep(200, -60, c.y), np.float32), (0.84, 0.02, 235), 0.5)
    r = c.rng(f"panes{side}{n}")
    rows = int((560 - top) / 150)

    def panes(pen: Pen) -> None:
        cols = 4
        for row in range(rows):
            for col in range(cols):
                ka = near + (far - near) * (col + 0.25) / cols
                kb = near + (far - near) * (col + 0.72) / cols
                y0, y1 = top + 60 + row * 150, top + 150 + row * 150
                shape = polygon([_at(edge, y0, ka), _at(edge, y0, kb), _at(edge, y1, kb), _at(edge, y1, ka)])
                lit = r.random() < 0.16
                colour = (0.9, 0.09, 82) if lit else mix((0.3, 0.035, 255), _FOG, (0.14, 0.4, 0.62, 0.8)[n])
                pen.fill(shape, colour, 0.85 if lit else 0.6)
        if n < 2:
            for a, b in ((0.1, 0.42), (0.55, 0.92)):
                ka, kb = near + (far - near) * a, near + (far - near) * b
                shop = [_at(edge, 500, ka), _at(edge, 500, kb), _at(edge, 616, kb), _at(edge, 616, ka)]
                pen.fill(polygon(shop), (0.88, 0.1, 78), 0.8 - 0.2 * n)
                inner = edge - side * 46
                blind = [_at(edge, 484, ka), _at(edge, 484, kb), _at(inner, 522, kb), _at(inner, 522, ka)]
                pen.fill(polygon(blind), mix((0.34, 0.04, 240), _FOG, 0.1 + 0.3 * n), 0.95)

    c.draw(panes, detail=0.32, soft=1.0 + 0.8 * n, emission=0.08)


def _wires(c: Canvas) -> None:
    def lines(pen: Pen) -> None:
        for x in (120.0, 330.0, 640.0):
            pen.stroke(
                [(x, -10), (_VX + (x - _VX) * 0.5, 250), (_VX + (x - _VX) * 0.12, 470)], (0.4, 0.03, 250), 1.8, 0.45
            )
        pen.stroke([(-10, 92), (300, 150), (520, 150), (810, 70)], (0.4, 0.03, 250), 1.6, 0.4)

    c.draw(lines, detail=0.35)


def _tram(c: Canvas) -> None:
    """A tram comes out of the fog, its lamps lit."""
    body = c.mask(
        curve([(566, 600, CORNER), (562, 430), (574, 396), (640, 388), (706, 396), (718, 430), (714, 600, CORNER)]),
        soft=1.6,
    )
    c.fill(
        body,
        pick(ramp([(0.62, 0.03, 235), (0.4, 0.045, 240)]), np.asarray(smoothstep(380, 600, c.y), np.float32)),
        detail=0.3,
    )

    def parts(pen: Pen) -> None:
        glass = (0.93, 0.06, 85)
        pen.fill(polygon([(580, 424), (634, 422), (634, 496), (578, 498)]), glass, 0.85)
        pen.fill(polygon([(646, 422), (700, 424), (702, 498), (646, 496)]), glass, 0.85)
        pen.fill(curve([(664, 498), (662, 466), (676, 446), (690, 466), (692, 498)]), (0.34, 0.03, 250), 0.85)
        pen.fill(polygon([(604, 402), (676, 402), (676, 416), (604, 416)]), (0.95, 0.05, 90), 0.7)
        pen.fill(polygon([(564, 594), (716, 594), (706, 616), (574, 616)]), (0.26, 0.03, 255), 0.9)
        pen.stroke([(640, 388), (660, 350), (628, 318)], (0.36, 0.03, 250), 2.4, 0.7)

    c.draw(parts, detail=0.4, soft=1.2)
    for x in (592.0, 690.0):
        c.glow(x, 556, 40, (0.97, 0.08, 84), 0.9)
        lamp = c.mask(oval(x, 556, 11, 11), soft=1.2)
        c.fill(lamp, (0.995, 0.03, 92), detail=0.7)
        c.emit(lamp, 0.8)


def _walker(step: float, brolly: bool, lean: float) -> list[Path]:
    """Return somebody of height 100 hurrying to the right, feet at (0, 0)."""
    coat = curve(
        [
            (-7 + lean, -82),
            (6 + lean, -84),
            (13 + lean * 0.7, -70),
            (14 + lean * 0.4, -50),
            (16, -30, CORNER),
            (0, -26),
            (-17, -29, CORNER),
            (-13 + lean * 0.3, -52),
            (-13 + lean * 0.7, -72),
        ]
    )
    out = [
        oval(3 + lean * 1.15, -91, 6.4, 8),
        coat,
        limb([(4, -32, 5.5), (9 + step, -16, 4.4), (8 + step * 1.4, -2, 3)]),
        limb([(8 + step * 1.4, -2, 2.4), (16 + step * 1.4, -1.5, 2)]),
        limb([(-5, -32, 5.5), (-7 - step, -17, 4.2), (-16 - step * 1.3, -7, 3)]),
        limb([(-16 - step * 1.3, -7, 2.4), (-12 - step * 1.3, -1, 2)]),
    ]
    if brolly:
        x, y = 6 + lean * 1.2, -102
        out += [
            curve(
                [
                    (x - 37, y + 7, CORNER),
                    (x - 28, y - 13),
                    (x - 2, y - 24),
                    (x + 26, y - 15),
                    (x + 38, y + 3, CORNER),
                    (x + 24, y + 1),
                    (x + 12, y + 5, CORNER),
                    (x - 1, y + 2),
                    (x - 14, y + 8, CORNER),
                    (x - 26, y + 4),
                ]
            ),
            limb([(x - 2, y - 24, 1), (x, y + 2, 0.8), (x + 7, y + 42, 0.8)]),
            limb([(x - 12, y + 26, 4), (x + 3, y + 42, 3.6), (x + 8, y + 34, 3)]),
        ]
    return out


def _crowd(c: Canvas) -> None:
    """People cross in the fog; a child in yellow, pulled along, hangs back to look down."""
    for x, k, flip, brolly, step, lean in (
        (404.0, 0.26, False, True, 3.0, 2.0),
        (500.0, 0.24, True, True, 4.0, 2.0),
        (330.0, 0.36, True, False, 5.0, 4.0),
        (262.0, 0.46, False, True, 5.0, 3.0),
        (540.0, 0.44, True, True, 6.0, 4.0),
        (216.0, 0.6, False, False, 7.0, 5.0),
        (752.0, 0.8, True, True, 8.0, 5.0),
    ):
        y = _VY + 92 * k
        tone = mix((0.26, 0.035, 258), _FOG, min(0.86, 0.1 + 1.0 * (1 - k) ** 1.15))
        paths = [move(q, x, y, 3.2 * k, flip=flip) for q in _walker(step, brolly, lean)]
        m = c.mask(*paths, soft=0.8 + 1.2 * (1 - k))
        c.multiply(c.mask(oval(x, y + 3, 60 * k, 6 * k), soft=3), (0.5, 0.03, 250), 0.6)
        c.fill(m, tone, detail=0.3)
    c.fog(500, 640, _FOG, 0.26)
    # Nearer: she pulls, the child looks back at the water.
    dark: Colour = (0.27, 0.04, 262)
    c.multiply(c.mask(oval(120, 628, 110, 8), soft=4), (0.4, 0.03, 250), 0.7)
    adult = c.mask(*[move(q, 74, 624, 2.9, flip=True) for q in _walker(8, True, 8)], soft=0.8)
    arm = c.mask(limb([(70, 424, 15), (104, 474, 11), (134, 508, 8)]), soft=0.8)
    hat = c.mask(curve([(22, 362), (31, 340), (50, 337), (58, 352), (65, 361), (42, 366)]))
    c.fill(adult | arm | hat, dark, detail=0.5)
    yellow = ramp([(0.52, 0.11, 68), (0.76, 0.14, 84), (0.88, 0.12, 92)])
    cape = c.mask(
        curve(
            [
                (176, 492),
                (196, 478),
                (216, 492),
                (224, 520),
                (232, 560),
                (236, 586, CORNER),
                (206, 592),
                (176, 584, CORNER),
                (178, 556),
                (174, 530),
            ]
        ),
        soft=0.8,
    )
    reach = c.mask(limb([(184, 530, 9), (160, 518, 8), (138, 508, 7)]), soft=0.8)
    legs = c.mask(
        limb([(194, 580, 8), (186, 604, 7), (184, 624, 7)]),
        limb([(184, 624, 6), (196, 626, 5)]),
        limb([(216, 580, 8), (220, 604, 7), (222, 622, 7)]),
        limb([(222, 622, 6), (236, 624, 5)]),
        soft=0.8,
    )
    hood = c.mask(
        curve([(180, 500), (176, 476), (190, 456), (214, 454), (230, 470), (234, 490), (222, 504), (200, 508)]),
        soft=0.8,
    )
    c.fill(legs, (0.3, 0.04, 258), detail=0.5)
    for m in (reach, cape, hood):
        if m is hood:
            c.multiply(hood.move(-2, 8).blur(4) & cape, (0.5, 0.1, 60), 0.7)
        t = smoothstep(236, 172, c.x) * 0.8 + 0.25 * smoothstep(600, 470, c.y)
        c.fill(m, pick(yellow, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.8)
    c.multiply(c.mask(oval(231, 486, 6, 11, 10), soft=1.5) & hood, (0.3, 0.05, 50), 0.8)

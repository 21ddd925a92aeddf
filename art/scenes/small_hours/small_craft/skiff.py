"""The skiff, and the girl who stands in its stern and leans on one long oar."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, smoothstep
from art.painting.motifs.garments import garment
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, line, oval, polygon, sample

from .rings import COMET, spot

_LANE, _TURN, _S = 2.19, 211.0, 1.04
_X, _Y = spot(_LANE, _TURN)
_BLUE: Colour = (0.36, 0.085, 250)
_PALE: Colour = (0.97, 0.07, 88)


def _p(x: float, y: float) -> tuple[float, float]:
    return _X + _S * x, _Y + _S * y


def _ps(*points: tuple[float, ...]) -> list[tuple[float, ...]]:
    return [(*_p(q[0], q[1]), *q[2:]) for q in points]


def _limb(*points: tuple[float, float, float]) -> list[tuple[float, float, float]]:
    return [(*_p(x, y), r * _S) for x, y, r in points]


def wake(c: Canvas) -> None:
    """What the keel opens closes slowly behind."""
    turns = np.linspace(_TURN + 3.5, _TURN + 34, 40)
    spine = [(*spot(_LANE, float(t)), (12 - 9 * k / 39) * (1 + k / 30)) for k, t in enumerate(turns)]
    c.multiply(c.mask(limb(spine, 90), soft=3), (0.3, 0.09, 30), 0.8)
    for side in (-1.0, 1.0):
        for start, spread, share in ((3.0, 0.0042, 0.6), (6.0, 0.0075, 0.28)):
            crest = [
                spot(_LANE + side * (0.012 + spread * (float(t) - _TURN - start)), float(t))
                for t in np.linspace(_TURN + start, _TURN + 30, 30)
            ]
            c.draw(
                lambda pen, q=crest, a=share: pen.fill(line(q, 4.6, 0.8), _PALE, a),  # type: ignore[misc]
                detail=0.3,
                soft=2.0,
            )


def leash(c: Canvas) -> None:
    """From the ring in the bow to the comet's collar."""
    bow = _p(-126, -80)
    hx, hy = COMET[0] + 7, COMET[1] + 17
    rope = sample([(hx - 2, hy - 10), (hx + 6, hy + 90), (bow[0] - 6, bow[1] - 70), bow], 40)
    c.draw(
        lambda pen: pen.stroke([(float(a), float(b)) for a, b in rope], (0.5, 0.17, 28), 3.0), relief=1.2, detail=0.9
    )
    ring = oval(hx - 3, hy - 23, 22, 7.5, 38)
    c.draw(lambda pen: pen.stroke(ring, (0.46, 0.17, 28), 2.5), relief=1.2, detail=0.95)
    c.glow(COMET[0] + 8, COMET[1] - 10, 20, (0.98, 0.05, 90), 0.9)


def skiff(c: Canvas) -> None:
    """The hull from its starboard quarter, bow to the upper left."""
    shade = c.mask(
        curve(_ps((-112, -34), (-20, 2), (60, 24), (150, 16), (232, 40), (160, 56), (60, 48), (-40, 20))), soft=7
    )
    c.multiply(shade, (0.2, 0.06, 25), 0.88)
    sheer = ((-130, -80, CORNER), (-64, -47), (20, -22), (104, -6, CORNER))
    far = ((146, -27, CORNER), (96, -42), (20, -60), (-66, -74))
    well = c.mask(curve(_ps(*sheer, *far)))
    c.form(well, (0.3, 0.06, 50), thickness=6, rim=0.0, detail=0.6, bias=-0.12)
    c.multiply(well.edge(0, 14, 10), (0.3, 0.07, 20), 0.6)
    lit = c.mask(
        curve(
            _ps(
                (146, -27, CORNER),
                (96, -42),
                (20, -60),
                (-66, -74),
                (-124, -80, CORNER),
                (-66, -66),
                (20, -51),
                (96, -33),
            )
        )
    )
    c.fill(lit, (0.66, 0.1, 66), 0.85, detail=0.7)
    for x, y in ((-52.0, -62.0), (-2.0, -47.0)):
        seat = c.mask(polygon(_ps((x - 8, y - 8), (x + 8, y - 10), (x + 30, y + 20), (x + 14, y + 20)))) & well
        c.fill(seat, (0.56, 0.1, 60), detail=0.7)
        c.multiply(seat.move(9, 5).blur(2) & well - seat, (0.24, 0.06, 30), 0.6)
    girl(c)
    side = c.mask(curve(_ps(*sheer, (108, 36, CORNER), (50, 28), (-30, 4), (-106, -36, CORNER), (-120, -60))))
    transom = c.mask(curve(_ps((104, -6, CORNER), (146, -27, CORNER), (136, 14), (108, 36, CORNER))))
    c.form(transom, (0.24, 0.07, 265), thickness=10, rim=0.0, detail=0.7, bias=-0.1)
    at = side.where
    strake = np.abs(np.mod((c.y[at] - _Y - 0.27 * (c.x[at] - _X)) / (13 * _S), 1) - 0.5)
    lap = np.asarray(-2.4 * smoothstep(0.12, 0.0, strake), np.float32)
    c.form(side, _BLUE, bump=lap, thickness=16, rim=0.0, mottle=0.12, detail=0.7, bias=0.02)
    c.multiply(side * smoothstep(-20, 130, (c.x - _X) / _S), (0.34, 0.09, 290), 0.55)
    glowing = side * smoothstep(10, -30, (c.y - _Y) / _S - 0.27 * (c.x - _X) / _S)
    c.screen(glowing * smoothstep(20, -130, (c.x - _X) / _S), (0.8, 0.09, 70), 0.3)

    def trim(pen: Pen) -> None:
        pen.stroke(_ps((-131, -81), (-64, -48), (20, -23), (104, -7)), (0.9, 0.08, 82), 3.6)
        pen.stroke(_ps((104, -7), (146, -28)), (0.6, 0.08, 60), 3.4)
        pen.stroke(_ps((104, -6), (108, 34)), (0.46, 0.07, 262), 2)

    c.draw(trim, relief=1.2, detail=0.85)
    # The ring laps over the keel.
    foot = c.mask(
        curve(
            _ps(
                (-114, -40, CORNER),
                (-30, 0),
                (50, 23),
                (108, 31, CORNER),
                (142, 8, CORNER),
                (140, 60),
                (-40, 40),
                (-130, -20),
            )
        ),
        wobble=1.2,
        cell=16,
    )
    foot = foot & (side | transom)
    c.fill(foot, (0.4, 0.1, 48), 0.92, detail=0.4)
    c.screen(foot.edge(-1.5, -3, 1), (0.96, 0.08, 85), 0.4)
    oar(c)


def girl(c: Canvas) -> None:
    """She stands with her back to us, her weight on the hind leg, and pushes."""
    cloth = (0.2, 0.05, 285)
    far_arm = c.mask(limb(_limb((6, -148, 9), (-12, -133, 8), (-30, -123, 7.5))))
    c.form(far_arm, (0.44, 0.14, 40), thickness=9, rim=0.0, detail=0.8, bias=-0.1)
    front = c.mask(limb(_limb((38, -88, 12), (24, -62, 9), (30, -26, 7))))
    hind = c.mask(limb(_limb((50, -90, 14), (64, -56, 10), (76, -18, 7.5))))
    c.form(front, cloth, thickness=9, rim=0.0, detail=0.8)
    c.form(hind, cloth, thickness=9, rim=0.0, detail=0.8, bias=-0.05)
    coat = c.mask(
        curve(
            _ps(
                (22, -74, CORNER),
                (46, -68),
                (70, -66),
                (92, -74, CORNER),
                (80, -92),
                (71, -112),
                (62, -134),
                (46, -155),
                (24, -165),
                (2, -156),
                (2, -138),
                (12, -112),
                (17, -92),
            )
        ),
        wobble=0.8,
    )
    folds = [
        (_limb((40, -140, 3), (56, -110, 5), (74, -80, 4)), 4.0),
        (_limb((22, -130, 2), (36, -104, 4.5), (48, -74, 3)), 3.4),
        (_limb((8, -130, 2), (20, -104, 3.5), (30, -78, 3)), 2.6),
    ]
    garment(c, coat, (0.62, 0.175, 44), folds, thickness=26, seed="coat", rim=0.05, detail=0.8)
    dark = smoothstep(4, 40, (c.x - _X) / _S - 34 - 0.5 * ((c.y - _Y) / _S + 120))
    c.multiply(coat * dark, (0.34, 0.12, 10), 0.75)
    c.multiply(coat.edge(0, 5, 3), (0.3, 0.1, 20), 0.5)
    near = c.mask(limb(_limb((34, -148, 12.5), (16, -126, 10), (-2, -117, 8.5), (-18, -113, 8.5))))
    c.multiply(near.move(5, 8).blur(4) & coat, (0.3, 0.12, 15), 0.7)
    garment(
        c,
        near,
        (0.64, 0.175, 46),
        [(_limb((28, -140, 2), (12, -122, 3), (2, -116, 2)), 2.2)],
        thickness=14,
        seed="sleeve",
        rim=0.05,
        detail=0.8,
    )
    c.multiply(near.edge(2, 5, 4), (0.34, 0.12, 10), 0.6)
    skin = (0.36, 0.07, 42)
    face = c.mask(
        curve(
            _ps(
                (-2, -190),
                (-9, -186),
                (-11.5, -180),
                (-15, -175),
                (-11, -173),
                (-11, -168),
                (-6, -163),
                (4, -162),
                (8, -178),
            )
        )
    )
    c.form(face, skin, thickness=9, rim=0.0, detail=0.85)
    scarf = c.mask(
        curve(
            _ps(
                (-10, -187),
                (-6, -195),
                (4, -199),
                (15, -195),
                (22, -184),
                (20, -172),
                (13, -164),
                (4, -159),
                (-3, -159, CORNER),
                (-1, -168),
                (-4, -178),
                (-8, -184),
            )
        )
    )
    tails = c.mask(
        curve(
            _ps(
                (16, -178, CORNER),
                (38, -190),
                (58, -184),
                (84, -194, CORNER),
                (66, -174),
                (40, -176),
                (18, -166, CORNER),
            )
        ),
        curve(
            _ps(
                (16, -172, CORNER),
                (36, -168),
                (50, -158),
                (66, -160, CORNER),
                (50, -148),
                (32, -156),
                (14, -164, CORNER),
            )
        ),
    )
    teal = (0.6, 0.1, 198)
    garment(
        c,
        tails,
        teal,
        [(_limb((18, -174, 1), (44, -182, 2.5), (70, -184, 1)), 2.0)],
        thickness=7,
        seed="tails",
        rim=0.0,
        detail=0.85,
    )
    c.multiply(tails * smoothstep(60, 16, (c.x - _X) / _S), (0.4, 0.1, 240), 0.35)
    garment(
        c,
        scarf,
        teal,
        [
            (_limb((-4, -192, 1), (8, -184, 2.4), (17, -172, 1)), 2.0),
            (_limb((-6, -180, 1), (4, -172, 2.4), (14, -168, 1)), 1.8),
        ],
        thickness=16,
        seed="scarf",
        rim=0.0,
        detail=0.88,
    )
    c.multiply(scarf.edge(6, 4, 5), (0.3, 0.09, 250), 0.6)


def oar(c: Canvas) -> None:
    """One long oar over the quarter; her sleeves end on its loom."""
    tip = _p(196, 36)

    def loom(pen: Pen) -> None:
        pen.fill(line([_p(-46, -127), _p(60, -54), _p(160, 13)], 6.0, 5.0), (0.74, 0.1, 72))
        pen.fill(
            curve(_ps((150, 2, CORNER), (176, 12), (200, 32), (198, 40), (172, 32), (146, 12, CORNER))), (0.6, 0.14, 44)
        )

    c.draw(loom, relief=2.2, detail=0.88)
    for x, y in ((-33.0, -121.0), (-21.0, -112.0)):
        hand = c.mask(limb(_limb((x + 8, y - 3, 4.6), (x, y - 1, 4.9), (x - 4, y + 3, 3.4))))
        c.form(hand, (0.36, 0.07, 42), thickness=5, rim=0.0, detail=0.85)
        c.multiply(hand.edge(1, 4, 3), (0.3, 0.08, 20), 0.6)
    loose = c.mask(limb(_limb((2, -118, 9), (-12, -114, 9.2))))
    garment(c, loose, (0.62, 0.175, 45), thickness=14, seed="cuff", rim=0.0, detail=0.8)
    c.multiply(loose.edge(2, 6, 5), (0.34, 0.12, 10), 0.6)
    lap = c.mask(oval(tip[0] + 2, tip[1] + 4, 26, 9, 12), soft=2)
    c.fill(lap * smoothstep(tip[1] - 2, tip[1] + 2, c.y), (0.4, 0.1, 48), 0.9, detail=0.5)
    for k in range(2):
        ring = oval(tip[0] - 4, tip[1] + 3, 20 + 20 * k, 6 + 6 * k, 14)
        c.draw(
            lambda pen, q=ring, a=0.7 - 0.35 * k: pen.stroke(q, _PALE, 2.0, a),  # type: ignore[misc]
            detail=0.6,
            soft=1.2,
        )


def buoys(c: Canvas) -> None:
    """Lobster buoys, set by somebody along a lane, drawn over by the stream."""
    for far, turn, size, lean in ((2.4, 207.0, 0.74, 30.0), (2.29, 225.0, 1.2, 27.0)):
        x, y = spot(far, turn)
        a = math.radians(lean)
        ux, uy = math.sin(a) * size, -math.cos(a) * size
        c.multiply(c.mask(oval(x + 24 * size, y + 9 * size, 44 * size, 7 * size, 14), soft=3), (0.2, 0.06, 30), 0.85)
        spine = [
            (x - 8 * ux, y - 8 * uy, 9 * size),
            (x + 10 * ux, y + 10 * uy, 14 * size),
            (x + 30 * ux, y + 30 * uy, 11.5 * size),
        ]
        spine.append((x + 46 * ux, y + 46 * uy, 4.5 * size))
        c.draw(
            lambda pen, x=x, y=y, u=ux, v=uy, s=size: pen.stroke(  # type: ignore[misc]
                [(x + 40 * u, y + 40 * v), (x + 78 * u, y + 78 * v)], (0.5, 0.09, 60), 3.4 * s
            ),
            relief=1,
            detail=0.85,
        )
        water = c.full(smoothstep(2 * size, -1, c.y - y - 4 * size - 0.2 * (c.x - x)))
        body = c.mask(limb(spine)) & water
        up = ((c.x - x) * ux + (c.y - y) * uy) / size**2
        c.form(body, (0.52, 0.17, 30), rim=0.0, thickness=16 * size, detail=0.8)
        c.form(
            body & c.full(np.asarray((up > 14) & (up < 30), np.float32)),
            (0.9, 0.05, 82),
            rim=0.0,
            thickness=16 * size,
            detail=0.8,
        )
        c.multiply(body.edge(9 * size, 5 * size, 7 * size), (0.2, 0.07, 340), 0.8)
        froth = [
            (x - 18 * size, y + 1),
            (x - 2 * size, y + 7 * size),
            (x + 18 * size, y + 8 * size),
            (x + 52 * size, y + 12 * size),
        ]
        c.draw(lambda pen, q=froth, s=size: pen.fill(line(q, 3.4 * s, 0.6), _PALE, 0.85), detail=0.7, soft=0.6)  # type: ignore[misc]

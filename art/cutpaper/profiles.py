"""Profiles: a head from the side, looking to the right, and one that is turned away."""

from __future__ import annotations

from typing import Final

from art.cutpaper.noses import shade_from_side
from art.cutpaper.sheet import Ink, Patch, mix, shift
from art.cutpaper.skull import Points, Skull, spec

_NOSES: Final[dict[str, tuple[tuple[float, float, bool], ...]]] = {
    "wedge": ((0.525, -0.08, False), (0.64, 0.16, False), (0.745, 0.34, True), (0.70, 0.405, False)),
    "button": ((0.515, -0.04, False), (0.56, 0.16, False), (0.655, 0.28, False), (0.66, 0.37, False)),
    "hook": ((0.555, -0.10, False), (0.69, 0.04, False), (0.76, 0.22, False), (0.755, 0.45, True)),
    "bulb": ((0.515, -0.06, False), (0.59, 0.14, False), (0.75, 0.22, False), (0.80, 0.34, False), (0.73, 0.43, False)),
    "broad": ((0.505, -0.06, False), (0.56, 0.14, False), (0.68, 0.30, False), (0.675, 0.40, False)),
    "straight": ((0.60, -0.16, False), (0.66, 0.10, False), (0.735, 0.38, True), (0.69, 0.41, False)),
    "snub": ((0.505, -0.04, False), (0.56, 0.14, False), (0.72, 0.25, True), (0.69, 0.36, False)),
    "bent": ((0.55, -0.10, False), (0.675, 0.02, True), (0.67, 0.16, False), (0.75, 0.38, True), (0.69, 0.43, False)),
    "line": ((0.53, -0.06, False), (0.62, 0.16, False), (0.70, 0.36, True), (0.65, 0.40, False)),
}
"""From the bridge to the tip and below it; True is a corner."""
_LIPS: Final = {"thin": -0.02, "full": 0.035, "pout": 0.03, "pinched": -0.045, "bow": 0.02, "long": -0.01}


def profile(skull: Skull) -> Patch | None:
    """Lay the bare head from the side with all that is in it."""
    k = skull.face.skin
    face = skull.lay(_outline(skull), k.base, "flat")
    if face is None:
        return None
    with skull.card.inside(face):
        shade_from_side(skull)
        _eye(skull)
        _mouth(skull)
        _years(skull)
    _ear(skull)
    return face


def _outline(skull: Skull) -> str:
    f, a = skull.face, skull.ageing
    long, low, child = skull.long, a.low, a.cheeks
    old = a.sag * 0.5 * (0.9 if f.age > 70 else 0.5)
    jaw = f.jaw + skull.wider(0.58) * 0.6
    lips = _LIPS.get(f.lips, 0.0) * a.lips - old * 0.06
    part = f.feels.part
    places: list[tuple[float, float, bool]] = [(0.10, -1.0, False), (0.42, -0.86, False)]
    places += [(0.555 + child * 0.5, -0.5, False), (0.575 + child * 0.1, -0.26, False)]
    scale = skull.snout
    for x, y, sharp in _NOSES[f.nose]:
        ahead = 0.53 + (x - 0.53) * (0.55 + 0.45 * scale) if x > 0.53 else x
        places.append((ahead - child * 0.3, y * (scale if y > 0 else 1), sharp))
    base = 0.43 * scale
    shut = 0.635 + (scale - 1) * 0.2
    places += [
        (0.565, base, True),
        (0.575 + lips, base + 0.08, False),
        (0.625 + lips, shut - 0.055 - part * 0.2, False),
    ]
    places += [(0.555, shut - part * 0.2, True)]
    if part > 0.02:
        places += [(0.45, shut + part * 0.4, True), (0.56, shut + part, True)]
    chin = 0.0 + f.jaw * 0.5 + skull.wider(0.88) * 0.35 - child * 0.5 + old * 0.1
    places += [(0.608 + lips, shut + 0.06 + part, False), (0.545, shut + 0.145 + part, True)]
    places += [(0.575 + chin, 0.88 + part * 0.6, False), (0.52 + chin, 0.985 + part * 0.5, False)]
    places += [(0.38, 1.02 + part * 0.3 + a.sag * 0.03, False), (0.12 - jaw * 0.5, 0.92 + a.sag * 0.05, False)]
    places += [(-0.10 - jaw * 0.4, 0.74, True), (-0.30, 0.70, False), (-0.46, 0.50, True)]
    places += [(-0.68, 0.22, False), (-0.80, -0.18, False), (-0.74, -0.60, False), (-0.44, -0.93, False)]
    out: list[tuple[float, float]] = []
    for x, y, _ in places:
        v = y + low * (1 - y) * 0.8 if y > -0.4 and x > -0.05 else y
        out.append((x, v * long if v > 0 else v))
    return spec(out, [i for i, place in enumerate(places) if place[2]])


def _at(skull: Skull, points: Points) -> Points:
    """Points in the face, slid down as a child's are."""
    low = skull.ageing.low * 0.8
    return [(x, y + low * (1 - y)) for x, y in points]


def _eye(skull: Skull) -> None:
    f, k, e = skull.face, skull.face.skin, skull.eye / 0.155
    lid, slant, up = f.feels.lids[1], f.feels.slant[1], f.feels.brows[1]
    gx, gy = f.feels.gaze
    h = 0.12 * lid * e
    front, back = (0.475, 0.03), (0.475 - 0.22 * e, 0.04)

    def lay(points: Points, ink: Ink, corners: tuple[int, ...] = ()) -> Patch | None:
        return skull.lay(spec(_at(skull, points), corners), ink, grain=0.1)

    def line(points: Points, widths: tuple[float, ...], ink: Ink | None = None) -> None:
        skull.line(spec(_at(skull, points)), widths, ink)

    if f.eyes not in ("dot", "smooth"):
        lay([(0.50, 0.02), (0.47, -0.15), (0.36, -0.14), (0.22, 0.02), (0.36, 0.04)], skull.lid, (0, 3))
    if lid < 0:
        line([back, (0.38, -0.03), front], (0.014, 0.04, 0.02))
    elif lid <= 0.12:
        line([back, (0.37, 0.10), front], (0.012, 0.038, 0.02))
    elif f.eyes == "dot":
        x, y = 0.40 + gx * 0.03, 0.0 + gy * 0.04
        lay([(x - 0.045, y), (x, y - 0.075), (x + 0.045, y), (x, y + 0.075)], k.line)
        if lid < 0.6:
            line([(x - 0.09, y - 0.03), (x + 0.08, y - 0.05)], (0.02, 0.024))
    else:
        ball = lay([front, (0.465, -h * 0.75), (0.41, -h), back, (0.37, 0.075)], k.white, (0, 3))
        if ball is not None:
            with skull.card.inside(ball):
                x, y = 0.452 + min(gx, 0) * 0.07, -0.01 + gy * 0.05
                lay([(x - 0.05 * e, y), (x, y - 0.1 * e), (x + 0.05, y), (x, y + 0.1 * e)], skull.iris)
        line([(0.485, -h * 0.6), (0.41, -h), back], (0.02, 0.044, 0.016))
        if f.eyes == "hooded":
            lay(
                [(0.50, -0.16), (0.40, -0.17), (0.22, 0.0), (0.23, 0.06), (0.33, -h * 0.5), (0.48, -h * 0.8)],
                skull.lid,
                (0, 3, 5),
            )
    b = -0.235 - up
    width = {"thin": 0.5, "bushy": 1.8, "flat": 1.35, "none": 0.0}.get(f.brow, 1.0) * 0.058 * skull.ageing.brow
    if width:
        ink = mix(shift(f.ink), shift(k.line), 0.25) if f.age < 60 else f.ink
        line(
            [(0.57, b + 0.05 - slant * 0.11), (0.46, b - 0.02), (0.34, b), (0.20, b + 0.08 + slant * 0.05)],
            (width * 0.7, width, width * 0.8, width * 0.3),
            ink,
        )
    if f.feels.bag + skull.ageing.sag > 0.5 and f.age > 12:
        line([(0.48, 0.15), (0.40, 0.19), (0.28, 0.14)], (0.006, 0.022, 0.006), skull.dark)


def _mouth(skull: Skull) -> None:
    f, k, a = skull.face, skull.face.skin, skull.ageing
    shut, part = 0.635 + (skull.snout - 1) * 0.2, f.feels.part
    low, back = f.feels.corners[1], 0.43 if f.lips in ("bow", "pinched") else 0.38
    full = max(0.25, _LIPS.get(f.lips, 0.0) * 8 + 1) * a.lips
    corner = (back, shut + part * 0.4 - low * 0.12)
    top = [
        (0.70, shut - 0.06 * full),
        (0.57, shut - 0.07 * full - part * 0.2),
        corner,
        (0.57, shut - part * 0.2),
        (0.70, shut),
    ]
    under = [
        (0.70, shut + part),
        (0.57, shut + part),
        corner,
        (0.54, shut + part + 0.075 * full),
        (0.70, shut + part + 0.1 * full),
    ]
    skull.lay(spec(_at(skull, top), (0, 2, 4)), skull.lip)
    skull.lay(spec(_at(skull, under), (0, 2, 4)), mix(shift(skull.lip), shift(k.base), 0.42))
    if part > 0.02:
        hole = [corner, (0.57, shut - part * 0.2), (0.62, shut + part * 0.4), (0.57, shut + part)]
        skull.lay(spec(_at(skull, hole), (0, 1, 3)), k.line)
        if f.feels.teeth and f.age > 1:
            teeth = [
                (0.46, shut + 0.01),
                (0.60, shut - part * 0.2),
                (0.60, shut + part * 0.12),
                (0.48, shut + part * 0.22),
            ]
            skull.lay(spec(_at(skull, teeth), (0, 1, 2, 3)), k.white)
    else:
        skull.line(spec(_at(skull, [(0.60, shut), (0.50, shut + 0.012), corner])), (0.024, 0.028, 0.012))
    nostril = [(0.635, 0.40 * skull.snout), (0.60, 0.385 * skull.snout), (0.575, 0.41 * skull.snout)]
    skull.line(spec(_at(skull, nostril)), (0.014, 0.032, 0.01))
    skull.line(
        spec(_at(skull, [(0.575, 0.29 * skull.snout), (0.535, 0.35), (0.555, 0.42 * skull.snout)])),
        (0.006, 0.02, 0.006),
        skull.dark,
    )


def _years(skull: Skull) -> None:
    a, k = skull.ageing, skull.face.skin
    if a.lines > 0.3:
        w = 0.024 * a.lines
        skull.line([(0.52, 0.36), (0.40, 0.48), (0.33, 0.68)], (0.006, w, 0.006), skull.dark)
        for y in (-0.56, -0.66):
            skull.line([(0.30, y), (0.44, y - 0.02), (0.56, y + 0.01)], (0.004, w * 0.6, 0.004), k.shade)
        for y in (0.0, 0.07):
            skull.line([(0.20, y), (0.13, y * 1.6 - 0.02)], (0.014 * a.lines, 0.004), skull.dark)
    if a.sag > 0.5:
        skull.lay(
            spec([(0.22, 0.30), (0.14, 0.46), (0.26, 0.68), (0.20, 0.48)], (0, 2)),
            mix(shift(k.base), shift(k.shade), 0.7),
        )
        skull.line([(0.30, 0.80), (0.20, 0.90), (0.06, 0.88)], (0.006, 0.024, 0.006), skull.dark)


def _ear(skull: Skull) -> None:
    k, big, low = skull.face.skin, skull.face.ears * skull.ageing.ears, skull.ageing.low * 0.6
    ear = [(-0.04, -0.12), (-0.14, -0.19), (-0.25, -0.10), (-0.23, 0.10), (-0.15, 0.28), (-0.06, 0.26), (-0.02, 0.08)]
    at = [(-0.12 + (x + 0.12) * big, y * big + low) for x, y in ear]
    skull.lay(spec(at), mix(shift(k.base), shift(k.shade), 0.35))
    inner = [(-0.08, -0.08), (-0.16, -0.12), (-0.19, -0.02), (-0.13, 0.12), (-0.10, 0.04)]
    skull.line(
        spec([(-0.12 + (x + 0.12) * big, y * big + low) for x, y in inner]),
        (0.01, 0.028, 0.02, 0.026, 0.01),
        skull.dark,
    )


def away(skull: Skull) -> Patch | None:
    """Lay a head from behind; "lost", a cheek, its lashes and the tip of the nose are seen."""
    k = skull.face.skin
    _ears_behind(skull)
    if skull.view == "lost":
        s = skull.snout
        nose = [(0.56, 0.0), (0.76, 0.26 * s), (0.80, 0.30 * s), (0.76, 0.36 * s), (0.60, 0.40 * s)]
        skull.lay(spec(nose, (2,)), k.base)
        long = skull.long
        cheek = [
            (0.30, -0.80),
            (0.60, -0.50),
            (0.645, -0.26),
            (0.60, -0.06),
            (0.69, 0.12),
            (0.70, 0.32),
            (0.60, 0.62 * long),
            (0.48, 0.86 * long),
        ]
        cheek += [(0.36, 0.93 * long), (0.1, 0.8), (0.0, 0.0)]
        patch = skull.lay(spec(cheek), k.base, "flat")
        skull.line([(0.54, -0.03), (0.66, -0.02)], (0.03, 0.012), None, "flat")
        if patch is not None:
            with skull.card.inside(patch):
                skull.lay("-.1,-1.! .34,-1.! .44,-.4 .40,.1! .46,.4 .40,.7! .5,1.1! -.1,1.1!", k.shade, "flat")
    head = [(0, -1.0), (0.38, -0.92), (0.64, -0.60), (0.70, -0.1), (0.60, 0.34), (0.42, 0.66), (0.36, 0.92)]
    head += [(-0.36, 0.92), (-0.42, 0.66), (-0.60, 0.34), (-0.70, -0.1), (-0.64, -0.60), (-0.38, -0.92)]
    if skull.view == "lost":
        head = [(x * 0.9 - 0.1, y) for x, y in head]
    wide = [(x + skull.wider(y) * (1 if x > 0 else -1) * min(1, abs(x) / 0.4), y) for x, y in head]
    face = skull.lay(spec(wide), k.base, "flat")
    if face is not None:
        with skull.card.inside(face):
            s = -skull.light
            skull.lay(
                [
                    (s * x, y)
                    for x, y in (
                        (1.0, -1.2),
                        (0.45, -0.8),
                        (0.40, -0.2),
                        (0.50, 0.2),
                        (0.26, 0.6),
                        (0.2, 1.2),
                        (1, 1.2),
                    )
                ],
                k.shade,
                "flat",
            )
            if skull.face.age > 40:
                for y in (0.62, 0.74):
                    skull.line([(-0.26, y), (0.0, y + 0.03), (0.24, y)], (0.006, 0.02, 0.006), skull.dark, "flat")
    return face


def _ears_behind(skull: Skull) -> None:
    k, big = skull.face.skin, skull.face.ears * skull.ageing.ears
    low = skull.ageing.low * 0.5
    for s in (-1, 1) if skull.view == "back" else (-1,):
        x = 0.62 + skull.wider(0.05)
        ear = ((-0.06, -0.10), (0.08, -0.17), (0.15, -0.02), (0.10, 0.2), (0.02, 0.28), (-0.08, 0.2))
        ink: Ink = k.shade if s != skull.light else mix(shift(k.base), shift(k.shade), 0.4)
        skull.lay(spec([(s * (x + u * big), v * big + low) for u, v in ear]), ink, "flat")

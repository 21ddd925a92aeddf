"""Parts of Relocation: the flamingos that carry the hamlet."""

from __future__ import annotations

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour, mix, smoothstep
from moonhare.painting.materials import leaves
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, curve

_PINKS: tuple[Colour, ...] = ((0.76, 0.13, 15), (0.8, 0.11, 25), (0.72, 0.15, 12), (0.84, 0.09, 35))


def row(c: Canvas, n: int, left: float, right: float, y: float, s: float, name: str, haze: float) -> None:
    """`n` waders in a row from `left` to `right`, none quite in step."""
    r = c.rng(f"row/{name}")
    for i in range(n):
        x = left + (right - left) * (i + 0.5 * r.random()) / (n - 1)
        _flamingo(c, x, y + r.normal(0, 4), s * r.uniform(0.94, 1.06), i, f"{name}{i}", haze, lead=i < 2)


def _flamingo(c: Canvas, x: float, y: float, s: float, i: int, name: str, haze: float, lead: bool) -> None:
    """One wader, facing left: body under the deck, two long legs in mid-step."""
    r = c.rng(f"flamingo/{name}")
    pink = mix(_PINKS[i % 4], c.palette.haze, haze)
    leg_tone = mix((0.72, 0.16, 8), c.palette.haze, haze)
    foot_y = 1092 - (1 - s) * 90
    phase = r.uniform(-1, 1)
    for k, swing in ((0, phase), (1, -phase)):
        hip = (x + 10 * s, y + 26 * s)
        lift = 26 * s * max(0.0, swing) if k == 0 else 0.0
        knee = (hip[0] + (14 - 34 * swing) * s, (y + foot_y) / 2 - 8 - lift * 0.4)
        foot = (hip[0] - (74 * swing) * s * 0.8 + 6, foot_y - lift)
        leg = Clay(c, (min(knee[0], foot[0], hip[0]) - 24, y, max(knee[0], foot[0], hip[0]) + 24, foot_y + 14), melt=1)
        leg.limb(
            [(*hip, 6.4 * s), (hip[0] * 0.7 + knee[0] * 0.3, hip[1] * 0.7 + knee[1] * 0.3, 3.6 * s), (*knee, 3.4 * s)],
            n=12,
        )
        leg.ball(knee[0], knee[1], 5.4 * s, 6.4 * s)
        leg.limb([(*knee, 3.4 * s), (*foot, 2.8 * s)], n=12)
        for toe in (-20, -12, 7):
            leg.limb(
                [(foot[0], foot[1], 2.6 * s), (foot[0] + toe * s, foot[1] + (7 if toe != -12 else 3) * s, 1.8 * s)], n=4
            )
        c.form(leg.relief(0.4), leg_tone, bias=-0.12 * k, rim=0.8, detail=0.7)
    body = Clay(c, (x - 190 * s, y - 150 * s, x + 80 * s, y + 170 * s), melt=5 * s)
    body.limb(
        [
            (x + 44 * s, y + 4 * s, 9 * s),
            (x + 20 * s, y, 25 * s),
            (x - 8 * s, y + 2 * s, 27 * s),
            (x - 30 * s, y - 2 * s, 17 * s),
        ]
    )
    neck: list[tuple[float, float, float]]
    if lead:
        sway = r.uniform(-8, 8)
        neck = [
            (-34, -4, 10),
            (-58, 4, 8),
            (-70 + sway, -22, 7),
            (-58 + sway, -56, 6.4),
            (-62 + sway, -84, 6.6),
            (-80 + sway, -92, 8.6),
        ]
    else:
        drop, reach = r.uniform(-16, 46), r.uniform(-6, 12)
        neck = [
            (-32, -4, 10),
            (-52, 10, 8),
            (-58, 34 + drop * 0.3, 7),
            (-48 - reach, 58 + drop * 0.7, 6.4),
            (-56 - reach, 78 + drop, 6.6),
            (-70 - reach, 76 + drop, 8.6),
        ]
    body.limb([(x + p[0] * s, y + p[1] * s, p[2] * s) for p in neck], n=30)
    relief = body.relief(0.5)
    c.form(relief, pink, rim=0.9, shadow=14 * s, detail=0.7)
    at = relief.mask.where
    plumage = relief.within(relief.mask * smoothstep(x - 34 * s, x - 20 * s, c.x[at]))
    leaves(
        c,
        plumage,
        pink,
        0.3,
        seed=f"plume/{name}",
        length=(10 * s, 18 * s),
        spacing=5.5,
        sprite="feather",
        spread=0.2,
        order="up",
        clump=0.05,
        vary=0.05,
        spill=3.0,
        detail=0.7,
    )
    hx, hy = x + neck[-1][0] * s, y + neck[-1][1] * s

    def bill(pen: Pen) -> None:
        pen.fill(
            curve(
                [
                    (hx - 4 * s, hy - 7 * s, CORNER),
                    (hx - 18 * s, hy - 5 * s),
                    (hx - 24 * s, hy + 12 * s, CORNER),
                    (hx - 14 * s, hy + 6 * s),
                    (hx - 4 * s, hy + 6 * s, CORNER),
                ]
            ),
            mix((0.92, 0.04, 60), c.palette.haze, haze),
        )
        pen.fill(
            curve(
                [
                    (hx - 17 * s, hy - 2 * s, CORNER),
                    (hx - 21 * s, hy + 1 * s),
                    (hx - 24 * s, hy + 13 * s, CORNER),
                    (hx - 15 * s, hy + 7 * s),
                ]
            ),
            mix((0.2, 0.04, 320), c.palette.haze, haze),
        )
        pen.dot(hx - 1 * s, hy - 3 * s, 2.0 * s, mix((0.95, 0.1, 90), c.palette.haze, haze))
        pen.dot(hx - 1.2 * s, hy - 3 * s, 1.1 * s, (0.15, 0.03, 320))

    c.draw(bill, relief=2 * s, detail=0.9)

"""Parts of Night Rounds: the other leg, lifted, its toes over the quilt's hem: a careful pinch."""

from __future__ import annotations

from art.painting.canvas import Canvas
from art.painting.colour import Colour, mix, smoothstep
from art.painting.marks import sweep
from art.painting.mask import Mask
from art.painting.shapes import Points, limb

from .body import BROWN, paw
from .ink import CAST, INK, PALE, tract


def _leg(x: float, y: float, chance: float) -> tuple[Colour, Colour]:
    light = min(1.0, max(0.25, 1.15 - (y - 700) / 190))
    vane = mix(mix((0.34, 0.075, 285), (0.8, 0.075, 76), light), BROWN, 0.2 * chance)
    vane = mix(vane, PALE, max(0.0, light - 0.7) * 0.6)
    return vane, mix(vane, BROWN, 0.7)


def lifting(c: Canvas) -> None:
    """Paint the thigh from under the breast, the shank, and four toes on the hem."""
    leg = c.mask(limb([(570, 800, 84), (490, 780, 54), (436, 762, 36), (404, 770, 30)], 60), wobble=2)
    soft = c.full(smoothstep(600, 480, c.x - 0.25 * (c.y - 780)))
    c.multiply(leg.blur(16).move(2, 24) & soft, INK, 0.55)
    with c.group() as g:
        _feathers(c, leg)
    c.paste(g, clip=soft)
    _toes(c)


def _feathers(c: Canvas, leg: Mask) -> None:
    """The thigh's and the shank's feathers, dark below."""
    c.fill(leg, (0.5, 0.07, 66), detail=0.6)
    ways: tuple[Points, ...] = (
        ((560, 730), (490, 728), (440, 730), (388, 752)),
        ((580, 780), (500, 766), (440, 756), (388, 766)),
        ((580, 830), (510, 804), (450, 776), (394, 780)),
        ((560, 890), (510, 846), (456, 800), (404, 798)),
    )
    tract(c, ways, (15, 9), (44, 22), _leg, seed="lift", clip=leg.grow(4), streak=0.25)
    leg = leg.grow(6)
    sweep(c, leg, ((600, 860, 40), (530, 870, 30), (470, 826, 18), (424, 804, 10)), 16, CAST, 0.75)
    sweep(c, leg, ((600, 888, 12), (520, 850, 12), (460, 812, 7)), 8, INK, 0.75)


def _toes(c: Canvas) -> None:
    """Three toes, one reaching far along the hem."""
    for k, toe in enumerate(
        (
            ((424, 772, 20), (440, 796, 19), (446, 818, 16), (446, 830, 11)),
            ((394, 768, 20), (364, 784, 18), (342, 802, 15), (334, 812, 11)),
            ((408, 770, 24), (398, 798, 21), (390, 822, 17), (386, 836, 12)),
        )
    ):
        paw(c, toe, f"lift{k}", 0.95 - 0.1 * k)

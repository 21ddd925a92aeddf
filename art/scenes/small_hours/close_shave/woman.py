"""Parts of Close Shave: the carpenter's bent back in faded blue, apron, plait, one arm reaching, one on the plane."""

from __future__ import annotations

from typing import Final

from art.painting.canvas import Canvas
from art.painting.colour import mix
from art.painting.marks import crease, sweep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, oval, place, sample, union

from . import grown
from .brush import BLUE, BLUE_DEEP, BLUE_PALE, CREAM, GREY, GREY_DEEP, LINEN_DEEP, RED, SHADE, SKIN, SKIN_PALE

_TRUNK: Final[Points] = (
    *((524, 590, CORNER), (560, 530), (600, 440), (640, 366), (690, 352), (738, 392), (768, 476), (782, 590)),
    *((784, 740), (776, 940, CORNER), (548, 940, CORNER), (550, 860), (553, 790), (549, 720), (538, 650)),
)
_BIB: Final[Points] = (
    *((520, 600, CORNER), (536, 660), (546, 720), (550, 790), (546, 860), (544, 940, CORNER), (690, 940, CORNER)),
    *((680, 860), (660, 800), (626, 770), (606, 710), (586, 630, CORNER)),
)
_DIM: Final = (0.69, 0.075, 50)


def trunk(c: Canvas) -> None:
    """The bent trunk as one mass, the apron before it, its band over the shoulder."""
    m = c.mask(curve(_TRUNK), wobble=1.2)
    c.fill(m, BLUE, detail=0.5, mottle=0.03)
    sweep(c, m, ((680, 372, 12), (736, 430, 18), (766, 540, 20), (772, 800, 14)), 18, BLUE_PALE, 0.7, pale=True)
    sweep(c, m, ((570, 590, 18), (550, 660, 26), (560, 740, 30)), 22, BLUE_DEEP, 0.5)
    sweep(c, m, ((500, 930, 30), (640, 910, 40), (760, 930, 30)), 26, BLUE_DEEP, 0.55)
    bib = c.mask(curve(_BIB), wobble=1) & m
    c.multiply(bib.blur(6).move(5, 6) & m, BLUE_DEEP, 0.5)
    c.fill(bib, mix(CREAM, LINEN_DEEP, 0.28), detail=0.55)
    c.multiply(bib.edge(-8, 0, 5), LINEN_DEEP, 0.8)
    sweep(c, bib, ((540, 640, 8), (550, 800, 10), (548, 930, 14)), 12, LINEN_DEEP, 0.5)
    sweep(c, bib, ((560, 930, 30), (640, 900, 26)), 20, LINEN_DEEP, 0.5)
    band = c.mask(limb([(536, 626, 12), (590, 556, 13), (640, 470, 13), (664, 380, 12)], 30)) & m
    c.multiply(band.blur(4).move(4, 5) & m, BLUE_DEEP, 0.5)
    c.fill(band, CREAM, detail=0.55)
    tie = c.mask(limb([(600, 776, 9), (690, 800, 9), (790, 800, 9)], 30)) & m
    c.multiply(tie.blur(4).move(2, 6) & m, BLUE_DEEP, 0.5)
    c.fill(tie, CREAM, detail=0.55)

    def folds(pen: Pen) -> None:
        crease(pen, ((562, 650), (576, 720), (578, 790)), 2.4, LINEN_DEEP, 0.9)
        crease(pen, ((590, 800), (584, 860), (590, 930)), 3, LINEN_DEEP, 0.9)
        crease(pen, ((700, 820), (716, 860), (712, 930)), 3.4, BLUE_DEEP, 0.8)
        crease(pen, ((740, 820), (748, 860), (746, 930)), 3, BLUE_DEEP, 0.7)
        crease(pen, ((700, 786), (726, 740), (768, 720)), 3, BLUE_DEEP, 0.6)

    c.draw(folds, clip=m, detail=0.5, soft=0.8)


def collar(c: Canvas) -> None:
    """A soft collar about the neck, over the jaw's shadow."""
    m = c.mask(curve([(512, 606, CORNER), (504, 572), (546, 548), (604, 486), (632, 400), (640, 350), (670, 352),
                      (676, 420), (650, 508), (600, 572), (548, 620)]), wobble=1)  # fmt: skip
    c.multiply(m.blur(6).move(3, 8) & c.mask(curve(_TRUNK)), BLUE_DEEP, 0.6)
    c.fill(m, BLUE, detail=0.6)
    c.glaze(m.edge(-4, -5, 3), BLUE_PALE, 0.8)
    c.multiply(m.edge(6, 7, 6), BLUE_DEEP, 0.4)


def plait(c: Canvas) -> None:
    """The plait from the nape down her back: lobe over lobe, tied at its end."""
    spine: Points = ((630, 322, 33), (680, 352, 34), (722, 414, 32), (742, 494, 29), (742, 574, 25), (732, 640, 18))
    whole = c.mask(limb(spine, 40), wobble=1)
    c.multiply(whole.blur(8).move(-10, 10) & c.mask(curve(_TRUNK)), BLUE_DEEP, 0.65)
    s = sample(spine, 12)

    def lobe(k: int) -> Mask:
        x, y, r = (float(v) for v in s[k])
        dx, dy = (float(v) for v in s[min(k + 1, 11)][:2] - s[max(k - 1, 0)][:2])
        q = (dx * dx + dy * dy) ** 0.5
        tx, ty = dx / q, dy / q
        w = 1 if k % 2 else -1
        nx, ny = -ty * w, tx * w
        a = (x + nx * r * 0.75 - tx * r * 0.8, y + ny * r * 0.75 - ty * r * 0.8, r * 0.42)
        b = (x + nx * r * 0.5, y + ny * r * 0.5, r * 0.62)
        d = (x - nx * r * 0.4 + tx * r * 0.9, y - ny * r * 0.4 + ty * r * 0.9, r * 0.36)
        return c.mask(limb([a, b, d], 20), wobble=0.6)

    for k in range(12):
        m = lobe(k)
        c.multiply(m.blur(3).move(0, 4), GREY_DEEP, 0.5)
        c.fill(m, mix(GREY, (0.93, 0.008, 90), 0.25 * (k % 2)), detail=0.65)
        c.multiply(m.edge(5, 6, 5), GREY_DEEP, 0.5)
        c.glaze(m.edge(-5, -4, 4), (0.95, 0.008, 90), 0.6)
    tuft = c.mask(curve([(722, 640, CORNER), (742, 640, CORNER), (748, 670), (736, 710, CORNER), (720, 670)]))
    c.fill(tuft, GREY, detail=0.65)
    c.fill(c.mask(limb([(718, 646, 6.5), (744, 648, 6.5)], 10)), RED, detail=0.7)


def far_arm(c: Canvas) -> None:
    """The far arm from its shoulder on: upper arm and elbow in a rolled sleeve, bare forearm, open hand."""
    upper: Points = ((560, 584, 50), (530, 640, 49), (516, 700, 45), (520, 752, 40), (524, 776, 35))
    arm = c.mask(limb([(526, 770, 32), (500, 760, 28), (474, 756, 22), (452, 757, 20)], 30))
    c.fill(arm, mix(SKIN, _DIM, 0.5), detail=0.7)
    sweep(c, arm, ((524, 800, 10), (488, 784, 8), (458, 778, 6)), 8, SHADE, 0.6)
    _palm(c, arm)
    sleeve = c.mask(limb(upper, 40), wobble=1)
    c.fill(sleeve, mix(BLUE, BLUE_DEEP, 0.25), detail=0.6)
    sweep(c, sleeve, ((486, 620, 8), (474, 690, 10), (482, 740, 8)), 11, BLUE_PALE, 0.6, pale=True)
    sweep(c, sleeve, ((570, 640, 14), (556, 720, 16), (548, 790, 14)), 13, BLUE_DEEP, 0.55)
    sweep(c, sleeve, ((512, 600, 10), (560, 610, 16)), 12, BLUE_DEEP, 0.5)

    def folds(pen: Pen) -> None:
        crease(pen, ((552, 752), (526, 744), (500, 724)), 3, BLUE_DEEP, 0.75)
        crease(pen, ((550, 736), (530, 722), (512, 700)), 2.6, BLUE_DEEP, 0.55)
        crease(pen, ((480, 670), (502, 680), (526, 676)), 2.6, BLUE_DEEP, 0.45)

    c.draw(folds, clip=sleeve, detail=0.55, soft=0.8)
    cuff = c.mask(limb([(486, 784, 13), (500, 756, 15), (520, 730, 13)], 20), wobble=0.8)
    c.multiply(cuff.blur(4).move(-6, 2) & arm, SHADE, 0.8)
    c.fill(cuff, mix(BLUE, BLUE_DEEP, 0.15), detail=0.6)
    c.glaze(cuff.edge(-5, -2, 3), BLUE_PALE, 0.75)
    c.multiply(cuff.edge(6, 3, 4), BLUE_DEEP, 0.5)


def _palm(c: Canvas, wrist: Mask) -> None:
    """The open hand, palm up: thumb on the far side, fingers side by side, for the trunk's tip to lie in."""
    thumb = c.mask(grown.limb(((430, 768, 11), (416, 753, 11), (403, 742, 9.5), (395, 733, 7.5)), 24))
    c.fill(thumb, SKIN, detail=0.85)
    c.multiply(thumb.edge(3, 5, 4), SHADE, 0.5)
    c.glaze(thumb.edge(-2, -4, 3), SKIN_PALE, 0.6)
    hand = c.mask(
        grown.curve([(446, 768), (430, 764), (414, 768), (395, 774), (376, 776), (366, 784), (370, 796), (386, 803),
                     (407, 806), (426, 802), (446, 796)])
    )  # fmt: skip
    c.fill(hand, SKIN, detail=0.85)
    for spine in (((405, 780, 10), (384, 784, 9.5), (371, 783, 8)), ((405, 793, 12), (388, 797, 11), (372, 794, 9))):
        m = c.mask(grown.limb(spine, 16))
        c.multiply(m.blur(3).move(0, 2) & hand, SHADE, 0.5)
        c.fill(m, SKIN, detail=0.85)
        c.multiply(m.edge(2, 5, 4), SHADE, 0.45)
    joined = c.mask(grown.curve([(466, 770), (444, 768), (428, 762), (412, 770), (397, 780), (397, 800), (415, 805),
                                 (430, 800), (446, 796), (466, 800)]), soft=4)  # fmt: skip
    c.fill(joined & (hand | wrist), SKIN, detail=0.85)
    grown.sweep(c, hand | wrist, ((470, 806, 6), (444, 798, 5), (415, 807, 6), (383, 805, 5)), 6, SHADE, 0.5)
    grown.sweep(c, hand, ((370, 788, 6), (391, 781, 7), (420, 786, 7)), 6, SHADE, 0.5)

    def work(pen: Pen) -> None:
        pen.fill(grown.oval(396, 735, 3.4, 4.8, -40), SKIN_PALE, 0.8)
        crease(pen, grown.grown([(436, 768), (430, 772), (427, 780)]), 1.2, (0.55, 0.09, 42), 0.5)

    c.draw(work, detail=0.9, soft=0.2)


def near_arm(c: Canvas) -> None:
    """The near arm: broad shoulder, sleeve rolled over the elbow, the hand about the plane's knob."""
    sleeve = c.mask(limb([(650, 540, 76), (672, 620, 70), (692, 690, 58), (696, 724, 50)], 40), wobble=1)
    fade = c.full(((c.y - 470 - 0.35 * (c.x - 640)) / 130).clip(0, 1))
    body = c.mask(curve(_TRUNK))
    c.multiply(sleeve.blur(12).move(-12, 12) & body & fade, BLUE_DEEP, 0.6)
    fore = c.mask(limb([(700, 724, 42), (702, 764, 36), (700, 796, 30), (696, 816, 28)], 30))
    c.multiply(fore.blur(8).move(-8, 10) & body, BLUE_DEEP, 0.5)
    c.fill(fore, SKIN, detail=0.75)
    sweep(c, fore, ((738, 750, 10), (734, 800, 10), (724, 830, 8)), 10, SHADE, 0.65)
    sweep(c, fore, ((672, 760, 8), (676, 796, 8), (672, 820, 6)), 8, SKIN_PALE, 0.7, pale=True)
    c.fill(sleeve & fade, BLUE, detail=0.55)
    sweep(c, sleeve & fade, ((704, 560, 10), (730, 640, 14), (740, 720, 12)), 14, BLUE_DEEP, 0.45)
    sweep(c, sleeve & fade, ((600, 540, 10), (626, 620, 14), (650, 700, 12)), 14, BLUE_PALE, 0.75, pale=True)
    cuff = c.mask(limb([(648, 722, 17), (698, 742, 19), (744, 736, 16)], 24), wobble=0.8)
    c.multiply(cuff.blur(4).move(0, 7) & fore, SHADE, 0.8)
    c.fill(cuff, BLUE, detail=0.6)
    c.glaze(cuff.edge(-2, -6, 4), BLUE_PALE, 0.8)
    c.multiply(cuff.edge(2, 7, 5), BLUE_DEEP, 0.5)

    def folds(pen: Pen) -> None:
        crease(pen, ((644, 684), (668, 696), (694, 690)), 3, BLUE_DEEP, 0.7)
        crease(pen, ((704, 674), (726, 690), (746, 684)), 3, BLUE_DEEP, 0.7)

    c.draw(folds, detail=0.55, soft=0.8)

    def dust(pen: Pen) -> None:
        r = c.rng("dust/sleeve")
        for _ in range(16):
            pen.dot(float(r.normal(660, 26)), float(r.normal(640, 40)), float(r.uniform(1.0, 2.2)), CREAM, 0.8)

    c.draw(dust, clip=sleeve & fade, detail=0.85, soft=0.2)
    _hand(c)


def _up(points: Points) -> list[tuple[float, ...]]:
    """Return the hand's points a little higher, so that one sees what it grips."""
    return place(points, 0, -16)


def _hand(c: Canvas) -> None:
    """The hand grips the knob: thumb about its left side, four fingers bent over it, their tips tucked under."""
    thumb: Points = _up(((646, 818, 16), (624, 832, 14), (615, 850, 12.5), (622, 868, 10.5)))
    fingers: tuple[Points, ...] = (
        _up(((708, 834, 13), (713, 854, 12.5), (707, 870, 10))),
        _up(((686, 840, 14), (690, 864, 14), (684, 882, 11))),
        _up(((664, 840, 14), (664, 866, 14.5), (660, 885, 11.5))),
        _up(((644, 834, 13.5), (639, 860, 14), (640, 878, 11))),
    )
    back = c.mask(
        curve(_up([(722, 796), (696, 790), (668, 794), (644, 806), (630, 824), (632, 842), (652, 850), (684, 854),
                   (712, 848), (726, 828)]))
    )  # fmt: skip
    whole = c.mask(union(limb(thumb, 20), *(limb(f, 20) for f in fingers)))
    c.multiply((back | whole).blur(5).move(-4, 8), SHADE, 0.6)
    m = c.mask(limb(thumb, 24))
    c.fill(m, SKIN, detail=0.85)
    c.multiply(m.edge(5, 4, 4), SHADE, 0.55)
    c.glaze(m.edge(-4, -2, 3), SKIN_PALE, 0.55)
    for f in fingers:
        m = c.mask(limb(f, 24))
        c.multiply(m.blur(3).move(3, 2) & (whole | back), (0.68, 0.09, 40), 0.75)
        c.fill(m, SKIN, detail=0.85)
        x, y, r = f[1]
        u, v, q = f[2]
        c.multiply(c.mask(limb([(0.5 * (x + u), 0.5 * (y + v) + 3, r), (u, v + 4, q)], 12), soft=3) & m, SHADE, 0.75)
        c.glaze(c.mask(oval(x - 3, y - 3, 0.6 * r, 0.5 * r), soft=3) & m, SKIN_PALE, 0.7)
    fade = c.mask(curve(_up([(722, 796), (696, 790), (668, 794), (644, 806), (636, 824), (652, 836), (684, 840),
                             (712, 834), (722, 820)])), soft=4)  # fmt: skip
    c.fill(back & fade, SKIN, detail=0.85)
    sweep(c, back & fade, _up(((652, 822, 5), (664, 808, 7), (690, 802, 6))), 7, SKIN_PALE, 0.65, pale=True)

    def work(pen: Pen) -> None:
        for x, y in _up(((641, 842), (663, 846), (687, 845), (709, 839))):
            crease(pen, ((x - 6, y - 3), (x, y - 6), (x + 6, y - 3)), 1.3, (0.55, 0.09, 42), 0.4)
        for x, y in _up(((639, 862), (664, 869), (690, 866), (713, 856))):
            crease(pen, ((x - 7, y + 1), (x, y + 3), (x + 7, y)), 1.2, (0.55, 0.09, 42), 0.55)
        pen.fill(oval(618, 844, 4.6, 6.2, -24), SKIN_PALE, 0.8)

    c.draw(work, detail=0.85, soft=0.3)

"""Parts of I Didn't Touch Anything: the dark grass at the card's foot, before the brush."""

from __future__ import annotations

from art.painting.canvas import Canvas
from art.painting.colour import Colour, mix, smoothstep
from art.painting.pen import Pen
from art.painting.shapes import Points, limb


def grass(c: Canvas) -> None:
    """Blades in front, dark, some with sun in their tips."""
    c.multiply(c.full(smoothstep(1120, 1215, c.y)), (0.4, 0.07, 150), 0.55)
    r = c.rng("grass")

    def work(pen: Pen) -> None:
        for k in range(210):
            x = float(r.uniform(-20, 820))
            tall = float(r.uniform(30, 84)) * (1.3 if x < 200 else 0.8 + 0.3 * abs(x - 480) / 320)
            lean = float(r.normal(0, 16)) + (236 - x) * 0.03
            tone: Colour = mix((0.22, 0.05, 160), (0.46, 0.1, 130), float(r.random()) ** 1.6)
            if k % 9 == 0 and x < 330:
                tone = (0.78, 0.13, 108)
            spine: Points = [(x, 1216, 4), (x + 0.3 * lean, 1210 - 0.6 * tall, 3), (x + lean, 1206 - tall, 0.4)]
            pen.fill(limb(spine, 12), tone)

    c.draw(work, detail=0.5, soft=0.4)

"""Canvas: the card being painted; silhouettes become masks, masks become colour, light and air.

Everything is said in card units (800 wide, 1200 high); `scale` decides how many pixels a unit has.
The canvas knows nothing of any scene or motif.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

import cv2
import numpy as np
import skia

from .colour import Array, Colour, Stops, pick, ramp, rgb, smoothstep, tones
from .layer import Layer
from .light import Lamp, Light
from .mask import Box, Mask, blur
from .noise import Noise
from .palettes import PALETTES, Palette
from .pen import Pen
from .relief import Relief, cast, inflate, lamplight, lit, shade
from .shapes import Path

WIDTH, HEIGHT = 800, 1200


class Canvas:
    """One card in work."""

    def __init__(self, card: str, palette: str, scale: float = 1.5, light: Light | None = None) -> None:
        """Prepare an empty card; `palette` names one of `PALETTES`."""
        self.card = card
        self.scale = scale
        self.w, self.h = round(WIDTH * scale), round(HEIGHT * scale)
        self.palette: Palette = PALETTES[palette]
        self.light = light or Light(key=self.palette.key, shade=self.palette.shade, rim_colour=self.palette.key)
        self.lamps: list[Lamp] = []
        y, x = np.mgrid[0 : self.h, 0 : self.w].astype(np.float32)
        self.x: Array = (x + 0.5) / scale
        self.y: Array = (y + 0.5) / scale
        self.noise = Noise(card, self.w, self.h, scale)
        self.layer = Layer(self.w, self.h, cover=1.0)
        self.grain_angle: Array | None = None
        self.brushed: Array | None = None

    # Masks

    @property
    def box(self) -> Box:
        """The whole card's box."""
        return (0, 0, self.w, self.h)

    def rng(self, name: str) -> np.random.Generator:
        """Return a generator of its own for a named element: adding an element never changes another."""
        return self.noise.rng(name)

    def field(
        self, name: str, cell: float, octaves: int = 4, stretch: tuple[float, float] = (1, 1), gain: float = 0.5
    ) -> Array:
        """Return fractal noise about 0.5, within 0–1, on the whole card; see `Noise.field`."""
        return self.noise.field(name, cell, octaves, stretch, gain)

    def full(self, values: Array | float = 1.0) -> Mask:
        """Return a mask over the whole card from an array (or a number) 0–1."""
        a = np.broadcast_to(np.asarray(values, np.float32), (self.h, self.w))
        return Mask(np.clip(a, 0, 1), self.box, (self.w, self.h), self.scale)

    def mask(self, *paths: Path, soft: float = 0.0, wobble: float = 0.0, cell: float = 14.0) -> Mask:
        """Return the silhouette of paths, blurred by `soft`, its edge roughened by `wobble` units."""
        bounds = [p.getBounds() for p in paths]
        pad = 3 / self.scale + wobble + 3 * soft
        x0 = max(0, int((min(b.left() for b in bounds) - pad) * self.scale))
        y0 = max(0, int((min(b.top() for b in bounds) - pad) * self.scale))
        x1 = min(self.w, int((max(b.right() for b in bounds) + pad) * self.scale) + 1)
        y1 = min(self.h, int((max(b.bottom() for b in bounds) + pad) * self.scale) + 1)
        x1, y1 = max(x1, x0), max(y1, y0)
        frame = (self.w, self.h)
        if x1 == x0 or y1 == y0:
            return Mask(np.zeros((y1 - y0, x1 - x0), np.float32), (x0, y0, x1, y1), frame, self.scale)
        pixels = np.zeros((y1 - y0, x1 - x0), np.uint8)
        info = skia.ImageInfo.MakeA8(x1 - x0, y1 - y0)
        pen = skia.Surface.MakeRasterDirect(info, pixels, x1 - x0).getCanvas()
        pen.translate(-x0, -y0)
        pen.scale(self.scale, self.scale)
        for path in paths:
            pen.drawPath(path, skia.Paint(AntiAlias=True))
        a: Array = pixels.astype(np.float32) / 255
        out = Mask(a, (x0, y0, x1, y1), frame, self.scale)
        if wobble:
            out = self.wobble(out, wobble, cell)
        if soft:
            out = Mask(blur(out.a, soft * self.scale), out.box, frame, self.scale)
        return out

    def wobble(self, mask: Mask, amount: float, cell: float = 14.0) -> Mask:
        """Return the mask with its edge moved about by up to `amount` units."""
        if mask.empty:
            return mask
        at = mask.where
        h, w = mask.a.shape
        y, x = np.mgrid[0:h, 0:w].astype(np.float32)
        dx = (self.field("wobble-x", cell, 3)[at] - 0.5) * 2 * amount * self.scale
        dy = (self.field("wobble-y", cell, 3)[at] - 0.5) * 2 * amount * self.scale
        bent = cv2.remap(mask.a, x + dx, y + dy, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
        return Mask(np.asarray(bent, np.float32), mask.box, mask.frame, mask.scale)

    # Colour

    def tones(self, colour: Colour, depth: float = 0.6) -> Array:
        """Return the ramp of a local colour under this card's lights."""
        return tones(colour, self.light.key, self.light.shade, depth)

    def wash(self, stops: Stops, warp: float = 25.0, turn: float = 0.0, mask: Mask | None = None) -> None:
        """Fill with a gradient from top (0) to bottom (1), turned by degrees, its bands bent by `warp` units."""
        a = math.radians(turn)
        y = (self.y - HEIGHT / 2) * math.cos(a) + (self.x - WIDTH / 2) * math.sin(a) + HEIGHT / 2
        if warp:
            y = y + (self.field("wash", 220, 4, (2, 1)) - 0.5) * 2 * warp
        colours = pick(ramp(stops), y / HEIGHT)
        m = mask or self.full()
        self.layer.over(m, colours[m.where], detail=0.0)

    def fill(
        self, mask: Mask, colour: Colour | Array, alpha: float = 1.0, detail: float | None = 0.4, mottle: float = 0.0
    ) -> None:
        """Lay a colour, or colours of the mask's box or the card, without shading."""
        values = rgb(colour) if not isinstance(colour, np.ndarray) else np.asarray(colour, np.float32)
        if values.ndim == 3 and values.shape[:2] != mask.a.shape:
            values = values[mask.where]
        if mottle:
            n = self.field("mottle", 60, 5)[mask.where] - 0.5
            values = np.clip(values * (1 + mottle * 2 * n[..., None]), 0, 1)
        self.layer.over(mask, values, alpha, detail)

    def multiply(self, mask: Mask | Array, colour: Colour, share: float = 1.0) -> None:
        """Darken by a colour: shadows, glazes."""
        m = mask if isinstance(mask, Mask) else self.full(mask)
        self.layer.multiply(m, rgb(colour), share)

    def screen(self, mask: Mask | Array, colour: Colour, share: float = 1.0) -> None:
        """Lighten by a colour: light in air, shine."""
        m = mask if isinstance(mask, Mask) else self.full(mask)
        self.layer.screen(m, rgb(colour), share)

    def glaze(self, mask: Mask | Array, colour: Colour, share: float = 1.0) -> None:
        """Mix a colour in: fog, blush, dust."""
        m = mask if isinstance(mask, Mask) else self.full(mask)
        self.layer.glaze(m, rgb(colour), share)

    # Form

    def relief(self, mask: Mask, thickness: float | None = None, smooth: float = 1.5) -> Relief:
        """Blow a silhouette up into a relief; `thickness` bounds it, `smooth` softens its creases (units)."""
        return Relief(mask, blur(inflate(mask, thickness), smooth * self.scale))

    def form(
        self,
        what: Mask | Relief,
        colour: Colour | Array,
        *,
        thickness: float | None = None,
        bump: Array | None = None,
        gain: float = 1.0,
        bias: float = 0.0,
        mottle: float = 0.07,
        grain: float = 26.0,
        rim: float = 0.35,
        gloss: float = 0.0,
        gloss_sharpness: float = 28.0,
        depth: float = 0.6,
        haze: float = 0.0,
        shadow: float = 0.0,
        detail: float = 0.45,
        alpha: float = 1.0,
    ) -> Relief:
        """Paint a silhouette as a lit, rounded, mottled form; returns its relief for fur and markings.

        `colour` is the local colour, or a ramp from `ramp`/`tones`; `bump` a finer height map (units) of the
        box or card; `bias` lightens; `shadow` (units) casts the relief's shadow upon itself; `haze` fades it.
        """
        relief = what if isinstance(what, Relief) else self.relief(what, thickness)
        if relief.mask.empty:
            return relief
        body = relief if bump is None else relief.bumped(bump)
        at = body.mask.where
        t = lit(body, self.light, gain) + bias
        if mottle:
            t = t + (self.field("mottle", grain, 4)[at] - 0.5) * 2 * mottle
            t = t + (self.field("mottle-wide", 140, 3)[at] - 0.5) * mottle
        if shadow:
            t = t - 0.34 * cast(body, self.light, shadow)
        is_ramp = isinstance(colour, np.ndarray) and colour.ndim == 2 and len(colour) > 4
        table = np.asarray(colour, np.float32) if is_ramp else self.tones(colour, depth)
        colours = shade(body, table, self.light, t=t, rim=rim, gloss=gloss, gloss_sharpness=gloss_sharpness)
        if self.lamps:
            base = pick(table, np.full_like(t, 0.66))
            colours = np.clip(colours + lamplight(body, self.lamps, base, self.x[at], self.y[at]), 0, 1)
        if haze:
            colours = colours + (rgb(self.palette.haze) - colours) * haze
        self.layer.over(body.mask, colours, alpha, detail)
        return relief

    def shadow(
        self, mask: Mask, dx: float, dy: float, soft: float = 10.0, share: float = 0.5, colour: Colour | None = None
    ) -> None:
        """Darken below a silhouette moved by (dx, dy): call it before painting what casts it."""
        tint = self.palette.deep if colour is None else colour
        self.multiply(mask.blur(soft).move(dx, dy), tint, share)

    def occlude(self, mask: Mask, by: Mask, soft: float = 8.0, share: float = 0.6) -> None:
        """Darken `mask` where `by` touches or overlaps it: contact shadow between two parts."""
        self.multiply(by.blur(soft) & mask, self.palette.deep, share)

    # Air

    def glow(self, x: float, y: float, r: float, colour: Colour, power: float = 0.8, flat: float = 1.0) -> None:
        """Screen a soft glow; `flat` squeezes it vertically."""
        s, q = self.scale, r * 3.2
        box = (
            max(0, int((x - q) * s)),
            max(0, int((y - q * flat) * s)),
            min(self.w, int((x + q) * s) + 1),
            min(self.h, int((y + q * flat) * s) + 1),
        )
        if box[2] <= box[0] or box[3] <= box[1]:
            return
        at = (slice(box[1], box[3]), slice(box[0], box[2]))
        d = np.sqrt((self.x[at] - x) ** 2 + ((self.y[at] - y) / flat) ** 2) / r
        a = (0.65 * np.exp(-2 * d * d) + 0.35 * np.exp(-1.6 * d)) * smoothstep(3.2, 2.0, d) * power
        self.layer.screen(Mask(a.astype(np.float32), box, (self.w, self.h), s), rgb(colour))

    def lamp(self, lamp: Lamp, halo: float = 0.5) -> None:
        """Add a lamp that later forms catch, with a halo in the air now."""
        self.lamps.append(lamp)
        if halo:
            self.glow(lamp.x, lamp.y, lamp.reach * 0.7, lamp.colour, halo)

    def emit(self, mask: Mask, power: float = 1.0) -> None:
        """Mark what shines by itself, so that the finish lets it bloom."""
        at = mask.where
        self.layer.emission[at] = np.maximum(self.layer.emission[at], mask.a * power)

    def fog(
        self, top: float, bottom: float, colour: Colour | None = None, share: float = 0.6, cell: float = 150.0
    ) -> None:
        """Lay a band of drifting fog between two heights, thickest in the middle."""
        middle, half = (top + bottom) / 2, (bottom - top) / 2
        band = smoothstep(1, 0, np.abs(self.y - middle) / half)
        drift = 0.45 + 0.9 * self.field(f"fog/{top:.0f}", cell, 5, (3.0, 1.0))
        self.glaze(np.clip(band * drift, 0, 1) * share, self.palette.haze if colour is None else colour)

    def rays(
        self,
        x: float,
        y: float,
        angles: Sequence[float],
        length: float,
        width: float = 40.0,
        colour: Colour | None = None,
        share: float = 0.4,
        soft: float = 14.0,
    ) -> None:
        """Screen shafts of light from a point; angles in degrees (0 right, 90 down), `width` at the far end."""
        pen_paths = []
        for angle in angles:
            a = math.radians(angle)
            ex, ey = x + math.cos(a) * length, y + math.sin(a) * length
            nx, ny = -math.sin(a), math.cos(a)
            b = skia.PathBuilder()
            b.moveTo(x - nx * width * 0.12, y - ny * width * 0.12)
            b.lineTo(ex - nx * width / 2, ey - ny * width / 2)
            b.lineTo(ex + nx * width / 2, ey + ny * width / 2)
            b.lineTo(x + nx * width * 0.12, y + ny * width * 0.12)
            b.close()
            pen_paths.append(b.detach())
        d = np.hypot(self.x - x, self.y - y) / length
        beams = self.full(0)
        for path in pen_paths:
            beams = beams | self.mask(path, soft=soft)
        fade = np.clip(1 - d, 0, 1) ** 1.3 * (0.7 + 0.6 * self.field("rays", 60, 3))
        self.screen(beams * fade, self.palette.key if colour is None else colour, share)

    # Pen work and groups

    def draw(
        self,
        work: Callable[[Pen], None],
        *,
        relief: float = 0.0,
        alpha: float = 1.0,
        detail: float = 0.9,
        emission: float = 0.0,
        soft: float = 0.0,
        texture: float = 0.08,
        clip: Mask | None = None,
    ) -> Mask:
        """Draw with a pen; `relief` (units) then lights the drawn silhouette as a form. Returns what was covered."""
        pixels = np.zeros((self.h, self.w, 4), np.uint8)
        info = skia.ImageInfo.Make(self.w, self.h, skia.kRGBA_8888_ColorType, skia.kPremul_AlphaType)
        surface = skia.Surface.MakeRasterDirect(info, pixels, self.w * 4)
        sheet = surface.getCanvas()
        sheet.scale(self.scale, self.scale)
        work(Pen(sheet, self.scale))
        rows, columns = np.nonzero(pixels[..., 3].any(1))[0], np.nonzero(pixels[..., 3].any(0))[0]
        frame = (self.w, self.h)
        if not len(rows):
            return Mask(np.zeros((0, 0), np.float32), (0, 0, 0, 0), frame, self.scale)
        pad = math.ceil(3 * soft * self.scale)
        box = (
            max(0, int(columns[0]) - pad),
            max(0, int(rows[0]) - pad),
            min(self.w, int(columns[-1]) + 1 + pad),
            min(self.h, int(rows[-1]) + 1 + pad),
        )
        at = (slice(box[1], box[3]), slice(box[0], box[2]))
        drawn: Array = pixels[at].astype(np.float32) / 255
        if soft:
            drawn = blur(drawn, soft * self.scale)
        mask = Mask(drawn[..., 3] * alpha, box, frame, self.scale)
        if clip is not None:
            mask = mask & clip
            drawn = drawn[mask.box[1] - box[1] : mask.box[3] - box[1], mask.box[0] - box[0] : mask.box[2] - box[0]]
            if mask.empty:
                return mask
        colours = drawn[..., :3] / np.maximum(drawn[..., 3:], 1e-4)
        if relief:
            body = self.relief(mask, relief, smooth=relief * 0.12)
            t = lit(body, self.light, 0.9) + (self.field("pen", 16, 3)[mask.where] - 0.5) * texture
            dark, bright = smoothstep(0.56, 0.05, t) * 0.72, smoothstep(0.6, 1.0, t) * 0.5
            colours = colours * (1 - dark[..., None] * (1 - 0.75 * rgb(self.light.shade)))
            colours = 1 - (1 - colours) * (1 - bright[..., None] * rgb(self.light.key) * 0.75)
            if self.lamps:
                x, y = self.x[mask.where], self.y[mask.where]
                colours = np.clip(colours + lamplight(body, self.lamps, colours, x, y), 0, 1)
        self.layer.over(mask, colours.astype(np.float32), 1.0, detail)
        if emission:
            self.emit(mask, emission)
        return mask

    @contextmanager
    def group(self) -> Iterator[Layer]:
        """Paint what follows on a clear layer of its own; lay it down afterwards with `paste`."""
        kept, self.layer = self.layer, Layer(self.w, self.h)
        mine = self.layer
        try:
            yield mine
        finally:
            self.layer = kept

    def paste(
        self,
        group: Layer,
        *,
        alpha: float = 1.0,
        clip: Mask | None = None,
        haze: float = 0.0,
        soft: float = 0.0,
        bend: tuple[Array, Array] | None = None,
    ) -> Mask:
        """Lay a group down: clipped, faded to haze, blurred, or seen through a map of card coordinates (x, y)."""
        parts = [group.rgb, group.cover, group.detail, group.emission]
        if bend is not None:
            mx, my = (np.asarray(b * self.scale - 0.5, np.float32) for b in bend)
            parts = [
                np.asarray(cv2.remap(p, mx, my, cv2.INTER_LINEAR, borderMode=cv2.BORDER_CONSTANT), np.float32)
                for p in parts
            ]
        if soft:
            parts = [blur(p, soft * self.scale) for p in parts]
        colours, cover, detail, emission = parts
        if haze:
            colours = colours + (rgb(self.palette.haze) * cover[..., None] - colours) * haze
        k = alpha * (clip.whole() if clip is not None else np.ones_like(cover))
        base, a = self.layer, cover * k
        base.rgb = base.rgb * (1 - a[..., None]) + colours * k[..., None]
        base.cover = base.cover + (1 - base.cover) * a
        base.detail = base.detail * (1 - a) + detail * a
        base.emission = base.emission * (1 - a) + emission * k
        return self.full(a)

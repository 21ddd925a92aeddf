"""What is too faint on a page: its words and small drawings against the pixels that are really behind them.

Computed where a reader of styles has to give up: over gradients, pictures, the moon. Two pictures of the page, one with
its words and drawings and one without them, tell what stands where; WCAG 2.2 AA tells how much it must differ.
"""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Any

import numpy as np
from PIL import Image

if TYPE_CHECKING:
    from playwright.async_api import Page

LEAST, LEAST_LARGE, LEAST_DRAWN = 4.5, 3.0, 3.0

# Every visible run of words with its colour, and every small drawing; what is out of use need not be told apart.
FOUND = """() => {
  const found = [];
  // What is for ears alone is cut down to a point.
  const point = (one) => one !== null && (one.offsetWidth < 2 || point(one.parentElement));
  // What lies behind a sheet is dimmed on purpose.
  const sheet = [...document.querySelectorAll('dialog')].findLast((one) => one.matches(':modal')) ?? document.body;
  const visible = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !point(one);
  const shown = (one) => sheet.contains(one) && visible(one);
  const unused = (one) => one.closest(':disabled, [aria-disabled=true], .visually-hidden, [inert]');
  const see = (one) => {
    let opacity = 1;
    for (let up = one; up; up = up.parentElement) opacity *= Number(getComputedStyle(up).opacity);
    return opacity;
  };
  const classes = (one) => one.getAttribute('class') ?? '';
  const told = (one) => `${one.localName}.${classes(one)} in .${classes(one.parentElement)}`;
  const stuck = (one) => {
    for (let up = one; up; up = up.parentElement) {
      if (['sticky', 'fixed'].includes(getComputedStyle(up).position)) return up;
    }
    return null;
  };
  // What has scrolled under a bar shines through it a little, and is to be read once it has come out.
  const under = (one, box) => {
    const top = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    const bar = top && !top.closest('dialog') ? stuck(top) : null;
    return bar !== null && !bar.contains(one);
  };
  const boxes = (rects, one) => {
    return [...rects].filter((box) => !under(one, box)).map((box) => [box.left, box.top, box.right, box.bottom]);
  };
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let words = walk.nextNode(); words; words = walk.nextNode()) {
    const one = words.parentElement;
    if (!words.data.trim() || !shown(one) || unused(one)) continue;
    range.selectNodeContents(words);
    const style = getComputedStyle(one);
    const size = parseFloat(style.fontSize);
    found.push({
      kind: 'words',
      told: `${told(one)} "${words.data.trim().slice(0, 30)}"`,
      boxes: boxes(range.getClientRects(), one),
      colour: one instanceof SVGElement ? style.fill : style.color,
      opacity: see(one),
      large: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
    });
  }
  for (const one of document.querySelectorAll('svg')) {
    const box = one.getBoundingClientRect();
    if (!box.width || box.width > 64 || !shown(one) || unused(one)) continue;
    one.dataset.measured = '';
    found.push({ kind: 'drawn', told: told(one), boxes: boxes([box], one) });
  }
  return found;
}"""
WITHOUT = """
* { -webkit-text-fill-color: transparent !important; caret-color: transparent !important; }
svg text { fill: transparent !important; stroke: transparent !important; }
svg[data-measured] { visibility: hidden !important; }
"""
Pixels = Any


async def _picture(page: Page) -> Pixels:
    image = Image.open(io.BytesIO(await page.screenshot(animations="disabled"))).convert("RGB")
    return np.asarray(image, dtype=float)


def _light(pixels: Pixels) -> Pixels:
    share = pixels / 255
    linear = np.where(share <= 0.04045, share / 12.92, ((share + 0.055) / 1.055) ** 2.4)
    return linear @ np.array([0.2126, 0.7152, 0.0722])


def _contrast(one: Pixels, other: Pixels) -> Pixels:
    lights = _light(one), _light(other)
    return (np.maximum(*lights) + 0.05) / (np.minimum(*lights) + 0.05)


def _colour(told: str) -> tuple[Pixels, float]:
    if told.startswith("color(srgb"):
        numbers = [float(one) for one in told[len("color(srgb") : -1].replace("/", " ").split()]
        return np.array(numbers[:3]) * 255, numbers[3] if len(numbers) > 3 else 1.0
    numbers = [float(one) for one in told[told.index("(") + 1 : -1].replace(",", " ").replace("/", " ").split()]
    return np.array(numbers[:3]), numbers[3] if len(numbers) > 3 else 1.0


async def measured(page: Page) -> list[tuple[float, float, str]]:
    """Measure all that is seen now: (how much it differs, how much it must, what it is), the faintest first."""
    found = await page.evaluate(FOUND)
    whole = await _picture(page)
    # A sheet adopted by script is not under the page's own policy.
    await page.evaluate(
        """(css) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(css);
          document.adoptedStyleSheets.push(sheet);
        }""",
        WITHOUT,
    )
    bare = await _picture(page)
    await page.evaluate("document.adoptedStyleSheets.pop()")
    differs = np.abs(whole - bare).sum(axis=2) > 24
    results = []
    for one in found:
        behind, front = [], []
        for left, top, right, bottom in one["boxes"]:
            part = slice(max(0, round(top)), max(0, round(bottom))), slice(max(0, round(left)), max(0, round(right)))
            there = differs[part]
            behind.append(bare[part][there])
            front.append(whole[part][there])
        if sum(map(len, behind)) < 12:  # covered, or out of the window
            continue
        under, over = np.concatenate(behind), np.concatenate(front)
        if one["kind"] == "words":
            colour, alpha = _colour(one["colour"])
            alpha *= one["opacity"]
            ratio = float(np.percentile(_contrast(alpha * colour + (1 - alpha) * under, under), 5))
            results.append((ratio, LEAST_LARGE if one["large"] else LEAST, one["told"]))
        else:
            # Edges are softened: the body of a stroke is what is seen.
            results.append((float(np.percentile(_contrast(over, under), 90)), LEAST_DRAWN, one["told"]))
    return sorted(results)


async def too_faint(page: Page) -> list[str]:
    """Tell what differs too little from what is behind it."""
    return [f"{told}: {ratio:.2f} of {least}" for ratio, least, told in await measured(page) if ratio < least - 0.05]

"""Sounds of the table: asked for in the menu, played at somebody's touch, each cue rendered and measured."""

import base64
from array import array

import pytest
from playwright.sync_api import Page, expect

from tests.client.conftest import Visit

pytestmark = pytest.mark.browser

RATE = 22050
SECONDS = 4
CUES: dict[str, tuple[str, dict[str, object]]] = {
    "clue": ("clue", {}),
    "card": ("card", {}),
    "all in": ("all-in", {}),
    "your turn": ("your-turn", {}),
    "tick": ("tick", {}),
    "vote": ("vote", {}),
    "knock": ("knock", {}),
    "some found it": ("reveal", {"found": "some"}),
    "nobody found it": ("reveal", {"found": "none"}),
    "first stone": ("hop", {"hop": 1}),
    "eighth stone": ("hop", {"hop": 8}),
    "end": ("end", {}),
}

RENDER = """async ({ module, rate, seconds, cues }) => {
  const { assemble } = await import(module);
  const coded = (samples) => {
    const bytes = new Uint8Array(new Float32Array(samples).buffer);
    let text = "";
    for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192));
    return btoa(text);
  };
  const render = async (play) => {
    const context = new OfflineAudioContext(1, rate * seconds, rate);
    play(assemble(context));
    return coded((await context.startRendering()).getChannelData(0));
  };
  const all = Object.entries(cues);
  const each = await Promise.all(all.map(([, [cue, how]]) => render((own) => own.play(cue, how))));
  const crowd = await render((own) => all.forEach(([, [cue, how]]) => own.play(cue, how)));
  return [...each, crowd];
}"""

BANDS = (120, 240, 480, 960, 1920, 3840)
"""Where the sound is looked at, in hertz: an octave each."""

FIND = """async () => {
  for (const { name } of performance.getEntriesByType("resource"))
    if (/part-.*\\.js$/.test(name) && "assemble" in (await import(name))) return name;
  return null;
}"""


def samples(coded: str) -> "array[float]":
    return array("f", base64.b64decode(coded))


def length(sound: "array[float]") -> float:
    """Seconds until it stays 40 dB below its highest swing."""
    floor = max(map(abs, sound)) / 100
    return max(at for at, value in enumerate(sound) if abs(value) > floor) / RATE


def shape(sound: "array[float]") -> list[float]:
    """How a sound's first second is shared out among the bands, each of them what two one-pole filters differ by."""
    powers = list[float]()
    for low in BANDS:
        slow = fast = power = 0.0
        a, b = low / RATE * 6.28 / (1 + low / RATE * 6.28), 2 * low / RATE * 6.28 / (1 + 2 * low / RATE * 6.28)
        for value in sound[:RATE]:
            slow += a * (value - slow)
            fast += b * (value - fast)
            power += (fast - slow) ** 2
        powers.append(power)
    return [power / sum(powers) for power in powers]


def sounding_page(visit: Visit) -> Page:
    page = visit()
    page.get_by_role("button", name="Play now with computer players").click()
    page.locator(".fan .card").first.wait_for()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Sound").click()
    return page


def test_sounds_are_off_until_wanted_and_then_play_by_one_volume(visit: Visit) -> None:
    page = sounding_page(visit)
    sheet = page.get_by_role("dialog", name="Sound")
    switch = sheet.get_by_role("switch", name="Sounds")
    expect(switch).not_to_be_checked()
    expect(sheet.get_by_role("slider", name="Volume")).to_be_disabled()
    assert page.evaluate(FIND) is None, "what plays was loaded before anybody wanted it"
    switch.click()
    expect(switch).to_be_checked()
    sheet.get_by_role("slider", name="Volume").fill("40")
    sheet.get_by_role("button", name="Listen").click()
    sheet.get_by_role("switch", name="Vibrate when it is my turn").click()
    page.reload()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Sound").click()
    expect(switch).to_be_checked()
    expect(sheet.get_by_role("slider", name="Volume")).to_have_value("40")
    expect(sheet.get_by_role("switch", name="Vibrate when it is my turn")).to_be_checked()


def test_each_cue_is_short_audible_never_cut_and_unlike_every_other(visit: Visit, subtests: pytest.Subtests) -> None:
    page = sounding_page(visit)
    page.get_by_role("switch", name="Sounds").click()
    # It comes once somebody has touched the page; a click that does nothing else asks again until it is there.
    while (module := page.evaluate(FIND)) is None:
        page.wait_for_timeout(50)
    coded = page.evaluate(RENDER, {"module": module, "rate": RATE, "seconds": SECONDS, "cues": CUES})
    *each, crowd = map(samples, coded)
    shapes = dict[str, list[float]]()
    for name, sound in zip(CUES, each, strict=True):
        with subtests.test(name):
            assert 0.08 < max(map(abs, sound)) < 0.7
            assert 0.1 < length(sound) < 3
            # Nothing is left hanging, and nothing begins with a jump.
            assert max(map(abs, sound[-RATE // 4 :])) < 0.01
            assert abs(sound[0]) < 0.02
            shapes[name] = shape(sound)
    assert max(map(abs, crowd)) < 1, "many cues at once are bent, not cut"
    close = [
        (one, other)
        for one in shapes
        for other in shapes
        if one < other
        and sum(abs(a - b) for a, b in zip(shapes[one], shapes[other], strict=True)) < 0.1
        and abs(length(each[list(CUES).index(one)]) - length(each[list(CUES).index(other)])) < 0.25
    ]
    assert not close

"""The tool that takes the pictures of all screens reaches them, and tells of each."""

import pytest
from PIL import Image

from scripts import build_client, scenes, screens
from tests.project.loops import run_aside


@pytest.mark.browser
@pytest.mark.parametrize(
    "name", ["lobby", *(pytest.param(one, marks=pytest.mark.long) for one in ("voting-twelve", "team-voting"))]
)
def test_a_screen_is_reached_and_shown_in_every_size_and_theme(tmp_path, monkeypatch, name):
    build_client.build()
    monkeypatch.setattr(screens, "SHEETS", tmp_path)
    run_aside(screens.run([name]))
    with Image.open(tmp_path / f"{name}.webp") as sheet:
        widths = [round(width * screens.HEIGHT / height) for width, height in scenes.SIZES.values()]
        assert sheet.size == (
            sum(widths) + screens.GAP * (len(widths) + 1),
            len(screens.THEMES) * (screens.HEIGHT + screens.GAP) + screens.GAP,
        )
        colours = sheet.convert("RGB").resize((60, 40)).getcolors(2400)
    assert colours is not None
    assert len(colours) > 300
    assert screens.SCREENS[name].told in (tmp_path / "README.md").read_text("utf-8")


def test_no_screen_is_told_twice():
    told = [screen.told for screen in screens.SCREENS.values()]
    assert len(set(told)) == len(told)


def test_an_unknown_screen_is_told_with_those_there_are(capsys):
    assert screens.main(["attic"]) == 2
    assert "no screen attic; there are: home, join" in capsys.readouterr().err

"""Setting up does what is missing, once, and says plainly what it cannot do."""

import gzip
import os
import subprocess
import sys
from pathlib import Path

import brotli
import pytest
from fontTools.ttLib import TTFont

from scripts import build_client, fonts, node, ready
from tests.project.tree import ROOT

LETTERS = (
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,;:!?()/+&%·×"
    "ÀÈÉÌÍÎÒÓÙÚàèéìíîòóùúÆØÅæøåÁÂÃÇÊÕÔÜáâãçêõôüĄĆĘŁŃŚŹŻąćęłńśźż–—…‘’“”„«»"
)
"""What our five languages write."""
MOST_FONT_BYTES = 130_000


@pytest.fixture
def project(tmp_path, monkeypatch):
    """A project's folder with a client's sources in it."""
    (tmp_path / "client" / "src").mkdir(parents=True)
    (tmp_path / "client" / "src" / "main.ts").write_text("one", "utf-8")
    monkeypatch.setattr(ready, "ROOT", tmp_path)
    monkeypatch.setattr(ready, "STAMPS", tmp_path / ".venv" / ".ready")
    return tmp_path


def test_a_step_is_done_only_for_the_content_that_it_was_done_for(project):
    assert not ready.is_stamped("runtime", "first lock")
    ready.stamp("runtime", "first lock")
    assert ready.is_stamped("runtime", "first lock")
    assert not ready.is_stamped("runtime", "second lock")


def test_the_locks_name_all_that_what_they_install_needs():
    # Layers are installed without asking for dependencies.
    told = subprocess.run([sys.executable, "-m", "pip", "check"], check=False, capture_output=True, text=True)
    assert told.returncode == 0, told.stdout


def test_who_holds_a_lock_may_take_it_again_and_others_wait_until_it_is_let_go(project, monkeypatch):
    monkeypatch.setattr(ready, "VENV", project)
    take = f"import sys; sys.path.insert(0, {str(ROOT)!r})\nfrom pathlib import Path\nfrom scripts import ready\n"
    take += f"ready.VENV = Path({str(project)!r})\nwith ready.only_one('client'): print('mine', flush=True)"
    with ready.only_one("client"), ready.only_one("client"):
        other = subprocess.Popen([sys.executable, "-c", take], stdout=subprocess.PIPE, text=True)
        with pytest.raises(subprocess.TimeoutExpired):
            other.wait(1)
    told, _ = other.communicate(timeout=30)
    assert told == "mine\n"


def test_parts_of_content_cannot_run_into_each_other():
    assert ready.digest("ab", "c") != ready.digest("a", "bc")


def test_an_environment_of_another_folder_behind_a_link_is_left_as_it_is(tmp_path, monkeypatch):
    other = tmp_path / "other"
    other.mkdir()
    (other / "kept").write_text("theirs", "utf-8")
    link = tmp_path / ".venv"
    link.symlink_to(other)
    monkeypatch.setattr(ready, "VENV", link)
    monkeypatch.setattr(ready, "PYTHON", link / "bin" / "python")
    monkeypatch.setattr(ready, "STAMPS", link)
    with pytest.raises(ready.NotReadyError, match="is a link to"):
        ready.ensure_environment()
    assert (other / "kept").read_text("utf-8") == "theirs"


def test_the_client_is_built_again_when_a_source_has_changed_and_not_when_only_its_date_has(project):
    before = build_client.content_of_sources()
    source = project / "client" / "src" / "main.ts"
    os.utime(source, (1, 1))
    assert build_client.content_of_sources() == before
    source.write_text("two", "utf-8")
    assert build_client.content_of_sources() != before


def test_a_sentence_that_changes_builds_the_client_again(project):
    before = build_client.content_of_sources()
    locale = project / "src" / "moonhare" / "locales" / "pl" / "home.ftl"
    locale.parent.mkdir(parents=True)
    locale.write_text("play = Zagraj", "utf-8")
    assert build_client.content_of_sources() != before


@pytest.mark.parametrize("made", ["client/node_modules/preact/index.js", "client/dist/main.js"])
def test_what_was_made_is_no_source(project, made):
    before = build_client.content_of_sources()
    file = project / made
    file.parent.mkdir(parents=True)
    file.write_text("made", "utf-8")
    assert build_client.content_of_sources() == before


def test_text_that_gains_by_it_gets_compressed_twins_and_the_same_bytes_every_time(tmp_path):
    text = b"a rabbit on the moon, " * 100
    (tmp_path / "main.js").write_bytes(text)
    (tmp_path / "small.js").write_bytes(b"1")
    (tmp_path / "index.html").write_bytes(text)
    build_client.compress(tmp_path)
    twins = {path.name: path.read_bytes() for path in tmp_path.iterdir() if path.suffix in {".br", ".gz"}}
    assert set(twins) == {"main.js.br", "main.js.gz"}
    assert brotli.decompress(twins["main.js.br"]) == gzip.decompress(twins["main.js.gz"]) == text
    build_client.compress(tmp_path)
    assert {name: (tmp_path / name).read_bytes() for name in twins} == twins


def program(folder: Path, name: str, says: str) -> None:
    """Write a program that says one line."""
    folder.mkdir(exist_ok=True)
    (folder / name).write_text(f"#!/bin/sh\necho '{says}'\n", "utf-8")
    (folder / name).chmod(0o755)


@pytest.fixture
def path(tmp_path, monkeypatch):
    """A PATH of one folder, and a place for the starters."""
    folder = tmp_path / "bin"
    folder.mkdir()
    for tool in ("sh", "cat"):
        (folder / tool).symlink_to(f"/bin/{tool}")
    monkeypatch.setenv("PATH", str(folder))
    monkeypatch.setattr(sys, "prefix", str(tmp_path))
    return folder


def test_a_node_of_the_path_is_taken_where_it_is_new_enough(path):
    program(path, "node", "v20.1.0")
    program(path, "npm", "10.0.0")
    found = node.on_path()
    assert found is not None
    assert found.version == "20.1.0"
    assert found.environment()["PATH"].split(os.pathsep)[0] == str(found.folder)


@pytest.mark.parametrize("version", ["v18.19.0", "v9.0.0", "a broken one"])
def test_an_old_or_broken_node_is_passed_over(path, version):
    program(path, "node", version)
    program(path, "npm", "10.0.0")
    assert node.on_path() is None


def test_a_node_without_npm_is_passed_over(path):
    program(path, "node", "v22.0.0")
    assert node.on_path() is None


def test_starters_that_stand_first_on_the_path_do_not_start_themselves(path, monkeypatch):
    program(path, "node", "v22.0.0")
    program(path, "npm", "10.0.0")
    first = node.on_path()
    assert first is not None
    monkeypatch.setenv("PATH", first.environment()["PATH"])
    second = node.on_path()
    assert second is not None
    assert second.version == "22.0.0"
    assert str(first.folder) not in (first.folder / "node").read_text("utf-8")


def test_a_build_that_fails_shows_what_it_printed(path, tmp_path):
    program(path, "node", "v22.0.0")
    (path / "npm").write_text("#!/bin/sh\n[ $1 = --version ] && exit\necho 'the moon is missing'\nexit 3\n", "utf-8")
    (path / "npm").chmod(0o755)
    found = node.on_path()
    assert found is not None
    with pytest.raises(ready.NotReadyError, match=r"(?s)npm run build failed.*the moon is missing"):
        found.run(["npm", "run", "build"], folder=tmp_path)


def test_an_old_python_is_told_so(monkeypatch, capsys):
    monkeypatch.setattr(sys, "version_info", (3, 9, 18, "final", 0))
    assert ready.main([]) == 1
    assert "this is Python 3.9; Python 3.11 or newer is needed" in capsys.readouterr().err


def test_an_unknown_layer_is_told_with_those_there_are(capsys):
    assert ready.main(["gold"]) == 2
    assert "no layer gold; there are: runtime, build" in capsys.readouterr().err


@pytest.fixture(scope="module")
def cut():
    """The fonts as the client gets them."""
    return {file.name: file for file in sorted(build_client.cut_fonts().glob("*.woff2"))}


def test_the_fonts_of_a_page_in_the_longest_alphabet_load_within_their_budget(cut):
    assert len(cut) == len(fonts.CUTS) * 2
    assert sum(file.stat().st_size for file in cut.values()) <= MOST_FONT_BYTES


@pytest.mark.parametrize("face", [face.name for face in fonts.CUTS])
def test_a_font_has_every_letter_of_our_languages(cut, face):
    has: set[int] = set()
    for letters in ("latin", "latin-ext"):
        with TTFont(cut[f"{face}-{letters}.woff2"]) as font:
            has |= set(font.getBestCmap())
    assert {letter for letter in LETTERS if ord(letter) not in has} == set()

"""Documents tell the truth: links lead somewhere, files that recipes name exist, licences are whole."""

import hashlib
import re

import pytest

from moonhare.server.settings import ServerSettings
from tests.project.tree import ROOT, texts

PAGES = sorted(name for name in texts() if name.endswith(".md"))
LINK = re.compile(r"(?<!!)\[[^\]]*\]\(([^)\s]+)\)|!\[[^\]]*\]\(([^)\s]+)\)")


def anchors(page: str) -> set[str]:
    """Give the anchors of a page's headings, as Git hosts make them."""
    found = set()
    for heading in re.findall(r"(?m)^#+ (.+)$", page):
        plain = re.sub(r"[^\w\- ]", "", heading.replace("`", "").lower())
        found.add(plain.replace(" ", "-"))
    return found


def broken_links(name: str, page: str) -> list[str]:
    """List the links of a page inside the repository that lead nowhere."""
    broken = []
    for match in LINK.finditer(re.sub(r"(?s)```.*?```", "", page)):
        link = match[1] or match[2]
        if re.match(r"[a-z]+:", link):
            continue
        path, _, anchor = link.partition("#")
        target = (ROOT / name).parent / path if path else ROOT / name
        if not target.exists() or (anchor and anchor not in anchors(target.read_text("utf-8"))):
            broken.append(link)
    return broken


@pytest.mark.parametrize("name", PAGES)
def test_links_lead_somewhere(name):
    assert broken_links(name, texts()[name]) == []


def test_a_broken_link_would_be_noticed():
    page = "[a](docs/nowhere.md) [b](docs/rules.md#no-such-part) [c](docs/rules.md#the-points) ![d](docs/no.webp)"
    assert broken_links("README.md", page) == ["docs/nowhere.md", "docs/rules.md#no-such-part", "docs/no.webp"]


def test_the_files_that_recipes_name_exist():
    named = re.findall(r"`((?:src|client|tests|docs|scripts)/[\w./*-]+)`", texts()["CONTRIBUTING.md"])
    concrete = [path for path in named if not re.search(r"[A-Z]{2,}", path.removesuffix("README.md"))]
    assert len(concrete) > 20
    assert [path for path in concrete if not list(ROOT.glob(path.rstrip("/")))] == []


def test_the_readme_names_every_folder_of_the_package():
    readme = texts()["README.md"]
    package = ROOT / "src" / "moonhare"
    folders = {path.name for path in package.iterdir() if path.is_dir() and (path / "__init__.py").exists()}
    assert folders
    assert {name for name in folders if not re.search(rf"(?m)^  {name}/? ", readme)} == set()


def test_the_client_s_readme_names_every_folder_of_its_sources():
    told = set(re.findall(r"`src/(\w+)`", (ROOT / "client" / "README.md").read_text("utf-8")))
    assert told == {path.name for path in (ROOT / "client" / "src").iterdir() if path.is_dir()}


def test_make_help_tells_every_word_that_make_knows():
    makefile = (ROOT / "Makefile").read_text("utf-8")
    known = set(re.findall(r"(?m)^\.PHONY: (.+)$", makefile)[0].split())
    assert known == set(re.findall(r"(?m)^([a-z-]+):.*## ", makefile))


@pytest.mark.parametrize(
    ("name", "words", "digest"),
    [
        ("LICENSE", 5580, "60224c33ad990cb2ad08f96a0c815bd29306fca5b5822f61ec22d1ac36a901f4"),
        ("LICENSE-ART", 2828, "4dd2d8faa991a43111f73718974d1a9133ba1453cd76d174da75d163e35fa974"),
    ],
)
def test_a_licence_is_whole(name, words, digest):
    # Words alone: how lines are broken means nothing.
    found = re.findall(r"[a-z0-9]+", (ROOT / name).read_text("utf-8").lower())
    assert (len(found), hashlib.sha256(" ".join(found).encode()).hexdigest()) == (words, digest)


def test_the_host_reads_of_every_setting_with_its_default():
    told = dict(re.findall(r"(?m)^\| `(\w+)` \| ([^|]*?) ?\|", texts()["docs/hosting.md"]))
    defaults = ServerSettings()
    shown = {}
    for name in ServerSettings.__struct_fields__:
        value = getattr(defaults, name)
        text = "" if value is None else str(value).lower() if isinstance(value, bool) else str(value)
        shown[name] = f"`{text}`" if text else ""
    assert told == shown


def test_the_changelog_opens_with_what_is_not_released_yet():
    headings = re.findall(r"(?m)^## (.+)$", texts()["CHANGELOG.md"])
    assert headings[0] == "Unreleased"

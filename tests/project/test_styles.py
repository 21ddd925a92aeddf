"""The client's styles dress what there is: a class that no part of the client has is not kept."""

import re

from tests.project.tree import ROOT

CLIENT = ROOT / "client"


def in_styles() -> set[str]:
    """Give the classes that the styles speak of; what is in comments, texts and addresses is none."""
    files = [*CLIENT.glob("styles/*.css"), *CLIENT.glob("src/**/*.css")]
    style = "\n".join(path.read_text("utf-8") for path in files)
    return set(
        re.findall(r"\.([a-z][a-z0-9-]*)", re.sub(r'/\*.*?\*/|url\([^)]*\)|"[^"]*"', "", style, flags=re.DOTALL))
    )


def test_each_class_of_the_styles_is_a_word_of_the_client() -> None:
    files = [path for path in CLIENT.glob("src/**/*") if path.suffix in {".ts", ".tsx", ".js", ".html"}]
    source = "\n".join(path.read_text("utf-8") for path in files)
    words = set(re.findall(r"[a-z][a-z0-9-]*", source))
    # `token-${kind}` makes all that begin so.
    begun = tuple(set(re.findall(r"[a-z][a-z0-9-]*-(?=\$\{)", source)))
    found = in_styles()
    assert len(found) > 100
    assert sorted(name for name in found - words if not name.startswith(begun)) == []

"""What a picture is painted from: found in the text, to the last import, and blind to what changes no picture."""

import ast
from pathlib import Path

import pytest

from art import easel, sources
from tests.project.tree import ROOT

FILES = {
    "art/__init__.py": '"""Art."""\n',
    "art/brief.py": "IDEAS = ('missing',)\n",
    "art/encoding.py": "QUALITY = 77\n",
    "art/easel.py": "from art.scenes import small\n",
    "art/painting/__init__.py": "",
    "art/painting/canvas.py": "from .noise import seed\nWIDTH = 800\n",
    "art/painting/noise.py": "def seed(*words):\n    return 1\n",
    "art/painting/picture.py": "from .canvas import WIDTH\n",
    "art/painting/motifs/__init__.py": "",
    "art/painting/motifs/hare.py": "import math\nfrom art.painting.canvas import WIDTH\nEARS = 2\n",
    "art/painting/motifs/crow.py": "WINGS = 2\n",
    "art/scenes/__init__.py": "",
    "art/scenes/small/__init__.py": "",
    "art/scenes/small/dune/__init__.py": (
        '"""A dune."""\n\nfrom art.brief import IDEAS\nfrom .boat import boat\n\n\n'
        'def paint(canvas):\n    """Paint it."""\n    # where it lies\n    boat(canvas, 1.0)\n'
    ),
    "art/scenes/small/dune/boat.py": "def boat(c, x):\n    from art.painting.motifs import hare\n    hare.EARS\n",
    "art/scenes/small/well/__init__.py": "def paint(canvas):\n    pass\n",
}


class Tree:
    """Folders of sources, each of its own: what was read of a file is kept."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder, self.monkeypatch = folder, monkeypatch

    def enter(self, name: str, files: dict[str, str]) -> None:
        for file, text in files.items():
            path = self.folder / name / file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        self.monkeypatch.setattr(sources, "ROOT", self.folder / name)

    def digests(self, name: str, files: dict[str, str]) -> dict[str, str]:
        self.enter(name, files)
        return {scene: sources.digest(f"art.scenes.small.{scene}") for scene in ("dune", "well")}


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Tree:
    return Tree(tmp_path, monkeypatch)


def test_imports_are_followed_to_the_last_one_wherever_they_stand(tree: Tree) -> None:
    tree.enter("first", FILES)
    found = sources.modules("art.scenes.small.dune")
    everybody_s = {"art", "art.encoding", "art.painting", "art.painting.canvas", "art.painting.noise"}
    everybody_s |= {"art.painting.picture", "art.scenes", "art.scenes.small"}
    own = {"art.scenes.small.dune", "art.scenes.small.dune.boat", "art.painting.motifs", "art.painting.motifs.hare"}
    assert set(found) == everybody_s | own
    assert set(sources.modules("art.scenes.small.well")) == everybody_s | {"art.scenes.small.well"}


@pytest.mark.parametrize(
    ("file", "old", "new", "changed"),
    [
        ("art/scenes/small/dune/__init__.py", "1.0", "1.5", {"dune"}),
        ("art/scenes/small/dune/__init__.py", "1.0", "1", {"dune"}),
        ("art/scenes/small/dune/boat.py", "(c, x)", "(c, y)", {"dune"}),
        ("art/painting/motifs/hare.py", "EARS = 2", "EARS = 0", {"dune"}),
        ("art/painting/noise.py", "return 1", "return None", {"dune", "well"}),
        ("art/encoding.py", "77", "76", {"dune", "well"}),
        ("art/painting/motifs/crow.py", "WINGS = 2", "WINGS = 3", set()),
        ("art/brief.py", "'missing'", "'missing', 'made of'", set()),
        ("art/easel.py", "import small", "import small as scenes", set()),
        ("art/scenes/small/dune/__init__.py", "# where it lies", "# where it has lain", set()),
        ("art/scenes/small/dune/__init__.py", "Paint it.", "Paint a boat on it.", set()),
        ("art/scenes/small/dune/__init__.py", "(canvas, 1.0)", "(\n        canvas,\n        1.0,\n    )", set()),
    ],
)
def test_a_digest_changes_with_what_can_change_the_picture_and_with_nothing_else(
    file: str, old: str, new: str, changed: set[str], tree: Tree
) -> None:
    before = tree.digests("before", FILES)
    assert old in FILES[file]
    after = tree.digests("after", FILES | {file: FILES[file].replace(old, new)})
    assert {name for name in before if before[name] != after[name]} == changed


def test_statements_are_found_wherever_they_stand() -> None:
    text = """
import a
if a:
    import b
else:
    with a as c:
        import d
try:
    import e
except OSError:
    for f in a:
        import g
finally:
    import h
match a:
    case 1:
        import i
class C:
    async def m(self):
        while True:
            import j
        else:
            import k
"""
    tree = ast.parse(text)
    found = {node.names[0].name for node in sources.statements(tree) if isinstance(node, ast.Import)}
    assert found == set("abdeghijk")
    assert set(sources.statements(tree)) == {node for node in ast.walk(tree) if isinstance(node, ast.stmt)}


def test_no_module_of_the_medium_or_of_a_card_is_left_that_no_picture_is_painted_from() -> None:
    pictures = easel.names()
    used = {module for name in pictures for module in sources.modules(easel.module_of(name))}
    there = {
        ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        for folder in ("painting", "scenes")
        for path in (ROOT / "art" / folder).rglob("*.py")
        if path.name != "brief.py"
    }
    assert there - used == set()


TAKEN_BY_NAME = {"BRIEF", "CAST", "FINISH", "GROUND", "paint"}
"""What the easel and the checks look for in a scene."""


@pytest.mark.parametrize("kind", ["houseguests", "small_hours"])
def test_nothing_is_defined_for_a_card_that_its_picture_does_not_use(kind: str) -> None:
    left: list[str] = []
    for folder in sorted((ROOT / "art" / "scenes" / kind).iterdir()):
        trees = {path: ast.parse(path.read_text("utf-8")) for path in folder.glob("*.py")}
        nodes = [node for tree in trees.values() for node in ast.walk(tree)]
        used = {node.id for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)}
        used |= {node.attr for node in nodes if isinstance(node, ast.Attribute)}
        left += [
            f"{path.relative_to(ROOT)}: {name}"
            for path, tree in trees.items()
            for node in tree.body
            for name in _defined(node)
            if name not in used | TAKEN_BY_NAME and not name.startswith("__")
        ]
    assert left == []


def _defined(node: ast.stmt) -> list[str]:
    match node:
        case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
            return [name]
        case ast.Assign(targets=targets):
            return [target.id for target in targets if isinstance(target, ast.Name)]
        case ast.AnnAssign(target=ast.Name(id=name)):
            return [name]
        case _:
            return []

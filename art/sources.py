"""Sources: what a picture is painted from, found in the text of its modules' imports; nothing is imported for it."""

from __future__ import annotations

import ast
import hashlib
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT: Final = Path(__file__).resolve().parent.parent
_PACKAGE: Final = __package__
MAKING: Final = (f"{_PACKAGE}.painting.picture", f"{_PACKAGE}.encoding")
"""What every picture goes through, whatever its scene imports."""
_CUTTING: Final = (f"{_PACKAGE}.cutpaper.picture", f"{_PACKAGE}.encoding")
"""The same for one of cut paper."""
_UNSEEN: Final = "brief"
"""How the names of modules end that say what a picture is meant to be: no brush reads them."""


def modules(scene: str) -> tuple[str, ...]:
    """Return all modules of `art` that a scene (dotted name) is painted from, itself and its packages too, sorted."""
    found: set[str] = set()
    waiting = {scene, *(_CUTTING if ".houseguests." in scene else MAKING)}
    while waiting:
        module = waiting.pop()
        found.add(module)
        named = (imports(module) | _packages(module)) - found
        waiting |= {each for each in named if not each.endswith(_UNSEEN)}
    return tuple(sorted(found))


def digest(scene: str) -> str:
    """Return a digest (sha256) of what a scene (dotted name) is painted from.

    Comments, docstrings and layout leave it as it is: they change no picture.
    """
    total = hashlib.sha256()
    for module in modules(scene):
        total.update(f"{module} {_meaning(_file(module))}\n".encode())
    return total.hexdigest()


def imports(module: str) -> frozenset[str]:
    """Return the modules of `art` that a module's text names in its imports, wherever they stand in it."""
    return _imports(_file(module), module)


def statements(tree: ast.Module) -> Iterator[ast.stmt]:
    """Go through all statements of a module, at whatever depth.

    Expressions hold none, and are nearly all that a scene consists of: leaving them out is ten times as quick as
    `ast.walk`.
    """
    waiting: list[ast.AST] = [tree]
    while waiting:
        part = waiting.pop()
        if isinstance(part, ast.stmt):
            yield part
        for _, value in ast.iter_fields(part):
            if isinstance(value, list):
                waiting += [one for one in value if isinstance(one, ast.stmt | ast.excepthandler | ast.match_case)]


@cache
def _imports(file: Path, module: str) -> frozenset[str]:
    own = module.split(".") if file.stem == "__init__" else module.split(".")[:-1]
    named: set[str] = set()
    for node in statements(_tree(file)):
        if isinstance(node, ast.Import):
            named |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            above = own[: len(own) - node.level + 1] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            named |= {base, *(f"{base}.{alias.name}" for alias in node.names)}
    return frozenset(name for name in named if name.startswith(f"{_PACKAGE}.") and _file(name).is_file())


def _packages(module: str) -> set[str]:
    words = module.split(".")
    return {".".join(words[:length]) for length in range(1, len(words))}


def _file(module: str) -> Path:
    path = ROOT.joinpath(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


@cache
def _tree(file: Path) -> ast.Module:
    return ast.parse(file.read_bytes(), file)


@cache
def _meaning(file: Path) -> str:
    return hashlib.sha256(_plain(_tree(file)).encode()).hexdigest()


def _plain(part: object) -> str:
    """Write a syntax tree down, the same in every Python: without fields that are empty, and lone strings."""
    if isinstance(part, ast.AST):
        fields = ((name, value) for name, value in ast.iter_fields(part) if value is not None and value != [])
        return f"{type(part).__name__}({','.join(f'{name}={_plain(value)}' for name, value in fields)})"
    if isinstance(part, list):
        return f"[{','.join(_plain(each) for each in part if not _is_lone_string(each))}]"
    return repr(part)


def _is_lone_string(part: object) -> bool:
    return isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant) and isinstance(part.value.value, str)

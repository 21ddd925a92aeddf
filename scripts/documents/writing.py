"""The files that are made from the message types, and bringing them up to date."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from scripts.documents.openapi import document
from scripts.documents.schema import markdown, reference_of, schema

SCHEMA: Final = Path("client/protocol.schema.json")
REFERENCE: Final = Path("docs/protocol.md")
OPENAPI: Final = Path("src/moonhare/server/web/openapi.json")


def dump(document: Mapping[str, Any]) -> str:
    """Encode a document as it is committed: indented, a line's end last."""
    return json.dumps(document, indent=2, ensure_ascii=False) + "\n"


def written(checkout: Path) -> dict[Path, str]:
    """Say what stands in each file of a checkout once it is up to date."""
    page = (checkout / REFERENCE).read_text(encoding="utf-8")
    return {
        SCHEMA: dump(schema()),
        REFERENCE: page.replace(reference_of(page), markdown()),
        OPENAPI: dump(document()),
    }


def write(checkout: Path) -> list[Path]:
    """Bring a checkout up to date; returns the files that were not."""
    changed = []
    for name, text in written(checkout).items():
        if not (checkout / name).is_file() or (checkout / name).read_text(encoding="utf-8") != text:
            (checkout / name).write_text(text, encoding="utf-8")
            changed.append(name)
    return changed

"""python -m scripts.associations [forms]: write what cards say to people into the sets, or the forms of words."""

import json
import sys

from moonhare.decks.loading import BUNDLED_FOLDER
from moonhare.decks.manifest import MANIFEST_NAME
from moonhare.decks.theming import count_themes
from scripts.associations import eyes, forms


def write(name: str) -> None:
    """Put into a set's `set.json` what its cards say to people, into its `clues.json` what people's clues are about."""
    folder = BUNDLED_FOLDER / name
    manifest = json.loads((folder / MANIFEST_NAME).read_bytes())
    cards = eyes.together(eyes.pairs_of(name))
    for card in manifest["cards"]:
        card["concepts"] = cards.get(card["id"], {})
    path = folder / MANIFEST_NAME
    path.write_text(json.dumps(manifest, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    print(path)
    print(count_themes(folder).file)


def main() -> None:
    """Do what the command line says."""
    match sys.argv[1:]:
        case []:
            for folder in sorted(path for path in eyes.HERE.iterdir() if any(path.glob("*.txt"))):
                write(folder.name)
        case ["forms"]:
            forms.write()
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main()

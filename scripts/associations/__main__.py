"""python -m scripts.associations [forms]: write what cards say to people into the set, or the forms of words."""

import json
import sys

from moonhare.decks.loading import BUNDLED_FOLDER
from moonhare.decks.manifest import MANIFEST_NAME
from scripts.associations import eyes, forms

SET = "small-hours"


def main() -> None:
    """Do what the command line says."""
    match sys.argv[1:]:
        case []:
            path = BUNDLED_FOLDER / SET / MANIFEST_NAME
            manifest = json.loads(path.read_bytes())
            cards = eyes.together(eyes.pairs_of(SET))
            for card in manifest["cards"]:
                card["concepts"] = cards.get(card["id"], {})
            path.write_text(json.dumps(manifest, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
            print(path)
        case ["forms"]:
            forms.write()
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main()

"""Write the documents of this checkout anew: `python -m scripts.documents`."""

from pathlib import Path

from scripts.documents.writing import write

for path in write(Path.cwd()):
    print(path)

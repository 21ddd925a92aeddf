"""What a process that serves is set up with."""

import subprocess
import sys

ASKS = """
import gc
import weakref
from moonhare.server.process import COLLECTIONS, spare_collections

spare_collections()
assert gc.get_threshold() == COLLECTIONS
assert gc.get_freeze_count() > 10_000, "what was loaded is gone through no more"


class Circle:
    pass


seen = []
for _ in range(2 * COLLECTIONS[0]):
    one = Circle()
    one.itself = one
    seen.append(weakref.ref(one))
assert any(ref() is None for ref in seen), "circles that are made later are found, without being asked for"
"""


def test_garbage_is_looked_for_seldom_and_found_all_the_same() -> None:
    subprocess.run([sys.executable, "-c", ASKS], check=True)

"""Write all golden playthroughs anew: `python -m tests.golden`."""

from tests.golden.playthrough import PLANS, path_of, tell

for plan in PLANS:
    path_of(plan).write_text(tell(plan), encoding="utf-8")
    print(path_of(plan))

"""One of the processes that `serve --workers` starts; nobody else does.

python -m moonhare.cli.worker CHANNEL
"""

import sys

from moonhare.cli.outfit import usual_outfit
from moonhare.server.serving import CannotServe
from moonhare.server.workers.serving import serve_as_worker


def main() -> int:
    """Serve what comes over the channel; 1 where that cannot be."""
    try:
        serve_as_worker(int(sys.argv[1]), usual_outfit())
    except CannotServe as reason:
        sys.stderr.write(f"{reason}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""What is not installed with the game alone, and the command that adds it to just this environment."""

import re
import shlex
import sys
from pathlib import Path


def how_to_add(extra: str, *, place: Path | None = None) -> str:
    """Tell the command that adds an extra (`pyproject.toml`) to an environment, this one unless told.

    pipx and uv leave a file in those that they made. Packages are named, not `moonhare[EXTRA]`: whoever was given a
    wheel has no registry that knows it.
    """
    from importlib.metadata import requires

    own = Path(sys.prefix) if place is None else place
    wanted = rf"extra == ['\"]{extra}['\"]"
    packages = [re.split(r"[ ;<>=!~\[]", line)[0] for line in requires("moonhare") or () if re.search(wanted, line)]
    if (own / "pipx_metadata.json").is_file():
        return shlex.join(["pipx", "inject", own.name, *packages])
    if (own / "uv-receipt.toml").is_file():
        return shlex.join(["uv", "pip", "install", "--python", str(own), *packages])
    return shlex.join([sys.executable, "-m", "pip", "install", *packages])

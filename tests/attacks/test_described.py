"""Every door of the HTTP part is asked what its OpenAPI description allows and what it does not, by schemathesis: no
fault of the server's, no answer that is not described, nothing taken that is not. As a stranger, and as a host.
"""

import asyncio
import os
import re
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.attacks.test_fuzz import WHOLE
from tests.server.net import a_server

ROOT: Final = Path(__file__).parents[2]
DESCRIPTION: Final = ROOT / "src/moonhare/server/web/openapi.json"
EXAMPLES: Final = 200 if WHOLE else 2
"""Of what each door is asked, beside what covers every bound of every field once."""
PHASES: Final = "examples,coverage,fuzzing" + (",stateful" if WHOLE else "")
LIMITS: Final = ("tables", "seats", "guesses", "passwords", "listings", "recalls", "drawings", "downloads")

CHECKS: Final = """
[checks.positive_data_acceptance]
# Whether a wish can be granted depends on the table; what is asked instead stands in tests/attacks/described.py.
enabled = false
[checks.negative_data_rejection]
# A body of more than 8 KB is not looked into.
expected-statuses = ["400", "403", "404", "405", "409", "413", "415", "429"]
"""


@pytest.mark.timeout(1800)
@pytest.mark.parametrize("who", ["host", pytest.param("stranger", marks=pytest.mark.long)])
async def test_every_door_is_as_it_is_described(tmp_path: Path, who: str) -> None:
    async with a_server(
        tmp_path / "data", public_tables=True, limit_sockets=10_000, **{f"limit_{name}": "" for name in LIMITS}
    ) as server:
        host = await server.open(computers=3, start=True)
        config = tmp_path / "schemathesis.toml"
        config.write_text(CHECKS + (f'[parameters]\n"path.code" = "{host.code}"\n' if who == "host" else ""))
        # The table is to last: a stranger tries the door by which it is removed.
        lasting = ["--exclude-path", "/t/{code}/forget", "--header", f"Cookie: {host.headers['Cookie']}"]
        process = await asyncio.create_subprocess_exec(
            Path(sys.executable).parent / "schemathesis",
            *("--config-file", config, "run", DESCRIPTION, "--url", str(server.base), "--phases", PHASES),
            *("--max-examples", str(EXAMPLES), "--seed", "12", "--generation-database", "none", "--no-color"),
            *("--continue-on-failure", "--warnings", "off", *(lasting if who == "host" else ())),
            cwd=tmp_path,
            env=os.environ | {"SCHEMATHESIS_HOOKS": "tests.attacks.described", "PYTHONPATH": str(ROOT)},
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        told = (await process.communicate())[0].decode()
        found = re.search(r"(\d+) generated", told)
        print(told[-600:])
        assert process.returncode == 0, told[-4000:]
        assert found is not None
        assert int(found[1]) > 500
        assert (await server.get("/api/health"))[0] == 200

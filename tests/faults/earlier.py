"""The program as it was at an earlier commit, to run beside today's."""

import io
import shutil
import subprocess
import tarfile
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def sources_of(commit: str, folder: Path) -> Path:
    """Put the package of a commit into a folder; gives what has to stand on the path. Raises `CalledProcessError`."""
    packed = subprocess.run(["git", "archive", commit, "src/moonhare"], cwd=ROOT, capture_output=True, check=True)
    with tarfile.open(fileobj=io.BytesIO(packed.stdout)) as archive:
        archive.extractall(folder, filter="data")
    return folder / "src"


def commit_before() -> str | None:
    """The last commit of which the package is another one than that which stands here; None without a history."""
    if shutil.which("git") is None or not (ROOT / ".git").exists():
        return None
    for commit in ("HEAD", "HEAD~1"):
        other = subprocess.run(
            ["git", "diff", "--quiet", commit, "--", "src/moonhare"], cwd=ROOT, capture_output=True, check=False
        )
        if other.returncode == 1:
            return commit
    told = subprocess.run(
        ["git", "log", "--format=%H", "--max-count=2", "--", "src/moonhare"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    commits = told.stdout.split()
    return commits[1] if told.returncode == 0 and len(commits) > 1 else None

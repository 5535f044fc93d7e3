"""Clean virtual environments, each with one extra: `python -m tests.install play arena` lists what they contain."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import venv
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
MEGABYTE = 1_000_000


class Installed(NamedTuple):
    """A virtual environment with caverna and perhaps an extra."""

    python: Path
    packages: list[str]
    """The names of everything that was installed beside caverna."""
    megabytes: float


def pure_wheel(folder: Path) -> Path:
    """Build a wheel without compiling: installing is what matters here."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(command, cwd=ROOT, env=os.environ | {"CAVERNA_COMPILE": "0"}, capture_output=True, check=True)
    (wheel,) = folder.glob("*.whl")
    return wheel


def install(wheel: Path, extra: str, folder: Path) -> Installed:
    """Install a wheel with an extra, or without one if that is empty, into a new environment."""
    venv.create(folder, symlinks=True)
    python = folder / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--python", str(python), "--disable-pip-version-check"]
    wanted = f"{wheel}[{extra}]" if extra else str(wheel)
    subprocess.run([*pip, "install", "-qq", "--no-compile", wanted], check=True)
    listed = subprocess.run([*pip, "list", "--format=json"], capture_output=True, text=True, check=True)
    names = sorted(package["name"] for package in json.loads(listed.stdout))
    size = sum(file.lstat().st_size for file in folder.rglob("*") if file.is_file() and not file.is_symlink())
    return Installed(python, [name for name in names if name != "caverna"], size / MEGABYTE)


def main() -> None:
    """Print a line for each extra that is named."""
    with TemporaryDirectory() as name:
        wheel = pure_wheel(Path(name))
        for extra in sys.argv[1:] or [""]:
            found = install(wheel, extra, Path(name, f"env-{extra}"))
            print(f"{extra or 'base'}: {len(found.packages)} packages, {found.megabytes:.0f} MB:", *found.packages)


if __name__ == "__main__":
    main()

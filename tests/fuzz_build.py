"""Compiles the rules and the checks of random games as one group, for `make fuzz`: `python -m tests.fuzz_build FOLDER`.

The folder then has all that `tests.fuzz_run` needs, so that nothing that happens to the sources disturbs a long run.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from hatch_build import compile_rules

ROOT = Path(__file__).parent.parent
CHECKS = ["contract.py", "fuzz.py", "cave_farmers/invariants.py", "cave_vs_cave/invariants.py"]


def build(folder: Path) -> None:
    """Fill a new folder with the sources and, beside them, the libraries made from them."""
    with TemporaryDirectory(prefix="caverna-") as name:
        place = Path(name)
        ignored = shutil.ignore_patterns("__pycache__", "goldens")
        shutil.copytree(ROOT / "tests", place / "tests", ignore=ignored)
        libraries = compile_rules(ROOT / "src", place, quick=False, others=[f"tests/{check}" for check in CHECKS])
        for package in ("caverna", "tests"):
            shutil.copytree(place / package, folder / package)
        for library, target in libraries.items():
            shutil.copy(library, folder / target)


if __name__ == "__main__":
    build(Path(sys.argv[1]))

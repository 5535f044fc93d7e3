"""Building wheels, compiled or pure, and the error messages of the build hook."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

import caverna

ROOT = Path(__file__).parent.parent


def build(folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Build a wheel in a separate process, as pip would."""
    return subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)],
        cwd=ROOT,
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
    )


def only_wheel(folder: Path) -> Path:
    (wheel,) = folder.glob("*.whl")
    return wheel


def test_a_pure_wheel_is_for_every_platform(tmp_path: Path) -> None:
    assert build(tmp_path, CAVERNA_COMPILE="0").returncode == 0
    wheel = only_wheel(tmp_path)
    assert wheel.name == f"caverna-{caverna.__version__}-py3-none-any.whl"
    names = ZipFile(wheel).namelist()
    assert "caverna/py.typed" in names
    assert not [name for name in names if name.endswith((".so", ".pyd"))]


@pytest.mark.parametrize("mode", ["", "2", "yes", "AUTO"])
def test_an_unknown_mode_is_refused_and_the_known_ones_are_named(tmp_path: Path, mode: str) -> None:
    done = build(tmp_path, CAVERNA_COMPILE=mode)
    assert done.returncode != 0
    assert re.search(rf"CAVERNA_COMPILE={mode}: expected one of: auto: .*; 1: .*; quick: .*; 0: ", done.stderr)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("mode", ["1", "quick"])
def test_without_a_compiler_a_build_that_must_compile_fails_and_says_how_to_get_one(tmp_path: Path, mode: str) -> None:
    done = build(tmp_path, CAVERNA_COMPILE=mode, CC="no-such-compiler")
    assert done.returncode != 0
    assert "needs a C compiler (no-such-compiler was not found)" in done.stderr
    assert "apt-get install gcc" in done.stderr
    assert not list(tmp_path.iterdir())


def test_without_a_compiler_a_build_falls_back_to_pure_python_with_a_warning(tmp_path: Path) -> None:
    done = build(tmp_path, CAVERNA_COMPILE="auto", CC="no-such-compiler")
    assert done.returncode == 0
    assert "caverna is built in pure Python" in done.stdout + done.stderr
    assert only_wheel(tmp_path).name.endswith("-py3-none-any.whl")

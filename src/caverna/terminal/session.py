"""A match in the terminal: people type, bots answer, and everything that happens is told."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from caverna.bots import bot_seed, make_bot
from caverna.game import CHANCE, OVER, CavernaError, InvalidOption, ParseError, format_list
from caverna.games import goals
from caverna.locale import translator_for
from caverna.record import Match, check_names

from .screens import screen_for
from .words import explained, plain, pointed, spaced

DEFAULT_BOT: Final = "random"
NOBODY: Final = "none"
"""Instead of a bot: people play all seats."""
BOT_NAME: Final = re.compile(r"(Bot \d+)(?: \((.*)\))?")
"""How bots are called, with the line that made them: the terminal is too narrow for both."""
SUFFIX: Final = ".caverna.json"

HELP: Final = """\
Type the number of a choice, or the choice itself: "{example}".
As many of its words as make it clear will do.

  t          trades that may be made now (also by number or in words)
  u, uu      take back your last decision, or the whole turn
  a          show everything again
  b, b 2     your own board, or that of player 2
  f          what is for sale
  i, i NAME  about the places to go to, or about anything with that in its name
  p          the points as they are now
  s FILE     save the game; caverna play --terminal --resume FILE goes on with it
  q          leave

  ▶ ★        whose turn it is; the starting player
{legend}"""


class Leave(Exception):
    """The game is left, finished or not."""


class TerminalSession:
    def __init__(
        self,
        console: Console,
        match: Match,
        *,
        seats: Sequence[int],
        bots: Sequence[str],
        seed: str | None,
        resumed: bool,
    ) -> None:
        self.match = match
        self.people = people(match, seats, bots, resumed)
        lines = bot_lines(match, self.people, bots)
        self.bots = {seat: make_bot(line, bot_seed(seed, seat)) for seat, line in lines.items()}
        name_players(match, self.people, lines, resumed)
        tables = translator_for("en").reference(match.game.name, match.game.num_players)
        self.screen = screen_for(match.game.name, console, tables, [short(name) for name in match.names])
        self.words = self.screen.words
        self.told = len(match.actions) if resumed else 0
        self.saved = len(match.actions)
        self.stale = True  # the table has changed since it was drawn
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self.help, "t": self.trades, "u": self.undo, "uu": self.undo_turn, "a": self.everything,
            "b": self.board, "f": self.for_sale, "i": self.information, "p": self.points, "s": self.save,
            "q": self.leave,
        }  # fmt: skip

    # the course of a game

    def play(self) -> None:
        """To the end of the game, or until somebody leaves."""
        self.screen.print(translator_for("en").say(f"game-{self.match.game.name}"), ". Type ? for help.", style="dim")
        for seat in self.bots:
            self.screen.print(self.match.names[seat], style="dim")
        try:
            while self.match.game.turn != OVER:
                if self.match.game.turn in self.people and not self.match.is_forced():
                    self.ask()
                else:
                    self.go_on()
            self.tell()
            self.result()
        except Leave:
            pass
        except (EOFError, KeyboardInterrupt):
            self.screen.print("\nThe game is left.")

    def go_on(self) -> None:
        """Everything that nobody here decides; a person may take back a decision before a bot answers it."""
        if self.match.is_forced():
            self.match.play_forced()
        elif self.match.undo_seat in self.people:
            self.pause()
        else:
            self.bot_plays()

    def bot_plays(self) -> None:
        seat = self.match.game.turn
        with self.screen.console.status(f"{self.screen.names[seat]} thinks"):
            action = self.bots[seat].choose(self.match.game.copy())
        self.match.play(action)

    def pause(self) -> None:
        """The last moment for taking back."""
        self.tell()
        typed = self.screen.console.input(Text("Enter ends the turn, u takes back: ", style="dim")).strip()
        if typed:
            self.obey(typed)
        else:
            self.bot_plays()

    def ask(self) -> None:
        """One decision of a person."""
        self.tell()
        decision = self.match.game.decision()
        if self.stale or any(self.screen.place in action for action in decision["actions"]):
            self.everything("")
        else:
            self.position(decision)
        seat, before = self.match.game.turn, len(self.match.actions)
        while len(self.match.actions) == before:
            self.screen.print()
            self.screen.print(self.words.question(decision["question"]), style="bold")
            typed = self.screen.console.input(Text.assemble(self.screen.seat(seat), " > ")).strip()
            if typed:
                self.obey(typed)

    def tell(self) -> None:
        """What bots and chance have done, and what could not be done otherwise."""
        news = list(zip(self.match.seats, self.match.actions, strict=True))[self.told :]
        for seat, run in groupby(news, lambda pair: pair[0]):
            texts = "; ".join(self.match.game.text(action) for _, action in run)
            if seat == CHANCE:
                self.screen.print("  chance: ", texts, style="italic")
            else:
                self.screen.print("  ", self.screen.seat(seat), ": ", texts)
        self.stale |= any(seat not in self.people for seat, _ in news)
        self.told = len(self.match.actions)

    def result(self) -> None:
        game = self.match.game
        self.screen.rule("The end")
        self.screen.score_sheet([game.score_sheet(seat) for seat in range(game.num_players)])
        winners = [self.match.names[seat] for seat in game.winners()]
        if game.num_players == 1:
            self.goals()
        elif winners:
            self.screen.print(", ".join(winners), " won." if len(winners) == 1 else " share the victory.", style="bold")
        self.offer_to_save()

    def goals(self) -> None:
        """What one tries to reach alone, as far as it concerns the eras that were played."""
        game = self.match.game
        for i, goal in enumerate(goals(game)):
            wanted = f"{'beat' if goal.beat else 'reach'} {goal.points}"
            points = "" if i else f"{pointed(game.scores()[0])}. "
            the = "The goal" if goal.grade == "goal" else spaced(goal.grade)
            self.screen.print(f"{points}{the}: {wanted} – {'done!' if goal.met else 'not this time.'}", style="bold")

    # what a person types

    def obey(self, typed: str) -> None:
        """A command, a number or an action; what is wrong with it is said in a line."""
        word, _, rest = typed.partition(" ")
        try:
            if word.lower() in self.commands:
                self.commands[word.lower()](rest.strip())
            else:
                self.decide(typed)
        except CavernaError as error:
            self.screen.print(str(error), style="red")

    def decide(self, typed: str) -> None:
        if self.match.game.turn not in self.people:
            raise ParseError(f"{typed!r}: only commands here; your turn is over")
        action = self.understood(typed)
        self.match.play(action)
        self.told += 1  # who typed it knows it

    def understood(self, typed: str) -> int:
        """The legal action that a number or some of its words mean."""
        game = self.match.game
        legal = game.legal_actions()
        if typed.isdecimal():
            if not 1 <= int(typed) <= len(legal):
                raise ParseError(f"there is no choice {typed}: type 1 to {len(legal)}")
            return legal[int(typed) - 1]
        wanted = plain(typed)
        texts = {action: plain(game.text(action)) for action in legal}
        for fits in (str.__eq__, ends_with, contains):
            found = [action for action, text in texts.items() if fits(text, wanted)]
            if len(found) == 1:
                return found[0]
            if found:
                raise ParseError(f"{typed!r} could mean {format_list([game.text(action) for action in found[:6]])}")
        return game.parse(typed)

    # commands

    def help(self, rest: str) -> None:
        example = self.match.game.text(self.match.game.legal_actions()[0])
        self.screen.print(HELP.format(example=example, legend=self.screen.legend))

    def numbered(self) -> list[tuple[int, dict[str, Any]]]:
        return list(enumerate(self.match.game.decision()["actions"], 1))

    def at_any_time(self, action: dict[str, Any]) -> bool:
        return action["kind"] in self.words.reference["any_time"]

    def trades(self, rest: str) -> None:
        trades = [(number, action) for number, action in self.numbered() if self.at_any_time(action)]
        if trades:
            self.screen.choices(trades)
        else:
            self.screen.print("Nothing can be traded now.")

    def everything(self, rest: str) -> None:
        """Table, board and choices; choices of a place are drawn there."""
        place, actions = self.screen.place, self.numbered()
        numbers = {action[place]: number for number, action in actions if place in action}
        self.screen.table(self.match.game.view(), self.viewer(), numbers)
        self.choices([(number, action) for number, action in actions if place not in action], few=not numbers)
        self.stale = False

    def position(self, decision: Mapping[str, Any]) -> None:
        """Enough for a decision in the middle of a turn: the board if it matters, the supply, the choices."""
        view = self.match.game.view()
        self.screen.print()
        if any(map(self.screen.needs_board, decision["actions"])):
            self.screen.board(view, self.viewer())
        self.screen.print(self.screen.status(view["players"][self.viewer()]))
        self.choices(self.numbered(), few=True)

    def viewer(self) -> int:
        """Whose board is drawn: of who decides, or of the first person."""
        turn = self.match.game.turn
        return turn if turn in self.people else min(self.people, default=0)

    def choices(self, actions: list[tuple[int, dict[str, Any]]], few: bool) -> None:
        """All but trades, which are only counted, unless there are few choices beside them."""
        others = [pair for pair in actions if not self.at_any_time(pair[1])]
        trades = len(actions) - len(others)
        if trades and few and len(others) < 2:
            self.screen.choices(actions)
            return
        self.screen.choices(others)
        if trades:
            self.screen.print(f"  t {trades} trade{'s' if trades > 1 else ''}", style="dim")

    def board(self, rest: str) -> None:
        seats = self.match.game.num_players
        if rest and not (rest.isdecimal() and 1 <= int(rest) <= seats):
            raise ParseError(f"there is no player {rest!r}: b 1 to b {seats}")
        seat = int(rest) - 1 if rest else self.viewer()
        self.screen.rule(self.match.names[seat])
        view = self.match.game.view()
        self.screen.board(view, seat)
        self.screen.print(self.screen.status(view["players"][seat]))

    def for_sale(self, rest: str) -> None:
        self.screen.offers(self.match.game.view())

    def information(self, rest: str) -> None:
        """All rows of the reference whose name has these words; without words, all places in play."""
        wanted = plain(rest)
        tables = self.words.tables
        if wanted:
            rows = [row for table in tables.values() for row in table.values()]
            found = [row for row in rows if wanted in plain(str(row.get("name", row["id"])))]
        else:
            found = [tables[self.screen.place][space["id"]] for space in self.match.game.view()["spaces"]]
        for row in found:
            cost = self.words.goods(row.get("cost") or {})
            heading = Text(str(row.get("name", spaced(row["id"]))), style="bold")
            self.screen.print(heading, f" ({cost})" if cost else "", ": ", explained(row))
        if not found:
            raise ParseError(f"there is nothing called {rest!r}: type i and a part of its name")

    def points(self, rest: str) -> None:
        game = self.match.game
        self.screen.score_sheet([game.score_sheet(seat) for seat in range(game.num_players)])

    def undo(self, rest: str) -> None:
        self.take_back(self.match.undo)

    def undo_turn(self, rest: str) -> None:
        self.take_back(self.match.undo_turn)

    def take_back(self, how: Callable[[], None]) -> None:
        if self.match.can_undo and self.match.undo_seat not in self.people:
            raise InvalidOption("there is nothing to take back: a bot has decided since")
        how()
        self.told = len(self.match.actions)
        self.stale = True
        self.screen.print("Taken back.", style="dim")

    def save(self, rest: str) -> None:
        if not rest:
            raise ParseError("s needs a file: s mygame")
        path = Path(rest if rest.endswith(".json") else rest + SUFFIX)
        try:
            self.match.save(path)
        except OSError as error:
            raise InvalidOption(f"{path} cannot be written: {error.strerror or error}") from error
        self.saved = len(self.match.actions)
        self.screen.print(f"Saved as {path}.")

    def leave(self, rest: str) -> None:
        self.offer_to_save()
        raise Leave

    def offer_to_save(self) -> None:
        while len(self.match.actions) != self.saved:
            typed = self.screen.console.input("Save it? A file name saves, Enter does not: ").strip()
            if not typed:
                return
            self.obey(f"s {typed}")


def people(match: Match, seats: Sequence[int], bots: Sequence[str], resumed: bool) -> set[int]:
    """The seats that people play: those named, or in a saved game those whose names are not a bot's."""
    count = match.game.num_players
    if [*bots] == [NOBODY]:
        return set(range(count))
    for seat in seats:
        if not 1 <= seat <= count:
            raise InvalidOption(f"--seat {seat}: this game has seats 1 to {count}")
    if resumed and not seats:
        found = {seat for seat, name in enumerate(match.names) if not BOT_NAME.fullmatch(name)}
        return found or {0}
    return {seat - 1 for seat in seats} or {0}


def bot_lines(match: Match, seated: set[int], bots: Sequence[str]) -> dict[int, str]:
    """A bot for each seat without a person: as they are named, else in a saved game as before."""
    others = [seat for seat in range(match.game.num_players) if seat not in seated]
    if bots and others:
        return dict(zip(others, one_each(bots, len(others)), strict=True))
    found = {seat: BOT_NAME.fullmatch(match.names[seat]) for seat in others}
    return {seat: (name and name[2]) or DEFAULT_BOT for seat, name in found.items()}


def one_each(bots: Sequence[str], seats: int) -> list[str]:
    """A bot for each of some seats: one for all of them, or as many as there are seats."""
    if len(bots) not in (1, seats):
        raise InvalidOption(f"--bots: {len(bots)} bots for {seats} seats; name one for all, or one for each")
    return [*bots] if len(bots) == seats else [*bots] * seats


def name_players(match: Match, seated: set[int], lines: Mapping[int, str], resumed: bool) -> None:
    """You, or player by player; bots by their number and their line. People in a saved game have their names."""
    for seat, line in lines.items():
        match.names[seat] = f"Bot {seat + 1} ({line})"
    if not resumed and len(seated) == 1:
        match.names[min(seated)] = "You"
    check_names(match.names, match.game.num_players)


def short(name: str) -> str:
    """A name as there is room for it."""
    bot = BOT_NAME.fullmatch(name)
    return bot[1] if bot else name


def ends_with(text: str, wanted: str) -> bool:
    return text.endswith(f" {wanted}")


def contains(text: str, wanted: str) -> bool:
    return f" {wanted} " in f" {text} "

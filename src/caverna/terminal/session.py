"""A match in the terminal: people type, bots answer, and everything that happens is reported."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from caverna.bots import LEVELS, USUAL_LEVEL, Explainer, bot_seed, make_bot
from caverna.game import CHANCE, OVER, CavernaError, InvalidOption, ParseError
from caverna.games import goals, to_tell
from caverna.locale import Translator, halves
from caverna.record import Match, check_names
from caverna.review import hint_words
from caverna.review.report import print_hint

from .glossary import Glossary
from .screens import screen_for
from .text import plain

DEFAULT_BOT: Final = USUAL_LEVEL
ADVISER: Final = "net"
"""The bot that gives hints."""
ADVICE: Final = 5
"""How many choices a hint compares."""
NOBODY: Final = "none"
"""Given instead of a bot: people play all seats."""
BOT_NAME: Final = re.compile(r"(Bot \d+)(?: \((.*)\))?")
"""The name of a bot with its specification, which a narrow terminal leaves out."""
SUFFIX: Final = ".caverna.json"
GIVING_UP: Final = ("stop", "pass", "end")
"""Kinds of action that give up what is still possible. They are listed after it."""
WORDS: Final = {
    "terminal-word-help": "?", "terminal-word-hint": "h", "terminal-word-undo": "u", "terminal-word-quit": "q",
}  # fmt: skip
"""Commands with a word in each language. The English ones, which end these ids, are understood everywhere."""


class Leave(Exception):
    """Somebody leaves the game, finished or not."""


class TerminalSession:
    """A match played in the terminal.

    Args:
        console: The terminal.
        match: The match to play or continue.
        translator: The language.
        seats: The seats that people play, counted from 1; by default the first, or those of people in a saved game.
        bots: The bots for the other seats: one for all, or one for each.
        seed: The seed of the bots.
        resumed: Whether the match was loaded from a file.
    """

    def __init__(
        self,
        console: Console,
        match: Match,
        translator: Translator,
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
        name_players(match, self.people, lines, resumed, translator)
        self.names = [shown(name, translator) for name in match.names]
        self.glossary = Glossary(translator, match.game.name, match.game.num_players)
        self.say = translator.say
        self.screen = screen_for(console, self.glossary, [short(name) for name in match.names])
        self.told = len(match.actions) if resumed else 0
        self.seen = match.at(self.told)
        """The game up to the last action that was reported."""
        self.saved = len(match.actions)
        self.stale = True  # the table has changed since it was drawn
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self.help, "h": self.hint, "t": self.trades, "u": self.undo, "uu": self.undo_turn,
            "a": self.everything, "b": self.board, "f": self.for_sale, "i": self.information, "p": self.points,
            "s": self.save, "q": self.leave,
        }  # fmt: skip
        for id, command in WORDS.items():
            english = id.rpartition("-")[2]
            self.commands[english] = self.commands[plain(self.say(id))] = self.commands[command]

    # the loop

    def play(self) -> None:
        """Play to the end of the game, or until somebody leaves."""
        title = self.say(f"game-{self.match.game.name}")
        self.screen.print(self.say("terminal-welcome", title=title), style="dim")
        for seat in self.bots:
            self.screen.print(self.names[seat], style="dim")
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
            self.screen.print("\n", self.say("terminal-game-left"))

    def go_on(self) -> None:
        """Play what no person decides. Before a bot answers, a person may undo."""
        if self.match.is_forced():
            self.match.play_forced()
        elif self.match.undo_seat in self.people:
            self.pause()
        else:
            self.bot_plays()

    def bot_plays(self) -> None:
        """Let a bot decide."""
        seat = self.match.game.turn
        with self.screen.console.status(self.say("terminal-thinks", name=self.screen.names[seat])):
            action = self.bots[seat].choose(self.match.game.copy())
        self.match.play(action)

    def pause(self) -> None:
        """The last chance to undo before a bot plays."""
        self.tell()
        typed = self.ask_for("terminal-pause")
        if typed:
            self.obey(typed)
        else:
            self.bot_plays()

    def ask_for(self, prompt: str) -> str:
        """Print a prompt and read a line."""
        return self.screen.console.input(Text(f"{self.say(prompt)} ", style="dim")).strip()

    def ask(self) -> None:
        """Ask a person for one decision."""
        self.tell()
        decision = self.match.game.decision()
        if self.stale or any(self.screen.place in action for action in decision["actions"]):
            self.everything("")
        else:
            self.position(decision)
        seat, before = self.match.game.turn, len(self.match.actions)
        question = self.glossary.translator.question(self.match.game.name, decision["question"])
        while len(self.match.actions) == before:
            self.screen.print()
            self.screen.print(question, style="bold")
            typed = self.screen.console.input(Text.assemble(self.screen.seat(seat), " > ")).strip()
            if typed:
                self.obey(typed)

    def tell(self) -> None:
        """Report what bots and chance did, and the forced actions of people."""
        news: list[tuple[int, Mapping[str, Any]]] = []
        for number in range(self.told, len(self.match.actions)):
            played = self.match.actions[number]
            news.append((self.match.seats[number], to_tell(self.seen, played)))
            self.seen.apply(played)
        for seat, run in groupby(news, lambda pair: pair[0]):
            self.tell_of(seat, [row for _, row in run])
        self.stale |= any(seat not in self.people for seat, _ in news)
        self.told = len(self.match.actions)

    def tell_of(self, seat: int, rows: Sequence[Mapping[str, Any]]) -> None:
        """Report consecutive actions of one player: of a person as choices, of others as a sentence."""
        translator, game = self.glossary.translator, self.match.game.name
        if seat in self.people:
            texts = "; ".join(map(self.glossary.action, rows))
            self.screen.print("  ", self.screen.seat(seat), self.glossary.titled(""), " ", texts)
            return
        told = [translator.told(game, row) for row in rows]
        if seat == CHANCE:
            self.screen.print("  ", " ".join(translator.sentence(None, text) for text in told), style="italic")
        else:
            name = self.screen.seat(seat)
            before, _, after = translator.sentence(name.plain, "; ".join(told)).partition(name.plain)
            self.screen.print("  ", before, name, after)

    def result(self) -> None:
        """Print the scores and the winners, and offer to save."""
        game = self.match.game
        self.screen.rule(self.say("terminal-the-end"))
        self.screen.score_sheet([game.score_sheet(seat) for seat in range(game.num_players)])
        if game.num_players == 1:
            self.goals()
        elif game.winners():
            self.screen.print(self.victory(game.winners()), style="bold")
        self.offer_to_save()

    def victory(self, winners: Sequence[int]) -> str:
        """Who has won."""
        names = [self.names[seat] for seat in winners]
        if len(names) > 1:
            return self.say("page-shared-victory", names=self.glossary.translator.listed(names))
        return self.say("page-you-win") if names == [self.say("terminal-you")] else self.say("page-wins", name=names[0])

    def goals(self) -> None:
        """The goals of a solo game for the eras that were played."""
        game = self.match.game
        points = game.scores()[0]
        whole = int(points) if points == int(points) else halves(points)
        self.screen.print(self.say("page-points-alone", points=whole), style="bold")
        for goal in goals(game):
            wanted = self.say("page-more-than-points" if goal.beat else "page-at-least-points", points=int(goal.points))
            reached = self.say("page-reached" if goal.met else "page-not-reached")
            name = self.say(f"goal-{goal.grade}")
            self.screen.print(self.say("terminal-goal", goal=name, wanted=wanted, reached=reached), style="bold")

    # what a person types

    def obey(self, typed: str) -> None:
        """Carry out a command, a number or an action; print an error in one line."""
        word, _, rest = typed.partition(" ")
        try:
            if plain(word) in self.commands:
                self.commands[plain(word)](rest.strip())
            else:
                self.decide(typed)
        except CavernaError as error:
            self.screen.print(str(error), style="red")

    def decide(self, typed: str) -> None:
        """Play the action that was typed."""
        if self.match.game.turn not in self.people:
            raise ParseError(self.say("terminal-turn-over", typed=typed))
        action = self.understood(typed)
        self.match.play(action)
        self.seen.apply(action)  # it needs no report
        self.told += 1

    def understood(self, typed: str) -> int:
        """The legal action with this number, or with these words in its notation or text."""
        actions = [action for _, action in self.numbered()]
        if typed.isdecimal():
            if not 1 <= int(typed) <= len(actions):
                raise ParseError(self.say("terminal-no-choice", typed=typed, last=len(actions)))
            return int(actions[int(typed) - 1]["action"])
        wanted = plain(typed)
        texts = [(plain(action["text"]), plain(self.glossary.action(action))) for action in actions]
        for fits in (str.__eq__, ends_with, contains):
            found = [
                action for action, said in zip(actions, texts, strict=True) if any(fits(text, wanted) for text in said)
            ]
            if len(found) == 1:
                return int(found[0]["action"])
            if found:
                meant = " · ".join(map(self.glossary.action, found[:6]))
                raise ParseError(self.say("terminal-ambiguous", typed=typed, choices=meant))
        raise ParseError(self.say("terminal-not-understood", typed=typed))

    # commands

    def help(self, rest: str) -> None:
        """List the commands."""
        example = self.glossary.action(self.numbered()[0][1])
        self.screen.print(self.say("terminal-help", example=example))
        self.screen.print()
        self.screen.table_of([
            (f"?, {self.say('terminal-word-help')}", self.say("terminal-help-help")),
            (f"h, {self.say('terminal-word-hint')}", self.say("terminal-help-hint")),
            (f"u, {self.say('terminal-word-undo')}", self.say("terminal-help-undo")),
            ("uu", self.say("terminal-help-undo-turn")),
            ("t", self.say("terminal-help-trades")),
            ("a", self.say("terminal-help-all")), ("b, b 2", self.say("terminal-help-board")),
            ("f", self.say("terminal-help-for-sale")), ("i, i …", self.say("terminal-help-information")),
            ("p", self.say("terminal-help-points")), ("s …", self.say("terminal-help-save")),
            (f"q, {self.say('terminal-word-quit')}", self.say("terminal-help-leave")), ("", ""),
            ("▶ ★", self.say("terminal-legend-marks")), *self.screen.legend(),
        ])  # fmt: skip

    def numbered(self) -> list[tuple[int, dict[str, Any]]]:
        """The legal actions with their numbers. Giving up comes after the choices, or after all that could wait."""
        actions: list[dict[str, Any]] = self.match.game.decision()["actions"]
        chosen = [action for action in actions if not self.at_any_time(action) and action["kind"] not in GIVING_UP]
        waiting = [action for action in actions if self.at_any_time(action)]
        rest = [action for action in actions if action["kind"] in GIVING_UP]
        return list(enumerate([*chosen, *rest, *waiting] if chosen else [*waiting, *rest], 1))

    def hint(self, rest: str) -> None:
        """Show what a network thinks of the choices."""
        game = self.match.game
        if game.turn not in self.people:
            raise ParseError(self.say("terminal-no-hint"))
        adviser = make_bot(ADVISER)
        assert isinstance(adviser, Explainer)
        with self.screen.console.status(self.say("terminal-thinks", name=ADVISER)):
            advice = adviser.explain(game.copy())
        translator = self.glossary.translator
        print_hint(self.screen.console, hint_words(game, advice[:ADVICE], self.names, translator), translator)

    def at_any_time(self, action: dict[str, Any]) -> bool:
        """Is this an action that can wait, such as a trade?"""
        return action["kind"] in self.glossary.reference["any_time"]

    def trades(self, rest: str) -> None:
        """List the trades."""
        trades = [(number, action) for number, action in self.numbered() if self.at_any_time(action)]
        if trades:
            self.screen.choices(trades)
        else:
            self.screen.print(self.say("terminal-no-trades"))

    def everything(self, rest: str) -> None:
        """The table, the board and the choices; choices of a place are shown there."""
        place, actions = self.screen.place, self.numbered()
        numbers = {action[place]: number for number, action in actions if place in action}
        self.screen.table(self.match.game.view(), self.viewer(), numbers)
        self.choices([(number, action) for number, action in actions if place not in action], few=not numbers)
        self.stale = False

    def position(self, decision: Mapping[str, Any]) -> None:
        """What a decision in the middle of a turn needs: the board if it matters, the supply, the choices."""
        view = self.match.game.view()
        self.screen.print()
        if any(map(self.screen.needs_board, decision["actions"])):
            self.screen.board(view, self.viewer())
        self.screen.print(self.screen.status(view["players"][self.viewer()]))
        self.choices(self.numbered(), few=True)

    def viewer(self) -> int:
        """Whose board is drawn: that of the person to decide, otherwise of the first person."""
        turn = self.match.game.turn
        return turn if turn in self.people else min(self.people, default=0)

    def choices(self, actions: list[tuple[int, dict[str, Any]]], few: bool) -> None:
        """List the choices. Trades are only counted, unless there are few other choices."""
        others = [pair for pair in actions if not self.at_any_time(pair[1])]
        trades = len(actions) - len(others)
        if trades and few and len(others) < 2:
            self.screen.choices(actions)
            return
        self.screen.choices(others)
        if trades:
            self.screen.print("  t ", self.say("page-trades", count=trades), style="dim")

    def board(self, rest: str) -> None:
        """Draw the board of a player."""
        seats = self.match.game.num_players
        if rest and not (rest.isdecimal() and 1 <= int(rest) <= seats):
            raise ParseError(self.say("terminal-no-player", typed=rest, last=seats))
        seat = int(rest) - 1 if rest else self.viewer()
        self.screen.rule(self.names[seat])
        view = self.match.game.view()
        self.screen.board(view, seat)
        self.screen.print(self.screen.status(view["players"][seat]))

    def for_sale(self, rest: str) -> None:
        """List what can be acquired."""
        self.screen.offers(self.match.game.view())

    def information(self, rest: str) -> None:
        """Print the rows of the reference whose name contains these words; without words, all places in play.

        If something in view cannot be chosen now, the reason follows.
        """
        wanted = plain(rest)
        tables = self.glossary.tables
        if wanted:
            rows = [(kind, row) for kind, table in tables.items() for row in table.values()]
            found = [(kind, row) for kind, row in rows if wanted in plain(row["name"]) or wanted in plain(row["id"])]
        else:
            place = self.screen.place
            found = [(place, tables[place][space["id"]]) for space in self.match.game.view()["spaces"]]
        reasons = self.reasons()
        for kind, row in found:
            cost = self.glossary.goods(row.get("cost") or {})
            heading = Text(row["name"], style="bold")
            priced = self.glossary.titled(f" ({cost})" if cost else "")
            reason = Text(f" {reasons[kind, row['id']]}" if (kind, row["id"]) in reasons else "", style="dim")
            self.screen.print(heading, priced, " ", self.glossary.explained(row), reason)
        if not found:
            raise ParseError(self.say("terminal-no-such-thing", typed=rest))

    def reasons(self) -> dict[tuple[str, str], str]:
        """Why things cannot be chosen now, by kind and id."""
        game = self.match.game
        return {
            (kind, row[kind]): self.glossary.translator.reason(game.name, row, game.turn, self.names)
            for row in game.decision()["blocked"]
            for kind in self.glossary.tables
            if kind in row
        }

    def points(self, rest: str) -> None:
        """Print the score sheets."""
        game = self.match.game
        self.screen.score_sheet([game.score_sheet(seat) for seat in range(game.num_players)])

    def undo(self, rest: str) -> None:
        """Undo a decision."""
        self.take_back(self.match.undo)

    def undo_turn(self, rest: str) -> None:
        """Undo the decisions of a turn."""
        self.take_back(self.match.undo_turn)

    def take_back(self, how: Callable[[], None]) -> None:
        """Undo in some way, if a person may."""
        if not self.match.can_undo or self.match.undo_seat not in self.people:
            raise InvalidOption(self.say("terminal-nothing-to-undo"))
        how()
        self.told, self.seen = len(self.match.actions), self.match.game.copy()
        self.stale = True
        self.screen.print(self.say("terminal-undone"), style="dim")

    def save(self, rest: str) -> None:
        """Save the match to a file."""
        if not rest:
            raise ParseError(self.say("terminal-file-needed"))
        path = Path(rest if rest.endswith(".json") else rest + SUFFIX)
        try:
            self.match.save(path)
        except OSError as error:
            reason = str(error.strerror or error)
            raise InvalidOption(self.say("terminal-not-saved", path=str(path), reason=reason)) from error
        self.saved = len(self.match.actions)
        self.screen.print(self.say("terminal-saved", path=str(path)))

    def leave(self, rest: str) -> None:
        """Leave the game."""
        self.offer_to_save()
        raise Leave

    def offer_to_save(self) -> None:
        """Ask for a file name, unless the match is saved."""
        while len(self.match.actions) != self.saved:
            typed = self.ask_for("terminal-save")
            if not typed:
                return
            self.obey(f"s {typed}")


def people(match: Match, seats: Sequence[int], bots: Sequence[str], resumed: bool) -> set[int]:
    """The seats that people play: those given, or in a saved game those whose names are not a bot's."""
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
    """A bot for each seat without a person: those given, or the ones of the saved game."""
    others = [seat for seat in range(match.game.num_players) if seat not in seated]
    if bots and others:
        return dict(zip(others, one_each(bots, len(others)), strict=True))
    found = {seat: BOT_NAME.fullmatch(match.names[seat]) for seat in others}
    return {seat: (name and name[2]) or DEFAULT_BOT for seat, name in found.items()}


def one_each(bots: Sequence[str], seats: int) -> list[str]:
    """A bot for each of some seats: one for all of them, or as many as there are seats."""
    if len(bots) not in (1, seats):
        raise InvalidOption(f"--bots: {len(bots)} bots for {seats} seats; give one for all, or one for each")
    return [*bots] if len(bots) == seats else [*bots] * seats


def name_players(
    match: Match, seated: set[int], lines: Mapping[int, str], resumed: bool, translator: Translator
) -> None:
    """Name people "You" or by number, and bots by number and specification. People in a saved game keep their names."""
    for seat, line in lines.items():
        match.names[seat] = f"Bot {seat + 1} ({line})"
    if not resumed:
        for seat in seated:
            number = translator.say("terminal-player-number", number=seat + 1)
            match.names[seat] = translator.say("terminal-you") if len(seated) == 1 else number
    check_names(match.names, match.game.num_players)


def shown(name: str, translator: Translator) -> str:
    """A name as people read it: with the level of a bot in their language."""
    bot = BOT_NAME.fullmatch(name)
    return f"{bot[1]} ({translator.say(f'level-{bot[2]}')})" if bot and bot[2] in LEVELS else name


def short(name: str) -> str:
    """A name without the specification of a bot."""
    bot = BOT_NAME.fullmatch(name)
    return bot[1] if bot else name


def ends_with(text: str, wanted: str) -> bool:
    """Does a text end with these words?"""
    return text.endswith(f" {wanted}")


def contains(text: str, wanted: str) -> bool:
    """Does a text contain these words?"""
    return f" {wanted} " in f" {text} "

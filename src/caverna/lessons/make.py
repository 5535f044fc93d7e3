"""Makes the puzzles of a game: `python -m caverna.lessons.make cave-farmers`.

Strong bots play solo games. At random turns of these a search finds what can still be reached in the round. What random
play seldom reaches becomes a puzzle, with the line that reaches it whatever chance draws. The same arguments make the
same puzzles, as long as the rules and the networks are the same.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from caverna.bots import bot_seed, make_bot
from caverna.game import OVER, Game
from caverna.games import GAMES
from caverna.record import Match, round_of

from .course import SEPARATOR
from .goal import SEAT, Condition, Goal, measure
from .solver import Found, Node, Solver, always, greedily, idle, random_share

BOT: Final = "net:sims=4,noise=0.6"
"""Strong, and different in every game: alone there is little chance."""
VARIANTS: Final[dict[str, list[dict[str, str]]]] = {
    "cave-farmers": [{}],
    "cave-vs-cave": [{"mode": "eras-1-2"}, {"mode": "era-1"}],
}
GOODS: Final = {
    "cave-farmers": ("ruby", "ore", "grain", "vegetable", "gold", "food", "dog", "sheep", "donkey", "boar", "cattle"),
    "cave-vs-cave": ("wood", "stone", "emmer", "flax", "food", "gold", "donkey", "ore", "iron", "weapon"),
}
COUNTED: Final = {
    "cave-farmers": ("dwarfs", "dwarfs.strength", "cells[tile=ruby-mine]", "cells[tile=large-pasture]"),
    "cave-vs-cave": ("rooms", "walls", "cells[tile=empty]"),
}
"""Numbers of a view that can be a goal, beside goods."""
BUILT: Final = {"cave-farmers": "furnishings", "cave-vs-cave": "rooms"}
TURNS: Final = ("place", "take")
"""The questions that begin a turn."""
QUOTAS: Final = {"score": 8, "fed": 4, "built": 6, "goods": 5, "counted": 5}
"""How many puzzles of each kind, at most."""
PUZZLES: Final = 24
KINDS: Final = 3
"""How many kinds of puzzles to look for at each position."""
EASIEST: Final = 0.3
"""The largest share of random play that may reach a goal."""
TRIES: Final = 120
BEAM: Final = 12
POSITIONS: Final = 400
SAMPLE: Final = 400
"""How many of the positions found are looked at closely."""
LONGEST: Final = 8
"""How many decisions in a row to leave out of a solution at most."""
GREEDY: Final = 4000
"""How many ends of a turn a greedy player compares."""
RARER: Final = (0.1, 0.03, 0.01)
"""Each share of random play that is not reached makes a puzzle harder by one."""


@dataclass(frozen=True)
class Draft:
    """A puzzle that was found."""

    kind: str
    source: int
    """Which game."""
    after: int
    """How many of its actions come before the position."""
    goal: Goal
    solution: Sequence[str]
    difficulty: int
    proof: Mapping[str, Any]


class Sight(NamedTuple):
    """A position that is looked at closely."""

    node: Node
    player: Mapping[str, Any]
    """The view of the player."""


def main() -> None:
    """Play, search, choose, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--games", type=int, default=6, help="how many games the bots play")
    parser.add_argument("--positions", type=int, default=6, help="how many positions of each game to look at")
    parser.add_argument("--seed", default="puzzles")
    parser.add_argument("--out", type=Path, default=Path(__file__).parent)
    arguments = parser.parse_args()
    matches = [play(arguments.game, arguments.seed, number) for number in range(arguments.games)]
    drafts: list[Draft] = []
    for number, match in enumerate(matches):
        random = Random(f"{arguments.seed}/{number}")
        for after in sorted(random.sample(starts(match), arguments.positions)):
            drafts += candidates(match, number, after, random)
        print(f"game {number + 1} of {len(matches)}: {len(drafts)} candidates", flush=True)
    chosen = choose(drafts, Random(arguments.seed))
    path = arguments.out / f"{arguments.game}.puzzles.json"
    path.write_text(written(matches, chosen), "utf-8")
    print(f"{len(chosen)} puzzles: {dict(Counter(draft.difficulty for draft in chosen))}, in {path}")


def play(game: str, seed: str, number: int) -> Match:
    """A solo game of a strong bot. The games take turns with the variants."""
    variants, seed = VARIANTS[game], f"{seed}/{number}"
    match = Match(game, seed=seed, players=1, **variants[number % len(variants)])
    bot = make_bot(BOT, bot_seed(seed, SEAT))
    while match.game.turn != OVER:
        match.play(bot.choose(match.game))
    return match


def starts(match: Match) -> list[int]:
    """After how many actions a turn begins. The first round is too simple."""
    found, game, turn = [], match.at(0), -1
    for number, action in enumerate(match.actions):
        if game.turn == SEAT and game.turn_id() != turn:
            turn = game.turn_id()
            if round_of(game)["round"] != 1 and game.decision()["question"] in TURNS:
                found.append(number)
        game.apply(action)
    return found


def candidates(match: Match, source: int, after: int, random: Random) -> Iterator[Draft]:
    """The puzzles that a position has: at most one of each kind."""
    game = match.at(after)
    until = {name: number for name, number in round_of(game).items() if number is not None}
    found = Solver(Goal((), until, True), BEAM, POSITIONS).search(game)
    sights = [Sight(node, node.game.view()["players"][SEAT]) for node in spread([*found.turns, *found.ends])]
    ideas: dict[str, list[Goal]] = {}
    for kind, goal in goals(game, found, sights, until):
        ideas.setdefault(kind, []).append(goal)
    for kind in random.sample(sorted(ideas), min(KINDS, len(ideas))):
        several = ideas[kind]
        random.shuffle(several)
        drafts = (rated(kind, source, after, game, goal, found, sights, random) for goal in several[:3])
        draft = next((draft for draft in drafts if draft is not None), None)
        if draft is not None:
            yield draft


def goals(game: Game, found: Found, sights: Sequence[Sight], until: Mapping[str, int]) -> Iterator[tuple[str, Goal]]:
    """What could be reached, with its kind."""
    player = game.view()["players"][SEAT]
    views = [sight.player for sight in sights]
    enters_era = round_of(found.ends[0].game)["era"] != until.get("era")
    ends = sorted(node.game.scores()[SEAT] for node in found.ends)
    for place in (1, len(ends) // 100, len(ends) // 20):
        if ends[-max(1, place)] <= 0 or enters_era:  # a debt is no goal, and a new era counts all rooms again
            break
        yield "score", Goal((Condition("score", least=whole(ends[-max(1, place)])),), until, at_end=True)
    if game.name == "cave-farmers" and idles_hungry(game, until):
        fed = Condition("begging", most=player["begging"])
        fed_goal = Goal((fed,), until, at_end=True)
        last = [view for (node, view) in sights if fed_goal.is_past(node.game)]
        full = [view["score"] for view in last if view["begging"] <= player["begging"]]
        if full:
            yield "fed", fed_goal
        if full and max(full) > 0:
            yield "fed", Goal((fed, Condition("score", least=whole(max(full)))), until, at_end=True)
    for row in sorted({row["id"] for view in views for row in view[BUILT[game.name]]}):
        if row not in {own["id"] for own in player[BUILT[game.name]]}:
            yield "built", Goal((Condition(f"{BUILT[game.name]}[id={row}]", least=1),), until, at_end=False)
    counted = [("goods", f"goods.{good}") for good in GOODS[game.name]]
    counted += [("counted", what) for what in COUNTED[game.name]]
    for kind, what in counted:
        best = int(max(measure(view, what) for view in views))
        if best > measure(player, what):
            yield kind, Goal((Condition(what, least=best),), until, at_end=False)


def whole(points: float) -> float:
    """Points without a fraction of zero."""
    return int(points) if points == int(points) else points


def spread(nodes: Sequence[Node]) -> Sequence[Node]:
    """Some of many nodes, evenly."""
    return nodes[:: 1 + len(nodes) // SAMPLE]


def hungry(game: Game) -> int:
    """How many begging markers the player has."""
    return int(game.view()["players"][SEAT]["begging"])


def idles_hungry(game: Game, until: Mapping[str, int]) -> bool:
    """Would the family have to beg if the player did nothing?"""
    return not idle(Goal((Condition("begging", most=hungry(game)),), until, at_end=True), game)


def rated(
    kind: str, source: int, after: int, game: Game, goal: Goal, found: Found, sights: Sequence[Sight], random: Random,
) -> Draft | None:  # fmt: skip
    """A goal as a puzzle; None if it is too easy, or no line reaches it whatever chance draws."""
    if kind == "score":
        reaching = [node for node in found.ends if goal.is_met(goal.values(node.game))]
    else:
        reaching = [sight.node for sight in sights if reaches(goal, sight)]
    reaching = sorted(reaching, key=lambda node: len(node.path))[:5]
    solution = next((node.path for node in reaching if always(goal, game, node.path)), None)
    if solution is None or idle(goal, game):
        return None
    if random_share(goal, game, TRIES // 8, random) > EASIEST:
        return None
    share = random_share(goal, game, TRIES, random)
    greedy = greedily(goal, game, GREEDY)
    if greedy is not False and kind == "built":  # to go and buy something is no puzzle
        return None
    level = 1 + sum(share < step for step in RARER) + (greedy is False) - (greedy is True)
    best = found.is_complete and kind == "score" and not any(
        node.game.scores()[SEAT] > (goal.conditions[0].least or 0) for node in found.ends
    )  # fmt: skip
    proof = {"random": round(share, 3), "greedy": greedy, "best": best}
    return Draft(kind, source, after, goal, shortened(goal, game, solution), min(5, max(1, level)), proof)


def reaches(goal: Goal, sight: Sight) -> bool:
    """Does a position that was looked at reach a goal?"""
    if goal.at_end and not goal.is_past(sight.node.game):
        return False
    return goal.is_met([measure(sight.player, condition.what) for condition in goal.conditions])


def shortened(goal: Goal, game: Game, solution: Sequence[str]) -> Sequence[str]:
    """A solution without the decisions that it does not need: whole turns first, then single ones, then the rest."""
    for size in range(LONGEST, 0, -1):
        number = 0
        while number + size <= len(solution):
            shorter = [*solution[:number], *solution[number + size :]]
            if always(goal, game, shorter, draws=1) and always(goal, game, shorter):
                solution = shorter
            else:
                number += 1
    enough = (solution[:number] for number in range(1, len(solution)))
    return next((some for some in enough if always(goal, game, some, draws=1) and always(goal, game, some)), solution)


def choose(drafts: Sequence[Draft], random: Random) -> list[Draft]:
    """Puzzles of all kinds and difficulties, from easy to hard, each of its own position."""
    left, positions, wants = Counter(QUOTAS), set[object](), Counter[str]()
    difficulties, chosen = Counter[int](), list[Draft]()
    rest = [*drafts]
    random.shuffle(rest)
    while len(chosen) < PUZZLES and rest:
        rest.sort(
            key=lambda draft: (difficulties[draft.difficulty], draft.proof["greedy"] is not False, wants[what(draft)])
        )
        draft = rest.pop(0)
        keys = {(draft.source, draft.after), tuple(draft.goal.conditions)}
        if left[draft.kind] and not keys & positions:
            left[draft.kind] -= 1
            positions |= keys
            wants[what(draft)] += 1
            difficulties[draft.difficulty] += 1
            chosen.append(draft)
    return sorted(chosen, key=lambda draft: (draft.difficulty, -draft.proof["random"]))


def what(draft: Draft) -> str:
    """What a puzzle asks for first."""
    return draft.goal.conditions[0].what


def written(matches: Sequence[Match], drafts: Sequence[Draft]) -> str:
    """The data file: the games that are used, as far as they are, and the puzzles, a line each."""
    sources = sorted({draft.source for draft in drafts})
    games = []
    for source in sources:
        match = matches[source]
        last = max(draft.after for draft in drafts if draft.source == source)
        texts = [played.text for played in match.replay()][:last]
        games.append({"options": match.game.options, "actions": SEPARATOR.join(texts)})
    puzzles = [
        {
            "id": f"puzzle-{number}", "game": sources.index(draft.source), "after": draft.after,
            "difficulty": draft.difficulty, "goal": draft.goal.to_data(),
            "solution": SEPARATOR.join(draft.solution), "proof": draft.proof,
        }
        for number, draft in enumerate(drafts, 1)
    ]  # fmt: skip
    parts = [f'"{name}": [\n{lines(rows)}\n]' for name, rows in (("games", games), ("puzzles", puzzles))]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def lines(rows: Sequence[Mapping[str, Any]]) -> str:
    """Rows of JSON, a line each."""
    return ",\n".join(json.dumps(row) for row in rows)


if __name__ == "__main__":
    main()

"""Makes the puzzles of a game: `python -m caverna.lessons.make cave-farmers`.

Strong bots play solo games. At random turns of these a search finds what can still be reached in a round or two. What
greedy players miss and random play seldom reaches becomes a puzzle, with a line that reaches it whatever chance draws.
The same arguments make the same puzzles, as long as the rules and the networks are the same.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise, zip_longest
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from caverna.bots import bot_seed, make_bot
from caverna.game import OVER, Game
from caverna.games import GAMES
from caverna.record import Match, round_of

from .course import SEPARATOR
from .goal import SEAT, Condition, Goal, measure
from .solver import Found, GreedyPlayer, Node, Solver, always, by_itself, idle, random_share

BOTS: Final = {"cave-farmers": "net:sims=1,noise=1.3", "cave-vs-cave": "net:sims=4,noise=0.6"}
"""Strong, and different in every game: solo games have little chance, and least in The Cave Farmers."""
VARIANTS: Final[dict[str, list[dict[str, str]]]] = {
    "cave-farmers": [{}, {"furnishings": "introductory"}],
    "cave-vs-cave": [{"mode": "eras-1-2"}, {"mode": "era-1"}],
}
GOODS: Final = {
    "cave-farmers": ("ruby", "ore", "grain", "vegetable", "gold", "dog", "sheep", "donkey", "boar", "cattle"),
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
QUOTAS: Final = {"score": 10, "fed": 5, "built": 8, "goods": 8, "counted": 6}
"""How many puzzles of each kind, at most."""
PUZZLES: Final = 24
TOGETHER: Final = 2
"""How many puzzles may begin with the same position."""
EASIEST: Final = 0.3
"""The largest share of random play that may reach a goal."""
TRIES: Final = 1000
QUICK: Final = 20
"""How many random tries are enough to see that a goal is too easy."""
ROUNDS: Final = {"cave-farmers": (1, 2), "cave-vs-cave": (1,)}
"""How many rounds a puzzle may last. In Cave vs Cave a round has more turns, and more depends on chance."""
GOALS: Final = 10
"""How many goals to try at a position."""
BEAM: Final = 8
POSITIONS: Final = 300
SAMPLE: Final = 400
"""How many of the positions found are examined closely."""
LONGEST: Final = 8
"""How many decisions in a row to leave out of a solution at most."""
DRAWN: Final = 2000
"""How many positions to follow a solution through: if it depends on more draws, it is no puzzle."""
GREEDY: Final = 2500
"""How many ends of a turn a greedy player compares."""
GREEDY_BOT: Final = "greedy"
"""A bot that plays every turn for the most points that it expects of it."""
RARER: Final = (0.02, 0.007, 0.002, 0.001)
"""For each of these shares that random play does not reach, a puzzle is one level harder."""


@dataclass(frozen=True)
class Draft:
    """A puzzle that was found."""

    kind: str
    source: int
    """Which game."""
    after: int
    """How many of its actions come before the position."""
    position: Game
    goal: Goal
    solution: Sequence[str]
    difficulty: int
    proof: Mapping[str, Any]


class Examined(NamedTuple):
    """A position that is examined closely."""

    node: Node
    player: Mapping[str, Any]
    """The view of the player."""


def main() -> None:
    """Play, search, choose, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--games", type=int, default=22, help="how many games the bots play")
    parser.add_argument("--positions", type=int, default=8, help="how many positions of each game to look at")
    parser.add_argument("--seed", default="puzzles")
    parser.add_argument("--out", type=Path, default=Path(__file__).parent)
    arguments = parser.parse_args()
    matches = [play(arguments.game, arguments.seed, number) for number in range(arguments.games)]
    drafts: list[Draft] = []
    for number, match in enumerate(matches):
        random = Random(f"{arguments.seed}/{number}")
        found = starts(match)
        for after in sorted(random.sample(found, min(len(found), arguments.positions))):
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
    bot = make_bot(BOTS[game], bot_seed(seed, SEAT))
    while match.game.turn != OVER:
        match.play(bot.choose(match.game))
    return match


def starts(match: Match) -> list[int]:
    """After how many actions the turns begin that are not the last of their round, which would be too easy.

    The first round is too simple as well.
    """
    turns: list[tuple[int, Mapping[str, int | None]]] = []
    game, turn = match.at(0), -1
    for number, action in enumerate(match.actions):
        if game.turn == SEAT and game.turn_id() != turn:
            turn = game.turn_id()
            if game.decision()["question"] in TURNS:
                turns.append((number, round_of(game)))
        game.apply(action)
    pairs = pairwise(turns)
    return [number for (number, when), (_, then) in pairs if when == then and when["round"] != 1]


def candidates(match: Match, source: int, after: int, random: Random) -> Iterator[Draft]:
    """The puzzles that a position has: at most one of each kind."""
    game = match.at(after)
    until = {name: number for name, number in round_of(game).items() if number is not None}
    rounds = game.view()["rounds"]
    until["round"] = rounds[rounds.index(until["round"]) :][: random.choice(ROUNDS[game.name])][-1]
    deadline = Goal((), until, at_end=True)
    greedy = GreedyPlayer(game, deadline, GREEDY)
    if not greedy.first:
        return
    found = Solver(deadline, BEAM, POSITIONS).search(game)
    examined = [Examined(node, node.game.view()["players"][SEAT]) for node in spread([*found.turns, *found.ends])]
    ideas: dict[str, list[tuple[str, Goal]]] = {}
    for kind, goal in goals(game, found, examined, until):
        ideas.setdefault(kind, []).append((kind, goal))
    several = [random.sample(ideas[kind], len(ideas[kind])) for kind in sorted(ideas)]
    mixed = [idea for row in zip_longest(*several) for idea in row if idea is not None]
    kinds = set[str]()
    for kind, goal in mixed[:GOALS]:
        draft = None if kind in kinds else rated(kind, source, after, greedy, goal, found, examined)
        if draft is not None:
            kinds.add(kind)
            yield draft


def goals(
    game: Game, found: Found, examined: Sequence[Examined], until: Mapping[str, int]
) -> Iterator[tuple[str, Goal]]:
    """What could be reached, with its kind."""
    player = game.view()["players"][SEAT]
    views = [one.player for one in examined]
    enters_era = round_of(found.ends[0].game)["era"] != until.get("era")
    ends = sorted(node.game.scores()[SEAT] for node in found.ends)
    for place in (1, len(ends) // 100, len(ends) // 20):
        if ends[-max(1, place)] <= 0 or enters_era:  # a debt is no goal, and a new era counts all rooms again
            break
        yield "score", Goal((Condition("score", least=whole(ends[-max(1, place)])),), until, at_end=True)
    if game.name == "cave-farmers" and idles_hungry(game, until):
        fed = Condition("begging", most=player["begging"])
        fed_goal = Goal((fed,), until, at_end=True)
        last = [view for (node, view) in examined if fed_goal.is_past(node.game)]
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
        reached = sorted({int(measure(view, what)) for view in views})
        for least in reached[-2:]:
            if least > measure(player, what):
                yield kind, Goal((Condition(what, least=least),), until, at_end=False)


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
    kind: str, source: int, after: int, greedy: GreedyPlayer, goal: Goal, found: Found, examined: Sequence[Examined]
) -> Draft | None:
    """A goal as a puzzle; None if it is no puzzle, or no line reaches it whatever chance draws."""
    game = greedy.game
    if kind == "score":
        reaching = [node for node in found.ends if goal.is_met(goal.values(node.game))]
    else:
        reaching = [one.node for one in examined if reaches(goal, one)]
    proof = None if idle(goal, game) else prove(goal, greedy)
    if proof is None:
        return None
    reaching = sorted(reaching, key=lambda node: len(node.path))[:5]
    solution = next((node.path for node in reaching if always(goal, game, node.path, most=DRAWN)), None)
    if solution is None:
        return None
    best = found.is_complete and kind == "score" and not any(
        node.game.scores()[SEAT] > (goal.conditions[0].least or 0) for node in found.ends
    )  # fmt: skip
    short = shortened(goal, game, solution)
    return Draft(kind, source, after, game, goal, short, difficulty(proof["random"]), {**proof, "best": best})


def prove(goal: Goal, greedy: GreedyPlayer) -> dict[str, Any] | None:
    """What shows that a goal is a puzzle: greedy players miss it, random play seldom reaches it. None if it is none."""
    game, random = greedy.game, Random(json.dumps(goal.to_data()))
    if random_share(goal, game, QUICK, random) > EASIEST or greedy.reaches(goal) is not False:
        return None
    if by_itself(goal, game, GREEDY_BOT):
        return None
    share = random_share(goal, game, TRIES, random)
    return {"random": share, "greedy": False, "bot": False} if share <= EASIEST else None


def difficulty(share: float) -> int:
    """From 1 to 5, by how seldom random play reaches a goal."""
    return 1 + sum(share < step for step in RARER)


def reaches(goal: Goal, one: Examined) -> bool:
    """Does a position that was looked at reach a goal?"""
    if goal.at_end and not goal.is_past(one.node.game):
        return False
    return goal.is_met(goal.values_of(one.player))


def works(goal: Goal, game: Game, solution: Sequence[str]) -> bool:
    """Does a solution always reach the goal? A quick check rules out most of those that do not."""
    return always(goal, game, solution, draws=1) and always(goal, game, solution, most=DRAWN)


def shortened(goal: Goal, game: Game, solution: Sequence[str]) -> Sequence[str]:
    """A solution without the decisions that it does not need: whole turns first, then single ones, then the rest."""
    for size in range(LONGEST, 0, -1):
        number = 0
        while number + size <= len(solution):
            shorter = [*solution[:number], *solution[number + size :]]
            if works(goal, game, shorter):
                solution = shorter
            else:
                number += 1
    enough = (solution[:number] for number in range(1, len(solution)))
    return next((some for some in enough if works(goal, game, some)), solution)


def choose(drafts: Sequence[Draft], random: Random) -> list[Draft]:
    """Puzzles of all kinds and difficulties, from easy to hard, at most two of a position, and no goal twice."""
    left, positions, asked, wants = Counter(QUOTAS), Counter[Game](), set[object](), Counter[str]()
    difficulties, chosen = Counter[int](), list[Draft]()
    rest = [*drafts]
    random.shuffle(rest)
    while len(chosen) < PUZZLES and rest:
        rest.sort(key=lambda draft: (difficulties[draft.difficulty], wants[what(draft)], -len(draft.solution)))
        draft = rest.pop(0)
        goal = (draft.goal.conditions[-1], *draft.goal.until.values())
        if left[draft.kind] and positions[draft.position] < TOGETHER and goal not in asked:
            left[draft.kind] -= 1
            positions[draft.position] += 1
            asked.add(goal)
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

"""Animals without room: they are settled before anything else goes on."""

from __future__ import annotations

import pytest

from tests.cave_farmers.herds import home
from tests.cave_farmers.rounds import question
from tests.cave_farmers.scenario import family, furnish, give, lay, offered, offers, pile, play, settle, start, supply
from tests.cave_farmers.situations import armed, travel
from tests.rules import rule


@rule("farmers", 17, 10)
def test_animals_without_room_are_settled_at_once_and_nothing_else_is_offered() -> None:
    game = home()
    give(game, sheep=2, donkey=2, boar=1, cattle=1, dog=3, wood=5, stone=5)
    settle(game)
    assert game.decision()["question"] == "overflow"
    assert set(offers(game)) == {"eat sheep", "eat donkey", "eat 2 donkey", "eat boar", "eat cattle"}


@rule("farmers", 17, 10)
@pytest.mark.parametrize(
    ("animals", "action", "left"),
    [
        ({"sheep": 3}, "eat sheep", {"sheep": 2, "food": 1}),
        ({"donkey": 3}, "eat donkey", {"donkey": 2, "food": 1}),
        ({"donkey": 4}, "eat 2 donkey", {"donkey": 2, "food": 3}),
        ({"boar": 3}, "eat boar", {"boar": 2, "food": 2}),
        ({"cattle": 3}, "eat cattle", {"cattle": 2, "food": 3}),
    ],
)
def test_an_animal_without_room_turns_into_food(animals: dict[str, int], action: str, left: dict[str, int]) -> None:
    game = home()
    give(game, **animals)
    play(settle(game), action)
    assert supply(game) == left
    assert game.decision()["question"] == "place"


@rule("farmers", 17, 10)
def test_overflow_goes_on_decision_by_decision_until_everything_fits() -> None:
    game = home()
    give(game, sheep=2, boar=2)
    settle(game)
    play(game, "eat sheep")
    assert game.decision()["question"] == "overflow"
    play(game, "eat sheep")
    assert game.decision()["question"] == "place"
    assert supply(game) == {"food": 2, "boar": 2}


@rule("farmers", 17, 10)
def test_dogs_are_never_eaten() -> None:
    game = home(meadow="c4")
    give(game, cattle=2, sheep=4, dog=2, ruby=1)
    assert settle(game).decision()["question"] == "overflow"
    assert offered(game, "eat") == ["sheep", "cattle"]


@rule("farmers", 17, 10)
def test_old_animals_may_go_instead_of_new_ones() -> None:
    game = start(spaces=["sheep-farming"])
    give(game, cattle=2)
    play(game, "place sheep-farming", "choose animals")
    assert set(offers(game)) == {"eat sheep", "eat cattle"}
    play(game, "eat cattle")
    assert game.decision()["question"] == "overflow"
    play(game, "eat cattle")
    assert supply(game) == {"sheep": 1, "food": 6}
    assert game.turn == 1


@rule("farmers", 17, 11)
def test_a_boar_of_a_preserve_may_be_eaten_at_once() -> None:
    game = start()
    lay(game, field="c2")
    give(game, cattle=2)
    play(game, "place clearing", "tile meadow-field c1 b1")
    assert game.decision()["question"] == "overflow"
    play(game, "eat boar")
    assert supply(game) == {"wood": 1, "food": 2, "cattle": 2}
    assert game.turn == 1


@rule("rulings", "F12")
def test_a_trade_may_make_room() -> None:
    game = home(small="c4")
    give(game, cattle=2, boar=2, sheep=1, ruby=1)
    settle(game)
    play(game, "trade ruby for dog")
    assert game.decision()["question"] == "overflow"
    game = home(field="c4")
    give(game, cattle=2, sheep=2, dog=1, ruby=1)
    settle(game)
    play(game, "trade ruby for meadow", "tile meadow c3")
    assert supply(game) == {"cattle": 2, "sheep": 2, "dog": 1}
    assert game.decision()["question"] == "place"


@rule("rulings", "F12")
def test_a_dog_bought_with_a_ruby_may_make_room_for_sheep() -> None:
    game = home(meadow="c4")
    give(game, cattle=2, sheep=2, ruby=1)
    play(settle(game), "trade ruby for dog")
    assert supply(game) == {"cattle": 2, "sheep": 2, "dog": 1}
    assert game.decision()["question"] == "place"


@rule("rulings", "F12")
def test_the_hunting_parlor_takes_pairs_of_boars_without_room() -> None:
    game = home("hunting-parlor")
    give(game, boar=4)
    settle(game)
    play(game, f"trade {offered(game, 'trade')[0]}")
    assert supply(game) == {"boar": 2, "gold": 2, "food": 2}
    assert game.decision()["question"] == "place"


@rule("rulings", "F12")
def test_after_an_overflow_the_action_goes_on_where_it_was() -> None:
    game = start(spaces=["blacksmithing"])
    family(game, 5, 5)
    give(game, cattle=2)
    play(game, "place blacksmithing", "choose expedition", "loot sheep")
    assert game.decision()["question"] == "overflow"
    play(game, "eat sheep")
    assert game.decision()["question"] == "loot"
    assert "loot sheep" not in offers(game)
    assert supply(game) == {"cattle": 2, "food": 1}


@rule("rulings", "F12")
def test_the_animals_of_one_player_never_crowd_another() -> None:
    game = start(spaces=["sheep-farming"])
    give(game, seat=1, cattle=2)
    play(game, "place sheep-farming", "choose animals")
    assert game.turn == 1
    assert game.decision()["question"] == "place"
    assert supply(game) == {"sheep": 1}


@rule("rulings", "F12")
def test_animals_without_room_are_settled_at_once() -> None:
    game = start(spaces=["sheep-farming"])
    give(game, donkey=2, boar=0)
    pile(game, "sheep-farming", 2)
    play(game, "place sheep-farming", "choose animals")
    assert game.turn == 0
    assert question(game) == "overflow"
    assert offers(game) == ["eat sheep", "eat donkey", "eat 2 donkey"]  # old or new, and nothing but trades


@rule("rulings", "F12")
def test_animals_are_settled_decision_by_decision_until_everything_fits() -> None:
    game = start(spaces=["sheep-farming"])
    give(game, donkey=2)
    pile(game, "sheep-farming", 2)
    play(game, "place sheep-farming", "choose animals", "eat donkey")
    assert question(game) == "overflow"
    play(game, "eat donkey")
    assert game.turn == 1
    assert supply(game) == {"sheep": 2, "food": 2}


@rule("rulings", "F12")
def test_a_pair_of_donkeys_without_room_may_be_eaten_together() -> None:
    game = start(spaces=["sheep-farming"])
    give(game, donkey=2)
    play(game, "place sheep-farming", "choose animals", "eat 2 donkey")
    assert supply(game) == {"sheep": 1, "food": 3}


@rule("rulings", "F12")
def test_the_hunting_parlor_takes_a_pair_of_boars_without_room() -> None:
    game = start(spaces=["sheep-farming"])
    furnish(game, "hunting-parlor")
    give(game, boar=2)
    play(game, "place sheep-farming", "choose animals", "trade 2 boar for 2 gold + 2 food")
    assert supply(game) == {"sheep": 1, "food": 2, "gold": 2}


@rule("rulings", "F12")
def test_room_may_be_made_by_a_trade() -> None:
    game = start(spaces=["sheep-farming"])
    lay(game, meadow="c4")
    give(game, donkey=2, ruby=1)
    play(game, "place sheep-farming", "choose animals", "trade ruby for dog")  # it watches the sheep on the meadow
    assert game.turn == 1
    assert supply(game) == {"sheep": 1, "donkey": 2, "dog": 1}


@rule("rulings", "F12")
def test_nothing_goes_on_before_all_animals_fit() -> None:
    game = travel(armed(5, 5, sheep=2))
    play(game, "loot boar")
    assert question(game) == "overflow"
    assert not offered(game, "loot")
    assert "stop" not in offers(game)
    play(game, "eat boar")
    assert "loot wood" in offers(game)


# actions that shrink room


@rule("rulings", "F28")
def test_sowing_a_stubble_field_is_legal_and_its_animal_settled_afterwards() -> None:
    game = start()
    furnish(game, "stubble-room")
    lay(game, field="c4")
    give(game, sheep=2, cattle=1, vegetable=1)
    play(game, "place slash-and-burn", "choose sow", "sow vegetable")
    assert question(game) == "overflow"
    play(game, "eat sheep")
    assert question(game) == "overflow"  # a sheep and a cow do not share the dwelling
    play(game, "eat sheep", "stop")
    assert supply(game) == {"cattle": 1, "food": 2}


@rule("rulings", "F28")
def test_a_large_pasture_over_mixed_stables_is_legal_and_its_animals_settled_afterwards() -> None:
    game = start(spaces=["sheep-farming"])
    lay(game, meadow="c4 b4", stable="c4 b4")
    give(game, wood=4, boar=2, sheep=1, donkey=1)
    play(game, "place sheep-farming", "choose large-pasture", "tile large-pasture b4 c4")
    assert question(game) == "overflow"  # one area now, for one type
    play(game, "eat donkey")
    assert question(game) == "part"
    assert supply(game) == {"food": 1, "sheep": 1, "boar": 2}


@rule("rulings", "F28")
def test_nothing_is_asked_where_all_animals_still_fit() -> None:
    game = start(spaces=["sheep-farming"])
    lay(game, meadow="c4 b4", stable="c4 b4")
    give(game, wood=4, boar=2, sheep=2)
    play(game, "place sheep-farming", "choose large-pasture", "tile large-pasture b4 c4")
    assert question(game) == "part"

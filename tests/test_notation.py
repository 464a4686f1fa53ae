"""The parts that all notations share, and the tree of errors."""

from __future__ import annotations

import pytest

import parlour
from parlour.core import errors
from parlour.core.errors import NotationError, ParlourError
from parlour.core.notation import Position, melds_of, read_card, read_cards, write_cards
from parlour.games.gin.options import GinOptions


def refusal(read: object, *arguments: object) -> tuple[str, str]:
    """The code of a refusal, and the text that it names."""
    assert callable(read)
    with pytest.raises(NotationError) as refused:
        read(*arguments)
    assert isinstance(refused.value, ValueError)
    return refused.value.code, str(refused.value.facts["text"])


def test_cards_are_read_and_written() -> None:
    assert write_cards(read_cards("9c Tc Qh")) == "9c Tc Qh"
    assert write_cards(read_cards("c9T hQ")) == "9c Tc Qh"
    assert write_cards(read_cards("[9c Tc] [Qh]")) == "9c Tc Qh"
    assert read_cards("") == []
    assert read_card(" Td ") == 25
    assert refusal(read_card, "1d") == ("no_card", "1d")
    assert refusal(read_cards, "9c Xx") == ("no_card", "Xx")
    assert refusal(read_cards, "9c c9") == ("card_twice", "9c")


def test_melds_are_read() -> None:
    assert [write_cards(meld) for meld in melds_of("[5c 5d 5h] [c67 8c]")] == [
        "5c 5d 5h",
        "6c 7c 8c",
    ]
    assert melds_of("") == []
    for text in ("5c", "[5c", "5c]", "[5c] 6c", "[[5c]]", "[5c 6c] x"):
        assert refusal(melds_of, text) == ("no_melds", text)
    assert refusal(melds_of, "[5c 6c] [7c 5c]") == ("card_twice", "5c")


def test_a_position_has_sections() -> None:
    parts = Position(" H: 9c Td ¦ ¦turn=P1 ¦ n = 12 ¦ opt: knock_limit=5, arrange=manual ¦ H+: 2c")
    assert write_cards(parts.cards("H") or []) == "9c Td"
    assert write_cards(parts.cards("H+") or []) == "2c"
    assert parts.cards("O") is None
    assert parts.seat("turn", 0, 2) == 1
    assert parts.seat("dealer", 0, 2) == 0
    assert parts.count("n", 3) == 12
    assert parts.count("m", 3) == 3
    assert parts.word("phase", "DRAW") == "DRAW"
    assert parts.options(GinOptions).changed() == {"knock_limit": 5, "arrange": "manual"}
    parts.finish()


def test_every_section_is_taken_once() -> None:
    assert refusal(Position, "H: 9c ¦ H: Td") == ("section_twice", "H")
    assert refusal(Position, "nonsense") == ("no_section", "nonsense")
    assert refusal(Position("H: 9c ¦ x=1").finish) == ("no_section", "H")
    assert refusal(Position("x=1").finish) == ("no_section", "x")


@pytest.mark.parametrize("text", ["2", "-1", "x", "", "P", "1.0"])
def test_a_seat_is_one_of_the_table(text: str) -> None:
    assert refusal(Position(f"turn={text}").seat, "turn", 0, 2)[0] == "no_seat"


@pytest.mark.parametrize("text", ["-1", "x", "", "1234567", "1_000", "٣"])
def test_a_count_is_a_plain_number(text: str) -> None:
    assert refusal(Position(f"n={text}").count, "n", 0) == ("no_number", text)


def test_an_option_has_a_value() -> None:
    assert refusal(Position("opt: big").options, GinOptions) == ("no_option", "big")


# -- errors ----------------------------------------------------------------------------------------


def test_the_tree_of_errors() -> None:
    tree = {
        errors.OptionError: (ParlourError, ValueError),
        errors.NotationError: (ParlourError, ValueError),
        errors.IllegalAction: (ParlourError,),
        errors.TableError: (ParlourError,),
        errors.WrongSeat: (errors.TableError,),
        errors.StaleMove: (errors.TableError,),
        errors.MatchOver: (errors.TableError,),
        errors.ReplayError: (ParlourError, ValueError),
    }
    for kind, bases in tree.items():
        assert kind.__bases__ == bases
        assert getattr(parlour, kind.__name__) is kind


def test_an_error_has_facts_and_its_sentence_comes_last() -> None:
    error = errors.IllegalAction("not_in_hand", "T3", card="9c")
    assert (error.code, error.rule, error.facts) == ("not_in_hand", "T3", {"card": "9c"})
    assert str(error) == "9♣ is not in your hand. (T3)"
    assert str(errors.IllegalAction("deal_over")) == "This deal is over."
    assert "9♣" in error.say("ja")
    assert error.say("ja") != error.say("en") == error.say("xx")


def test_a_sentence_that_is_missing_is_said_by_its_code() -> None:
    assert errors.IllegalAction("nonsense", count=9).say() == "refused-nonsense {'count': 9}"
    assert errors.IllegalAction("nonsense").say() == "refused-nonsense"

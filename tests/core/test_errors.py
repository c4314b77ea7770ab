"""Errors as values."""

import pickle

from tablee.core.errors import TURN, InvalidOption, InvalidRecord, Refusals


def test_errors_can_travel_between_processes() -> None:
    refused = TURN("turn.not_yours", seat=2)
    there = pickle.loads(pickle.dumps(refused))
    assert (there.refusal, str(there)) == (refused.refusal, "it is not the turn of seat 2")
    assert str(pickle.loads(pickle.dumps(InvalidOption("no such option")))) == "no such option"
    wrong = InvalidRecord("wrong_line", line=3, says="p0 pass", rules="p0 draw")
    there = pickle.loads(pickle.dumps(wrong))
    assert (there.code, there.facts, str(there)) == (wrong.code, wrong.facts, str(wrong))


def test_a_code_names_its_rule_if_there_is_one() -> None:
    refusals = Refusals({"draw.stock_empty": ("ZD-14", "the stock is empty")})
    assert (refusals.rule_of("draw.stock_empty"), TURN.rule_of("turn.over")) == ("ZD-14", None)

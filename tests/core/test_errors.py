"""Errors as values."""

import pickle

from tablee.core.errors import TURN, InvalidOption


def test_errors_can_travel_between_processes() -> None:
    refused = TURN("turn.not_yours", seat=2)
    there = pickle.loads(pickle.dumps(refused))
    assert (there.refusal, str(there)) == (refused.refusal, "it is not the turn of seat 2")
    assert str(pickle.loads(pickle.dumps(InvalidOption("no such option")))) == "no such option"

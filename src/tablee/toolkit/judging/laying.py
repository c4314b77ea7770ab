"""Told truthfully in games of melds: what could have been laid is a fact, what should have been is an estimate."""

from collections.abc import Sequence
from typing import NamedTuple

from tablee.toolkit.judging.estimates import Batches, look
from tablee.toolkit.judging.findings import Decision, Missed

#: What estimates take for granted when they blame a player who laid too early: the text `GAME-analysis-holding`.
HOLDING = "holding"


class Possible(NamedTuple):
    """The most pieces that the solver can lay."""

    action: str
    most: int
    goes_out: bool


def with_missed(found: Decision, batches: Batches, laid: Sequence[int], possible: Possible) -> Decision:
    """Return a decision, before any second look, with what could have been laid or should have been kept.

    `laid` is how many pieces each option lays.
    """
    more = possible.most - laid[found.played]
    if possible.goes_out and more > 0:
        return found._replace(missed=Missed("out" if found.proven else "kept", possible.action, more))
    lays_better = laid[found.best] - laid[found.played]
    if found.suspicious and lays_better:
        kept = lays_better < 0
        missed = Missed("early" if kept else "lay", found.options[found.best].action, lays_better)
        return found._replace(missed=missed, condition=HOLDING if kept else "")
    if more <= 0:
        return found
    widest = max(range(len(laid)), key=laid.__getitem__)
    kept_rightly = look([values[found.played] - values[widest] for values in batches]).mark
    return found._replace(missed=Missed("kept" if kept_rightly else "same", possible.action, more))


def when_in_doubt(found: Decision, laid: int, possible: Possible) -> Decision:
    """Return a decision whose second look found no loss: nothing should have been laid or kept instead."""
    if found.mark or found.missed is None or found.missed.kind not in ("lay", "early"):
        return found
    more = possible.most - laid
    return found._replace(missed=Missed("same", possible.action, more) if more > 0 else None, condition="")

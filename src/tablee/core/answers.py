"""What every solver answers: the best plan, an estimate of it, that there is none, or that it gave up."""

from dataclasses import dataclass
from typing import Generic, TypeVar

Plan = TypeVar("Plan")


@dataclass(frozen=True, slots=True)
class Solved(Generic[Plan]):
    """The best plan, proven optimal; it may be to do nothing. What a plan looks like depends on the game."""

    plan: Plan


@dataclass(frozen=True, slots=True)
class Estimated(Generic[Plan]):
    """What does best in sampled worlds, where the answer depends on what nobody at the table can know."""

    plan: Plan
    worlds: int  # that were sampled


@dataclass(frozen=True, slots=True)
class Impossible:
    """There is no plan: whatever the player does, the rules would be broken."""


@dataclass(frozen=True, slots=True)
class GaveUp:
    """The search reached its limit without an answer; a plan may still exist."""

    limit: int  # of states or positions that were examined


Answer = Solved[Plan] | Estimated[Plan] | Impossible | GaveUp

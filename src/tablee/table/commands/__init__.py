"""The commands of a table: each is a function from the state and its arguments to the events that follow.

A command changes nothing itself: it raises the reason if it is forbidden, returns no events if nothing changes, and is
called again with a newer state if another process was faster. `by` is the seat of the player who asks.

A seat that a bot plays in a running match is only reserved for a newcomer at first. It is taken over once that reveals
nothing hidden: see `TableState.takeovers`.
"""

from tablee.table.commands.clock import Clock, StoppedClock, end_turn, resume
from tablee.table.commands.host import add_bot, change_bot, change_rules, offer, remove, replace, set_pace, switch_clock
from tablee.table.commands.match import add_words, join, next_round, play, rematch, start
from tablee.table.commands.seats import agree, come_back, leave, set_face, sit, withdraw

__all__ = [
    "Clock",
    "StoppedClock",
    "add_bot",
    "add_words",
    "agree",
    "change_bot",
    "change_rules",
    "come_back",
    "end_turn",
    "join",
    "leave",
    "next_round",
    "offer",
    "play",
    "rematch",
    "remove",
    "replace",
    "resume",
    "set_face",
    "set_pace",
    "sit",
    "start",
    "switch_clock",
    "withdraw",
]

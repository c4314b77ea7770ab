"""Scripted players at a terminal, who read the output and answer."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from tablee.cli.client.terminal import InputEnded, Terminal

CHOICE = re.compile(r"(\d+)  (.+)")


@dataclass
class ScriptedTerminal(Terminal):
    """Answers each prompt from the output since the last one; None ends the input."""

    answer: Callable[[list[str]], str | None]
    said: list[str] = field(default_factory=list)
    heard: int = 0  # number of output lines at the last prompt

    def say(self, *lines: str) -> None:
        self.said += lines

    def ask(self) -> str:
        news, self.heard = self.said[self.heard :], len(self.said)
        answer = self.answer(news)
        if answer is None:
            raise InputEnded
        self.said.append(f"> {answer}")
        return answer


def choices(lines: Sequence[str]) -> list[str]:
    """Return the choices in these lines."""
    return [found[2] for line in lines if (found := CHOICE.fullmatch(line))]

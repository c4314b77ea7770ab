"""People at a terminal, as scripts that read what is said and answer."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from tablee.cli.terminal import InputEnded

CHOICE = re.compile(r"(\d+)  (.+)")


@dataclass
class ScriptedTerminal:
    """Answers each question from what was said since the last one; None hangs up."""

    answer: Callable[[list[str]], str | None]
    said: list[str] = field(default_factory=list)
    heard: int = 0  # how many lines had been said when the last question was asked

    def say(self, *lines: str) -> None:
        self.said += lines

    def ask(self) -> str:
        news, self.heard = self.said[self.heard :], len(self.said)
        answer = self.answer(news)
        if answer is None:
            raise InputEnded
        self.said.append(f"> {answer}")
        return answer


def choices(lines: list[str]) -> list[str]:
    """Return what is offered in these lines."""
    return [found[2] for line in lines if (found := CHOICE.fullmatch(line))]

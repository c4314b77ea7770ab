"""The prompt: commands at any time, and a choice when there is one."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tablee.cli.client.choosing import Choice, find_choices, plain
from tablee.cli.client.terminal import Terminal
from tablee.locales import Catalogue


class Leaving(Exception):
    """The player quits."""


@dataclass(frozen=True)
class Command:
    """A command that can be typed at any time, by its English name or its name in the player's language."""

    name: str
    key: str  # of its name in the catalogues; its description is `key`-about
    do: Callable[[str], None]
    takes_more: bool = False


class Talk:
    """Asks until it gets a valid answer; runs commands in between."""

    def __init__(self, words: Catalogue, terminal: Terminal) -> None:
        self._words = words
        self._terminal = terminal
        self._commands: list[Command] = []
        self._by_name: dict[str, Command] = {}
        self._choices: Sequence[Choice] = ()
        self._example = ""

    def add_commands(self, *commands: Command) -> None:
        """Add commands."""
        own = (
            Command("choices", "cli-command-choices", lambda _: self.tell_choices()),
            Command("help", "cli-command-help", lambda _: self._help()),
            Command("quit", "cli-command-quit", self._quit),
        )
        self._commands = [*commands, *own]
        for command in self._commands:
            self._by_name[command.name] = self._by_name[plain(self._words.say(command.key))] = command
        self._by_name["?"] = self._by_name["help"]

    def tell(self, key: str, **args: object) -> None:
        """Print a message of the catalogue."""
        self._terminal.say(self._words.say(key, **args))

    def say(self, *lines: str) -> None:
        """Print text."""
        self._terminal.say(*lines)

    def offer(self, choices: Sequence[Choice]) -> None:
        """Offer these choices inside the block."""
        self._choices = choices
        if choices:
            self._example = choices[0].told
            self.tell_choices()

    def tell_choices(self) -> None:
        """Print the choices with their numbers."""
        self.say(*(f"{number}  {choice.told}" for number, choice in enumerate(self._choices, 1)))

    def choose(self, is_action: Callable[[str], bool] = lambda text: False) -> str:
        """Return the chosen action in the game's notation, or the typed text if it matches no choice.

        Text that `is_action` recognizes as an action is returned as it is: it need not be one of the choices.
        """
        while True:
            text = self._typed()
            if text.isdecimal() or not text:
                only = len(self._choices) == 1
                place = int(text[:6]) if text else int(only)
                if 1 <= place <= len(self._choices):
                    return self._choices[place - 1].action
                self.tell("cli-no-such-number", count=len(self._choices))
                continue
            if is_action(text):
                return text
            found = find_choices(text, self._choices)
            if len(found) == 1:
                return self._choices[found[0]].action
            if not found:
                return text
            numbers = ", ".join(str(place + 1) for place in found)
            self.tell("cli-which-one", text=text, numbers=numbers)

    def pause(self, key: str, **args: object) -> None:
        """Wait for Enter."""
        self.tell(key, **args)
        while self._typed():
            self.tell(key, **args)

    def _typed(self) -> str:
        """Return the next line that is not a command."""
        while True:
            text = self._terminal.ask()
            name, _, more = text.partition(" ")
            command = self._by_name.get(plain(name))
            if command is None or (more and not command.takes_more):
                return text
            command.do(more.strip())

    def _help(self) -> None:
        self.tell("cli-help-title")
        for line in ("number", "words", "enter"):
            name = self._words.say(f"cli-help-{line}", example=self._example)
            self.say(self._words.say("labelled", label=name, text=self._words.say(f"cli-help-{line}-about")))
        for command in self._commands:
            name, about = self._words.say(command.key), self._words.say(f"{command.key}-about")
            self.say(self._words.say("labelled", label=name, text=about))

    def _quit(self, _: str) -> None:
        raise Leaving

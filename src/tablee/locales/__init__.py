"""Six languages: Fluent catalogues that the text client and the page share.

Keys are built from names that exist elsewhere, so that nothing needs a list of its own:
`zoo-domino`, `zoo-domino-option-way`, `zoo-domino-option-way-trumps`, `zoo-domino-piece-lion`,
`zoo-domino-refusal-lay-does_not_fit`, `zoo-domino-outcome-blocked`, `bot-careful`, `refusal-turn-stale`. An option
that all games have alike is named once: `option-clock-bank`.
"""

from collections.abc import Iterable
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from tablee.core.errors import InvalidOption, Refusal, did_you_mean
from tablee.core.game import Named
from tablee.core.options import TIMES, Option, Value
from tablee.games import GAMES

LANGUAGES = ("de", "en", "fr", "it", "nl", "es")
QUOTED = frozenset({"reason", "says", "rules"})  # arguments of refusals that are told as they are: they name no pieces


class Catalogue:
    """The sentences of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for file in sorted(files(__package__).joinpath(language).iterdir(), key=lambda path: path.name):
            if file.name.endswith(".ftl"):
                self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def has(self, key: str) -> bool:
        """Whether there is a message of that name."""
        return bool(self._bundle.has_message(key))

    def say(self, key: str, **args: object) -> str:
        """Return the message, or raise KeyError: a catalogue with a gap is a bug, not a fallback."""
        pattern = self._bundle.get_message(key).value if self.has(key) else None
        if pattern is None:
            raise KeyError(f"{self.language} has no message {key!r}")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise KeyError(f"{self.language} cannot say {key!r}: {errors[0]}")
        return str(text)

    def piece(self, game: str, piece: str) -> str:
        """Return a piece's name; one that is made of two halves is named by both, several one after another.

        A tile `R7` is named by `GAME-piece-R` and its number, a star that stands for it, `*R7`, by `GAME-star`.
        A contract `pair+run-4/heart` is named by `GAME-contract`, what it requires and its suit.
        """
        if " " in piece:
            return ", ".join(self.piece(game, one) for one in piece.split())
        rules = GAMES.get(game)
        if rules is not None and issubclass(rules, Named):
            return rules.piece_name(piece, self.language)
        if "/" in piece and self.has(f"{game}-contract"):
            requires, _, bonus = piece.partition("/")
            parts = " + ".join(self.piece(game, part) for part in requires.split("+"))
            return self.say(f"{game}-contract", requires=parts, bonus=self.piece(game, bonus))
        if piece.startswith("*"):
            tile = self.piece(game, piece[1:])
            return self.say(f"{game}-star", tile=tile) if tile else self.say(f"{game}-piece-star")
        if piece[1:].isdecimal() and self.has(f"{game}-piece-{piece[0]}"):
            return self.say(f"{game}-piece-{piece[0]}", number=int(piece[1:]))
        if self.has(f"{game}-piece-{piece}"):
            return self.say(f"{game}-piece-{piece}")
        one, dash, two = piece.partition("-")
        if not dash or not self.has(f"{game}-piece-{one}") or not self.has(f"{game}-piece-{two}"):
            return piece
        if one == two:
            return self.say(f"{game}-double", half=self.say(f"{game}-piece-{one}"))
        return self.say(f"{game}-pair", one=self.say(f"{game}-piece-{one}"), two=self.say(f"{game}-piece-{two}"))

    def names(self, names: Iterable[str]) -> str:
        """Return a list of names as one says it: Anna, Ben and Carla."""
        *rest, last = names
        return self.say("list-and", rest=", ".join(rest), last=last) if rest else last

    def option_key(self, game: str, *parts: object) -> str:
        """Return the key of an option, or of what belongs to it: the game's own, else what all games have alike."""
        key = "-".join(("option", *map(str, parts)))
        return f"{game}-{key}" if self.has(f"{game}-{key}") else key

    def option(self, game: str, option: Option, value: Value) -> str:
        """Return what a value of an option is called."""
        if option.kind == "flag":
            return self.say("yes" if value else "no")
        if option.kind == "document" and value not in option.values:
            value = "own"
        key = self.option_key(game, option.name, value)
        if option.kind in TIMES and not self.has(key):
            return self.seconds(int(value)) if option.kind == "seconds" else self.say("minutes", count=value)
        return str(value) if option.kind == "number" else self.say(key)

    def seconds(self, seconds: int) -> str:
        """Return a time limit as one says it: 90 seconds, 2 minutes, no limit."""
        if not seconds:
            return self.say("no-limit")
        if seconds >= 120 and seconds % 60 == 0:
            return self.say("minutes", count=seconds // 60)
        return self.say("seconds", count=seconds)

    def refusal(self, game: str, refusal: Refusal) -> str:
        """Return the sentence that a player reads, pieces named in their language."""
        words = {
            name: self.piece(game, arg) if isinstance(arg, str) and name not in QUOTED else arg
            for name, arg in refusal.args.items()
        }
        code = refusal.code.replace(".", "-")
        key = f"{game}-refusal-{code}"
        return self.say(key if self.has(key) else f"refusal-{code}", **words)


def texts_of(game: str, language: str) -> str:
    """Return a game's own messages in a language as a Fluent resource."""
    if language not in LANGUAGES:
        raise InvalidOption(f"unknown language {language[:20]!r}{did_you_mean(language[:20], LANGUAGES)}")
    folder = files(__package__).joinpath(language)
    texts = (folder.joinpath(f"{game}{ending}.ftl") for ending in ("", "-page"))
    return "".join(file.read_text(encoding="utf-8") for file in texts if file.is_file())


@cache
def catalogue(language: str) -> Catalogue:
    """Return the catalogue of a language, or say which there are."""
    if language not in LANGUAGES:
        raise InvalidOption(f"unknown language {language[:20]!r}{did_you_mean(language[:20], LANGUAGES)}")
    return Catalogue(language)

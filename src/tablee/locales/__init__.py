"""Six languages: Fluent catalogues that the text client and the page share.

Keys are built from names that exist elsewhere, so that nothing needs a list of its own:
`zoo-domino`, `zoo-domino-option-way`, `zoo-domino-option-way-trumps`, `zoo-domino-piece-lion`,
`zoo-domino-refusal-lay-does_not_fit`, `zoo-domino-outcome-blocked`, `bot-careful`, `refusal-turn-stale`. An option that
all games share is named once: `option-clock-bank`.
"""

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from tablee.core.capabilities import NamesPieces
from tablee.core.errors import InvalidOption, Refusal, did_you_mean
from tablee.core.options import TIMES, Option, Value
from tablee.games import GAMES
from tablee.games.discovery import file_of
from tablee.locales.first_sound import sound_of

HERE = Path(__file__).parent

FALLBACK = "en"
LANGUAGES = ("de", "en", "fr", "it", "nl", "es")
QUOTED = frozenset({"reason", "says", "rules"})  # arguments of refusals that are shown as they are: they name no pieces


class Catalogue:
    """The sentences of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._silent = tuple(game for game in GAMES if file_of(game, "texts") is None)
        for file in text_files(language):
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def has(self, key: str) -> bool:
        """Whether there is a message of that name."""
        return bool(self._bundle.has_message(key))

    def say(self, key: str, **args: object) -> str:
        """Return the message, or raise KeyError: a catalogue with a gap is a bug, not a fallback.

        Keys are shown only for a game without any texts.
        """
        pattern = self._bundle.get_message(key).value if self.has(key) else None
        if pattern is None and key.startswith(self._silent):
            return key.rpartition("-")[2].replace("_", " ") if key not in GAMES else key.replace("-", " ").title()
        if pattern is None:
            raise KeyError(f"{self.language} has no message {key!r}")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise KeyError(f"{self.language} cannot say {key!r}: {errors[0]}")
        return str(text)

    def piece(self, game: str, piece: str) -> str:
        """Return a piece's name, as its game defines it; several pieces are joined."""
        if " " in piece:
            return ", ".join(self.piece(game, one) for one in piece.split())
        rules = GAMES.get(game)
        if rules is not None and issubclass(rules, NamesPieces):
            return rules.piece_name(piece, self)
        key = f"{game}-piece-{piece}"
        return self.say(key) if self.has(key) else piece

    def named(self, game: str, **pieces: str) -> dict[str, object]:
        """Return arguments for a sentence: each piece's name, and as `animal-beside` the forms that a sentence needs.

        A form is an attribute of the piece's text: `.beside = neben dem Löwen`.
        """
        args: dict[str, object] = {}
        for argument, piece in pieces.items():
            args[argument] = self.piece(game, piece)
            key = f"{game}-piece-{piece}"
            for form, pattern in self._bundle.get_message(key).attributes.items() if self.has(key) else ():
                args[f"{argument}-{form}"], _ = self._bundle.format_pattern(pattern, {})
        return args

    def names(self, names: Iterable[str]) -> str:
        """Return a list of names in natural language: Anna, Ben and Carla."""
        *rest, last = names
        return self.say("list-and", rest=", ".join(rest), last=last, sound=sound_of(last)) if rest else last

    def option_key(self, game: str, *parts: object) -> str:
        """Return the key of an option, or of a text of it: the game's own, else the one shared by all games."""
        key = "-".join(("option", *map(str, parts)))
        return f"{game}-{key}" if self.has(f"{game}-{key}") else key

    def option(self, game: str, option: Option, value: Value) -> str:
        """Return the name of a value of an option."""
        if option.kind == "flag":
            return self.say("yes" if value else "no")
        if option.kind == "document" and value not in option.values:
            value = "own"
        key = self.option_key(game, option.name, value)
        if option.kind in TIMES and not self.has(key):
            return self.seconds(int(value)) if option.kind == "seconds" else self.say("minutes", count=value)
        return str(value) if option.kind == "number" else self.say(key)

    def seconds(self, seconds: int) -> str:
        """Return a time limit in natural language: 90 seconds, 2 minutes, no limit."""
        if not seconds:
            return self.say("no-limit")
        if seconds >= 120 and seconds % 60 == 0:
            return self.say("minutes", count=seconds // 60)
        return self.say("seconds", count=seconds)

    def refusal(self, game: str, refusal: Refusal) -> str:
        """Return the sentence that a player reads, pieces named in their language."""
        pieces = {name: arg for name, arg in refusal.args.items() if isinstance(arg, str) and name not in QUOTED}
        words = refusal.args | self.named(game, **pieces)
        code = refusal.code.replace(".", "-")
        key = f"{game}-refusal-{code}"
        if not self.has(key):
            key = f"refusal-{code}"
        return self.say(key, **words) if self.has(key) or not game.startswith(self._silent) else refusal.message


def text_files(language: str) -> list[Path]:
    """Return the files of a language: the shared ones, and those that each game has in `texts`.

    A game without texts in the language uses English.
    """
    of_games = [file_of(game, "texts", language) or file_of(game, "texts", FALLBACK) for game in GAMES]
    return [file for folder in (HERE / language, *filter(None, of_games)) for file in sorted(folder.glob("*.ftl"))]


def texts_of(game: str, language: str) -> str:
    """Return a game's own messages in a language as a Fluent resource."""
    if language not in LANGUAGES:
        raise InvalidOption(f"unknown language {language[:20]!r}{did_you_mean(language[:20], LANGUAGES)}")
    folder = file_of(game, "texts", language) or file_of(game, "texts", FALLBACK)
    texts = () if folder is None else sorted(folder.glob("*.ftl"))
    return "".join(file.read_text(encoding="utf-8") for file in texts)


@cache
def catalogue(language: str) -> Catalogue:
    """Return the catalogue of a language; the error for an unknown one lists those that exist."""
    if language not in LANGUAGES:
        raise InvalidOption(f"unknown language {language[:20]!r}{did_you_mean(language[:20], LANGUAGES)}")
    return Catalogue(language)

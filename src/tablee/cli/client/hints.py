"""A hint at the prompt, in the same two steps as on the page: what is possible, then what an expert would do."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from tablee.bots.standing import Standing
from tablee.core.game import AnyGame
from tablee.locales import Catalogue
from tablee.table.bots.tasks import hint
from tablee.toolkit.hints import Hint, Remark


class Hints:
    """Renders hints for one player; the first question about a view gets what is possible, the next one the advice."""

    def __init__(
        self, game: AnyGame, words: Catalogue, names: Sequence[str], entropy: bytes, label: Callable[[str], str]
    ) -> None:
        self._game, self._words, self._names = game, words, names
        self._entropy, self._label = entropy, label
        self._about: Any = None
        self._hint = Hint("")

    def ask(self, view: Any, standing: Standing, offered: Sequence[str]) -> list[str]:
        """Return the next step of the hint; `offered` are the numbered choices."""
        is_new = view != self._about
        if is_new:
            self._about, self._hint = view, hint(self._game, view, standing, self._entropy)
        if is_new and self._hint.possible:
            return [*map(self._sentence, self._hint.possible), self._words.say("cli-hint-more")]
        return [*map(self._sentence, self._hint.advice), *self._what_to_type(offered)]

    def _what_to_type(self, offered: Sequence[str]) -> Iterator[str]:
        action = self._hint.action
        yield self._words.say("hint-would", action=self._label(action))
        typed = str(offered.index(action) + 1) if action in offered else action
        yield self._words.say("cli-hint-type", typed=typed)

    def _sentence(self, remark: Remark) -> str:
        pieces = {name: arg for name, arg in remark.args.items() if isinstance(arg, str)}
        words: dict[str, object] = {**remark.args, **self._words.named(self._game.name, **pieces)}
        for name, listed in pieces.items():
            if " " in listed:
                words[name] = self._words.names(self._words.piece(self._game.name, one) for one in listed.split())
        if "player" in remark.args:
            words["player"] = self._names[int(remark.args["player"])]
        return self._words.say(f"{self._game.name}-hint-{remark.code}", **words)

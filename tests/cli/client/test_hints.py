"""Hints at the prompt: the page's two steps, in every game and every language."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from tablee.cli.client.prompt import Talk
from tablee.cli.client.text_client import TextClient
from tablee.core.chance import Seed
from tablee.core.match import Match
from tablee.games.photo_rummy import PhotoRummy
from tablee.games.romi_rami import RomiRami
from tablee.games.tile_rummy import TileRummy
from tablee.games.zoo_domino import ZooDomino
from tablee.locales import LANGUAGES, catalogue
from tests.cli.helpers.scripts import ScriptedTerminal

GAMES = [ZooDomino(), TileRummy(), PhotoRummy(), RomiRami()]


def play(game: Any, answer: Callable[[Sequence[str]], str | None], language: str = "en", seed: int = 1) -> list[str]:
    """Let a script play a match; return the output."""
    words = catalogue(language)
    terminal = ScriptedTerminal(answer)
    client = TextClient(
        Match.start(game, 2, Seed(seed.to_bytes(16))), ("Anna", "Ben"), ["casual"], words, Talk(words, terminal)
    )
    client.play(offer_record=False)
    return terminal.said


def asking(hint: str, turns: int) -> Callable[[Sequence[str]], str | None]:
    """Ask twice in each turn, and do what the hint says."""
    lines = iter([hint, hint, None] * turns)

    def answer(news: Sequence[str]) -> str | None:
        line = next(lines, "")
        return (news[-1].partition(": ")[2] if line is None else line) or None

    return answer


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_hint_has_two_steps_and_can_be_followed(game: Any, language: str) -> None:
    words = catalogue(language)
    said = play(game, asking(words.say("cli-command-hint"), 2), language)
    more = words.say("cli-hint-more")
    assert said.count(more) == 2
    asked = said.index(f"> {words.say('cli-command-hint')}")
    possible, advice = said[asked + 1 : said.index(more)], said[said.index(more) + 2 :]
    assert possible
    assert any(line.startswith(words.say("cli-hint-type", typed="")) for line in advice)
    not_understood = words.say("cli-not-understood", text="\n").partition("\n")[0]
    assert not any(line.startswith(not_understood) for line in said)


def test_the_choice_is_named_by_its_number() -> None:
    said = play(ZooDomino(), asking("hint", 1), seed=3)
    assert said[10:18] == [
        "> hint",
        "Nothing fits: you have to draw.",
        "Type hint again to see what an expert would do.",
        "> hint",
        "An expert would have to draw, too.",
        "An expert would do this: draw a domino.",
        "To do the same, type: 1",
        "> 1",
    ]


def test_a_player_who_may_be_blocked_is_named() -> None:
    said = [line for seed in range(4) for line in play(ZooDomino(), asking("hint", 40), seed=seed)]
    assert "After that, probably nothing fits for Ben." in said


def test_between_rounds_there_is_nothing_to_decide() -> None:
    answers = iter(["1"] * 200)
    asked = []

    def answer(news: Sequence[str]) -> str | None:
        if any(line.startswith("Press Enter for round 2") for line in news):
            asked.append(news)
            return "hint"
        return None if asked else next(answers)

    said = play(ZooDomino(rounds=2), answer)
    assert said[-2:] == ["There’s nothing to decide right now.", "The input has ended, and so has the game. Goodbye."]

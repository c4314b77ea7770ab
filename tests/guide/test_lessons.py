"""Lessons: every scene can be played as scripted, and has its texts in six languages."""

from typing import Any

import pytest

from tablee.core.chance import Chance
from tablee.core.errors import IllegalAction, InvalidOption
from tablee.core.options import options_of
from tablee.games import GAMES
from tablee.guide.lessons import LEARNER, find_scene, lesson_of
from tablee.guide.stacking import Stacked
from tablee.locales import LANGUAGES
from tests.locales.catalogues import messages

each_game = pytest.mark.parametrize("game", GAMES)
each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_game
def test_what_a_scene_asks_for_is_what_the_referee_says(game: str) -> None:
    for scene in lesson_of(game):
        if scene.code is not None:
            assert scene.action is not None
            with pytest.raises(IllegalAction) as refused:
                scene.judge(scene.action)
            assert refused.value.refusal.code == scene.code
        elif scene.action is not None:
            assert scene.judge(scene.action)


@each_game
def test_whenever_there_is_something_to_do_it_is_the_learners_turn(game: str) -> None:
    for scene in lesson_of(game):
        if scene.action is not None:
            assert scene.match.game.to_act(scene.match.state) == {LEARNER}


@each_game
def test_a_lesson_teaches_by_doing_shows_a_refusal_and_ends_with_something_to_read(game: str) -> None:
    scenes = lesson_of(game)
    assert sum(scene.action is not None for scene in scenes) >= 6
    assert any(scene.code for scene in scenes)
    assert scenes[-1].action is None
    assert scenes[-1].say is not None


def test_the_lesson_of_zoo_domino_shows_both_ways_to_play() -> None:
    way = next(option for option in options_of(GAMES["zoo-domino"]) if option.name == "way")
    played: list[Any] = [scene.match.game for scene in lesson_of("zoo-domino")]
    assert {game.way for game in played} == set(way.values)


@each_language
@each_game
def test_every_scene_has_its_words_and_all_words_a_scene(game: str, language: str) -> None:
    said = {f"{game}-lesson-{scene.say}" for scene in lesson_of(game) if scene.say is not None}
    assert set(messages(language, f"{game}/lesson.ftl")) == said


def test_another_legal_action_is_not_what_the_lesson_is_about() -> None:
    first = next(number for number, scene in enumerate(lesson_of("zoo-domino")) if scene.say == "begin")
    scene = find_scene("zoo-domino", first)
    assert scene.judge("lay lion-elephant")  # either way round
    assert not scene.judge("lay lion-zebra")


def test_a_turn_that_is_put_together_is_judged_too() -> None:
    first = next(number for number, scene in enumerate(lesson_of("tile-rummy")) if scene.say == "short")
    verdict = find_scene("tile-rummy", first).check("lay R11 R10")
    assert verdict.refusal is not None
    assert (verdict.action, verdict.refusal.code) == ("lay R10 R11", "meld.too_short")
    assert verdict.action == lesson_of("tile-rummy")[first].action


@pytest.mark.parametrize("number", [-1, 10_000])
def test_an_unknown_scene_is_refused(number: int) -> None:
    with pytest.raises(InvalidOption, match="the scenes 0 to"):
        find_scene("zoo-domino", number)


def test_an_unknown_game_has_no_lesson() -> None:
    with pytest.raises(InvalidOption, match="did you mean 'zoo-domino'"):
        lesson_of("zoo-dominoe")


def test_a_stacked_box_begins_and_ends_as_it_should_and_its_children_are_plain_chance() -> None:
    stacked = Stacked(bytes(32), ("3", "1"), ("7",))
    shuffled = stacked.shuffled(range(10))
    assert (shuffled[:2], shuffled[-1], sorted(shuffled)) == ((3, 1), 7, list(range(10)))
    assert stacked.child("later") == Chance(bytes(32)).child("later")
    with pytest.raises(ValueError, match="'11' is not in the box"):
        Stacked(bytes(32), ("11",)).shuffled(range(10))

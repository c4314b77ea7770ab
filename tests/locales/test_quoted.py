"""A message that quotes the words on a button or of a heading quotes them as they stand there."""

import pytest

from tablee.locales import LANGUAGES, catalogue

QUOTED = {
    "analysis-level-about": ["analysis-plays-like"],
    "real-needs-server": ["here-keep", "real-part-begins"],
    "rules-lead": ["why", "rules-ruling"],
    "settings-tutor-about": ["tutor"],
    "photo-rummy-lesson-open": ["melds-do-end"],
    "romi-rami-lesson-complete": ["romi-rami-piece-four", "romi-rami-page-pay"],
    "romi-rami-lesson-refused": ["romi-rami-piece-run-5"],
    "romi-rami-lesson-joker": ["romi-rami-piece-pair", "romi-rami-piece-three", "romi-rami-page-pay"],
    "tile-rummy-lesson-open": ["melds-do-end"],
    "tile-rummy-lesson-exchange": ["tile-rummy-page-do-exchange"],
    "tile-rummy-rules-double": ["tile-rummy-option-version-draw-discard"],
    "tile-rummy-rules-house": ["tile-rummy-option-version-draw-keep"],
    "tile-rummy-rules-clock": ["tile-rummy-option-version-draw-discard"],
    "zoo-domino-lesson-better": ["why"],
    "zoo-domino-lesson-draw": ["zoo-domino-page-draw"],
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", QUOTED)
def test_what_is_quoted_is_what_stands_there(language: str, key: str) -> None:
    texts = catalogue(language)
    for quoted in QUOTED[key]:
        assert texts.say(quoted).casefold() in texts.say(key).casefold()

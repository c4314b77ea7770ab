"""Where a message shows a number: which of them count something, and which need not agree with it."""

import re
from collections.abc import Iterator

from fluent.syntax import ast

from tests.locales.catalogues import parts

# Variables that count; others are numbers too, but say which one ($round, $step, $seat) and never how many.
COUNTING = {
    *("count", "points", "minimum", "most", "least", "lead", "given", "size", "deals", "melds"),
    *("target", "score", "seconds", "minutes", "steps", "rounds", "places", "ways"),
}
# Words after a number that it does not count: 3 of 7, 2 to 4, 5 min.
UNCOUNTED = {
    "de": {"von", "bis", "ab", "abwerfen", "min", "s", "Vorsprung", "gewählt", "gelegt", "gezogen", "vorn", "geht"},
    "en": {"of", "to", "min", "s", "left"},
    "fr": {"sur", "à", "min", "s", "au"},
    "it": {"di", "a", "su", "min", "s"},
    "nl": {"van", "tot", "min", "s", "af", "afleggen", "voor", "gekozen"},
    "es": {"de", "a", "min", "s", "como"},
}
# (key, variable): numbers that are never 0 or 1.
NEVER_ONE = {
    ("cli-players", "most"): "games for several people",
    ("players-range", "most"): "games for several people",
    ("refusal-seat-bad_name", "most"): "a limit of the server",
    ("refusal-seat-bad_words", "most"): "a limit of the server",
    ("refusal-message-too_large", "most"): "a limit of the server",
    ("cli-no-such-number", "count"): "the range begins at 1",
    ("romi-rami-surplus", "most"): "the hand that may be kept",
    ("romi-rami-refusal-take-too_many", "most"): "the cards of a turn",
    ("romi-rami-refusal-complete-too_few", "size"): "a contract costs two cards or more",
    ("romi-rami-refusal-complete-too_many", "size"): "a contract costs two cards or more",
    ("romi-rami-refusal-discard-not_now", "most"): "the hand that may be kept",
    ("romi-rami-refusal-discard-wrong_number", "most"): "the hand that may be kept",
    ("romi-rami-page-contracts-of", "target"): "the contracts that end a game",
    ("romi-rami-holds", "target"): "the contracts that end a game",
    ("romi-rami-holds-you", "target"): "the contracts that end a game",
    ("romi-rami-hint-together", "count"): "several contracts",
}


def unselected(language: str, message: ast.Message) -> set[str]:
    """Return the counting variables that stand before a word without a choice of its form."""
    pattern = message.value or ast.Pattern([])
    found = {name for name, word in _followed(pattern, frozenset()) if word not in UNCOUNTED[language]}
    return {name for name in found & COUNTING if (message.id.name, name) not in NEVER_ONE}


def plural_choices(message: ast.Message) -> dict[str, set[str]]:
    """Return the selections on counting variables, with their variants."""
    return {name: keys for name, keys in parts(message).choices.items() if name in COUNTING}


def _followed(pattern: ast.Pattern, chosen: frozenset[str]) -> Iterator[tuple[str, str]]:
    """Yield variables that no selection around them has looked at, and the word after each."""
    for element, after in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        expression = getattr(element, "expression", None)
        if isinstance(expression, ast.SelectExpression):
            assert isinstance(expression.selector, ast.VariableReference)
            name = expression.selector.id.name
            for variant in expression.variants:
                yield from _followed(variant.value, chosen | {name})
        elif isinstance(expression, ast.VariableReference) and expression.id.name not in chosen:
            text = after.value if isinstance(after, ast.TextElement) else ""
            if word := re.match(r"[ \u00a0]([^\W\d_]+)", text):
                yield expression.id.name, word[1]

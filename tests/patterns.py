"""Which regular expressions take time in proportion to the text, whatever it is.

An unbounded repeat is linear where it has one place to stop: what may follow it begins with none of its characters.
If a pattern is searched for, a failure at one place must not make the next one scan the same text again.
"""

from re import _constants as sre
from re import _parser
from typing import Any

SIGNS = frozenset(map(chr, [*range(0x180), 0x3B1, 0x430, 0x661, 0x2028, 0x3000, 0x1F600]))
Signs = frozenset[str]
END: Signs = frozenset({"the end"})
SPACES, DIGITS = (frozenset(filter(test, SIGNS)) for test in (str.isspace, str.isdecimal))
WORDS = frozenset(sign for sign in SIGNS if sign.isalnum() or sign == "_")
CATEGORIES = {
    sre.CATEGORY_SPACE: SPACES,
    sre.CATEGORY_NOT_SPACE: SIGNS - SPACES,
    sre.CATEGORY_DIGIT: DIGITS,
    sre.CATEGORY_NOT_DIGIT: SIGNS - DIGITS,
    sre.CATEGORY_WORD: WORDS,
    sre.CATEGORY_NOT_WORD: SIGNS - WORDS,
}
SINGLE = (sre.LITERAL, sre.NOT_LITERAL, sre.ANY, sre.IN)
REPEATS = (sre.MAX_REPEAT, sre.MIN_REPEAT)


class NotProven(Exception):
    """A pattern that may take more than linear time."""


def check_linear(pattern: str, *, searched: bool) -> None:
    """Raise NotProven if the pattern may scan parts of the text repeatedly."""
    items = list(_parser.parse(pattern))
    _check(items, END)  # for whole matches; a search may end anywhere, and then nothing more is tried
    if searched and items and items[0] != (sre.AT, sre.AT_BEGINNING):
        _check_restarts(items)


def _check(items: list[Any], follow: Signs) -> None:
    """Check each repeat of a sequence after which one of `follow` comes."""
    for number, item in enumerate(items):
        _check_item(item, _first(items[number + 1 :], follow))


def _check_item(item: Any, follow: Signs) -> None:
    kind, facts = item
    if kind in SINGLE or kind is sre.AT:
        return
    if kind is sre.SUBPATTERN:
        _check(list(facts[3]), follow)
    elif kind is sre.BRANCH:
        for branch in facts[1]:
            _check(list(branch), follow)
    elif kind in REPEATS:
        least, most, inner = facts[0], facts[1], list(facts[2])
        if most is not sre.MAXREPEAT:
            _check(inner, follow | _first(inner, follow) if most > 1 else follow)
            return
        if any(part[0] in REPEATS and part[1][1] is sre.MAXREPEAT for part in _all(inner)):
            raise NotProven(f"a repeat within a repeat: {inner}")
        if _is_nullable(inner):
            raise NotProven(f"a repeat of what may be nothing: {inner}")
        if _first(inner, END) & follow - END:
            raise NotProven(f"the repeat of {inner} may stop in several places ({least} or more)")
    else:
        raise NotProven(f"cannot judge {kind}")


def _check_restarts(items: list[Any]) -> None:
    """Refuse a pattern that can fail after a repeat in which it could begin again."""
    beginning = _first(items, END)
    for number, item in enumerate(items):
        for kind, facts in _all([item]):
            if kind in REPEATS and facts[1] is sre.MAXREPEAT:
                rest = items[number + 1 :]
                can_fail = not _is_nullable(rest) or sre.AT in dict(rest) or item[0] not in REPEATS
                if can_fail and _signs_in(list(facts[2])) & beginning:
                    raise NotProven(f"it may begin again within the repeat of {facts[2]}")


def _all(items: list[Any]) -> list[Any]:
    """Return the items and all within them."""
    found = []
    for kind, facts in items:
        found.append((kind, facts))
        if kind is sre.SUBPATTERN:
            found += _all(list(facts[3]))
        elif kind is sre.BRANCH:
            found += [part for branch in facts[1] for part in _all(list(branch))]
        elif kind in REPEATS:
            found += _all(list(facts[2]))
    return found


def _signs_in(items: list[Any]) -> Signs:
    return frozenset[str]().union(*(_signs(item) for item in _all(items) if item[0] in SINGLE))


def _first(items: list[Any], follow: Signs) -> Signs:
    """Return the characters with which a sequence, or what follows it, may begin."""
    found: Signs = frozenset()
    for item in items:
        found |= _begin(item)
        if not _is_nullable([item]):
            return found
        if item == (sre.AT, sre.AT_END) or item == (sre.AT, sre.AT_END_STRING):
            return found | END
    return found | follow


def _begin(item: Any) -> Signs:
    kind, facts = item
    if kind in SINGLE:
        return _signs(item)
    if kind is sre.SUBPATTERN:
        return _first(list(facts[3]), frozenset())
    if kind is sre.BRANCH:
        return frozenset[str]().union(*(_first(list(branch), frozenset()) for branch in facts[1]))
    if kind in REPEATS:
        return _first(list(facts[2]), frozenset())
    if kind is sre.AT:
        return frozenset()
    raise NotProven(f"cannot judge {kind}")


def _is_nullable(items: list[Any]) -> bool:
    for kind, facts in items:
        if kind in SINGLE:
            return False
        if kind is sre.SUBPATTERN and not _is_nullable(list(facts[3])):
            return False
        if kind is sre.BRANCH and not any(_is_nullable(list(branch)) for branch in facts[1]):
            return False
        if kind in REPEATS and facts[0] > 0 and not _is_nullable(list(facts[2])):
            return False
    return True


def _signs(item: Any) -> Signs:
    """Return the characters that one element may match."""
    kind, facts = item
    if kind is sre.LITERAL:
        return frozenset({chr(facts)})
    if kind is sre.NOT_LITERAL:
        return SIGNS - {chr(facts)}
    if kind is sre.ANY:
        return SIGNS - {"\n"}
    found: Signs = frozenset()
    for part, value in facts:
        if part is sre.LITERAL:
            found |= {chr(value)}
        elif part is sre.RANGE:
            found |= {sign for sign in SIGNS if value[0] <= ord(sign) <= value[1]}
        elif part is sre.CATEGORY:
            found |= CATEGORIES[value]
    return SIGNS - found if facts[0][0] is sre.NEGATE else found

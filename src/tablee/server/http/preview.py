"""Link previews: the title, sentence and picture that a chat shows for a link, as tags in the page's head.

A preview contains only what the address contains: guessing the code of a table reveals nothing about it.
"""

from functools import cache, partial
from html import escape
from typing import NamedTuple

from tablee.games import GAMES
from tablee.locales import LANGUAGES, catalogue
from tablee.server.made_once import MadeOnce

USUAL = "en"
WITH_GAME = ("new", "rules", "learn", "print")
MAX_ACCEPTED = 200  # characters of an Accept-Language header; browsers send fewer


class Subject(NamedTuple):
    """The subject of a link, derived from its address alone: a game, a table, or Tablée itself."""

    game: str | None = None
    is_table: bool = False

    @classmethod
    def of(cls, path: str) -> "Subject":
        """Return the subject of a path."""
        kind, _, rest = path.partition("/")
        return cls(game=rest if kind in WITH_GAME and rest in GAMES else None, is_table=kind == "t" and bool(rest))


def preview(path: str, base: str, language: str) -> str:
    """Return the tags that describe a path; `base` is where the server is reached."""
    subject = Subject.of(path)
    tags = (
        *cached_words(subject, language),
        ("og:url", f"{base}{path}"),
        ("og:image", f"{base}preview/{_picture(subject)}"),
    )
    return "".join(f'  <meta property="{name}" content="{escape(value)}" />\n' for name, value in tags) + CARD


_texts = {language: MadeOnce(partial(catalogue, language)) for language in LANGUAGES}


async def read_texts(language: str) -> None:
    """Read a language's texts: it takes a tenth of a second, the first time."""
    await _texts[language].get()


CARD = '  <meta name="twitter:card" content="summary_large_image" />\n'


def _picture(subject: Subject) -> str:
    return f"{subject.game or 'tablee'}.jpg"


@cache  # one subject per game, and two more
def cached_words(subject: Subject, language: str) -> tuple[tuple[str, str], ...]:
    """Return the tags that do not depend on where the server is reached."""
    texts = catalogue(language)
    site = texts.say("tablee")
    about = "preview-table" if subject.is_table else f"{subject.game}-about"
    return (
        ("og:type", "website"),
        ("og:site_name", site),
        ("og:title", f"{texts.say(subject.game)} · {site}" if subject.game else site),
        ("og:description", texts.say(about if texts.has(about) else "start-lead")),
        ("og:image:width", "1200"),
        ("og:image:height", "630"),
        ("og:locale", language),
    )


def preferred(accepted: str) -> str:
    """Return the supported language that an Accept-Language header prefers."""
    wanted = {USUAL: 0.0}
    for part in accepted[:MAX_ACCEPTED].split(","):
        tag, _, weight = part.partition(";")
        language = tag.replace("_", "-").partition("-")[0].strip().lower()
        if language in LANGUAGES and (quality := _read_quality(weight)) is not None:
            wanted[language] = quality
    return max(wanted, key=lambda language: wanted[language])


def _read_quality(weight: str) -> float | None:
    """Return the number of `q=0.8`, 1 if there is none, None if it is invalid."""
    if not weight.strip():
        return 1.0
    name, _, number = weight.strip().partition("=")
    is_number = number.isascii() and number.replace(".", "", 1).isdecimal()
    return min(float(number), 1.0) if name == "q" and is_number else None

"""What a link to the page looks like in a chat: a title, a sentence and a picture, told in the page's head.

It tells what the address tells and nothing else: whoever can guess the code of a table learns nothing of it here.
"""

from html import escape

from tablee.games import GAMES
from tablee.locales import LANGUAGES, Catalogue, catalogue

USUAL = "en"
WITH_GAME = ("new", "rules", "learn")
MAX_ACCEPTED = 200  # characters of an Accept-Language header: what browsers send is shorter


def with_preview(html: str, path: str, base: str, languages: str = "") -> str:
    """Return the page with its preview for that path; `base` is where the server is reached."""
    texts = catalogue(preferred(languages))
    title, about, picture = describe(path, texts)
    tags = {
        "og:type": "website",
        "og:site_name": texts.say("tablee"),
        "og:title": title,
        "og:description": about,
        "og:url": f"{base}{path}",
        "og:image": f"{base}preview/{picture}.jpg",
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:locale": texts.language,
    }
    told = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in tags.items()]
    told.append('<meta name="twitter:card" content="summary_large_image" />')
    return html.replace("</head>", "".join(f"  {tag}\n" for tag in told) + "</head>", 1)


def describe(path: str, texts: Catalogue) -> tuple[str, str, str]:
    """Return title, sentence and the picture's name."""
    kind, _, rest = path.partition("/")
    if kind in WITH_GAME and rest in GAMES:
        return f"{texts.say(rest)} · {texts.say('tablee')}", texts.say(f"{rest}-about"), rest
    about = texts.say("preview-table") if kind == "t" and rest else texts.say("start-lead")
    return texts.say("tablee"), about, "tablee"


def preferred(accepted: str) -> str:
    """Return the language of ours that an Accept-Language header wants most."""
    wanted = {USUAL: 0.0}
    for part in accepted[:MAX_ACCEPTED].split(","):
        tag, _, weight = part.partition(";")
        language = tag.replace("_", "-").partition("-")[0].strip().lower()
        if language in LANGUAGES and (quality := _read_quality(weight)) is not None:
            wanted[language] = quality
    return max(wanted, key=lambda language: wanted[language])


def _read_quality(weight: str) -> float | None:
    """Return the number of `q=0.8`, 1 where there is none, None where it cannot be read."""
    if not weight.strip():
        return 1.0
    name, _, number = weight.strip().partition("=")
    is_number = number.isascii() and number.replace(".", "", 1).isdecimal()
    return min(float(number), 1.0) if name == "q" and is_number else None

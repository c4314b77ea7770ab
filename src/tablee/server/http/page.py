"""The page: the files that the web build made, and index.html for every address that only the page knows."""

from collections.abc import Iterator
from mimetypes import guess_type
from pathlib import Path

from fastapi import APIRouter, Request
from starlette.convertors import PathConvertor, register_url_convertor
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse, Response

from tablee.server.http.preview import with_preview

FOLDER = Path(__file__).parents[2] / "page"
FOREVER = "public, max-age=31536000, immutable"  # the names of these files change with their content
ASK_AGAIN = "no-cache"
SUFFIXES = {"br": ".br", "gzip": ".gz"}  # what the web build compressed beforehand, the smallest first

NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Tablée</title>
<h1>Tablée is running, but its page is not built</h1>
<p>Run <code>make play</code> in the source folder: it builds the page and starts the server.</p>
<p>The <a href="/api/docs">API</a> works without the page.</p>
</html>
"""


class PagePath(PathConvertor):
    """Any address but those of the API: what is not there is not the page either, whatever the method."""

    regex = "(?!api(?:/|$)).*"


def page_routes(folder: Path = FOLDER, home: str | None = None) -> APIRouter:
    """Return the routes of the page; `home` is where people find it, if not where they asked for it."""
    register_url_convertor("page", PagePath())
    router = APIRouter(include_in_schema=False)

    @router.api_route("/{path:page}", methods=["GET", "HEAD"])
    def page(path: str, request: Request) -> Response:
        asked = request.headers
        answer = find_page(folder, path, asked.get("accept-encoding", ""))
        base = str(request.base_url) if home is None else f"{home}/"
        return answer or greet(folder, path, base, asked.get("accept-language", ""))

    return router


def find_page(folder: Path, path: str, accepted: str = "") -> Response | None:
    """Return the file at that path, or None where the path is one of the page's own."""
    index = folder / "index.html"
    if not index.is_file():
        return HTMLResponse(NOT_BUILT, 200 if not path else 404)
    try:
        file = (folder / path).resolve() if "\0" not in path else folder
        is_ours = file.is_relative_to(folder.resolve()) and file.is_file()
    except OSError:  # a name that is too long for any file
        raise HTTPException(404) from None
    if is_ours and file != index.resolve():
        return send(file, FOREVER if path.startswith("assets/") else ASK_AGAIN, accepted)
    is_name_of_file = "." in path.rpartition("/")[2]  # the page's own addresses have no dots
    if is_name_of_file and file != index.resolve():
        raise HTTPException(404)
    return None


def greet(folder: Path, path: str, base: str, languages: str) -> Response:
    """Return index.html, which tells in its head what a link to that path looks like elsewhere."""
    html = (folder / "index.html").read_text(encoding="utf-8")
    headers = {"cache-control": ASK_AGAIN, "vary": "accept-language"}
    return HTMLResponse(with_preview(html, path, base, languages), headers=headers)


def send(file: Path, cached: str, accepted: str) -> FileResponse:
    """Return a file, compressed where the build did that and the browser can read it."""
    headers = {"cache-control": cached, "vary": "accept-encoding"}
    readable = set(codings(accepted))
    for coding, suffix in SUFFIXES.items():
        compressed = file.with_name(file.name + suffix)
        if coding in readable and compressed.is_file():
            kind = guess_type(file.name)[0]
            return FileResponse(compressed, headers={**headers, "content-encoding": coding}, media_type=kind)
    return FileResponse(file, headers=headers)


def codings(accepted: str) -> Iterator[str]:
    """Yield what an Accept-Encoding header allows: `gzip;q=0` is a refusal."""
    for part in accepted.split(","):
        coding, _, quality = part.partition(";")
        if quality.strip().rstrip("0.") != "q=":
            yield coding.strip().lower()

"""The page: the files of the web build, and index.html for every address that only the page's router knows."""

from pathlib import Path

from starlette.convertors import PathConvertor, register_url_convertor
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from tablee.server.http.page_files import ASK_AGAIN, PageFile, read_files
from tablee.server.http.preview import preferred, preview, read_texts

FOLDER = Path(__file__).parents[2] / "page"
INDEX = "index.html"
BUILD = '<meta name="build" content="'

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
    """Matches every address outside the API: unknown API paths are 404, not the page, for every method."""

    regex = "(?!api(?:/|$)).*"


def page_route(page: "Page", home: str | None = None) -> Route:
    """Return the route of the page; `home` is its public address, if that differs from the requested one.

    It is a plain Starlette route, answered on the event loop: a visit loads about forty files.
    """
    register_url_convertor("page", PagePath())

    async def answer(request: Request) -> Response:
        base = str(request.base_url) if home is None else f"{home}/"
        language = preferred(request.headers.get("accept-language", ""))
        await read_texts(language)
        return page.answer(request.path_params["path"], request, base, language)

    return Route("/{path:page}", answer, methods=["GET", "HEAD"])


class Page:
    """The built page, or instructions to build it."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._files = read_files(folder)
        index = self._files.pop(INDEX, None)
        self._html = None if index is None else index.encodings[""].decode()

    @property
    def build(self) -> str:
        """The id that the build gave the page; empty if it is not built."""
        return (self._html or "").partition(BUILD)[2].partition('"')[0]

    def answer(self, path: str, request: Request, base: str, language: str) -> Response:
        """Return the response for a path, for a server that is reached at `base`."""
        if self._html is None:
            return HTMLResponse(NOT_BUILT, 404 if path else 200)
        if path in self._files:
            return _send(self._files[path], request)
        is_name_of_file = "." in path.rpartition("/")[2]  # the page's own addresses have no dots
        if is_name_of_file and path != INDEX:
            raise HTTPException(404)
        return _greet(self._html, path, base, language)


def _greet(html: str, path: str, base: str, language: str) -> Response:
    """Return index.html, whose head describes the link preview of that path."""
    tags = preview(path, base, language)
    headers = {"cache-control": ASK_AGAIN, "vary": "accept-language"}
    return HTMLResponse(html.replace("</head>", f"{tags}</head>", 1), headers=headers)


def _send(file: PageFile, request: Request) -> Response:
    """Return a file, compressed if the browser accepts it, or 304 if the browser has it already."""
    if file.is_known_to(request.headers.get("if-none-match", "")):
        return Response(
            status_code=304, headers={name: file.headers[name] for name in ("cache-control", "etag", "vary")}
        )
    content, headers = file.encoded(request.headers.get("accept-encoding", ""))
    return Response(content, headers=headers)

"""The page: the files that the web build made, and index.html for every address that only the page knows."""

from pathlib import Path

from fastapi import APIRouter
from starlette.convertors import PathConvertor, register_url_convertor
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse, Response

FOLDER = Path(__file__).parents[1] / "page"
FOREVER = "public, max-age=31536000, immutable"  # the names of these files change with their content
ASK_AGAIN = "no-cache"

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


def page_routes(folder: Path = FOLDER) -> APIRouter:
    """Return the routes of the page."""
    register_url_convertor("page", PagePath())
    router = APIRouter(include_in_schema=False)

    @router.api_route("/{path:page}", methods=["GET", "HEAD"])
    def page(path: str) -> Response:
        return find_page(folder, path)

    return router


def find_page(folder: Path, path: str) -> Response:
    """Return the file at that path, or index.html where the path is one of the page's own."""
    index = folder / "index.html"
    if not index.is_file():
        return HTMLResponse(NOT_BUILT, 200 if not path else 404)
    file = (folder / path).resolve() if "\0" not in path else folder
    if file.is_relative_to(folder.resolve()) and file.is_file():
        return FileResponse(file, headers={"cache-control": FOREVER if path.startswith("assets/") else ASK_AGAIN})
    if "." in path.rpartition("/")[2]:  # a file that is not there; the page's own addresses have no dots
        raise HTTPException(404)
    return FileResponse(index, headers={"cache-control": ASK_AGAIN})

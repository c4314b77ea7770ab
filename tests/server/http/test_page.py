"""The page, the description of the API, and the security headers."""

import asyncio
import gzip
import re
from pathlib import Path

import pytest
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from tablee.games import GAMES
from tablee.server.http.page import Page, page_route
from tablee.server.http.page_files import ASK_AGAIN, FOREVER
from tablee.server.http.security_headers import CONTENT_POLICY, WORKER_POLICY
from tests.server.helpers.server import Server

SCRIPT = "assets/index-abc123.js"


@pytest.fixture
def built(tmp_path: Path) -> Path:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<html><head></head>the page</html>")
    (folder / SCRIPT).write_text("a script")
    (tmp_path / "secret.txt").write_text("not yours")
    return folder


def request(path: str, **headers: str) -> Request:
    sent = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return Request(
        {
            "type": "http",
            "method": "GET",
            "scheme": "http",
            "path": f"/{path}",
            "query_string": b"",
            "headers": [(b"host", b"evil.example"), *sent],
            "path_params": {"path": path},
        }
    )


def answer(folder: Path, path: str, **headers: str) -> Response:
    return Page(folder).answer(path, request(path, **headers), "http://here/", "en")


def test_a_name_that_is_too_long_for_a_file_costs_no_more_than_any_other(built: Path) -> None:
    assert b"the page" in bytes(answer(built, "a" * 300).body)
    with pytest.raises(HTTPException) as refused:
        answer(built, "a" * 300 + ".js")
    assert refused.value.status_code == 404


PYTHON = "py/0123abcd/host.js"  # a part of Python for browsers


def test_a_file_that_is_only_there_compressed_is_sent_so_and_unpacked_for_nobody_but_strange_clients(
    built: Path,
) -> None:
    (built / PYTHON).parent.mkdir(parents=True)
    (built / f"{PYTHON}.gz").write_bytes(gzip.compress(b"a worker"))
    told = answer(built, PYTHON, accept_encoding="gzip, deflate, br")
    assert (told.headers["content-encoding"], told.headers["cache-control"]) == ("gzip", FOREVER)
    assert told.headers["content-type"].startswith(("text/javascript", "application/javascript"))
    assert gzip.decompress(bytes(told.body)) == b"a worker"
    plain = answer(built, PYTHON)
    assert bytes(plain.body) == b"a worker"
    assert "content-encoding" not in plain.headers


def test_no_request_touches_the_disk(built: Path) -> None:
    page = Page(built)
    for file in sorted(built.rglob("*"), reverse=True):
        file.rmdir() if file.is_dir() else file.unlink()
    assert bytes(page.answer(SCRIPT, request(SCRIPT), "http://here/", "en").body) == b"a script"
    assert b"the page" in bytes(page.answer("t/ABC", request("t/ABC"), "http://here/", "en").body)


def test_previews_name_the_public_address_and_not_the_one_that_was_asked_for(built: Path) -> None:
    told = asyncio.run(page_route(Page(built), "https://play.example.org").endpoint(request("t/ABC")))
    assert b'content="https://play.example.org/t/ABC"' in told.body
    assert b"evil.example" not in told.body


def test_the_build_of_the_page_is_known(built: Path) -> None:
    assert Page(built).build == ""
    (built / "index.html").write_text('<html><head><meta name="build" content="0123abcd" /></head></html>')
    assert Page(built).build == "0123abcd"
    assert Page(built / "missing").build == ""


@pytest.mark.parametrize("path", ["", "t/ABC", "new/zoo-domino", "assets", "index.html"])
def test_the_page_answers_at_all_its_addresses(built: Path, path: str) -> None:
    told = answer(built, path)
    assert b"the page" in bytes(told.body)
    assert b"og:title" in bytes(told.body)
    assert told.headers["cache-control"] == ASK_AGAIN


@pytest.mark.parametrize(("path", "cached"), [(SCRIPT, FOREVER), ("theme.js", ASK_AGAIN)])
def test_the_files_of_the_page_are_served_as_they_are(built: Path, path: str, cached: str) -> None:
    (built / path).write_text(f"the script {path}")
    told = answer(built, path)
    assert bytes(told.body).decode() == f"the script {path}"
    assert told.headers["cache-control"] == cached


def test_a_browser_that_has_a_file_is_not_sent_it_again(built: Path) -> None:
    (built / "theme.js").write_text("a script")
    etag = answer(built, "theme.js").headers["etag"]
    again = answer(built, "theme.js", if_none_match=f'W/"other", {etag}')
    assert (again.status_code, again.body) == (304, b"")
    assert (again.headers["etag"], again.headers["cache-control"]) == (etag, ASK_AGAIN)
    (built / "theme.js").write_text("another script")
    assert answer(built, "theme.js", if_none_match=etag).status_code == 200


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, br;q=0", "gzip"),
        ("gzip;q=0.0, br;q=0.5", "br"),
        ("gzip;q=0, identity", None),
        ("", None),
    ],
)
def test_a_file_is_sent_as_small_as_the_browser_can_read(built: Path, accepted: str, coding: str | None) -> None:
    for suffix in (".br", ".gz"):
        (built / f"{SCRIPT}{suffix}").write_text(f"a script, {suffix}")
    told = answer(built, SCRIPT, accept_encoding=accepted)
    assert told.headers.get("content-encoding") == coding
    assert told.headers["content-type"].startswith("text/javascript")
    assert told.headers["vary"] == "accept-encoding"
    assert bytes(told.body).decode() == {"br": "a script, .br", "gzip": "a script, .gz", None: "a script"}[coding]


def test_what_was_not_compressed_is_sent_as_it_is(built: Path) -> None:
    assert "content-encoding" not in answer(built, SCRIPT, accept_encoding="br, gzip").headers


@pytest.mark.parametrize(("name", "kind"), [("worker.js", "javascript"), ("app-de.webmanifest", "manifest+json")])
def test_what_makes_it_an_app_has_the_right_type_and_is_asked_for_again(built: Path, name: str, kind: str) -> None:
    (built / name).write_text("{}")
    told = answer(built, name)
    assert told.headers["cache-control"] == ASK_AGAIN
    assert kind in told.headers["content-type"]


@pytest.mark.parametrize("path", ["assets/index-old.js", "../secret.txt", "/etc/passwd.txt", "a\0b.txt"])
def test_what_is_not_the_pages_is_not_served(built: Path, path: str) -> None:
    with pytest.raises(HTTPException):
        answer(built, path)


def test_a_page_that_is_not_built_says_how(tmp_path: Path) -> None:
    assert b"make play" in bytes(answer(tmp_path, "").body)
    assert answer(tmp_path, "t/ABC").status_code == 404


def test_every_answer_tells_browsers_what_the_page_may_do(server: Server) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/t/ABC"):
        headers = server.http.get(path).headers
        policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
        assert policy["default-src"] == policy["script-src"] == policy["style-src"] == "'self'"
        assert "unsafe" not in headers["content-security-policy"]
        assert policy["frame-ancestors"] == "'none'"
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-resource-policy"] == headers["cross-origin-opener-policy"] == "same-origin"
        assert "camera=()" in headers["permissions-policy"]
        assert "server" not in headers
        assert "strict-transport-security" not in headers  # it would lock out who plays at home, without https
        assert (headers.get("cache-control") == "no-store") == path.startswith("/api/")


def test_over_https_browsers_are_told_to_stay_there(strict_server: Server) -> None:
    for path in ("/", "/api/games"):
        headers = strict_server.http.get(path, headers={"x-forwarded-proto": "https"}).headers
        assert headers["strict-transport-security"] == "max-age=31536000"


def test_openapi_describes_every_call_and_every_name_in_it(server: Server) -> None:
    described = server.http.get("/api/openapi.json").json()
    assert set(described["paths"]) == {
        "/api/games",
        "/api/games/{game}/texts/{language}",
        "/api/tables",
        "/api/tables/summaries",
        "/api/tables/{code}",
        "/api/tables/{code}/seats",
        "/api/tables/{code}/record",
        "/api/tables/{code}/replay",
        "/api/replay",
        "/api/referee/{game}",
        "/api/solve/{game}",
        "/api/verify",
        "/api/analysis",
        "/api/analysis/check",
        "/api/analysis/show",
        "/api/analysis/try",
        "/api/lessons/{game}",
        "/api/lessons/{game}/{scene}/play",
        "/api/lessons/{game}/{scene}/check",
        "/api/health",
        "/api/ready",
    }
    text = server.http.get("/api/openapi.json").text
    names = set(re.findall(r'"#/components/schemas/(\w+)"', text))
    assert {"NewTable", "Seated", "Table", "Problem", "GameInfo", "Verdict", "Solution"} <= names
    assert names <= set(described["components"]["schemas"])
    for methods in described["paths"].values():
        for call in methods.values():
            assert call["description"].endswith(".") or "record" in call["description"]
            assert "application/problem+json" in call["responses"]["4XX"]["content"]


def test_the_documentation_needs_nothing_from_elsewhere(server: Server) -> None:
    page = server.http.get("/api/docs").text
    assert "POST /api/tables/{code}/seats" in page
    assert "//" not in page.replace("<!doctype html>", "")
    assert "<script" not in page


def test_the_games_are_listed_with_their_options_and_bots(server: Server) -> None:
    game, *others = server.http.get("/api/games").json()
    assert [other["name"] for other in others] == list(GAMES)[1:]
    assert (game["name"], game["players"], game["bots"][0]) == ("zoo-domino", [2, 6], "beginner")
    trump = next(option for option in game["options"] if option["name"] == "must_trump")
    assert (trump["kind"], trump["default"], trump["rule"], trump["when"]) == (
        "flag",
        False,
        "ZD-26",
        ["way", "trumps"],
    )


def test_parts_of_the_page_carry_only_the_headers_that_matter_to_them(server: Server) -> None:
    headers = server.http.get("/assets/nothing.js").headers
    assert headers["x-content-type-options"] == "nosniff"
    assert "content-security-policy" not in headers


def test_a_page_can_fetch_the_texts_of_a_game_that_it_was_built_without(server: Server) -> None:
    told = server.http.get("/api/games/zoo-domino/texts/de")
    assert "zoo-domino-piece-lion = Löwe" in told.text
    assert told.headers["content-type"].startswith("text/plain")
    for path in ("zoo-domino/texts/xx", "no-game/texts/de", "zoo-domino/texts/..%2fen"):
        refused = server.http.get(f"/api/games/{path}")
        assert 400 <= refused.status_code < 500, path


def test_only_the_files_of_python_may_run_webassembly(server: Server) -> None:
    page = server.http.get("/").headers["content-security-policy"]
    assert page == CONTENT_POLICY
    assert "wasm" not in page
    for path in (PYTHON, "py/0123abcd/stdlib.zip"):
        worker = server.http.get(f"/{path}").headers
        assert worker["content-security-policy"] == WORKER_POLICY
        assert worker["cross-origin-resource-policy"] == "same-origin"
    assert "'unsafe-eval'" not in WORKER_POLICY


def test_a_page_for_a_static_host_has_the_same_policy_but_for_what_only_a_header_can_say() -> None:
    site = (Path(__file__).parents[3] / "web" / "site.vite.ts").read_text(encoding="utf-8")
    written = "".join(re.findall(r'^  "(.*?)"', site, re.MULTILINE))
    assert written == CONTENT_POLICY.replace("; frame-ancestors 'none'", "")

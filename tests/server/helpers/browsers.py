"""What a browser does: it makes tables and has a cookie."""

import httpx

from tablee.server.http.guest_cookie import OPEN_NAME

NAME = OPEN_NAME


def table_of(browser: httpx.Client, players: int = 2) -> str:
    answer = browser.post("/api/tables", json={"game": "zoo-domino", "players": players, "name": "Anna"})
    assert answer.status_code == 201
    code: str = answer.json()["code"]
    return code

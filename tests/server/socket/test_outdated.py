"""A page says in its handshake which build it is, and is told if the server has another one by now."""

import pytest
from websockets.typing import Subprotocol

from tablee.server.http.page import Page
from tests.server.helpers.server import Client, Server

BUILD = Page().build


def kinds(server: Server, *offered: str) -> list[str]:
    """Return the kinds of messages up to the first table, for a page that offers these subprotocols."""
    seated = server.new_table()
    names = [Subprotocol(name) for name in ("tablee", *offered)]
    with server.socket(seated["code"], subprotocols=names) as socket:
        assert socket.subprotocol == "tablee"
        client = Client(socket, seated["token"])
        assert all(message["build"] == BUILD for message in client.told if message["type"] == "outdated")
        return [message["type"] for message in client.told]


@pytest.mark.skipif(not BUILD, reason="the page is not built")
def test_a_page_of_another_build_is_told_before_it_sees_the_table(server: Server) -> None:
    assert kinds(server, "build.another") == ["outdated", "table"]


@pytest.mark.parametrize("offered", [[], [f"build.{BUILD}"] if BUILD else []])
def test_the_page_of_today_and_programs_are_told_nothing(server: Server, offered: list[str]) -> None:
    assert kinds(server, *offered) == ["table"]

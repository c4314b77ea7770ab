"""Short matches, and people who wait for their turns in them."""

from typing import Any

from tests.server.helpers.server import Client

SHORT: dict[str, dict[str, Any]] = {
    "zoo-domino": {},
    "tile-rummy": {"rounds": 1},
    "photo-rummy": {"rounds": 1},
    "romi-rami": {},
}


def wait_for_someone(people: list[Client]) -> Client | None:
    """Receive until one of the people must act; None if the round is over."""
    while True:
        version = max(client.table["version"] for client in people)
        for client in people:
            client.until(lambda table: table["version"] >= version)  # noqa: B023 - asked at once
        if people[0].table["phase"] != "playing":
            return None
        for client in people:
            if client.my_turn:
                return client
        people[0].hear()

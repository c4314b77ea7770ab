"""What the terminal says when the server is ready."""

import pytest

from tablee.core.errors import InvalidOption
from tablee.server import greeting
from tablee.server.settings import Settings

LAN = "192.0.2.20"


def said(settings: Settings, *, can_show_codes: bool = False) -> list[str]:
    return list(greeting.greeting("http://127.0.0.1:8003", settings, can_show_codes=can_show_codes))


def test_an_operator_gets_the_address_and_nothing_else() -> None:
    assert said(Settings(port=8003)) == ["Tablée is at http://127.0.0.1:8003"]


def test_a_player_is_told_how_to_stop_and_why_the_port_is_another() -> None:
    assert said(Settings(open_browser=True)) == [
        "Tablée is at http://127.0.0.1:8003",
        "(Another program uses port 8000.)",
        "To stop it, press Ctrl+C. Your games are kept.",
    ]


def test_phones_in_the_network_get_an_address_and_a_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(greeting, "find_lan_address", lambda: LAN)
    _, _, address, *_, warning = lines = said(Settings(lan=True))
    assert address.endswith(f"find it at http://{LAN}:8003")
    assert "not encrypted" in warning
    with_code = said(Settings(lan=True), can_show_codes=True)
    assert next(line for line in with_code if line not in lines).startswith("\N{FULL BLOCK}")


def test_without_a_network_nobody_is_invited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(greeting, "find_lan_address", lambda: None)
    assert said(Settings(lan=True, port=8003))[1] == "This machine is not on a network: nobody else can join yet."


def test_the_local_network_is_all_addresses_and_excludes_a_choice_of_one() -> None:
    assert Settings(lan=True).listens_at == "0.0.0.0"
    assert not Settings(lan=True).is_loopback_only
    assert Settings().listens_at == "127.0.0.1"
    with pytest.raises(InvalidOption, match="leave out --host"):
        Settings(lan=True, host="192.0.2.1")

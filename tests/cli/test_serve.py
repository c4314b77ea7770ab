"""The settings of `tablee serve`: flags, environment, documentation."""

import re
import subprocess
import sys
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner

from tablee.cli import main
from tablee.cli.commands.serve import serve
from tablee.core.errors import InvalidOption
from tablee.server.settings import Settings

PAGE = Path(__file__).parents[2] / "docs" / "operations.md"
OPTIONS = [option for option in serve.params if isinstance(option, click.Option) and option.name != "help"]


def chosen(*flags: str) -> Settings:
    with serve.make_context("serve", list(flags)) as context:
        return Settings(**context.params)


def written(value: object) -> str:
    """Return a default as one would write it into the environment."""
    if isinstance(value, bool):
        return "1" if value else "0"
    return "" if value in (None, ()) else str(value)


def test_every_setting_is_a_flag_and_a_variable() -> None:
    assert {option.name for option in OPTIONS} == {field.name for field in fields(Settings)}
    for option in OPTIONS:
        flag = option.opts[0].removeprefix("--").replace("-", "_").upper()
        assert option.envvar == f"TABLEE_{flag}"


def test_the_page_for_operators_tells_every_setting_as_it_is() -> None:
    rows = re.findall(r"^\| `(--[^`]+)` \| `(TABLEE_[A-Z_]+)` \| (?:`([^`]*)`)? ?\|", PAGE.read_text(), re.MULTILINE)
    default = chosen()
    expected = [
        ("/".join([*option.opts, *option.secondary_opts]), option.envvar, written(getattr(default, str(option.name))))
        for option in OPTIONS
    ]
    assert sorted(rows) == sorted(expected)


def test_settings_come_from_the_environment_and_flags_win(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLEE_PORT", "9000")
    monkeypatch.setenv("TABLEE_ORIGIN", "https://one.example https://two.example:8443")
    monkeypatch.setenv("TABLEE_BROWSER", "0")
    monkeypatch.setenv("TABLEE_SECRET_KEY", f"{'hush' * 8} {'before' * 8}")
    settings = chosen("--bot-pace", "0")
    assert settings.port == 9000
    assert settings.origins == ("https://one.example", "https://two.example:8443")
    assert settings.open_browser is False
    assert settings.bot_pace == 0
    assert settings.secret_keys == ("hush" * 8, "before" * 8)
    assert chosen("--port", "1").port == 1
    assert chosen("--browser").open_browser is True


def test_without_a_command_the_games_are_served_here(monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[Settings] = []
    monkeypatch.setattr("tablee.server.run.serve", lambda **settings: served.append(Settings(**settings)))
    assert CliRunner().invoke(main, []).exit_code == 0
    assert CliRunner().invoke(main, ["--lan", "--port", "0"]).exit_code == 0
    assert served == [Settings(open_browser=True), Settings(open_browser=True, lan=True, port=0)]
    assert "solve" in CliRunner().invoke(main, ["--help"]).output


def test_a_module_that_is_run_is_the_program() -> None:
    told = subprocess.run([sys.executable, "-m", "tablee", "--version"], capture_output=True, text=True, check=True)
    assert told.stdout.startswith("tablee ")


def test_secrets_are_not_printed() -> None:
    shown = repr(Settings(secret_keys=("hush" * 8,), database="postgresql://me:hush@host/name"))
    assert "hush" not in shown


@pytest.mark.parametrize(
    "address", ["play.example.org", "https://play.example.org/", "https://Play.example.org", "ws://x"]
)
def test_an_address_that_no_browser_would_send_is_refused(address: str) -> None:
    for wrong in ({"public_address": address}, {"origins": (address,)}):
        with pytest.raises(InvalidOption, match="write it like https://play"):
            Settings(**wrong)
    good = Settings(public_address="http://[::1]:8000", origins=("https://play.example.org",))
    assert good.welcome_origins == {"http://[::1]:8000", "https://play.example.org"}


@pytest.mark.parametrize(
    ("flag", "value", "sentence"),
    [
        (
            "--secret-key",
            "a",
            "a secret key needs at least 32 characters, not 1; openssl rand -hex 32 makes a good one",
        ),
        (
            "--trusted-proxy",
            "no-address",
            "'no-address' is not the address of a proxy; write an address or a network, "
            "like 127.0.0.1 or 172.16.0.0/12",
        ),
    ],
)
def test_what_would_leave_the_server_open_is_refused(
    flag: str, value: str, sentence: str, refused: Callable[..., str]
) -> None:
    assert refused("serve", flag, value) == sentence


@pytest.mark.parametrize(("settings", "count"), [({"workers": 3}, 3), ({"processes": 64}, 1)])
def test_there_is_always_a_worker(settings: dict[str, Any], count: int) -> None:
    assert Settings(**settings).worker_count == count

"""The key that a server makes for itself."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tablee.core.errors import TableeError
from tablee.server import signing_key
from tablee.server.signing_key import kept_key, key_file


def test_a_key_is_made_once_by_however_many_start_together(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'new' / 'tables.db'}"
    with ThreadPoolExecutor(8) as together:
        made = set(together.map(kept_key, [url] * 50))
    assert len(made) == 1
    assert kept_key(url) in made
    assert [path.name for path in (tmp_path / "new").iterdir()] == ["tables.db.key"]
    assert key_file(url).stat().st_mode & 0o777 == 0o600


def test_other_databases_have_their_key_in_the_users_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(signing_key, "user_data_path", lambda *_, **__: tmp_path)
    assert key_file(None) == tmp_path / "tables.db.key"
    assert key_file("postgresql://me:hush@host/name") == tmp_path / "secret.key"
    assert kept_key("postgresql://me:hush@host/name") != kept_key(None)


@pytest.mark.parametrize(
    ("content", "told"), [(b"", "too short"), (b"short", "too short"), (b"\xff" * 40, "it is not text; set TABLEE_SEC")]
)
def test_an_invalid_key_is_reported_in_one_line(tmp_path: Path, content: bytes, told: str) -> None:
    (tmp_path / "tables.db.key").write_bytes(content)
    with pytest.raises(TableeError, match=told) as refused:
        kept_key(f"sqlite:///{tmp_path / 'tables.db'}")
    assert "\n" not in str(refused.value)


def test_a_folder_that_cannot_be_written_is_reported_in_one_line() -> None:
    with pytest.raises(TableeError, match=r"cannot be stored: .*; set TABLEE_SECRET_KEY instead"):
        kept_key("sqlite:////proc/nothing/tables.db")

"""The examples for operators, checked as far as possible without a container engine."""

import configparser
import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import click
import pytest
import yaml

from tablee.cli.commands.serve import serve
from tablee.server import descriptors

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
VARIABLES = {str(option.envvar) for option in serve.params if isinstance(option, click.Option)}


def instructions() -> list[tuple[str, str]]:
    """Return the instructions of the container file, each on one line."""
    text = re.sub(r"\\\n\s*", " ", (DEPLOY / "Containerfile").read_text())
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in lines)]


def stages() -> list[list[tuple[str, str]]]:
    found: list[list[tuple[str, str]]] = []
    for word, rest in instructions():
        if word == "FROM":
            found.append([])
        if found:
            found[-1].append((word, rest))
    return found


def test_the_container_file_has_only_known_instructions() -> None:
    known = {"ARG", "FROM", "WORKDIR", "COPY", "RUN", "ENV", "USER", "VOLUME", "EXPOSE", "STOPSIGNAL", "HEALTHCHECK"}
    assert {word for word, _ in instructions()} <= known | {"ENTRYPOINT", "CMD"}
    assert re.fullmatch(r"BASE=\S+@sha256:[0-9a-f]{64}", instructions()[0][1])
    assert all(rest.startswith("${BASE}") for word, rest in instructions() if word == "FROM")
    for word, rest in instructions():
        if word in ("ENTRYPOINT", "CMD"):
            assert all(isinstance(part, str) for part in json.loads(rest))
        if word == "HEALTHCHECK":
            code = json.loads(rest.partition(" CMD ")[2])[2]
            compile(code, "healthcheck", "exec")


def test_what_the_container_file_copies_is_there_and_not_ignored() -> None:
    shown = [line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")]
    names = [rest.partition(" AS ")[2] for word, rest in instructions() if word == "FROM"]
    for word, rest in instructions():
        if word != "COPY":
            continue
        parts = rest.split()
        if parts[0].startswith("--from="):
            assert parts[0].removeprefix("--from=") in names
            continue
        for source in parts[:-1]:
            assert (ROOT / source).exists() or source == "dist/*.whl", source  # which `make dist` builds
            assert any(source == one or source.startswith(f"{one}/") for one in shown), f"{source} is ignored"


def test_the_container_runs_as_nobody_in_particular_and_holds_no_secret() -> None:
    last = stages()[-1]
    words = [word for word, _ in last]
    assert dict(last)["USER"] not in ("0", "root")
    assert words.index("USER") < words.index("ENTRYPOINT")
    assert json.loads(dict(last)["ENTRYPOINT"]) + json.loads(dict(last)["CMD"]) == ["tablee", "serve"]
    set_here = dict(part.split("=", 1) for part in dict(last)["ENV"].split())
    assert {name for name in set_here if name.startswith("TABLEE_")} <= VARIABLES
    assert not set_here.keys() & {"TABLEE_SECRET_KEY", "POSTGRES_PASSWORD"}


@pytest.fixture
def compose() -> dict[str, Any]:
    document: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    return document


def test_compose_has_what_it_needs(compose: dict[str, Any]) -> None:
    assert compose.keys() == {"name", "services", "volumes"}
    keys = "image build restart environment volumes read_only tmpfs security_opt shm_size stop_grace_period healthcheck"
    known = {*keys.split(), "depends_on", "ports", "user", "cap_drop", "init"}
    for service in compose["services"].values():
        assert service.keys() <= known
        assert service.keys() & {"image", "build"}
        assert service["read_only"] is True
        assert service["healthcheck"]["test"][0] == "CMD"
        for volume in service["volumes"]:
            assert volume.partition(":")[0] in compose["volumes"]
        for other, how in service.get("depends_on", {}).items():
            assert other in compose["services"]
            assert how == {"condition": "service_healthy"}
    tables = compose["services"]["tables"]
    assert (DEPLOY / tables["build"]["context"] / tables["build"]["dockerfile"]).is_file()
    assert tables["user"] != "0"
    assert tables["environment"].keys() <= VARIABLES
    assert f"@{'database'}/" in tables["environment"]["TABLEE_DATABASE"]
    assert all(port.startswith("127.0.0.1:") for port in tables["ports"])
    compile(tables["healthcheck"]["test"][3], "healthcheck", "exec")


def test_secrets_come_from_outside_and_their_absence_is_reported(compose: dict[str, Any]) -> None:
    for service in compose["services"].values():
        for name, value in service["environment"].items():
            if re.search("PASSWORD|SECRET|DATABASE", name):
                assert re.search(r"\$\{[A-Z_]+:\?[^}]+\}", value), name


def test_the_unit_is_one_that_systemd_understands(tmp_path: Path) -> None:
    text = (DEPLOY / "tablee.service").read_text()
    unit = configparser.RawConfigParser(strict=False, delimiters=("=",))
    unit.optionxform = str  # type: ignore[assignment]  # names as they are written
    unit.read_string(text)
    assert unit["Service"]["ExecStart"].split()[1:] == ["serve"]
    assert unit["Service"]["KillMode"] == "mixed"
    assert int(unit["Service"]["LimitNOFILE"]) == descriptors.WANTED
    set_here = [part.partition("=")[0] for part in unit["Service"]["Environment"].split()]
    assert set(set_here) <= VARIABLES
    if (program := shutil.which("systemd-analyze")) is None:
        pytest.skip("there is no systemd here")
    there = tmp_path / "tablee.service"
    there.write_text(re.sub("^ExecStart=.*", "ExecStart=/bin/true", text, flags=re.MULTILINE))
    told = subprocess.run([program, "verify", str(there)], capture_output=True, text=True, timeout=60)
    complaints = [line for line in told.stderr.splitlines() if str(there) in line]
    assert (told.returncode, complaints) == (0, [])

"""What the workflows must agree on with each other and with pyproject.toml, which no checker of workflows knows."""

import re
import subprocess
import sys
import tomllib
from collections import defaultdict
from itertools import product
from pathlib import Path
from typing import Any

import pytest
import yaml
from tools.release.check_platforms import PLATFORMS, PYTHONS

ROOT = Path(__file__).parents[1]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
BUILT = {
    "linux": {"manylinux_x86_64", "manylinux_aarch64", "musllinux_x86_64", "musllinux_aarch64"},
    "macos": {"macosx_x86_64", "macosx_arm64"},
    "windows": {"win_amd64"},
}


def workflow(name: str) -> dict[str, Any]:
    read: dict[str, Any] = yaml.safe_load((ROOT / ".github" / "workflows" / name).read_text(encoding="utf-8"))
    return read


def test_every_action_is_pinned_by_its_hash_and_says_its_version() -> None:
    used = defaultdict(set)
    for file in WORKFLOWS:
        for line in file.read_text(encoding="utf-8").splitlines():
            if found := re.search(r"uses: (?!\./)(\S+)(.*)", line):
                pinned = re.fullmatch(r"([\w/-]+)@([0-9a-f]{40})", found[1])
                assert pinned, f"{file.name}: {line.strip()}"
                assert re.fullmatch(r" # v\d+\.\d+\.\d+", found[2]), f"{file.name}: {line.strip()}"
                used[pinned[1]].add((pinned[2], found[2]))
    assert {name: len(versions) for name, versions in used.items()} == dict.fromkeys(used, 1)


def test_the_tests_run_on_every_python_that_is_announced() -> None:
    announced = [
        each.rpartition(" ")[2] for each in PROJECT["project"]["classifiers"] if re.search(r":: 3\.\d+$", each)
    ]
    tested = workflow("test.yml")["jobs"]["systems"]["strategy"]["matrix"]
    assert tested["python"] == announced == list(PYTHONS)
    assert {system.partition("-")[0] for system in tested["system"]} == {"ubuntu", "macos", "windows"}


def test_each_architecture_of_each_system_is_built_by_one_job() -> None:
    jobs = workflow("wheels.yml")["jobs"]["compiled"]["strategy"]["matrix"]["include"]
    built = sorted((job["system"].partition("-")[0], arch) for job in jobs for arch in job["archs"].split(","))
    wanted = PROJECT["tool"]["cibuildwheel"]
    names = {"ubuntu": "linux", "macos": "macos", "windows": "windows"}
    assert built == sorted((system, arch) for system, name in names.items() for arch in wanted[name]["archs"])
    assert len(PLATFORMS) == sum(len(kinds) for kinds in BUILT.values())


@pytest.mark.parametrize("platform", BUILT)
def test_cibuildwheel_understands_its_settings_and_builds_what_is_documented(platform: str) -> None:
    archs = ",".join(PROJECT["tool"]["cibuildwheel"][platform]["archs"])
    command = [
        sys.executable,
        "-m",
        "cibuildwheel",
        "--platform",
        platform,
        "--archs",
        archs,
        "--print-build-identifiers",
    ]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr
    wanted = {f"cp{python.replace('.', '')}-{kind}" for python, kind in product(PYTHONS, BUILT[platform])}
    assert set(told.stdout.split()) == wanted


def test_a_release_needs_the_tests_and_nobody_publishes_with_a_password() -> None:
    jobs = workflow("release.yml")["jobs"]
    assert {"test", "wheels"} <= set(jobs["pypi"]["needs"])
    assert {"test", "wheels"} <= set(jobs["image"]["needs"])
    assert {"print", "pypi"} <= set(jobs["release"]["needs"])
    assert jobs["pypi"]["permissions"] == {"id-token": "write"}
    for file in WORKFLOWS:
        assert "secrets." not in file.read_text(encoding="utf-8"), file.name

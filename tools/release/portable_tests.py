"""Prints the tests that run on this system, for the workflow: on Linux all of them.

The tests of the server fork it, read /proc and kill processes, so that they run on Linux alone. Elsewhere
`tools/release/try_server.py` starts the program, plays, kills it and goes on.
"""

import sys

PORTABLE = (
    "tests/bots",
    "tests/cli",
    "tests/core",
    "tests/engines",
    "tests/games",
    "tests/guide",
    "tests/lab",
    "tests/locales",
    "tests/table/clock",
    "tests/table/loop",
    "tests/table/test_standalone.py",
    "tests/test_conformance.py",
    "tests/test_golden.py",
    "tests/test_public_api.py",
    "tests/test_records.py",
    "tests/test_version.py",
    "tests/testing",
)
NOT_PORTABLE = ("tests/cli/test_process.py",)  # what Ctrl+C does to a group of processes


def main() -> None:
    """Print arguments for pytest."""
    if sys.platform == "linux":
        print("tests")
    else:
        print(*PORTABLE, *(f"--ignore={path}" for path in NOT_PORTABLE))


if __name__ == "__main__":
    main()

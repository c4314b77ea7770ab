"""The page's types are those of the server."""

from tablee.server.typescript import FILE, write_types


def test_the_checked_in_types_are_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == write_types(), "run `python -m tablee.server.typescript`"


def test_the_types_say_what_the_page_relies_on() -> None:
    types = write_types()
    for line in [
        "export type Told = Table | Accepted | Refused | Checked | Hint | Gone | Emoted;",
        "  phase: 'match_over' | 'playing' | 'round_over' | 'waiting';",
        "  view: View | null;",
        "  token?: string | null;",
        "  players: [number, number];",
        "  when: [string, string] | null;",
        "  shown: string[][];",
        "  chain: ZooDominoLaidView[];",
    ]:
        assert f"{line}\n" in types
    assert ": unknown" not in types

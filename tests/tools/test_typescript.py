"""The page's types are those of the server."""

import json

from tools.typescript import FILE, write_types

from tools import boxes


def test_the_checked_in_types_are_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == write_types(), "run `make types`"


def test_the_checked_in_boxes_are_up_to_date() -> None:
    assert boxes.FILE.read_text(encoding="utf-8") == boxes.write_boxes(), "run `make types`"


def test_a_box_is_known_in_all_its_variants() -> None:
    known = json.loads(boxes.write_boxes())
    assert {name: len(prints) for name, prints in known.items()}.items() >= {"zoo-domino": 1, "photo-rummy": 1}.items()
    assert len(known["tile-rummy"]) > 1, "with more and fewer stars"


def test_the_types_say_what_the_page_relies_on() -> None:
    types = write_types()
    for line in [
        "export type Told = Table | Accepted | Refused | Checked | Hint | Considered | Gone | Elsewhere | Emoted | Outdated;",  # noqa: E501
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

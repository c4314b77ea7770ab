"""Regenerate all golden playthroughs (`make golden`); the diff is reviewed like code."""

from pathlib import Path

from tablee.testing.playthrough import retell

if __name__ == "__main__":
    for path in sorted(Path("tests/golden").glob("*/*.txt")):
        path.write_text(retell(path.read_text(encoding="utf-8")), encoding="utf-8")
        print(path)

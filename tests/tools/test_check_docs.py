"""The check of the pages finds planted problems."""

from pathlib import Path

import pytest

from tools import check_docs

WIDE = "word " * 23


@pytest.mark.parametrize("line", [WIDE, f"- {WIDE}", f"  {WIDE}", f"> {WIDE}"])
def test_prose_that_is_too_wide_is_found(line: str) -> None:
    assert list(check_docs.long_lines(f"# Page\n\n{line}\n")) == [3]


@pytest.mark.parametrize("text", [f"| {WIDE} |", f"```\n{WIDE}\n```", f"![{WIDE}](a.png)", "x" * 200, "word " * 22])
def test_tables_code_pictures_and_single_words_may_be_wide(text: str) -> None:
    assert not list(check_docs.long_lines(text))


def test_links_need_a_file_and_a_heading(tmp_path: Path) -> None:
    other = tmp_path / "other.md"
    other.write_text("# Other\n\n## With `code`, and more: (`x=1`)\n\n```\n# no heading\n```\n", encoding="utf-8")
    good = "[a](other.md) [b](other.md#with-code-and-more-x1) [c](#here) [d](https://example.org/none)"
    bad = "[a](none.md) [b](other.md#no-heading) [c](#nowhere)"
    page = tmp_path / "page.md"
    page.write_text(f"# Here\n\n{good}\n\n`[x](not-a-link)`\n\n{bad}\n", encoding="utf-8")
    found = list(check_docs.broken_links(page, page.read_text(encoding="utf-8")))
    assert found == ["none.md", "other.md#no-heading", "#nowhere"]

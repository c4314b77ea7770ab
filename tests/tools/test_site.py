"""Links of the pages lead to the same pages on the site."""

import pytest

from tools import site

PAGE = site.DOCS / "decisions" / "README.md"
PLACES = site.pages()


@pytest.mark.parametrize(
    ("link", "there"),
    [
        ("[a](../bots.md#zoo-domino)", "[a](/bots.md#zoo-domino)"),
        ("[a](../../CONTRIBUTING.md)", "[a](/contributing.md)"),
        ("[a](../../README.md)", "[a](/index.md)"),
        ("[a](../api.md)", "[a](/reference.md)"),
        ("[a](../ladders/README.md)", "[a](/ladders/index.md)"),
        ("[a](../../tools/site.py)", "[a](../../../tools/site.py)"),
        ("![a](../pictures/zoo-domino.webp)", "![a](../pictures/zoo-domino.webp)"),
        ("[a](https://example.org/) [b](#here)", "[a](https://example.org/) [b](#here)"),
        ("```\n[a](../bots.md)\n```", "```\n[a](../bots.md)\n```"),
    ],
)
def test_a_link_is_followed(link: str, there: str) -> None:
    assert site.with_links(link, PAGE, PLACES) == there

import pytest

from tablee.core.errors import InvalidPosition
from tablee.core.positions.reading import read_options


def test_the_options_of_a_position_are_a_mapping_or_nothing() -> None:
    assert read_options({"options": {"way": "draw"}}) == {"way": "draw"}
    assert read_options({}) == read_options({"options": None}) == {}
    for options in (5, ["way"], "draw"):
        with pytest.raises(InvalidPosition, match="options is a JSON object"):
            read_options({"options": options})

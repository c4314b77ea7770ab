"""The types of fields that several messages share."""

from typing import Annotated, Any, Literal

from msgspec import Meta

# Chosen by the page, unique per message; the answer repeats it. Databases cannot store the character 0.
Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[^\x00]*$")]

# The range of seats and versions, so that no message has to carry huge numbers.
MIN_NUMBER, MAX_NUMBER = -(2**31), 2**31 - 1
Number = Annotated[int, Meta(ge=MIN_NUMBER, le=MAX_NUMBER)]

EmoteName = Literal["hello", "well_played", "thanks", "oops", "hurry", "thinking", "laugh", "good_game"]

#: What an action adds to the log of the game's view.
Log = Annotated[list[Any], Meta(extra_json_schema={"typescript": "{ player: number; action: string }[]"})]

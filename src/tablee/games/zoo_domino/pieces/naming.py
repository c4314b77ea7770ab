"""Names of dominoes and animals."""

from tablee.core.capabilities import Words

PIECE = "zoo-domino-piece-"


def piece_name(piece: str, words: Words) -> str:
    """Return an animal's name; a domino is named by its two halves."""
    if words.has(PIECE + piece):
        return words.say(PIECE + piece)
    one, dash, two = piece.partition("-")
    if not dash or not words.has(PIECE + one) or not words.has(PIECE + two):
        return piece
    if one == two:
        return words.say("zoo-domino-double", **words.named("zoo-domino", half=one))
    return words.say("zoo-domino-pair", one=words.say(PIECE + one), two=words.say(PIECE + two))

"""Names of tiles."""

from tablee.core.capabilities import Words

PIECE = "tile-rummy-piece-"


def piece_name(piece: str, words: Words) -> str:
    """Return the name of a tile `R7`, of a star `*`, or of a star that stands for a tile, `*R7`."""
    if piece == "*":
        return words.say(f"{PIECE}star")
    if piece.startswith("*"):
        return words.say("tile-rummy-star", tile=piece_name(piece[1:], words))
    if piece[1:].isdecimal() and words.has(PIECE + piece[0]):
        return words.say(PIECE + piece[0], number=int(piece[1:]))
    return words.say(PIECE + piece) if words.has(PIECE + piece) else piece

"""Names of cards, contracts and trophies."""

from tablee.core.capabilities import Words

PIECE = "romi-rami-piece-"


def piece_name(piece: str, words: Words) -> str:
    """Return the name of a card `heart-7`, or of a contract `pair+run-4/heart`: its requirements and its suit."""
    if "/" in piece:
        requires, _, bonus = piece.partition("/")
        parts = " + ".join(piece_name(part, words) for part in requires.split("+"))
        return words.say("romi-rami-contract", requires=parts, bonus=piece_name(bonus, words))
    if words.has(PIECE + piece):
        return words.say(PIECE + piece)
    one, dash, two = piece.partition("-")
    if not dash or not words.has(PIECE + one) or not words.has(PIECE + two):
        return piece
    return words.say("romi-rami-pair", one=words.say(PIECE + one), two=words.say(PIECE + two))

"""The cards of Photo Rummy and their notation: `GB-church`, or `joker` (PR-01 to PR-03)."""

SIGNS = ("NL", "GR", "D", "CH", "B", "IRL", "FIN", "DK", "P", "GB", "L", "E", "N", "F", "I", "S", "A")
THEMES = ("palace", "church", "sight", "dish", "letterbox", "emblem")
PHOTOS = tuple(f"{sign}-{theme}" for sign in SIGNS for theme in THEMES)
PHOTO = {text: number for number, text in enumerate(PHOTOS)}  # capital * 6 + theme
JOKER = "joker"
JOKERS = 6

"""Boxes of all kinds: the printed one, one that is soon exhausted, and one with nine values and equal contracts.

The last one has more ways to pay than new tables may have, and is for rules version 1.
"""

import json

from tablee.games.romi_rami.pieces.edition import STANDARD

SHORT = {
    "cards": {"heart": [4, 4, 4], "diamond": [4, 4, 4], "cherry": [4, 4], "clover": [4, 4]},
    "contracts": [
        {"requires": ["pair"], "points": 1, "bonus": ["heart", "heart", "clover"]},
        {"requires": ["run-3"], "points": 2, "bonus": ["cherry", "diamond"]},
        {"requires": ["pair-1", "pair"], "points": 0, "bonus": ["diamond"]},
    ],
    "trophies": [{"faces": [{"combo": 2, "points": 3}, {"suit": "heart", "points": 2}]}],
}
WIDE = {
    "cards": {suit: [2] * 9 for suit in ("heart", "diamond", "cherry", "clover")},
    "contracts": [
        {"requires": ["pair", "pair", "run-3"], "points": 7, "bonus": ["heart", "cherry", "cherry"]},
        {"requires": ["run-5"], "points": 3, "bonus": ["cherry", "diamond", "clover"]},
        {"requires": ["three"], "points": 2, "bonus": ["heart", "diamond", "clover"]},
        {"requires": ["pair-9", "run-4"], "points": 9, "bonus": ["diamond", "clover"]},
    ],
    "trophies": [],
}
EDITIONS = (STANDARD, json.dumps(SHORT), json.dumps(WIDE))

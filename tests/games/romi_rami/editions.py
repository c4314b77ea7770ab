"""An edition that is as small as an edition can sensibly be."""

SMALL = """
[cards]
heart = [3, 3, 3, 3, 3, 3, 3]
clover = [3, 3, 3, 3, 3, 3, 3]

[[contracts]]
requires = ["pair-7"]
points = 2
bonus = ["heart", "heart", "clover"]

[[contracts]]
requires = ["run-2"]
points = 1
bonus = ["heart", "clover"]

[[trophies]]
faces = [{ combo = 2, points = 5 }, { suit = "clover", points = 3 }]
"""

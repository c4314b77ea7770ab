"""One file for each change of the schema, in order.

There never was a 0002: no commit has one, and 0003 follows 0001. What was made beside 0003 (words in the seed, guests,
clocks) came with new kinds of events and new fields of old ones. These are JSON in the same column, so they need no
migration but a default for what earlier servers did not write.
"""

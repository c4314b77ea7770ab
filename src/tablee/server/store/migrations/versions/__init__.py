"""One file for each change of the schema, in order.

There never was a 0002: no commit has one, and 0003 follows 0001. Features of the time of 0003 (seed words, guests,
clocks) added kinds of events and new fields of existing ones. These are JSON in the same column, so they need no
migration, only defaults for what earlier servers did not write.
"""

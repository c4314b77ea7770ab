"""What every turn of a match was worth: decisions, luck, and the course of the chances. Pure functions over a record.

Each game has its own judge (`toolkit/judging/judge.py`); a game without one cannot be analysed.
"""

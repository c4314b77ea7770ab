"""Photo Rummy: 102 photos of 17 capitals and six jokers, in families and series."""

from tablee.games.photo_rummy.rules import PhotoRummy

__all__ = ["PhotoRummy"]

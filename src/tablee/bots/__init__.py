"""The toolkit for bots: what a bot is, and what those of several games share. It names no game."""

from tablee.bots.bot import Bot, choose_first

USUAL = "casual"  # for people who do not choose; plays on for those who leave

__all__ = ["USUAL", "Bot", "choose_first"]

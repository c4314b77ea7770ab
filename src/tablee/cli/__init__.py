"""`tablee ...`: the command line and the text client."""

from tablee.cli.commands import main

__all__ = ["main"]

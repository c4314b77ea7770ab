"""`tablee ...`: the command line and the text client."""

from tablee.cli.program import main

__all__ = ["main"]

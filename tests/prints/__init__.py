"""Checks PDF files of sheets: what is on each, where it lies, and whether a print shop would take it."""

"""Tests of the people at a table."""

"""Helpers of the tests of tables."""

"""The dominoes and their names."""

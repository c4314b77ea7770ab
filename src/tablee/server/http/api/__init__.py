"""The HTTP API: its operations, their bodies and their description."""

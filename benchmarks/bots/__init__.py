"""Duels of our experts with other players."""

"""Analyses of finished matches, part by part, and second tries at single turns."""

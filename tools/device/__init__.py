"""Builds what a browser needs to run Tablée's Python, into `build/device/py/<hash>/` (`python -m tools.device`)."""

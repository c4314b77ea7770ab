"""The HTTP interface and the page."""

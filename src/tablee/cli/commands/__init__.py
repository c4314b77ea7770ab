"""The commands: one module for each, or for two that are the same work. `tablee.cli.program` lists them."""

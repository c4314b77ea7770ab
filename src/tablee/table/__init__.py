"""One table: events, state, commands, seats, clocks, bots' turns, audience and what each viewer is sent.

No web framework, no database driver, no threads: it runs in the server and, later, in a browser.
"""

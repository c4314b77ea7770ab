"""Programs that start a server."""

PROGRAM = """
import json, sys
from tablee.server.run import serve
serve(**json.loads(sys.argv[1]))
"""

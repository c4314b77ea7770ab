"""Tablée in a browser, without a server: the same tables in a web worker, by Pyodide."""

"""The server: tables over HTTP and websockets. It knows the Game protocol, never a particular game."""

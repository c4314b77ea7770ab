"""What the HTTP API answers, without HTTP: the server's routes call it, and a browser without a server does."""

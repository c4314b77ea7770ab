"""Small tools for one event loop: batches, a lock, a rate limit."""

"""The speed of rounds, playouts and learning environments, compared with other projects."""

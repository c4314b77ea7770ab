"""Run every benchmark and print its table."""

from benchmarks import (
    adapter,
    environments,
    photo_solver,
    playouts,
    romi_payments,
    steps,
    tile_solver,
    zoo_ismcts,
)

if __name__ == "__main__":
    steps.main()
    playouts.main()
    environments.main()
    adapter.main()
    tile_solver.main()
    photo_solver.main()
    romi_payments.main()
    zoo_ismcts.main()

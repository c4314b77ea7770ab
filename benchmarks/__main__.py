"""Run every benchmark and print its table."""

from benchmarks import (
    adapter,
    environments,
    ilp_greedy,
    ismcts,
    photo_solver,
    playouts,
    romi_payments,
    startup,
    steps,
    tile_solver,
    trumps_search,
)

if __name__ == "__main__":
    startup.main()
    steps.main()
    playouts.main()
    environments.main()
    adapter.main()
    tile_solver.main()
    photo_solver.main()
    romi_payments.main()
    trumps_search.main()
    ismcts.main("zoo-domino")
    for game in ilp_greedy.PLAYERS:
        ilp_greedy.main(game)

"""Run every benchmark and print its table."""

from benchmarks import analyses, startup
from benchmarks.bots import ilp_greedy, ismcts
from benchmarks.play import adapter, environments, playouts, steps
from benchmarks.solvers import photo_solver, romi_payments, tile_solver, trumps_search

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
    analyses.main()
    ismcts.main("zoo-domino")
    for game in ilp_greedy.PLAYERS:
        ilp_greedy.main(game)

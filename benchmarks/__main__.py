"""Run every benchmark and print its table."""

from benchmarks import ismcts, photo_solver, romi_payments, steps, tile_solver

if __name__ == "__main__":
    steps.main()
    tile_solver.main()
    photo_solver.main()
    romi_payments.main()
    ismcts.main()

"""Run every benchmark and print its table."""

from benchmarks import steps

if __name__ == "__main__":
    steps.main()

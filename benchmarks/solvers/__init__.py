"""The solvers compared with integer programs and brute force, on the same positions."""

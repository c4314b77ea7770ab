"""Measures the analysis itself: matches between levels of bots on fresh deals, every turn of them analysed."""

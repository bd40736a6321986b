"""Side-by-side measurements: how fast Prestol is, as ratios to other engines on the same core."""

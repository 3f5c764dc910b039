"""Figures as ratios to a peer or to the floor, measured in the same run (`make bench`); never part of the tests."""

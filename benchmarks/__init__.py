"""Measurements that take minutes; their results are in docs/."""

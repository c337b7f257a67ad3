"""Measurements that take minutes; what they found stands in docs/."""

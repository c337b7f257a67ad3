"""Stub."""
from coffret.engine.layout import Layout
from coffret.engine.rule import rule

FEATURES = Layout(phase=25)


@rule
def features(s, seat, out):
    for i in range(25):
        out[i] = 0.0
    out[s.phase] = 1.0

"""Texts for people: numbers below zero."""

import pytest

from coffret.engine.texts import Texts, figure
from coffret.registry import game


@pytest.mark.parametrize("language", ["en", "fr"])
def test_numbers_below_zero_have_a_minus_and_no_hyphen(language: str) -> None:
    texts: Texts = game("megalomania").texts(language)
    lost = texts("event-scored", player="Ada-3", points=-4, bonus=0, total=-12)
    assert "−4" in lost
    assert "−12" in lost
    assert "Ada-3" in lost


def test_figures_alone_have_it_too() -> None:
    assert [figure(n) for n in (-12, 0, 7)] == ["−12", "0", "7"]

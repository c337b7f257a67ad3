"""`coffret lab`, called as a person would."""

from pathlib import Path

from coffret import registry

from .conftest import Coffret

QUICK = ["--players", "2", "--games", "4", "--bots", "random", "--cores", "1"]


def test_a_report_and_its_games_are_written_and_stay_the_same(
    coffret: Coffret, tmp_path: Path
) -> None:
    command = ["lab", "balance", "incubation", *QUICK, "--out", str(tmp_path)]
    assert coffret(*command).code == 0
    report = (tmp_path / "report.html").read_text()
    assert "Ruby Hoard" in report
    assert (tmp_path / "games.parquet").read_bytes().startswith(b"PAR1")
    assert coffret(*command).code == 0
    assert (tmp_path / "report.html").read_text() == report


def test_a_report_says_whether_a_band_holds(coffret: Coffret, tmp_path: Path) -> None:
    command = ["lab", "balance", "incubation", *QUICK, "--out", str(tmp_path)]
    assert coffret(*command, "--band", "median=1..2", "--band", "times.rolled=1..99").code == 0
    answers = (tmp_path / "report.md").read_text().splitlines()[2:4]
    assert "median points of the winner: 1 to 2" in answers[0]
    assert [line.split("|")[-2].strip() for line in answers] == ["**no**", "yes"]
    assert "Asked and measured" in (tmp_path / "report.html").read_text()
    assert coffret(*command, "--band", "times.sneezed=1..2").code == 2


def test_a_card_set_does_not_differ_from_its_copy(coffret: Coffret, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_bytes(registry.game("incubation").components.path.read_bytes())
    answer = coffret(
        "lab", "compare", "incubation", *QUICK, "--components", str(mine), "--out", str(tmp_path)
    )
    assert answer.code == 0
    report = (tmp_path / "compare.html").read_text()
    assert report.count("Nothing.") == 2


def test_a_band_that_is_not_known_is_named(coffret: Coffret, tmp_path: Path) -> None:
    answer = coffret(
        "lab", "sweep", "incubation", "--vary", "egg.*.points=1..2", "--band", "speed=5",
        "--out", str(tmp_path),
    )  # fmt: skip
    assert answer.code == 2
    assert "median=LOW..HIGH" in answer.err

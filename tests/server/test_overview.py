"""Requests of a page before it takes a seat: the games, a table at a glance, the rules."""

from pathlib import Path

from coffret import registry

from .harness import run, served


def test_a_table_at_a_glance_tells_the_asker_which_seats_are_theirs(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            seats = [{"kind": "me", "name": "Ada"}, {"kind": "link"}, {"kind": "me", "name": "Bo"}]
            opened = await house.http.post(
                "/api/tables", json={"game": "incubation", "seats": seats}
            )
            told = opened.json()
            path = f"/api/tables/{told['table']}"
            host = (await house.http.get(path)).json()
            assert (host["yours"], host["host"]) == ([0, 2], True)
            assert (host["begun"], host["acting"]) == (False, [])
            house.http.cookies.clear()
            stranger = (await house.http.get(path)).json()
            assert (stranger["yours"], stranger["host"]) == ([], False)
            await house.http.post(f"{path}/seats", json={"claim": told["claims"]["1"]})
            friend = (await house.http.get(path)).json()
            assert (friend["yours"], friend["host"]) == ([1], False)
            assert friend["begun"]
            assert len(friend["acting"]) == 1
            assert friend["result"] is None

    run(scenario)


def test_the_games_tell_what_a_page_must_know_of_them(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            games = {each["game"]: each for each in (await house.http.get("/api/games")).json()}
            assert set(games) == set(registry.names())
            assert {name for name in games if not games[name]["hidden"]} == {"incubation"}
            assert {name for name in games if games[name]["real_time"]} == {"jelly_monster"}
            assert all(isinstance(each["lesson"], bool) for each in games.values())
            assert next(iter(games)) == "incubation", "a newcomer's game stands first"
            for name, told in games.items():
                game = registry.game(name)
                assert (told["minutes"], told["age"]) == (list(game.minutes), game.age)
                assert told["texts"]["en"]["title"] == game.title
                for lid in told["texts"].values():
                    assert lid["title"].endswith(lid["name"])
                    assert len(lid["sentence"]) < 90, "a lid has room for two lines"
            assert games["jelly_monster"]["texts"]["fr"]["name"] == "Jelly Monster"

    run(scenario)


def test_the_texts_of_a_game_come_as_they_are_written(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            for game in registry.games():
                for language in ("en", "fr"):
                    path = f"/api/games/{game.name}/texts?lang={language}"
                    told = (await house.http.get(path)).json()["texts"]
                    written = game.folder / "texts" / f"{language}.ftl"
                    assert told == written.read_text(encoding="utf-8")
            assert (await house.http.get("/api/games/chess/texts")).json()["code"] == "unknown_game"

    run(scenario)


def test_the_rules_of_a_game_are_a_book_in_both_languages(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            for game in registry.games():
                path = f"/api/games/{game.name}/rules"
                english = await house.http.get(path)
                french = (await house.http.get(f"{path}?lang=fr")).json()
                rules = [rule for part in english.json()["sections"] for rule in part["rules"]]
                assert [rule["id"] for rule in rules] == list(game.rulebook.rules)
                for rule in rules:
                    written = game.rulebook.rules[rule["id"]]
                    assert rule["text"] == written.text["en"]
                    assert rule.get("decided") == (written.decided or {}).get("en")
                    assert rule.get("ruling", False) == game.rulebook.rules[rule["id"]].ruling
                assert french["title"]
                assert french["sentence"] != english.json()["sentence"]
                assert english.headers["content-encoding"] == "gzip"
                known = {"If-None-Match": english.headers["etag"]}
                assert (await house.http.get(path, headers=known)).status_code == 304
            assert (await house.http.get("/api/games/chess/rules")).json()["code"] == "unknown_game"
            assert (await house.http.get("/api/games/incubation/rules?lang=de")).status_code == 400

    run(scenario)

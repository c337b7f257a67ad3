"""People at a table: they sit down, play, take back, talk, leave and come back."""

from pathlib import Path
from random import Random

import pytest
import websockets

from coffret import registry

from .harness import Client, catch_up, play_on, playing, run, served


def test_a_game_is_played_to_its_end_and_verified_from_its_file(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            table = await house.open_table("dragon_island", 2)
            async with table.sitting(0, 1, None) as (ada, bo, eve):
                assert (await table.get("/match")).status_code == 409
                assert (await table.get("/replay")).json()["code"] == "not_over"
                await play_on([ada, bo, eve], 5000, Random(1))
                assert eve.result is not None
                assert eve.result["commitment"] == table.told["commitment"]
                assert sum(eve.result["moves"]) > 20
                await ada.send(type="state")
                whole = await ada.until("state")
                assert whole["view"] == ada.view
            file = (await table.get("/match")).content
            replayed = await house.http.post("/api/replays", content=file, params={"lang": "fr"})
            assert replayed.json()["verified"]
            told = (await table.get("/replay", seat=1)).json()
            assert len(told["frames"]) == len(replayed.json()["frames"])
            forged = file.replace(b'"winners":[', b'"winners":[9,')
            refused = await house.http.post("/api/replays", content=forged)
            assert refused.status_code == 400
            assert "ends differently" in refused.json()["text"]

    run(scenario)


@pytest.mark.parametrize("name", registry.names())
def test_patches_lead_to_the_same_view_as_the_whole_state(name: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            seats = registry.game(name).seats[0]
            table = await house.open_table(name, seats)
            clients = [table.client(seat) for seat in range(seats)]
            clients.append(table.client(None, lang="fr"))
            for client in clients:
                await client.__aenter__()
                await client.until("state")
            await play_on(clients, 60, Random(5))
            for client in clients:
                kept = client.view, client.legal
                await client.send(type="state")
                whole = await client.until("state")
                assert (whole["view"], whole.get("legal", [])) == kept
            for client in clients:
                await client.socket.close()

    run(scenario)


def test_a_friend_takes_a_seat_by_its_link_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            seats = [{"kind": "me", "name": "Ada"}, {"kind": "link"}]
            answer = await house.http.post(
                "/api/tables", json={"game": "incubation", "seats": seats}
            )
            told = answer.json()
            assert "HttpOnly" in answer.headers["set-cookie"]
            assert "SameSite=strict" in answer.headers["set-cookie"]
            table, claim = told["table"], told["claims"]["1"]
            ada = Client(house.port, table, told["token"], 0)
            async with ada:
                assert (await ada.until("state")).get("view") is None
                house.http.cookies.clear()
                path = f"/api/tables/{table}/seats"
                wrong = await house.http.post(path, json={"claim": "x" * 32, "name": "Eve"})
                assert wrong.json()["code"] == "not_yours"
                friend = (await house.http.post(path, json={"claim": claim, "name": "Bo"})).json()
                assert friend["seat"] == 1
                assert friend["token"] != told["token"]
                house.http.cookies.clear()
                again = await house.http.post(path, json={"claim": claim, "name": "Eve"})
                assert again.status_code == 403
                begun = await ada.until("state")
                assert begun["view"]["phase"] == "first-egg"
                assert [seat["name"] for seat in begun["seats"]] == ["Ada", "Bo"]
            with pytest.raises(websockets.InvalidStatus):
                await Client(house.port, table, friend["token"], 0).__aenter__()
            everything = (await house.http.get(f"/api/tables/{table}")).text
            for secret in (told["token"], friend["token"], claim):
                assert secret not in everything

    run(scenario)


def test_a_move_is_applied_once_however_often_it_is_sent(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playing(tmp_path / "db", "incubation") as (_, (ada, bo)):
            first = ada if ada.legal else bo
            move = first.legal[0]
            answers = [await first.ask("move", id="same", move=move) for _ in range(3)]
            assert [each.get("repeated", False) for each in answers] == [False, True, True]
            assert len({each["n"] for each in answers}) == 1
            await play_on([ada, bo], 30, Random(2))
            late = await first.ask("move", id="same", move=move)
            assert late["repeated"]
            assert late["n"] == answers[0]["n"]

    run(scenario)


def test_who_comes_back_gets_only_what_was_missed(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playing(tmp_path / "db", "incubation") as (table, (ada, bo)):
            await play_on([ada, bo], 6, Random(3))
            last, view = bo.number, bo.view
            await bo.socket.close()
            while ada.legal and ada.number < last + 5:
                await ada.play()
            async with table.client(1, last=last) as back:
                back.view = view
                await catch_up([back], ada.number)
                kinds = [told["type"] for told in back.heard]
                assert "state" not in kinds
                assert kinds.count("step") == ada.number - last
                await back.send(type="state")
                assert (await back.until("state"))["view"] == back.view
            async with table.client(1, last=0) as long_away:
                assert (await long_away.next())["type"] == "state"
            async with table.client(1, last=10**8) as from_the_future:
                assert (await from_the_future.next())["type"] == "state"

    run(scenario)


def test_undo_as_far_as_nothing_was_drawn_and_nobody_else_acted(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playing(tmp_path / "db", "megalomania") as (_, (ada, bo)):
            taken_back = 0
            chance = Random(4)
            for _ in range(60):
                mover, other = (ada, bo) if ada.legal else (bo, ada)
                before = repr((mover.view, other.view, mover.legal))
                answer = await mover.play(chance.choice(mover.legal))
                await catch_up([ada, bo], answer["n"])
                foreign = await other.ask("undo")
                assert (foreign["type"], foreign["code"]) == ("refusal", "illegal")
                if mover.heard[-2].get("undo") or mover.heard[-1].get("undo"):
                    undone = await mover.ask("undo")
                    assert undone["type"] == "ack"
                    await catch_up([ada, bo], undone["n"])
                    assert repr((mover.view, other.view, mover.legal)) == before
                    taken_back += 1
                    answer = await mover.play(chance.choice(mover.legal))
                    await catch_up([ada, bo], answer["n"])
                else:
                    assert (await mover.ask("undo"))["code"] == "illegal"
            assert taken_back > 0

    run(scenario)


def test_chat_is_plain_text_and_bounded(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            table = await house.open_table("incubation", 2)
            async with table.sitting(0, None) as (ada, eve):
                said = await ada.ask("say", text="<script>\u202ehi\n there &amp; all</script>")
                assert said["type"] == "ack"
                told = await eve.until("chat")
                assert told["text"] == "<script>hi there &amp; all</script>"
                await ada.send(type="say", id="long", text="x" * 281)
                assert (await ada.until("refusal"))["code"] == "malformed"
                assert (await ada.ask("say", text=" \n "))["code"] == "malformed"
                assert (await eve.ask("say", text="I only watch"))["code"] == "not_yours"
                for number in range(40):
                    await ada.ask("say", text=f"line {number}")
                await eve.send(type="state")
                assert len((await eve.until("state"))["chat"]) == 30

    run(scenario)


def test_a_seat_is_handed_to_a_bot_and_taken_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playing(tmp_path / "db", "incubation") as (_, (ada, bo)):
            assert (await ada.ask("bot", level="beginner", seat=1))["code"] == "not_yours"
            assert (await ada.ask("bot", level="clairvoyant"))["code"] == "malformed"
            assert (await ada.ask("bot", level="beginner"))["type"] == "ack"
            moves = 0
            while moves < 12:
                if bo.legal:
                    await bo.play()
                else:
                    await bo.next()
                moves += 1
            await catch_up([ada], bo.number)
            assert (await ada.ask("move", move={"move": "roll"}))["code"] == "bot_plays"
            assert (await ada.ask("take_back"))["type"] == "ack"
            assert (await ada.ask("take_back"))["code"] == "not_yours"

    run(scenario)


def test_hints_come_from_a_search_where_the_table_allows_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            table = await house.open_table("incubation", 2)
            strict = await house.open_table("incubation", 2, hints=False)
            async with table.sitting(0, 1) as (ada, bo):
                mover, other = (ada, bo) if ada.legal else (bo, ada)
                hint = await mover.ask("hint")
                assert hint["n"] == mover.number
                assert all(each["move"] in mover.legal for each in hint["moves"])
                assert (await other.ask("hint"))["code"] == "not_yours"
            async with strict.client(0) as ada:
                await ada.until("state")
                assert (await ada.ask("hint"))["code"] == "not_yours"

    run(scenario)


def test_a_refused_move_names_its_rule_in_the_language_asked_for(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            table = await house.open_table("incubation", 2)
            async with table.client(0, lang="fr") as ada:
                await ada.until("state")
                refused = await ada.ask("move", move={"move": "roll"})
                rules = registry.game("incubation").rulebook.rules
                assert refused["rule"] in rules
                assert refused["rule_text"] == rules[refused["rule"]].whole("fr")
                unknown = await ada.ask("move", move={"move": "fly"})
                assert (unknown["code"], unknown.get("rule")) == ("illegal", None)

    run(scenario)


def test_events_and_moves_come_in_words_where_asked_for(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path / "db") as house:
            table = await house.open_table("incubation", 2)
            async with table.client(0, lang="en") as ada, table.client(1, lang="fr") as bo:
                state = await ada.until("state")
                await bo.until("state")
                assert len(state["legal_texts"]) == len(ada.legal)
                await play_on([ada, bo], 4, Random(6))
                for client in (ada, bo):
                    for step in (each for each in client.heard if each["type"] == "step"):
                        assert len(step["event_texts"]) == len(step.get("events", []))
                        if "legal" in step:
                            assert len(step["legal_texts"]) == len(step["legal"])

    run(scenario)

"""The box without a server: a folder of files, and then not even that."""

from __future__ import annotations

import json
import re
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from coffret import registry
from coffret.local.folder import write_folder
from coffret.server.website import BUILT

from .conftest import NAMED, PATIENCE, Picture
from .house import MANY_TABLES, AtRandom, running
from .player import awaited, press
from .test_offline import CONTROLLED
from .test_speed import report

MEGABYTE = 1_000_000
MOST_BYTES = 9 * MEGABYTE
PLACE = "some/where"
"""Not at the top of its host."""
WARM = """() => new Promise((done, fail) => {
  const late = performance.now() + 240_000;
  const look = async () => {
    const kept = await (await caches.open('coffret-warm')).keys();
    if (kept.length === 2) done(true);
    else if (performance.now() > late) fail(new Error('nothing is kept for the next start'));
    else setTimeout(look, 200);
  };
  look();
})"""
"""Modules compiled at the first start are kept for the next one."""
INSTALLED = """const asked = matchMedia;
window.matchMedia = (query) =>
  query === '(display-mode: standalone)' ? { matches: true } : asked.call(window, query);"""
"""A browser without windows cannot install an app."""
GAMES = sorted(registry.names())
TITLES = {game.name: game.title for game in registry.games()}
QUICK: dict[str, dict[str, Any]] = {"jelly_monster": {"roll_ms": 1000}}

# The tables' worker, for a test that speaks to it as the page does.
OVERHEARD = """
const Own = Worker;
window.Worker = class extends Own {
  constructor(...given) {
    super(...given);
    window.tables ??= this;
  }
};
let number = 1e9;
window.asked = (method, path, body) => new Promise((done) => {
  const id = ++number;
  const hear = ({ data }) => {
    if (data.kind !== 'answer' || data.id !== id) return;
    window.tables.removeEventListener('message', hear);
    done({ status: data.status, body: JSON.parse(data.body) });
  };
  window.tables.addEventListener('message', hear);
  window.tables.postMessage({
    kind: 'call', id, method, path, body: body && (body.text ?? JSON.stringify(body)) });
});
window.playOn = (table, most) => new Promise((over, fail) => {
  const socket = ++number;
  let legal = [];
  let count = 0;
  let last = null;
  let silence = 0;
  const listen = () => {
    clearTimeout(silence);
    silence = setTimeout(() => {
      const known = JSON.stringify({ count, legal, last }).slice(0, 4000);
      fail(new Error(`nothing is heard: ${known}`));
    }, 90_000);
  };
  const say = (said) => window.tables.postMessage(
    { kind: 'say', socket, text: JSON.stringify(said) });
  const act = () => {
    if (!legal.length) return;
    if (count === most) return end(null);
    const move = legal[Math.floor(Math.random() * legal.length)];
    say({ type: 'move', id: `${socket}-${count++}`, move });
  };
  const end = (result) => {
    clearTimeout(silence);
    window.tables.removeEventListener('message', hear);
    window.tables.postMessage({ kind: 'close', socket });
    over(result);
  };
  const hear = ({ data }) => {
    if (data.kind === 'taken' || data.kind === 'failed' ||
        (data.kind === 'closed' && data.socket === socket)) {
      fail(new Error(`closed: ${JSON.stringify({ data, last }).slice(0, 4000)}`));
    }
    if (data.kind !== 'heard' || data.socket !== socket || data.text === '') return;
    listen();
    const message = JSON.parse(data.text);
    last = message;
    legal = message.legal ?? legal;
    if (message.result) end(message.result);
    else if (message.type === 'state' || message.type === 'step') act();
    else if (message.type === 'refusal') setTimeout(act, 100);
  };
  window.tables.addEventListener('message', hear);
  listen();
  window.tables.postMessage(
    { kind: 'open', socket, path: `/api/tables/${table}/socket?seat=0&lang=en` });
});
"""


class Files(ThreadingHTTPServer):
    """Any file server: it knows nothing of Coffret."""

    sent = 0

    def __init__(self, folder: Path) -> None:
        super().__init__(("127.0.0.1", 0), partial(Handler, directory=str(folder)))
        self.thread = threading.Thread(target=self.serve_forever)
        self.thread.start()

    def stop(self) -> None:
        self.shutdown()
        self.server_close()
        self.thread.join()


class Handler(SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, format: str, *args: Any) -> None:
        """Quietly."""

    def copyfile(self, source: Any, outputfile: Any) -> None:
        content = source.read()
        assert isinstance(self.server, Files)
        self.server.sent += len(content)
        outputfile.write(content)


@pytest.fixture
def files(tmp_path: Path) -> Iterator[Files]:
    folder = tmp_path / PLACE
    folder.parent.mkdir(parents=True)
    write_folder(folder, BUILT)
    page = folder / "index.html"
    # Bots wait so that people can follow; here nobody looks.
    text = page.read_text(encoding="utf-8").replace('"alone":true', '"alone":true,"pause":0')
    assert '"pause":0' in text
    page.write_text(text, encoding="utf-8")
    server = Files(tmp_path)
    yield server
    if server.thread.is_alive():
        server.stop()


def opened(page: Page, game: str) -> str:
    """A table of as few as can play."""
    bots = [{"kind": "bot", "level": "beginner"}] * (registry.game(game).seats[0] - 1)
    seats = [{"kind": "me", "name": "Ada"}, *bots]
    wish = {"game": game, "seats": seats, "options": QUICK.get(game, {})}
    answer = page.evaluate("(wish) => asked('POST', '/api/tables', wish)", wish)
    assert answer["status"] == 201, answer
    return str(answer["body"]["table"])


def test_all_games_are_played_without_any_network(browser: Browser, files: Files) -> None:
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    context.add_init_script(NAMED)
    context.add_init_script(OVERHEARD)
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    address = f"http://127.0.0.1:{files.server_port}/{PLACE}/"

    begun = monotonic()
    page.goto(address)
    # The tables are being loaded, and the page can be used meanwhile.
    expect(page.get_by_role("progressbar")).to_be_visible()
    page.get_by_role("button", name="Play now: Incubation").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    awaited(page)
    expect(page.get_by_role("progressbar")).to_have_count(0)
    first, sent = monotonic() - begun, files.sent
    assert sent <= MOST_BYTES
    page.wait_for_function(CONTROLLED)
    page.goto(f"{address}#/lobby")
    expect(page.get_by_role("heading", name="This needs a server")).to_be_visible()
    tables = {game: opened(page, game) for game in GAMES}
    for table in tables.values():  # each board is there from now on
        page.goto(f"{address}#/table/{table}")
        expect(page.locator(".screen")).to_be_visible()
    for table in tables.values():
        assert page.evaluate("([table, most]) => playOn(table, most)", [table, 5]) is None
    page.wait_for_load_state("networkidle")
    page.evaluate(WARM)

    files.stop()
    begun = monotonic()
    page.reload()
    awaited(page)
    report(
        alone_first_load_bytes=sent,
        alone_first_decision_ms=round(1000 * first),
        alone_second_decision_ms=round(1000 * (monotonic() - begun)),
    )
    for table in tables.values():
        page.goto(f"{address}#/table/{table}")
        expect(page.locator(".screen, .end").first).to_be_visible()
        # Elsewhere in the app, which need not draw every move.
        page.goto(f"{address}#/lobby")
        result = page.evaluate("([table, most]) => playOn(table, most)", [table, -1])
        assert result["scores"]
        page.goto(f"{address}#/table/{table}")
        expect(page.locator(".end")).to_be_visible()
        file = page.evaluate("(path) => asked('GET', path)", f"/api/tables/{table}/match")
        checked = page.evaluate(
            "(text) => asked('POST', '/api/replays?lang=en', { text })", json.dumps(file["body"])
        )
        assert checked["body"]["verified"] is True
        assert checked["body"]["result"]["scores"] == result["scores"]
    page.goto(f"{address}#/")
    expect(page.get_by_role("region", name=re.compile("Finished"))).to_be_visible()
    context.close()
    assert errors == []


def test_an_installed_app_opens_tables_of_its_own_while_the_server_is_away(
    browser: Browser, tmp_path: Path
) -> None:
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    context.add_init_script(NAMED)
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    context.add_init_script(INSTALLED)
    with running(tmp_path / "db", bot_pool=AtRandom, limits=MANY_TABLES) as address:
        page.goto(address)
        page.wait_for_function(CONTROLLED)
        page.get_by_role("button", name="Play now: Incubation").click()
        awaited(page)
        assert "/table/here-" not in page.url
        page.goto(address)
        page.evaluate(WARM)
    page.goto(address)
    page.get_by_role("button", name="Play now: Incubation").click()
    awaited(page)
    assert "/table/here-" in page.url
    for _ in range(4):
        press(page)
    page.reload()
    awaited(page)
    context.close()


def carried(page: Page, to: str) -> None:
    """Go on with the table on the page at another place, by its menu."""
    before = page.url
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Move or save this game").click()
    page.get_by_role("button", name=to).click()
    page.wait_for_function("(before) => location.href !== before", arg=before)
    awaited(page)


def standing(page: Page) -> str:
    """The position, and what may be done."""
    seats = page.locator(".screen .player, .screen .card").all_inner_texts()
    assert seats
    return f"{seats} {page.locator('[data-can]').count()}"


def test_a_running_game_goes_to_the_device_and_back_and_waits_in_a_file(
    browser: Browser, tmp_path: Path, picture: Picture
) -> None:
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    context.add_init_script(NAMED)
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    with running(tmp_path / "db", bot_pool=AtRandom, limits=MANY_TABLES) as address:
        page.goto(address)
        page.get_by_role("button", name="Play now: Incubation").click()
        awaited(page)
        for _ in range(3):
            press(page)
        awaited(page)
        expect(page.get_by_text("Carried game")).to_have_count(0)
        before = standing(page)
        carried(page, "Continue on this device")
        assert "/table/here-" in page.url
        expect(page.get_by_text("Carried game")).to_be_visible()
        assert standing(page) == before
        picture(page, "carried")
        page.get_by_role("link", name="Coffret home").click()
        expect(page.get_by_text("on this device")).to_have_count(1)
        picture(page, "carried-home")
        page.go_back()
        awaited(page)
        carried(page, "Continue at the server")
        assert "/table/here-" not in page.url
        assert standing(page) == before
        page.get_by_role("button", name="Settings").click()
        page.get_by_role("button", name="Move or save this game").click()
        expect(page.get_by_role("button", name="Save to a file")).to_be_visible()
        picture(page, "carry")
        with page.expect_download() as saved:
            page.get_by_role("button", name="Save to a file").click()
        there = page.url
        page.set_viewport_size({"width": 390, "height": 780})
        page.emulate_media(color_scheme="dark")
        page.get_by_role("button", name="Settings").click()
        page.get_by_role("button", name="Move or save this game").click()
        expect(page.get_by_role("button", name="Save to a file")).to_be_visible()
        picture(page, "carry-phone-dark")
        page.keyboard.press("Escape")
        page.set_viewport_size({"width": 1280, "height": 720})
        page.goto(address)
        expect(page.get_by_text("on this device")).to_have_count(0)
        page.locator("input[type=file]").first.set_input_files(saved.value.path())
        page.wait_for_url("**/table/**")
        awaited(page)
        assert page.url != there
        assert standing(page) == before
    context.close()

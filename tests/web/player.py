"""Someone who plays through the page: by what is lit, by the list of moves, or by keys alone."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Error, Page, TimeoutError

PATIENCE = 90_000
"""Milliseconds: only a page that is stuck takes so long, however busy the machine is."""

WHAT_TO_DO = """() => {
  const screen = document.querySelector('.screen');
  if (document.querySelector('.end')) return 'over';
  if (screen === null || screen.getAttribute('aria-busy') === 'true') return null;
  if (document.querySelector('[role=menu] button')) return 'menu';
  if (document.querySelector('.strip .primary')) return 'strip';
  if (document.querySelector('[data-can]')) return 'piece';
  if (document.querySelector('.strip .outlined:not([aria-disabled=true])')) return 'choice';
  return document.querySelector('.all[open] .moves button') ? 'list' : null;
}"""

PLACES = {
    "menu": "[role=menu] button",
    "strip": ".strip .primary",
    "piece": "[data-can]",
    "choice": ".strip .outlined:not([aria-disabled=true])",
    "list": ".right .moves button",
}

LIT = """() => {
  if (document.querySelector('.end')) return 'over';
  const screen = document.querySelector('.screen');
  if (screen === null || screen.getAttribute('aria-busy') === 'true') return null;
  const rank = (piece) => Number(piece.dataset.rank ?? 0);
  const lit = [...document.querySelectorAll('[data-piece][data-can]')]
    .sort((a, b) => rank(a) - rank(b));
  const shown = lit.find((each) =>
    each.getAttribute('aria-pressed') === 'true' && !each.dataset.piece.startsWith('die-'));
  return (shown ?? lit[0])?.dataset.piece ?? null;
}"""

LIT_AT = """() => {
  const piece = (LIT)();
  if (!piece || piece === 'over') return piece && { piece };
  const element = document.querySelector(`[data-piece="${piece}"]`);
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return element.contains(document.elementFromPoint(x, y)) ? { piece, x, y } : null;
}""".replace("LIT", LIT)
"""The same with its centre, if nothing covers it."""

# The answer to ASK as soon as there is one: the page is asked again whenever it changes, which
# takes less time than in every frame.
SOON = """(argument) => new Promise((done, fail) => {
  const ask = ASK;
  const now = ask(argument);
  if (now) return done(now);
  let waits = 0;
  const end = (settle, value) => {
    observer.disconnect();
    clearInterval(timer);
    clearTimeout(waits);
    clearTimeout(late);
    settle(value);
  };
  const again = () => {
    waits = 0;
    const found = ask(argument);
    if (found) end(done, found);
  };
  const observer = new MutationObserver(() => { waits ||= setTimeout(again, 5); });
  observer.observe(document, { subtree: true, childList: true, attributes: true });
  const timer = setInterval(again, 300);
  const late = setTimeout(
    () => end(fail, new Error(`nothing to press: ${document.body.innerText}`)), PATIENCE);
})""".replace("PATIENCE", str(PATIENCE))

PLAY_OUT = """([path, seats]) => {
  const play = (seat) => new Promise((over) => {
    const table = path.replace('/table/', '/tables/');
    const address = new URL(`/api${table}/socket?seat=${seat}`, location);
    address.protocol = address.protocol.replace('http', 'ws');
    const socket = new WebSocket(address);
    let legal = [];
    let count = 0;
    const act = () => {
      if (!legal.length) return;
      const move = legal[Math.floor(Math.random() * legal.length)];
      socket.send(JSON.stringify({ type: 'move', id: `${seat}-${count++}`, move }));
    };
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      legal = message.legal ?? legal;  // left out where it is as before
      if (message.result) over(socket.close());
      else if (message.type === 'refusal') setTimeout(act, 100);  // not so fast
      else if (message.type === 'state' || message.type === 'step') act();
    };
  });
  window.played = Promise.all(seats.map(play));
}"""


def play_out(page: Page, path: str, *seats: int) -> None:
    """Play this browser's seats by the protocol, without looking: `window.played` is the end."""
    page.evaluate(PLAY_OUT, [path, seats])


IN_THE_LIST = "() => document.activeElement?.closest('.moves') !== null"


def opened_table(page: Page, game: str, *seats: str, hints: bool = False, **options: Any) -> str:
    """The path of a table that this browser has opened without the pages that do it.

    Each seat is 'me' (with a name: 'me Ada'), 'link' (kept for a friend: 'link Nadia'), or the
    level of a bot.
    """
    wishes: list[dict[str, str]] = []
    for number, seat in enumerate(seats):
        kind, _, name = seat.partition(" ")
        if kind == "me":
            wishes.append({"kind": kind, "name": name or f"Player {number + 1}"})
        elif kind == "link":
            wishes.append({"kind": kind} | ({"name": name} if name else {}))
        else:
            wishes.append({"kind": "bot", "level": kind, "name": name or f"Bot {number + 1}"})
    wish = {"game": game, "seats": wishes, "options": options, "hints": hints}
    answer = page.request.post("/api/tables", data=wish)
    assert answer.ok, answer.text()
    return f"/table/{answer.json()['table']}"


def paint(page: Page, painted: bool) -> None:
    """Whether the page draws pixels. Unpainted, it is laid out and pressed as ever, and a long game
    takes little more than half the processor time. Loaded again, a page is painted."""
    page.evaluate(
        "(painted) => { document.documentElement.style.opacity = painted ? '' : '0'; }", painted
    )


def soon(page: Page, ask: str, argument: object = None) -> Any:
    """The answer of the page to a question, as soon as it is neither null nor empty."""
    while True:
        try:
            return page.evaluate(SOON.replace("ASK", ask), argument)
        except Error as error:
            if "context was destroyed" not in error.message:  # another page has been opened
                raise


def awaited(page: Page) -> str:
    """The strip's request to the player, once there is one."""
    found: str = soon(page, WHAT_TO_DO)
    return found


def is_asked(page: Page) -> bool:
    return page.evaluate(WHAT_TO_DO) is not None


def press(page: Page) -> None:
    """Press one thing that the table offers."""
    page.locator(PLACES[awaited(page)]).first.click()


def make_a_move(page: Page) -> None:
    """Press what the table offers until the server has a move: a first press may only show it.
    Afterwards it may be another's turn."""
    awaited(page)
    before = moves_at(page)
    while True:
        what = page.evaluate(WHAT_TO_DO)  # nothing as long as a move is on its way
        if moves_at(page) > before:
            return
        if what is None:
            page.wait_for_timeout(50)
        else:
            page.locator(PLACES[what]).first.click()


def moves_at(page: Page) -> int:
    """How many moves the server has of the page's table."""
    answer = page.request.get(f"{page.url.replace('/table/', '/api/tables/')}/history")
    assert answer.ok, answer.text()
    return len(answer.json()["frames"])


def play_by_hand(page: Page, most: int = 10_000) -> None:
    """Press what the table offers, until the game is over or enough was pressed."""
    for _ in range(most):
        what = awaited(page)
        if what == "over":
            return
        page.locator(PLACES[what]).first.click()


def without_motion(page: Page) -> None:
    """Nobody waits for pieces that move: the page is opened again with that setting."""
    page.evaluate(
        "localStorage.coffret = JSON.stringify({...JSON.parse(localStorage.coffret), speed: 0})"
    )
    page.reload()


def next_lit(page: Page) -> str:
    """The piece to press: the chosen one once more, or else the first that is lit; 'over'."""
    found: str = soon(page, LIT)
    return found


def play_by_board(page: Page, most: int = 10_000, touch: bool = False) -> None:
    """Press lit pieces and nothing else: once to see a move, once more to play it."""
    for _ in range(most):
        piece = next_lit(page)
        if piece == "over":
            return
        element = page.locator(f"[data-piece={piece}]")
        try:
            element.tap(timeout=2000) if touch else element.click(timeout=2000)
        except TimeoutError:
            continue  # the table went on meanwhile


def play_out_by_board(page: Page) -> None:
    """The same to the end of the game, on a page without motion: what is pressed stays in place, so
    each press is one look at the page and one click."""
    while (lit := soon(page, LIT_AT))["piece"] != "over":
        page.mouse.click(lit["x"], lit["y"])


def play_by_lit_keys(page: Page, most: int = 10_000) -> None:
    """N goes to what is lit; Enter shows its move, and plays it."""
    for _ in range(most):
        if next_lit(page) == "over":
            return
        if not page.evaluate("() => document.activeElement?.dataset.chosen !== undefined"):
            page.keyboard.press("n")
        page.keyboard.press("Enter")


def play_by_list(page: Page, most: int) -> None:
    """Make moves from the labelled list, each time another one of them."""
    buttons = page.locator(".right .moves button")
    made = 0
    for _ in range(4 * most + 20):
        if made == most or awaited(page) == "over":
            return
        if not page.locator(".right").is_visible():  # a drawer, where the board has its room
            page.keyboard.press("m")
        page.locator(".right details.all").evaluate("all => { all.open = true; }")
        labels = buttons.all_inner_texts()
        if not labels:  # a menu of the board, or the clock was faster
            continue
        assert all(label.strip() for label in labels), labels
        try:
            buttons.nth(made * 5 % len(labels)).click(timeout=1000)
        except TimeoutError:
            continue  # where a clock runs, the list changes under the hand
        made += 1


def play_by_keys(page: Page, most: int = 10_000) -> None:
    """M leads to the list of moves, Enter makes the first of them."""
    for _ in range(most):
        if awaited(page) == "over":
            return
        page.keyboard.press("m")
        page.wait_for_function(IN_THE_LIST)
        page.keyboard.press("Enter")


def press_tab_to(page: Page, name: str) -> None:
    """Walk to what has this name, as someone without a mouse does."""
    for _ in range(60):
        page.keyboard.press("Tab")
        found = "() => { const at = document.activeElement; "
        found += "return at?.getAttribute('aria-label') ?? at?.textContent?.trim(); }"
        if page.evaluate(found) == name:
            return
    raise AssertionError(f"no way by Tab to {name}")


def steps_so_far(page: Page) -> int:
    """How many steps the timeline has."""
    return int(page.locator(".screen").get_attribute("data-steps") or 0)


def log_of(page: Page) -> list[str]:
    return page.locator(".right .log li:not(.round)").all_inner_texts()

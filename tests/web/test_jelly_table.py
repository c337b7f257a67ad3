"""Attack of the Jelly Monster, whole games: by touch, by keys, with lag."""

from __future__ import annotations

from statistics import quantiles
from typing import Any

from playwright.sync_api import Page, expect

from .axe import violations
from .conftest import Picture, Visit
from .player import opened_table, paint, soon
from .test_speed import THROTTLED, report

GAME = "jelly_monster"
QUICK: dict[str, Any] = {"roll_ms": 300}
PHONE = {"width": 390, "height": 844}
MEASURED = 30
"""Presses whose times are noted: afterwards the page need not be painted."""
OVER = ".mat ol.sr, .outcome, .end"

# The messages that a page gets, and how long after it has arrived it is seen.
LISTEN = """(lag => {
  window.noted = { starts: [], timers: [], rolls: [], sent: [], answers: [], shown: [] };
  const Real = WebSocket;
  const hear = (said) => {
    const { noted } = window;
    if (said.type === 'ack' || said.type === 'refusal') noted.answers.push([said.id, said.code]);
    if (said.type !== 'step') return;
    const set = said.set ?? {};
    const clock = said.clock ?? set.clock;
    if (set.starts != null) noted.starts.push(set.starts);
    if (set.timer_ends != null) noted.timers.push(set.timer_ends);
    for (const [path, value] of Object.entries(set))
      if (/^players\\/\\d\\/ready$/.test(path) && set[path.replace('ready', 'flying')] !== false)
        noted.rolls.push([Number(path.split('/')[1]), value - (set.clock ?? clock)]);
  };
  window.WebSocket = class extends Real {
    send(data) {
      const said = JSON.parse(data);
      if (said.type === 'move') window.noted.sent.push([said.id, said.move.move]);
      setTimeout(() => super.send(data), lag);
    }
    set onmessage(take) {
      super.onmessage = (event) => setTimeout(() => {
        const came = performance.now();
        const said = JSON.parse(event.data);
        take(event);
        hear(said);
        if (said.type === 'step' || said.type === 'refusal')
          requestAnimationFrame(() =>
            setTimeout(() => window.noted.shown.push(performance.now() - came)));
      }, lag);
    }
  };
})"""

NEXT = """() => {
  if (document.querySelector('OVER')) return {over: true};
  const at = (e) => { const r = e.getBoundingClientRect();
    return {x: r.x + r.width / 2, y: r.y + r.height / 2}; };
  const first = (...all) => all.map((s) => document.querySelector(s)).find((e) => e);
  const spots = [...document.querySelectorAll('.district [data-spot]')];
  if (document.querySelector('[aria-pressed=true][data-face], [aria-pressed=true][data-barrier]')) {
    if (!spots.length) return null;
    const k = window.taps = (window.taps ?? 0) + 1;
    return {what: 'spot', ...at(spots[k * 7 % spots.length])};
  }
  if (spots.length) return {what: 'copy', ...at(spots[0])};
  const more = '.acts .primary[data-can]:not([aria-disabled=true]), .answer, .side .primary';
  const dice = [...document.querySelectorAll('[data-die][data-can]')];
  if (dice.length) return {what: 'die', ...at(dice[(window.taps ?? 0) % dice.length])};
  const found = first('[data-barrier]', more);
  return found ? {what: 'act', ...at(found)} : null;
}""".replace("OVER", OVER)

ASKED = """() => {
  if (document.querySelector('OVER')) return {over: true};
  const die = document.querySelector('[data-die][data-can]');
  const held = document.querySelector('.tray [aria-pressed=true]');
  const spots = document.querySelectorAll('.district [data-spot]:not(.die)').length;
  if (held) return spots ? {what: 'place'} : null;
  if (die) return {what: 'pick', face: die.dataset.face};
  if (document.querySelector('[data-barrier]')) return {what: 'barrier'};
  if (spots) return {what: 'copy'};
  const answer = document.querySelector('.answer');
  if (answer) { answer.focus(); return {what: 'answer'}; }
  const act = document.querySelector('.acts [data-can], .side .primary');
  if (act && !act.classList.contains('piece')) { act.focus(); return {what: 'act'}; }
  return null;
}""".replace("OVER", OVER)


def play_by_touch(page: Page, throttled: int) -> dict[str, int]:
    """Tap what is lit until the game is over, at first on a slow machine; how often each thing
    was tapped."""
    tapped: dict[str, int] = {}
    slow = page.context.new_cdp_session(page)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": THROTTLED})
    for count in range(2000):
        if count == throttled:
            slow.send("Emulation.setCPUThrottlingRate", {"rate": 1})
            note(page, "jelly_touch")
            paint(page, False)  # enough was measured
        found: Any = soon(page, NEXT)
        if found.get("over"):
            paint(page, True)
            return tapped
        tapped[found["what"]] = tapped.get(found["what"], 0) + 1
        page.touchscreen.tap(found["x"], found["y"])
    raise AssertionError(f"no end: {tapped}")


THIRD_ROUND = "() => new Set(window.noted.starts).size > 2"
ANSWERED = """() => window.noted.sent.every(
  ([sent]) => window.noted.answers.some(([id]) => id === sent))"""

POLLED = 20
"""Milliseconds between looks at a page: looking all the time would keep a core busy."""


def press_next(page: Page, pressed: dict[str, int]) -> bool:
    """One thing by keys, as soon as the page asks: whether the game goes on."""
    found: Any = page.wait_for_function(ASKED, timeout=120_000, polling=40).json_value()
    return press_what(page, found, pressed)


def press_what(page: Page, found: Any, pressed: dict[str, int]) -> bool:
    if found.get("over"):
        return False
    what = found["what"]
    pressed[what] = pressed.get(what, 0) + 1
    if what == "pick":
        page.keyboard.press(f"Digit{found['face']}")
    elif what in ("place", "copy"):
        letters = "QWEASD"
        page.keyboard.press(f"Key{letters[sum(pressed.values()) % len(letters)]}")
    elif what == "barrier":
        page.keyboard.press("KeyB")
    else:
        page.keyboard.press("Enter")
    return True


def note(page: Page, name: str) -> None:
    """Keep how long it took from a press to the piece shown, and from a message to what it says;
    no speed is asserted."""
    placed, shown = page.evaluate(
        """() => [performance.getEntriesByName('coffret:placed').map((e) => e.duration),
                  window.noted?.shown ?? []]"""
    )
    figures: dict[str, Any] = {}
    if len(placed) > 1:
        figures |= {"presses": len(placed), "placed_p95_ms": round(quantiles(placed, n=20)[-1], 1)}
    if len(shown) > 1:
        figures |= {"messages": len(shown), "arrived_p95_ms": round(quantiles(shown, n=20)[-1], 1)}
    report(**{name: figures})


def test_a_live_game_is_played_by_touch_on_a_phone(visit: Visit, picture: Picture) -> None:
    page = visit("/", size=PHONE, has_touch=True, is_mobile=True)
    page.context.add_init_script(f"{LISTEN}(0)")
    page.goto(opened_table(page, GAME, "me Ada", "casual", "casual", "casual", **QUICK))
    expect(page.locator(".district")).to_have_count(6, timeout=60_000)
    # All districts, your tray and the timer's bar are in view at once.
    assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")
    for place in page.locator(".district, .tray, .street").all():
        box = place.bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= PHONE["height"] + 1
    guided = page.get_by_role("link", name="Guided first round")
    assert guided.get_attribute("href") == "/learn/jelly_monster"
    picture(page, "jelly-phone-ready")
    tapped = play_by_touch(page, throttled=MEASURED)
    assert min(tapped["die"], tapped["spot"]) > 20, tapped
    # The board opens the pods; a press leads to the page of the end, where they lie open.
    picture(page, "jelly-phone-over")
    page.touchscreen.tap(195, 300)
    expect(page.locator(".end .counted")).to_be_visible()
    assert violations(page) == []


def test_lag_gains_and_costs_nothing_in_a_live_game_by_keys(visit: Visit) -> None:
    """Ada is 5 ms away, Bo 150 each way: the same moments, the same rolls, and every move is
    answered once. Two of the four rounds: `test_a_live_game_is_played_by_touch_on_a_phone` plays
    all, and `tests/server/test_races.py` does with lag and loss."""
    ada, bo = visit("/"), visit("/")
    table = opened_table(ada, GAME, "me Ada", "link", "casual", "casual", **QUICK)
    claim = ada.request.post(f"/api{table.replace('table', 'tables')}/seats/1/link").json()["claim"]
    bo.goto(f"{table}/join#{claim}")
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Take the seat").click()
    for page, lag in ((ada, 5), (bo, 150)):
        page.context.add_init_script(f"{LISTEN}({lag})")
        page.goto(table)
        expect(page.locator(".district")).to_have_count(6, timeout=60_000)
    pressed: list[dict[str, int]] = [{}, {}]
    painted = True
    while not all(page.evaluate(THIRD_ROUND) for page in (ada, bo)):
        for at, page in enumerate((ada, bo)):
            found = page.evaluate(ASKED)
            if found is not None:
                assert press_what(page, found, pressed[at]), "over after two rounds"
            else:
                page.wait_for_timeout(POLLED)
        if painted and min(sum(each.values()) for each in pressed) > MEASURED:
            painted = False
            for page, name in ((ada, "jelly_keys_near"), (bo, "jelly_keys_far")):
                note(page, name)
                paint(page, False)
    for page in (ada, bo):
        page.wait_for_function(ANSWERED)
    heard = [page.evaluate("() => window.noted") for page in (ada, bo)]
    for noted, count in zip(heard, pressed, strict=True):
        assert count["place"] > 6, pressed
        asked, answered = (
            [each[0] for each in noted["sent"]],
            [each[0] for each in noted["answers"]],
        )
        assert sorted(answered) == sorted(set(answered))
        assert set(asked) <= set(answered)
        rolls = {span for _, span in noted["rolls"] if span > 0}  # else none is in the air
        assert rolls == {QUICK["roll_ms"]}, "a roll takes the same time for everyone"
    for what, least in (("starts", 3), ("timers", 2)):
        near, far = (noted[what] for noted in heard)
        both = min(len(near), len(far))  # the last news may still be on their way to Bo
        assert near[:both] == far[:both]
        assert both >= least
    for noted, name in zip(heard, ("near", "far"), strict=True):
        print(name, "refused", sum(code is not None for _, code in noted["answers"]))


def test_a_relaxed_game_is_played_by_keys_in_french(visit: Visit) -> None:
    page = visit("/", locale="fr-FR")
    table = opened_table(page, GAME, "me Ada", "casual", "casual", pace="relaxed")
    page.goto(table)
    expect(page.locator(".district")).to_have_count(5, timeout=60_000)
    expect(page.get_by_role("region", name="Votre plateau")).to_be_visible()
    pressed: dict[str, int] = {}
    news = page.locator("[data-changes]")
    for count in range(3000):
        if not press_next(page, pressed):
            break
        if count == 6:  # what has changed is read out when it is asked for
            page.wait_for_function(ASKED, timeout=120_000)  # nobody else acts now
            page.keyboard.press("?")
            expect(news).to_contain_text("cible")
            for _ in range(100):  # your last move may still be on its way
                page.keyboard.press("?")
                page.wait_for_timeout(50)
                if news.inner_text() == "Rien n’a changé.":
                    break
            expect(news).to_have_text("Rien n’a changé.")
    assert pressed["place"] > 10, pressed

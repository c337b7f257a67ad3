"""A newcomer plays Incubation against bots, from the first page to the result and its replay."""

from playwright.sync_api import expect

from .conftest import Picture, Visit
from .player import (
    awaited,
    next_lit,
    opened_table,
    paint,
    play_by_board,
    play_by_hand,
    play_by_keys,
    play_by_lit_keys,
    play_out_by_board,
    press,
    press_tab_to,
    steps_so_far,
    without_motion,
)


def test_one_press_leads_from_the_first_page_to_the_first_decision(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play now").first.click()
    assert awaited(page) in ("strip", "piece")
    assert "/table/" in page.url


def test_a_newcomer_is_asked_for_a_name_once(visit: Visit) -> None:
    page = visit("/", newcomer=True)
    play = page.get_by_role("button", name="Play now").first
    play.click()
    page.get_by_role("dialog").get_by_label("Your name").fill("Mila")
    page.keyboard.press("Enter")
    awaited(page)
    expect(page.get_by_role("article", name="Mila")).to_contain_text("Mila (you)")
    assert page.get_by_role("heading", level=1).inner_text() == "Incubation"
    page.goto("/")
    play.click()
    awaited(page)


def test_a_newcomer_plays_to_the_result_and_looks_at_it_again(
    visit: Visit, picture: Picture
) -> None:
    page = visit("/")
    picture(page, "home")
    page.get_by_role("button", name="Play now").first.click()
    play_by_board(page, most=12)
    awaited(page)
    picture(page, "incubation")
    without_motion(page)
    paint(page, False)
    play_out_by_board(page)
    paint(page, True)
    expect(page.locator(".end")).to_contain_text("win")
    picture(page, "incubation-over")
    page.get_by_role("button", name="Review").click()
    expect(page.get_by_role("heading", name="Points over time")).to_be_visible()
    page.get_by_role("button", name="Verify").click()
    expect(page.get_by_text("Verified:")).to_be_visible()
    page.get_by_role("button", name="Step forward").first.click()
    expect(page.locator(".where").first).to_contain_text("Move 1 of")
    picture(page, "replay")
    with page.expect_download() as download:
        page.get_by_role("button", name="Download match file").click()
    file = download.value.path()
    page.goto("/")
    page.set_input_files("input[type=file]", file)
    expect(page.get_by_role("heading", name="Points over time")).to_be_visible()


def test_the_keyboard_leads_from_the_first_page_to_the_table(visit: Visit) -> None:
    page = visit("/")
    press_tab_to(page, "Play now: Incubation")
    page.keyboard.press("Enter")
    play_by_keys(page, most=2)


def test_a_whole_game_needs_only_the_keyboard(visit: Visit) -> None:
    page = visit("/")
    page.goto(opened_table(page, "incubation", "me Ada", "casual Otto"))
    without_motion(page)
    paint(page, False)
    play_by_lit_keys(page)
    expect(page.locator(".end")).to_be_visible()


def test_a_move_is_taken_back_as_long_as_nothing_was_learnt(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play now").first.click()
    undo = page.locator("header").get_by_role("button", name="Undo")
    keep = page.get_by_role("button", name="Keep both")
    while awaited(page) and not keep.is_visible():  # asked for, before anything is pressed
        press(page)
    steps = steps_so_far(page)
    page.get_by_role("button", name="Reroll both").click()
    expect(page.get_by_role("button", name="Let go")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Let go")).to_have_count(0)
    filled = page.locator(".strip .primary").is_visible()  # both dice are of use
    keep.click()
    if not filled:
        page.locator(".strip .primary").click()
    undo.click()
    page.wait_for_function(
        f"() => Number(document.querySelector('.right input[type=range]').max) === {steps}"
    )
    # What is chosen instead counts, too.
    while steps_so_far(page) == steps:
        press(page)


def test_a_refusal_hangs_where_the_press_was(visit: Visit) -> None:
    page = visit("/")
    page.goto(opened_table(page, "incubation", "me Ada", "beginner Otto"))
    while next_lit(page).startswith("deck"):
        play_by_board(page, most=2)
    section = page.locator("[data-piece=section-6]")
    section.click(force=True)
    note = page.locator(".reason")
    expect(note.get_by_role("link", name="Why?")).to_be_visible()
    place, pressed = note.bounding_box(), section.bounding_box()
    assert place is not None
    assert pressed is not None
    middle = pressed["x"] + pressed["width"] / 2
    assert place["x"] <= middle <= place["x"] + place["width"]
    page.locator(".strip .words").click()
    expect(note).to_have_count(0)


def test_the_reader_steps_back_while_the_game_waits(visit: Visit, picture: Picture) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play now").first.click()
    play_by_hand(page, most=6)
    awaited(page)
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("button", name="Back to now")).to_be_visible()
    expect(page.locator("[data-can]")).to_have_count(0)
    picture(page, "incubation-past")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Back to now")).to_have_count(0)
    awaited(page)


def test_french_is_spoken_at_once_and_everywhere(visit: Visit, picture: Picture) -> None:
    page = visit("/", locale="fr-FR")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.get_by_role("button", name="Jouer").first.click()
    play_by_hand(page, most=4)
    expect(page.get_by_role("heading", name="Journal")).to_be_visible()
    picture(page, "incubation-fr")
    page.get_by_role("button", name="English").first.click()
    expect(page.get_by_role("heading", name="Log")).to_be_visible()
    awaited(page)
    play_by_hand(page, most=2)


def test_a_phone_shows_the_board_and_the_decision(visit: Visit, picture: Picture) -> None:
    size = {"width": 360, "height": 740}
    page = visit("/", size=size, is_mobile=True, has_touch=True)
    picture(page, "home-phone")
    page.get_by_role("button", name="Play now").first.click()
    play_by_board(page, most=14, touch=True)
    awaited(page)
    picture(page, "incubation-phone")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.locator("nav.foot").get_by_role("button", name="Log").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    picture(page, "incubation-phone-log")

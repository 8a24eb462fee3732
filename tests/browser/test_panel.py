"""The panel in a real browser: a notebook served by voila, driven in headless Chromium."""

import importlib.util
import os
import re
import shutil
import socket
import subprocess
import sys
import time
from pathlib import Path

import nbformat
import pandas as pd
import pytest

import mtgkit as mk

pytestmark = [pytest.mark.browser, pytest.mark.slow]

DECK = "24 Island\n4 Cityscape Leveler\n4 Urza, Powerstone Prodigy\n28 Stone Retrieval Unit\n"
SETTINGS = {"lines": ["powerstones 2", "unearth Cityscape Leveler"], "n_games": 1000, "n_turns": 6}
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"]
COMPILING = 300_000  # milliseconds until the first picture, where the rules aren't compiled yet


@pytest.fixture(scope="module")
def chromium():
    """The path of the system's Chromium; skips, with the reason, where something is missing."""
    for name in ("playwright", "voila"):
        if importlib.util.find_spec(name) is None:
            pytest.skip(f"{name} is not installed; pip install mtgkit[browser]")
    path = shutil.which("chromium")
    if path is None:
        pytest.skip("there is no chromium on the path")
    return path


@pytest.fixture
def address(chromium, tmp_path):
    """A notebook that shows the panel, served by voila."""
    code = f"import mtgkit as mk\n\npanel = mk.explore(mk.Deck.from_text({DECK!r}), **{SETTINGS!r})"
    nbformat.write(nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(code)]), tmp_path / "panel.ipynb")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    own = {f"JUPYTER_{x}_DIR": str(tmp_path / "jupyter" / x) for x in ("CONFIG", "DATA", "RUNTIME")}
    env = os.environ | own | {"PYTHONPATH": str(Path(__file__).parents[2])}
    command = [sys.executable, "-m", "voila", "--no-browser", f"--port={port}", "--Voila.ip=127.0.0.1", "."]
    log = tmp_path / "voila.txt"
    with log.open("w") as out, subprocess.Popen(command, cwd=tmp_path, env=env, stdout=out, stderr=subprocess.STDOUT) as server:
        try:
            until = time.monotonic() + 60
            while not answers(port):
                assert server.poll() is None and time.monotonic() < until, log.read_text()
                time.sleep(0.1)
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()


def answers(port):
    """Whether something listens there."""
    with socket.socket() as trial:
        return trial.connect_ex(("127.0.0.1", port)) == 0


@pytest.fixture
def page(chromium, address):
    """The page with both pictures on it; what its console says of errors is looked at in the end."""
    from playwright.sync_api import sync_playwright

    said = []
    with sync_playwright() as play, play.chromium.launch(executable_path=chromium, args=FLAGS) as browser:
        page = browser.new_page(viewport={"width": 1280, "height": 760})
        page.set_default_timeout(60_000)
        page.on("pageerror", lambda error: said.append(str(error)))
        page.on("console", lambda m: said.append(m.text) if m.type == "error" and ours(m.location["url"], address) else None)
        page.goto(f"{address}/voila/render/panel.ipynb")
        for name in ("mana", "lines"):
            page.wait_for_selector(f".mtgkit-{name} img", timeout=COMPILING)
        yield page
    assert said == []


def ours(url, address):
    """Not what voila would have fetched from elsewhere, where there is no network."""
    return not url or url.startswith(address)


def pictures(page):
    return [page.get_attribute(f".mtgkit-{name} img", "src") for name in ("mana", "lines")]


def changed(page, act):
    """Do something; wait until both pictures are others."""
    old = pictures(page)
    act()
    for name, src in zip(("mana", "lines"), old, strict=True):
        page.wait_for_function("([name, old]) => document.querySelector(`.mtgkit-${name} img`)?.src !== old", arg=[name, src])
    page.wait_for_function("() => document.querySelector('.mtgkit-status').innerText.includes('games')")


def box(page, name):
    """The number beside a card's name."""
    return page.locator(".widget-text", has=page.get_by_text(name, exact=True)).locator("input")


def enter(field, text):
    field.fill(text)
    field.press("Tab")


def test_panel_in_a_browser(page, tmp_path):
    assert page.inner_text(".mtgkit-status") == "1,000 games, 60 cards"
    legible(page)
    page.screenshot(path=tmp_path / "panel.png")
    legible_in_other_letters(page, tmp_path)

    first = pictures(page)
    changed(page, lambda: enter(box(page, "Island"), "20"))
    assert page.inner_text(".mtgkit-status") == "1,000 games, 56 cards"
    changed(page, lambda: page.get_by_role("button", name="on the draw").click())
    changed(page, lambda: page.locator(".mtgkit-turns .noUi-handle").press("ArrowLeft"))
    downloaded(page, mk.Deck.from_text(DECK).swap({"Island": -4}), n_turns=5, on_the_play=False)

    refused(page, lambda: enter(page.locator(".mtgkit-watch textarea"), "powerstones three"), "mtgkit can't read 'powerstones three'")
    legible(page)
    page.screenshot(path=tmp_path / "refused.png")
    changed(page, lambda: enter(page.locator(".mtgkit-watch textarea"), "\n".join(SETTINGS["lines"][:1])))
    assert len({*first, *pictures(page)}) == 4

    page.locator(".mtgkit-turns .noUi-handle").press("ArrowRight")
    page.get_by_role("button", name="on the play").click()
    enter(page.locator(".mtgkit-watch textarea"), "\n".join(SETTINGS["lines"]))
    enter(box(page, "Island"), "24")
    page.wait_for_function("old => document.querySelector('.mtgkit-lines img').src === old", arg=first[1])
    assert pictures(page) == first  # the same list on the same shuffles


def refused(page, act, words):
    """What can't be is said in the panel's words, and no picture changes."""
    old = pictures(page)
    act()
    page.locator(".mtgkit-status", has_text=re.compile(re.escape(words))).wait_for()
    assert "Traceback" not in page.inner_text(".mtgkit-status")
    assert pictures(page) == old


def downloaded(page, deck, **settings):
    """The link delivers the summary of just these games."""
    with page.expect_download() as got:
        page.locator("a.mtgkit-download").click()
    assert got.value.suggested_filename == "summary.csv"
    expected = mk.simulate(deck, **(SETTINGS | settings), rng=2026, progress=False).summary()
    pd.testing.assert_frame_equal(pd.read_csv(got.value.path()), expected, check_dtype=False)


def legible_in_other_letters(page, tmp_path):
    """Another machine has other fonts: nothing is cut off in letters that are wider."""
    put = "rule => { const other = document.createElement('style'); other.id = 'other'; other.innerText = rule; document.head.append(other) }"
    for name in ("font-weight: bold", "font-family: monospace"):
        page.evaluate(put, f"* {{ {name} !important }}")
        page.screenshot(path=tmp_path / f"{name[5:11]}.png")
        legible(page)
        page.evaluate("() => document.getElementById('other').remove()")


def legible(page):
    """Nothing is cut off or wider than the page, the pictures stand side by side, and the link keeps to one line."""
    cut = "() => [...document.querySelectorAll('.widget-label, button')].filter(x => x.scrollWidth > x.clientWidth).map(x => x.innerText)"
    assert page.evaluate(cut) == []
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    mana, lines, link = (page.locator(x).bounding_box() for x in (".mtgkit-mana img", ".mtgkit-lines img", "a.mtgkit-download"))
    assert mana["y"] == lines["y"] and mana["x"] + mana["width"] <= lines["x"]
    assert link["height"] < 30

"""Reading pictures. The pictures are drawn here."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
from conftest import EASY
from drawing import Page

import numpre

# 5 in r1c3 clashes with r1c1.
MISPRINT = "535" + EASY[3:]


def page(*puzzles: str) -> Page:
    """Draw puzzles, two in a row."""
    made = Page(350 if len(puzzles) == 1 else 700)
    for place, puzzle in enumerate(puzzles):
        made.board(puzzle, 30 + 340 * (place % 2), 30 + 340 * (place // 2), 32)
    return made


@pytest.fixture(scope="module")
def one() -> Page:
    return page(EASY)


@pytest.fixture(scope="module")
def two() -> Page:
    return page(EASY, MISPRINT)


def test_a_file_is_read_in_every_form(one: Page, tmp_path: Path) -> None:
    png = one.png()
    path = tmp_path / "page.txt"
    path.write_bytes(png)
    for source in (str(path), path, png, bytearray(png), memoryview(png), io.BytesIO(png)):
        [board] = numpre.read_photo(source)
        assert board
        assert (str(board.puzzle), board.verdict, board.reason) == (EASY, "sure", None)
        assert (board.board, board.turned, board.doubtful) == (1, "none", ())
        assert 0.9 < board.confidence <= 1
        assert board.corners[0] == pytest.approx((30, 30), abs=3)
        assert board.corners[2] == pytest.approx((318, 318), abs=3)
    with path.open("rb") as file:
        assert numpre.read_photo(file) == numpre.read_photo(png)


def test_pixels_are_read_through_the_buffer_protocol(one: Page) -> None:
    grey = memoryview(bytes(one.pixels)).cast("B", (one.side, one.side))
    [board] = numpre.read_photo(grey)
    assert str(board.puzzle) == EASY


def test_arrays_of_grey_and_of_colours_are_read(one: Page) -> None:
    numpy = pytest.importorskip("numpy")
    grey = numpy.frombuffer(one.pixels, numpy.uint8).reshape(one.side, one.side)
    colours = numpy.stack([grey, grey, grey], axis=2)
    opaque = numpy.dstack([colours, numpy.full_like(grey, 255)])
    for array in (grey, colours, opaque, colours[:, :, ::-1], numpy.asfortranarray(grey)):
        [board] = numpre.read_photo(array)
        assert str(board.puzzle) == EASY
    [turned] = numpre.read_photo(numpy.rot90(grey))
    assert (str(turned.puzzle), turned.turned) == (EASY, "right")
    with pytest.raises(ValueError, match=r"expected .*\(H, W, 4\)"):
        numpre.read_photo(numpy.zeros((80, 80, 2), numpy.uint8))
    with pytest.raises(TypeError, match="expected a path"):
        numpre.read_photo(numpy.zeros((80, 80), numpy.float32))


def test_a_doubtful_board_names_its_cells(two: Page) -> None:
    sure, doubtful = numpre.read_photo(two.png())
    assert sure
    assert not doubtful
    assert (doubtful.board, doubtful.verdict) == (2, "doubtful")
    assert doubtful.reason is not None
    cell = doubtful.doubtful[0]
    assert cell.cell.row == 0
    assert cell.text.startswith("row 1, column ")
    assert all(0 < p < 1 for other in doubtful.doubtful for _, p in other.instead)
    japanese = numpre.read_photo(two.png(), lang="ja")[1]
    assert japanese.doubtful[0].text.startswith("1行")
    with pytest.raises(ValueError, match="lang"):
        numpre.read_photo(two.png(), lang="xx")


def test_dictionaries_have_the_names_of_the_command(two: Page, tmp_path: Path) -> None:
    path = tmp_path / "page.png"
    path.write_bytes(two.png())
    command = [sys.executable, "-m", "numpre", "check", "--json", str(path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    rows = [json.loads(row) for row in done.stdout.splitlines()]
    boards = numpre.read_photo(path)
    assert len(rows) == len(boards) == 2
    for row, board in zip(rows, boards, strict=True):
        found = board.to_dict()
        assert found.pop("puzzle") == row["puzzle"]
        for cell in found["doubtful"]:
            del cell["text"]
        assert found == row["photo"]


def test_refused_pictures_raise_read_error(one: Page) -> None:
    png = one.png()
    other = Page(560)
    other.lattice(30, 30, 31, 16)
    for picture, kind, found in (
        (png[: len(png) // 2], "picture-incomplete", "the picture ends too early"),
        (b"no picture", "picture-damaged", "the picture cannot be decoded"),
        (b"", "picture-incomplete", "the picture ends too early"),
        (Page(20).png(), "picture-too-small", "the picture has 20 × 20 pixels"),
        (Page(300).png(), "picture-no-board", "no Sudoku board found"),
        (other.png(), "picture-no-board", "the largest frame has 16 by 16 cells"),
    ):
        with pytest.raises(numpre.ReadError) as caught:
            numpre.read_photo(picture)
        assert caught.value.kind == kind
        assert found in str(caught.value)
        assert caught.value.line is None
        assert caught.value.expected
    with pytest.raises(FileNotFoundError):
        numpre.read_photo("missing.png")
    with pytest.raises(TypeError, match="expected a path"):
        numpre.read_photo(5)  # type: ignore[arg-type]
    with pytest.raises(numpre.ReadError, match="64 million"):
        numpre.read_photo(giant())


def giant() -> bytes:
    """Return a PNG file whose header has 60,000 × 60,000 pixels."""
    made = Page(1)
    made.side, made.pixels = 60_000, bytearray()
    return made.png()


def test_files_of_puzzles_may_be_pictures(two: Page, tmp_path: Path) -> None:
    path = tmp_path / "page.png"
    path.write_bytes(two.png())
    first, second = numpre.read(path, on_error="yield")
    assert isinstance(first, numpre.Record)
    assert (str(first.puzzle), first.format, first.line) == (EASY, "picture", 1)
    assert isinstance(second, numpre.ReadError)
    assert (second.kind, second.line) == ("picture-doubtful", 2)
    assert "--doubtful" not in str(second)
    table = numpre.read_table(path)
    assert table.row(0)["puzzle"] == EASY
    assert "row 1, column" in table.row(1)["error"]
    path.write_bytes(Page(100).png())
    with pytest.raises(numpre.ReadError, match="no Sudoku board"):
        next(numpre.read(path))
    with pytest.raises(numpre.FormatError, match="no Sudoku board"):
        numpre.read_table(path)


def test_other_threads_run_meanwhile(one: Page) -> None:
    png = one.png()
    counted, is_over = [0], threading.Event()

    def count() -> None:
        while not is_over.is_set():
            counted[0] += 1
            time.sleep(0.001)

    thread = threading.Thread(target=count)
    thread.start()
    time.sleep(0.01)
    before = counted[0]
    numpre.read_photo(png)
    during = counted[0] - before
    is_over.set()
    thread.join()
    assert during > 0


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="signals")
def test_ctrl_c_ends_a_reading() -> None:
    # Lines at random places: many frames to examine, and no board.
    program = """
import random, signal
import numpre
# A process that a shell starts in the background ignores this signal.
signal.signal(signal.SIGINT, signal.default_int_handler)
side = 6000
source = random.Random(1)
pixels = bytearray([255]) * (side * side)
for _ in range(4000):
    x, y = source.randrange(side - 400), source.randrange(side - 400)
    for step in range(400):
        pixels[(y + step) * side + x] = 0
        pixels[y * side + x + step] = 0
        pixels[(y + 399) * side + x + step] = 0
        pixels[(y + step) * side + x + 399] = 0
picture = memoryview(pixels).cast("B", (side, side))
print("ready", flush=True)
try:
    while True:
        try:
            numpre.read_photo(picture)
        except numpre.ReadError:
            pass
except KeyboardInterrupt:
    print("ended")
"""
    command = [sys.executable, "-c", program]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        assert running.stdout.readline() == "ready\n"
        time.sleep(0.3)
        running.send_signal(signal.SIGINT)
        try:
            rest, _ = running.communicate(timeout=30)
        finally:
            running.kill()
    assert rest == "ended\n"

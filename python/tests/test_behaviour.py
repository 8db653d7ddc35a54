"""Ctrl-C, threads, processes, panics, random input."""

from __future__ import annotations

import concurrent.futures
import contextlib
import multiprocessing
import os
import signal
import subprocess
import sys
import time

import pytest
from conftest import BLANK, EASY, HARD, SEVENTEEN
from hypothesis import given, settings
from hypothesis import strategies as st

import numpre

unix = pytest.mark.skipif(os.name != "posix", reason="signals of Unix")

LONG = {
    "count": "numpre.count('.' * 81, limit=10**18)",
    "solve": "numpre.solve(SLOW, engine='naive')",
    "generate": "numpre.generate(rank=1, clues=17, max_tries=2**63)",
    "puzzles": "list(numpre.puzzles(rank=1, clues=17, max_tries=2**63))",
    "ask": "numpre.ask({'ask': 'count', 'with': {'board': {'givens': '.' * 81},"
    " 'limit': 10**18, 'calls': 10**18}})",
    "solve_many": "numpre.solve_many(['.' * 81] * 3_000_000)",
    "rate_many": "numpre.rate_many([HARD] * 300_000)",
    "techniques": "numpre.rate_many([HARD] * 3000, techniques=True)",
    "canonical_many": "numpre.canonical_many([HARD] * 3_000_000)",
    "isomorph_many": "numpre.isomorph_many([HARD] * 300_000, seed=1, per_row=100)",
    "generate_many": "numpre.generate_many(10**9, rank=8)",
}

# A puzzle for which the naive engine takes minutes.
SLOW = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"

CHILD = """
import signal, sys, threading, time
import numpre
HARD, SLOW = {hard!r}, {slow!r}
signal.signal(signal.SIGINT, signal.default_int_handler)
ticks = []
def tick():
    while not done.is_set():
        ticks.append(time.monotonic())
        time.sleep(0.005)
done = threading.Event()
thread = threading.Thread(target=tick)
thread.start()
print("begin", flush=True)
began = time.monotonic()
try:
    {call}
except KeyboardInterrupt:
    print("interrupted", time.monotonic() - began, flush=True)
else:
    print("finished", flush=True)
done.set()
thread.join()
gaps = [b - a for a, b in zip(ticks, ticks[1:])]
print("threads", threading.active_count(), "gap", max(gaps, default=0))
"""


@unix
@pytest.mark.slow
@pytest.mark.parametrize("name", LONG)
def test_ctrl_c_ends_a_long_call(name: str) -> None:
    code = CHILD.format(hard=HARD, slow=SLOW, call=LONG[name])
    child = subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert child.stdout is not None
    assert child.stdout.readline() == "begin\n"
    time.sleep(0.7)
    child.send_signal(signal.SIGINT)
    out, errors = child.communicate(timeout=60)
    assert out.startswith("interrupted"), (out, errors)
    assert child.returncode == 0
    # Another Python thread kept running, except while the call copied its list of puzzles.
    assert float(out.rsplit(" ", 1)[1]) < 5
    assert errors == ""


def test_calls_on_eight_threads_at_once(mixed: list[str]) -> None:
    expected = list(numpre.solve_many(mixed)["status"])
    with concurrent.futures.ThreadPoolExecutor(8) as pool:
        tables = list(pool.map(lambda _: list(numpre.solve_many(mixed)["status"]), range(16)))
        singles = list(pool.map(lambda puzzle: numpre.check(puzzle).status, mixed[:200]))
        texts = set(pool.map(lambda _: numpre.explain(SEVENTEEN)[9].text, range(16)))
    assert all(table == expected for table in tables)
    assert singles == expected[:200]
    assert len(texts) == 1


@pytest.mark.skipif(not os.path.isdir("/proc/self/task"), reason="needs a list of threads")
def test_no_thread_is_left_after_a_call() -> None:
    code = """
import os, time, numpre
numpre.solve_many(["." * 81] * 50_000, threads=3)
numpre.generate_many(20, threads=3)
next(iter(numpre.puzzles(seed=1, threads=3)))
deadline = time.monotonic() + 10
while len(os.listdir("/proc/self/task")) > 1 and time.monotonic() < deadline:
    time.sleep(0.01)
print(len(os.listdir("/proc/self/task")))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "1\n"


def _work(puzzle: str) -> tuple[str, numpre.Step, list[str]]:
    return (
        numpre.solve(puzzle).status,
        numpre.explain(puzzle)[0],
        list(numpre.check_many([puzzle] * 1000, threads=2)["status"])[:1],
    )


@pytest.mark.slow
@pytest.mark.parametrize("method", ["fork", "spawn"])
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_forked_and_spawned_processes_can_use_the_package(method: str) -> None:
    if method not in multiprocessing.get_all_start_methods():
        pytest.skip(f"no {method} here")
    numpre.solve_many([EASY] * 50_000, threads=2)
    with multiprocessing.get_context(method).Pool(2) as pool:
        found = pool.map(_work, [EASY, SEVENTEEN, HARD])
    assert found == [_work(puzzle) for puzzle in (EASY, SEVENTEEN, HARD)]


def test_a_signal_handler_may_call_the_package() -> None:
    if os.name != "posix":
        pytest.skip("signals of Unix")
    seen: list[int] = []

    def handler(*_: object) -> None:
        seen.append(numpre.solve(EASY).solution[0])
        seen.append(numpre.explain(EASY).rank)
        if len(seen) >= 4:
            raise TimeoutError

    before = signal.signal(signal.SIGALRM, handler)
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.1, 0.1)
        with pytest.raises(TimeoutError):
            numpre.ask(
                {
                    "ask": "count",
                    "with": {"board": {"givens": BLANK}, "limit": 10**18, "calls": 10**18},
                }
            )
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    assert seen == [5, 1, 5, 1]


FUNCTIONS = [
    numpre.solve,
    numpre.check,
    numpre.rate,
    numpre.hint,
    numpre.hints,
    numpre.possible,
    numpre.canonical,
    numpre.class_id,
    lambda board: numpre.verify(board, board),
    lambda board: numpre.explain(board, up_to=6),
    lambda board: numpre.why(board, 40, 5),
    lambda board: numpre.isomorph(board, seed=1),
    lambda board: numpre.count(board, limit=3),
]

cell = st.integers(0, 9)
boards = st.one_of(
    st.text(max_size=100),
    st.text(".123456789", min_size=81, max_size=81),
    st.lists(cell, min_size=81, max_size=81),
    st.lists(st.one_of(cell, st.none(), st.integers(), st.floats()), max_size=90),
    st.lists(st.lists(cell, min_size=9, max_size=9), min_size=9, max_size=9),
    st.integers(0, 80).map(lambda place: EASY[:place] + "." + EASY[place + 1 :]),
    st.integers(0, 80).map(lambda place: EASY[:place] + "7" + EASY[place + 1 :]),
    st.binary(max_size=90),
    st.none(),
)


@settings(max_examples=300, deadline=None)
@given(board=boards, place=st.integers(0, len(FUNCTIONS) - 1))
def test_any_board_gives_a_result_or_a_documented_exception(board: object, place: int) -> None:
    # Any other exception fails the test.
    with contextlib.suppress(numpre.Error, TypeError):
        FUNCTIONS[place](board)


@settings(max_examples=100, deadline=None)
@given(board=st.lists(cell, min_size=81, max_size=81))
def test_a_grid_has_the_numbers_that_it_was_made_of(board: list[int]) -> None:
    grid = numpre.Grid(board)
    assert list(grid) == board
    assert numpre.Grid(str(grid)) == grid
    assert numpre.Grid(grid.to_text("framed")) == grid
    assert grid.clues == 81 - len(grid.blanks)


@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_any_array_gives_a_result_or_a_documented_exception(data: st.DataObject) -> None:
    np = pytest.importorskip("numpy")
    extra = pytest.importorskip("hypothesis.extra.numpy")
    shape = data.draw(
        st.one_of(
            st.tuples(st.integers(0, 5), st.just(81)),
            st.tuples(st.integers(0, 5), st.just(9), st.just(9)),
            extra.array_shapes(max_dims=3, max_side=9),
        )
    )
    kind = data.draw(st.sampled_from(["u1", "u1", "u1", "i1", "i8", "f4", "?", "S1"]))
    array = data.draw(
        extra.arrays(kind, shape, elements=None if kind != "u1" else st.integers(0, 9))
    )
    if data.draw(st.booleans()):
        array = array.T
    is_good = (
        array.dtype == np.uint8
        and ((array.ndim == 2 and array.shape[1:] == (81,)) or array.shape[1:] == (9, 9))
        and array.flags.c_contiguous
    )
    try:
        found = numpre.check_many(array)
    except (ValueError, TypeError):
        assert not is_good
    else:
        assert is_good
        boards = array.reshape(-1, 81)
        assert found.tolist() == [
            ["none", "unique", "multiple"].index(numpre.solve(board).status) for board in boards
        ]

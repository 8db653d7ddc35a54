"""Compare the speed and the memory of the package with its peers and with the bare engine.

    python -m venv speed && speed/bin/pip install ./python numpy pyarrow duckdb \\
        rustoku dlxsudoku py-sudoku reasoning-gym
    speed/bin/python -P python/speed.py FILE

`-P` keeps Python from importing the package from its sources. FILE has puzzles with 17 clues, one
on a line. The easy puzzles are made here. Everything runs on one thread and is measured in
processor time, except the row with DuckDB: it is measured by the clock, on all cores, as the
command is. The bare engine is the example `batch_speed` of the crate, which cargo builds first. A
package that is missing is named and left out. The result is a table in Markdown. Run it on a
machine without other work.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

import numpre

SECONDS = 5.0
ROWS = 10_000_000
ROUNDS = 5


def peer(name: str) -> Any:
    """Import a package of a peer, or return None."""
    try:
        return import_module(name)
    except ImportError:
        print(f"{name} is missing: its rows are left out", file=sys.stderr)
        return None


def rate(work: Callable[[], int], seconds: float = SECONDS) -> float:
    """Return how many items a second of processor time `work` does. It returns its items."""
    work()
    done, begun = 0, time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        done += work()
    return done / spent


def one_by_one(puzzles: list[str], call: Callable[[str], object]) -> Callable[[], int]:
    """Return work that calls a function for the next puzzle, over and over."""

    def endless() -> Iterator[str]:
        while True:
            yield from puzzles

    source = endless()

    def work() -> int:
        call(next(source))
        return 1

    return work


def run(*arguments: str) -> str:
    command = [sys.executable, "-m", "numpre", *arguments]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def million(puzzles: list[str]) -> list[str]:
    """Repeat puzzles until there are a million."""
    return (puzzles * (1_000_000 // len(puzzles) + 1))[:1_000_000]


def bare(puzzles: list[str], folder: str) -> float:
    """Return how many puzzles a second the batch engine solves without Python, on one thread."""
    path = os.path.join(folder, "puzzles.txt")
    with open(path, "w") as file:
        print(*puzzles, sep="\n", file=file)
    example = ["cargo", "run", "--release", "-q", "-p", "numpre", "--example", "batch_speed"]
    root = Path(__file__).resolve().parents[1]
    run = subprocess.run([*example, path], check=True, stdout=subprocess.PIPE, text=True, cwd=root)
    line = run.stdout
    return float(line.split()[-4])


def row(work: str, ours: float, theirs: float, what: str, goal: str) -> None:
    print(f"| {work} | {ours:,.0f} | {what}: {theirs:,.4g} | {ours / theirs:,.4g} | {goal} |")


def solved(column: Any) -> int:
    """Solve the puzzles of a column on one thread, and return their number."""
    found = numpre.solve_many(column, threads=1)
    return len(found.status) if isinstance(found, numpre.Solutions) else len(found)


def columns(name: str, puzzles: list[str], folder: str) -> None:
    """Compare columns with the bare engine: the round with the median ratio of several."""
    distinct, puzzles = puzzles, million(puzzles)
    text = "".join(puzzles).replace(".", "0").encode()
    kinds: dict[str, Any] = {
        "NumPy": np.frombuffer(text, np.uint8).reshape(-1, 81) - ord("0"),
    }
    if pa := peer("pyarrow"):
        kinds["Arrow"] = pa.array(puzzles)
    # A machine is faster in one minute than in the next, so each round measures both.
    rounds: dict[str, list[tuple[float, float]]] = {kind: [] for kind in kinds}
    for _ in range(ROUNDS):
        for kind, column in kinds.items():
            engine = bare(distinct, folder)
            ours = rate(lambda column=column: solved(column), 2.0)
            rounds[kind].append((ours, engine))
    for kind, measured in rounds.items():
        ours, engine = sorted(measured, key=lambda pair: pair[0] / pair[1])[ROUNDS // 2]
        row(f"{kind} column, {name}", ours, engine, "bare engine", "≥ 0.9")


def solvers(seventeen: list[str], easy: list[str]) -> None:
    """Compare columns and single calls with solvers for Python."""
    column = rate(lambda: len(numpre.solve_many(seventeen, threads=1)))
    if rustoku := peer("rustoku"):
        for name, puzzles, goal in (("17 clues", seventeen, "≥ 50"), ("easy", easy, "≥ 1.5")):
            theirs = rate(one_by_one(puzzles, rustoku.solve))
            row(
                f"one call, {name}",
                rate(one_by_one(puzzles, numpre.solve)),
                theirs,
                "rustoku",
                goal,
            )
            if name == "17 clues":
                row("list of texts, 17 clues", column, theirs, "rustoku", "≥ 1,000")
    if dlx := peer("dlxsudoku"):
        theirs = rate(
            one_by_one(seventeen, lambda text: dlx.Sudoku(text.replace(".", "0")).solve())
        )
        row("list of texts, 17 clues", column, theirs, "dlxsudoku", "≥ 1,000")
    if sudoku := peer("sudoku"):

        def solve(text: str) -> object:
            cells = [int(cell) if cell != "." else 0 for cell in text]
            board = [cells[first : first + 9] for first in range(0, 81, 9)]
            return sudoku.Sudoku(3, board=board).solve()

        theirs = rate(one_by_one(seventeen, solve))
        row("list of texts, 17 clues", column, theirs, "py-sudoku", "≥ 1,000")


def makers() -> None:
    """Compare the speed of making puzzles of ranks 1 to 3, and of rank 4."""
    ours = {}
    for rank, count in (("1..3", 20_000), ("4", 500)):
        start = iter(range(0, 1 << 60, count))
        ours[rank] = rate(
            lambda rank=rank, count=count, start=start: len(
                numpre.generate_many(count, rank=rank, start=next(start), threads=1)
            )
        )
    if gym := peer("reasoning_gym"):
        data = gym.create_dataset("sudoku", size=1 << 30, seed=42)
        place = iter(range(1 << 30))
        theirs = rate(lambda: bool(data[next(place)]))
        row("make, ranks 1 to 3", ours["1..3"], theirs, "reasoning-gym, any rank", "≥ 10")
    if rustoku := peer("rustoku"):
        for rank, wanted, names in (
            ("1..3", {1, 2, 3}, ("easy", "medium")),
            ("4", {4}, ("medium", "hard")),
        ):
            best = 0.0
            for name in names:
                made: list[str] = []

                def work(name: str = name, made: list[str] = made) -> int:
                    try:
                        made.append(rustoku.generate(name))
                    except ValueError:
                        return 0
                    return 1

                speed = rate(work)
                share = float(np.isin(numpre.rate_many(made).to_numpy()["rank"], [*wanted]).mean())
                best = max(best, speed * share)
            if best:
                row(f"make, rank {rank}", ours[rank], best, "rustoku, those of the rank", "≥ 10")


def parquet(seventeen: list[str], folder: str) -> None:
    """Compare DuckDB, numpre and Parquet in one process with the command on the same file."""
    if not (duckdb := peer("duckdb")) or not (pa := peer("pyarrow")):
        return
    import pyarrow.parquet as pq

    given, ours, theirs = (os.path.join(folder, f"{name}.parquet") for name in ("in", "a", "b"))
    pq.write_table(pa.table({"puzzle": million(seventeen)}), given)
    times: dict[str, float] = {}
    for _ in range(2):
        begun = time.perf_counter()
        with numpre.stream(duckdb.sql(f"from '{given}'"), "solve") as stream:
            stream.write_parquet(ours)
        middle = time.perf_counter()
        run("solve", given, "--out", theirs, "-q")
        end = time.perf_counter()
        for name, spent in (("ours", middle - begun), ("command", end - middle)):
            times[name] = min(spent, times.get(name, spent))
    ratio = times["ours"] / times["command"]
    print(
        f"| DuckDB → numpre → Parquet, 10⁶ rows | {times['ours']:.2f} s "
        f"| command: {times['command']:.2f} s | {ratio:.2f} | ≤ 1.5 |"
    )


STREAM = r"""
import numpre, re, sys
import pyarrow as pa
puzzle, rows = sys.argv[1], int(sys.argv[2])
batch = pa.record_batch({"puzzle": pa.array([puzzle] * 65_536)})
count = -(-rows // 65_536)
reader = pa.RecordBatchReader.from_batches(batch.schema, (batch for _ in range(count)))
with numpre.stream(reader, "solve") as stream:
    assert sum(len(table) for table in stream) >= rows
# `ru_maxrss` of a child process begins with the peak of its parent, so it is not used.
print(int(re.search(r"VmHWM:\s*(\d+)", open("/proc/self/status").read())[1]) // 1024)
"""

IMPORT = """
import sys, time
begun = time.perf_counter()
import numpre
print((time.perf_counter() - begun) * 1000)
assert "numpy" not in sys.modules
"""


def memory(easy: list[str]) -> None:
    """Measure the peak memory of a stream, and the time of the import."""

    def python(*arguments: str) -> float:
        command = [sys.executable, "-c", *arguments]
        return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)

    if peer("pyarrow") and os.path.exists("/proc/self/status"):
        peak = python(STREAM, easy[0], str(ROWS))
        print(f"| peak memory of `stream` over 10⁷ rows | {peak:.0f} MB | | | ≤ 300 MB |")
    spent = min(python(IMPORT) for _ in range(5))
    print(f"| `import numpre`, without NumPy | {spent:.1f} ms | | | ≤ 10 ms |")


def main() -> None:
    """Print the table."""
    if len(sys.argv) != 2:
        sys.exit("expected one argument: a file of puzzles with 17 clues")
    seventeen = [str(found.puzzle) for found in numpre.read(sys.argv[1])]
    easy = list(numpre.generate_many(50_000, rank=1, clues="30..36", seed=1)["puzzle"])
    print("| work | numpre, a second | compared with | ratio | goal |")
    print("|---|--:|---|--:|--:|")
    with tempfile.TemporaryDirectory() as folder:
        columns("17 clues", seventeen, folder)
        columns("easy", easy, folder)
        solvers(seventeen, easy)
        makers()
        parquet(seventeen, folder)
    memory(easy)


if __name__ == "__main__":
    main()

"""Use the package in an environment without any other package, not even NumPy."""

from __future__ import annotations

import io
import subprocess
import sys

import numpre

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

try:
    import numpy  # noqa: F401
except ImportError:
    pass
else:
    sys.exit("this environment is not empty")

solution = numpre.solve(EASY).solution
assert solution is not None
assert numpre.count(EASY) == 1
assert numpre.check(EASY)
assert numpre.verify(EASY, solution)
assert numpre.possible(EASY).redundant
assert numpre.rate(EASY).techniques == {"naked-single": 51}
assert numpre.explain(EASY).judge() is None
assert numpre.hint(EASY) is not None
assert numpre.hints(EASY)
assert numpre.why(EASY, "r5c5", 5).kind == "it-is"
assert numpre.generate(seed=1).puzzle.clues >= 17
assert len(list(numpre.puzzles(count=3))) == 3
assert numpre.exercise("naked-pair").step.technique == "naked-pair"
assert numpre.grid().clues == 81
assert numpre.canonical(EASY) == numpre.canonical(numpre.isomorph(EASY, seed=1))
assert len(numpre.class_id(EASY)) == 16
assert next(numpre.read(io.BytesIO(EASY.encode()))).puzzle == numpre.Grid(EASY)
assert numpre.ask({"ask": "techniques"})["ok"]
photo = ""
try:
    numpre.read_photo(memoryview(bytes(80 * 60)).cast("B", (60, 80)))
except numpre.ReadError as error:
    photo = error.kind
assert photo == "picture-no-board"
table = numpre.solve_many([EASY, "." * 81])
assert list(table["status"]) == ["unique", "multiple"]
assert list(numpre.check_many(table)["status"]) == ["unique", "multiple"]
missing = ""
try:
    numpre.State(EASY).candidates()
except ImportError as error:
    missing = str(error)
assert "pip install numpre[numpy]" in missing
version = subprocess.run(
    [sys.executable, "-m", "numpre", "--version"], capture_output=True, text=True, check=True
)
assert version.stdout == f"numpre {numpre.__version__}\n"
assert "numpy" not in sys.modules

"""A typed program that uses the package; mypy and pyright check it."""

from __future__ import annotations

import io
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

import numpre

grid: numpre.Grid = numpre.Grid("." * 81)
cells: Sequence[int] = grid
digit: int = grid["r1c1"] + grid[0, 0] + grid[0]
part: tuple[int, ...] = grid[:9]
board: NDArray[np.uint8] = np.zeros((9, 9), np.uint8)
solved: numpre.Solved = numpre.solve(board, engine="fast")
if solved.solution is not None:
    text: str = solved.solution.to_text("framed")
hint = numpre.hint(grid, level="where")
if hint is not None and hint.step is not None:
    state: numpre.State = numpre.State(grid).apply(hint.step)
for step in numpre.explain(grid, order="s4"):
    name: str = step.technique
for made in numpre.puzzles(count=3, rank=(1, 2)):
    rank: int = made.rank
for record in numpre.read(io.BytesIO(b"")):
    line: int = record.line
for photo in numpre.read_photo(np.zeros((80, 80, 3), np.uint8)):
    read: numpre.Grid = photo.puzzle
    corner: tuple[float, float] = photo.corners[0]
for photo in numpre.read_photo(b""):
    doubts: tuple[numpre.PhotoCell, ...] = photo.doubtful
for found in numpre.read("file", on_error="yield"):
    if isinstance(found, numpre.ReadError):
        column: int | None = found.column
many: NDArray[np.uint8] = np.zeros((2, 81), np.uint8)
solution, status = numpre.solve_many(many)
total: np.uint8 = status[0]
table: numpre.Table = numpre.solve_many(["." * 81, None])
ranks: NDArray[np.uint8] = numpre.rate_many(many)
forms, classes = numpre.canonical_many(many)
images: NDArray[np.uint8] = numpre.isomorph_many(many, seed=1)
rated: numpre.Table = numpre.rate_many(table, techniques=True)
with numpre.stream(table, "rate") as stream:
    for batch in stream:
        names: list[str] = batch.column_names
match solved:
    case numpre.Solved(status="unique", solution=only):
        assert only is not None
    case _:
        pass

"""Boards and fixtures that the tests share."""

from __future__ import annotations

import csv
import random
from pathlib import Path

import pytest

import numpre

ROOT = Path(__file__).resolve().parents[2]

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
HARD = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
SEVENTEEN = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
BLANK = "." * 81
CLASH = "11" + "." * 79


def corpus() -> list[tuple[str, int]]:
    """Return the 800 puzzles of the folder ``corpus`` with their ranks."""
    rows = []
    for path in sorted((ROOT / "corpus").glob("rank-*.csv")):
        with path.open(newline="") as file:
            rows += [(row["puzzle"], int(row["rank"])) for row in csv.DictReader(file)]
    assert len(rows) == 800
    return rows


@pytest.fixture(scope="session")
def rated() -> list[tuple[str, int]]:
    return corpus()


@pytest.fixture(scope="session")
def mixed(rated: list[tuple[str, int]]) -> list[str]:
    """Return puzzles with exactly one, no and multiple solutions, in random order."""
    source = random.Random(20261124)
    puzzles = [puzzle for puzzle, _ in rated]
    for puzzle, _ in source.sample(rated, 200):
        cells = list(puzzle)
        givens = [place for place, cell in enumerate(cells) if cell != "."]
        for place in source.sample(givens, 3):
            cells[place] = "."
        puzzles.append("".join(cells))
        place, other = source.sample(givens, 2)
        cells = list(puzzle)
        cells[place] = cells[other]
        puzzles.append("".join(cells))
    puzzles += [BLANK, CLASH, str(numpre.grid(seed=1))]
    source.shuffle(puzzles)
    return puzzles

"""Explanations of many puzzles agree with those of one."""

from __future__ import annotations

from typing import Any

import pytest
from conftest import BLANK, CLASH, EASY, HARD, SEVENTEEN

import numpre


def flat(steps: tuple[numpre.Step, ...], depth: int = 0) -> list[tuple[int, numpre.Step]]:
    """Return steps and those of their lines, each with its depth."""
    found = []
    for step in steps:
        found.append((depth, step))
        found += flat(step.line or (), depth + 1)
    return found


def pairs(candidates: list[dict[str, int]]) -> list[tuple[int, int]]:
    return [(one["cell"], one["digit"]) for one in candidates]


def numbered(candidates: tuple[tuple[numpre.Cell, int], ...]) -> list[tuple[int, int]]:
    return [(cell.index, digit) for cell, digit in candidates]


def check(row: dict[str, Any], expected: numpre.Explanation, *, lines: bool) -> None:
    """Compare a row with the explanation of its puzzle."""
    assert row["rank"] == expected.rank
    if expected.end != "solved":
        assert (row["moves"], row["steps"]) == (None, None)
        return
    placed = [pair for step in expected for pair in step.placements]
    assert row["moves"] == [cell.index * 9 + digit - 1 for cell, digit in placed]
    steps = flat(expected.steps) if lines else [(0, step) for step in expected.steps]
    assert len(row["steps"]) == len(steps)
    for found, (depth, step) in zip(row["steps"], steps, strict=True):
        assert found["depth"] == depth
        assert found["technique"] == step.technique
        assert pairs(found["placements"]) == numbered(step.placements)
        assert pairs(found["eliminations"]) == numbered(step.eliminations)
        assert tuple(found["houses"]) == step.houses
        assert (found["assumes"] is not None) == (step.line is not None)
        assert found["text"] == step.text


@pytest.mark.parametrize(("order", "up_to"), [("s4", 7), ("player", 4)])
def test_equals_explain(rated: list[tuple[str, int]], order: Any, up_to: int) -> None:
    puzzles = [puzzle for puzzle, rank in rated if rank != 6][::25]
    for threads in (1, 2, 7):
        table = numpre.explain_many(
            puzzles, order=order, up_to=up_to, text=True, lines=True, threads=threads
        )
        assert list(table["puzzle"]) == puzzles
        for puzzle, row in zip(puzzles, table, strict=True):
            check(row, numpre.explain(puzzle, order=order, up_to=up_to), lines=True)


def test_rank_8_needs_up_to_8() -> None:
    table = numpre.explain_many([HARD, SEVENTEEN])
    assert [row["moves"] is None for row in table] == [True, False]
    assert list(table["rank"]) == [8, numpre.rate(SEVENTEEN).rank]
    check(
        numpre.explain_many([HARD], up_to=8, text=True, lines=True).row(0),
        numpre.explain(HARD, order="s4"),
        lines=True,
    )


def test_texts_are_left_out_or_in_the_language() -> None:
    plain = numpre.explain_many([EASY]).row(0)["steps"]
    assert {step["text"] for step in plain} == {None}
    japanese = numpre.explain_many([EASY], text=True, lang="ja").row(0)["steps"]
    assert japanese[0]["text"] == numpre.explain(EASY, order="s4", lang="ja")[0].text


def test_rows_without_exactly_one_solution_have_no_steps() -> None:
    table = numpre.explain_many([None, BLANK, CLASH, "?", EASY])
    assert list(table["status"]) == [None, "multiple", "none", "invalid", "unique"]
    assert [row["steps"] is None for row in table] == [True, True, True, True, False]
    with pytest.raises(numpre.ReadError):
        numpre.explain_many([EASY, "?"], on_error="raise")


def test_arrays_are_explained_too() -> None:
    np = pytest.importorskip("numpy")
    boards = np.array([numpre.Grid(EASY), numpre.Grid(HARD)])
    assert boards.shape == (2, 9, 9)
    table = numpre.explain_many(boards, up_to=8)
    assert table["moves"].to_list() == numpre.explain_many([EASY, HARD], up_to=8)["moves"].to_list()


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({"order": "hardest"}, "order"),
        ({"up_to": 9}, "up_to 9"),
        ({"lang": "xx"}, "lang"),
        ({"on_error": "ignore"}, "on_error"),
    ],
)
def test_wrong_options(options: dict[str, Any], error: str) -> None:
    with pytest.raises(ValueError, match=error):
        numpre.explain_many([EASY], **options)


def test_arrow_libraries_read_the_steps(tmp_path: Any) -> None:
    pq = pytest.importorskip("pyarrow.parquet")
    table = numpre.explain_many([EASY, BLANK], lines=True)
    table.write_parquet(tmp_path / "steps.parquet")
    back = pq.read_table(tmp_path / "steps.parquet")
    assert back["moves"].to_pylist() == table["moves"].to_list()
    steps = back["steps"].to_pylist()
    assert steps[1] is None
    assert [step["technique"] for step in steps[0]] == [
        step.technique for step in numpre.explain(EASY, order="s4")
    ]

"""Functions about many puzzles agree with those about one, with any number of threads."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any

import pytest
from conftest import BLANK, CLASH, EASY, HARD

import numpre

np = pytest.importorskip("numpy")

THREADS = [1, 2, 7]


def values(puzzles: Sequence[str]) -> Any:
    """Return puzzles as an array."""
    text = "".join(puzzles).replace(".", "0").encode()
    return np.frombuffer(text, np.uint8).reshape(-1, 81) - ord("0")


@pytest.fixture(scope="module")
def array(mixed: list[str]) -> Any:
    return values(mixed)


STATUS = {"none": 0, "unique": 1, "multiple": 2}


@pytest.mark.parametrize("threads", THREADS)
def test_solve_many(mixed: list[str], array: Any, threads: int) -> None:
    single = [numpre.solve(puzzle) for puzzle in mixed]
    solution, status = numpre.solve_many(array, threads=threads)
    assert status.tolist() == [STATUS[one.status] for one in single]
    blanks = np.zeros(81, np.uint8)
    expected = [np.array(one.solution).reshape(81) if one else blanks for one in single]
    assert (solution == np.array(expected)).all()
    table = numpre.solve_many(mixed, threads=threads, second=True)
    assert list(table["puzzle"]) == mixed
    assert list(table["status"]) == [one.status for one in single]
    for row, one in zip(table, single, strict=True):
        assert row["error"] is None
        if one:
            assert (row["solution"], row["second"]) == (str(one.solution), None)
        elif one.status == "multiple":
            assert row["solution"] != row["second"]
            assert numpre.verify(row["puzzle"], row["second"])
        else:
            assert (row["solution"], row["second"]) == (None, None)


@pytest.mark.parametrize("threads", THREADS)
def test_check_many(mixed: list[str], array: Any, threads: int) -> None:
    single = [numpre.check(puzzle).status for puzzle in mixed]
    assert numpre.check_many(array, threads=threads).tolist() == [STATUS[one] for one in single]
    assert list(numpre.check_many(mixed, threads=threads)["status"]) == single


@pytest.mark.parametrize("threads", THREADS)
def test_rate_many(rated: list[tuple[str, int]], mixed: list[str], threads: int) -> None:
    ranks = numpre.rate_many(values([puzzle for puzzle, _ in rated]), threads=threads)
    assert ranks.tolist() == [rank for _, rank in rated]
    single = []
    for puzzle in mixed:
        try:
            single.append(numpre.rate(puzzle).rank)
        except numpre.NotProper as error:
            single.append({"none": 0, "multiple": 255}[error.status])
    assert numpre.rate_many(values(mixed), threads=threads).tolist() == single
    table = numpre.rate_many(mixed, threads=threads)
    assert list(table["rank"]) == [rank if 0 < rank < 255 else None for rank in single]


def test_rate_many_counts_techniques(rated: list[tuple[str, int]]) -> None:
    puzzles = [*[puzzle for puzzle, rank in rated if rank < 7][::50], BLANK]
    table = numpre.rate_many(puzzles, techniques=True)
    for row in table:
        if row["puzzle"] == BLANK:
            assert row["techniques"] is None
            continue
        counts = {name.replace("_", "-"): count for name, count in row["techniques"].items()}
        expected = numpre.rate(row["puzzle"]).techniques
        assert {name: count for name, count in counts.items() if count} == expected
    with pytest.raises(ValueError, match="column"):
        numpre.rate_many(values(puzzles), techniques=True)


@pytest.mark.parametrize("threads", THREADS)
def test_rate_many_by_sudoku_explainer(mixed: list[str], threads: int) -> None:
    puzzles = mixed[:200]
    table = numpre.rate_many(puzzles, rater="se121", threads=threads)
    assert list(table["status"]) == [numpre.check(puzzle).status for puzzle in puzzles]
    for row in table:
        if row["status"] != "unique":
            assert (row["er"], row["hardest"], row["steps"]) == (None, None, None)
            continue
        rating = numpre.rate(row["puzzle"], rater="se121")
        assert round(row["er"], 1) == rating.er
        assert (row["hardest"], row["steps"]) == (rating.hardest, rating.steps)


def test_rate_many_by_sudoku_explainer_within_a_time() -> None:
    table = numpre.rate_many([HARD, BLANK], rater="se121", timeout=1e-6)
    assert list(table["error"]) == ["not rated", None]
    assert list(table["status"]) == ["unique", "multiple"]
    with pytest.raises(ValueError, match="column"):
        numpre.rate_many(values([HARD]), rater="se121")
    with pytest.raises(ValueError, match="timeout"):
        numpre.rate_many([HARD], timeout=1)
    with pytest.raises(ValueError, match="techniques"):
        numpre.rate_many([HARD], rater="se121", techniques=True)
    with numpre.stream(numpre.rate_many([HARD]), "rate", rater="se121") as stream:
        ratings = [round(row["er"], 1) for table in stream for row in table]
    assert ratings == [numpre.rate(HARD, rater="se121").er]


@pytest.mark.parametrize("threads", THREADS)
def test_verify_many(mixed: list[str], array: Any, threads: int) -> None:
    answers = [str(numpre.solve(puzzle).solution or EASY) for puzzle in mixed]
    answers[::3] = mixed[::3]
    answers[1::50] = [CLASH] * len(answers[1::50])
    bits = {"blank": 1, "given-changed": 2, "duplicate": 4}
    single = [
        sum({bits[reason.reason] for reason in numpre.verify(puzzle, answer).reasons})
        for puzzle, answer in zip(mixed, answers, strict=True)
    ]
    assert set(single) >= {0, 1, 3, 7}
    assert numpre.verify_many(array, values(answers), threads=threads).tolist() == single
    table = numpre.verify_many(mixed, answers, threads=threads)
    assert list(table["correct"]) == [bit == 0 for bit in single]
    with pytest.raises(ValueError, match="expected as many"):
        numpre.verify_many(array, values(answers)[1:])
    with pytest.raises(ValueError, match="expected as many"):
        numpre.verify_many(mixed, answers[1:])
    with pytest.raises(TypeError, match="two kinds"):
        numpre.verify_many(mixed, values(answers))


@pytest.mark.parametrize("threads", THREADS)
def test_canonical_many(mixed: list[str], array: Any, threads: int) -> None:
    some, boards = mixed[::10], array[::10].copy()
    forms, classes = numpre.canonical_many(boards, threads=threads)
    assert [numpre.Grid(form) for form in forms] == [numpre.canonical(puzzle) for puzzle in some]
    assert [one.tobytes() for one in classes] == [numpre.class_id(puzzle) for puzzle in some]
    assert (numpre.canonical_many(boards, classes=False, threads=threads) == forms).all()
    table = numpre.canonical_many(some, threads=threads)
    assert list(table["class"]) == [numpre.class_id(puzzle) for puzzle in some]
    for row in table:
        solved = numpre.solve(row["puzzle"])
        expected = numpre.class_id(solved.solution) if solved else None
        assert row["grid_class"] == expected
    assert "class" not in numpre.canonical_many(some, classes=False)


@pytest.mark.parametrize("threads", THREADS)
def test_isomorph_many(mixed: list[str], array: Any, threads: int) -> None:
    solutions = [str(numpre.solve(puzzle).solution or EASY) for puzzle in mixed]
    options: dict[str, Any] = {"seed": 5, "per_row": 3, "threads": threads}
    images, others = numpre.isomorph_many(array, values(solutions), **options)
    assert images.shape == (len(mixed) * 3, 81)
    table = numpre.isomorph_many(mixed, solutions, **options)
    assert table.column_names == ["puzzle", "solution", "copy", "error"]
    assert list(table["copy"])[:6] == [0, 1, 2, 0, 1, 2]
    for row in range(0, len(images), 101):
        puzzle = numpre.isomorph(mixed[row // 3], seed=5, index=row)
        solution = numpre.isomorph(solutions[row // 3], seed=5, index=row)
        assert (numpre.Grid(images[row]), numpre.Grid(others[row])) == (puzzle, solution)
        found = table.row(row)
        assert (found["puzzle"], found["solution"]) == (str(puzzle), str(solution))
    assert (numpre.isomorph_many(array, **options) == images).all()


@pytest.mark.parametrize("threads", THREADS)
def test_generate_many(threads: int) -> None:
    table = numpre.generate_many(50, start=7, rank="1..3", seed=4, threads=threads)
    single = [numpre.generate(rank="1..3", seed=4, index=7 + place) for place in range(50)]
    for row, made in zip(table, single, strict=True):
        expected = made.to_dict()
        assert {name: row[name] for name in expected} == expected
    unique = numpre.generate_many(20, unique="class", seed=4, threads=threads)
    grids = numpre.generate_many(20, unique="grid-class", seed=4, threads=threads)
    assert len({numpre.class_id(solution) for solution in grids["solution"]}) == 20
    assert len({numpre.class_id(puzzle) for puzzle in unique["puzzle"]}) == 20
    assert len(numpre.generate_many(0)) == 0
    demands = {"technique": "naked-pair", "se": (2.0, 4.0), "hodoku": "medium"}
    table = numpre.generate_many(3, seed=4, threads=threads, **demands)
    for index, row in enumerate(table):
        made = numpre.generate(seed=4, index=index, **demands)
        assert (row["technique"], row["level"]) == ("naked-pair", "medium")
        assert row["er"] == pytest.approx(made.er)
        assert row["score"] == made.score


def test_arrays_need_an_accepted_shape_layout_and_type() -> None:
    boards = values([EASY, BLANK, CLASH] * 7)
    square = boards.reshape(-1, 9, 9)
    assert (numpre.solve_many(square).status == numpre.solve_many(boards).status).all()
    assert numpre.solve_many(boards[:0]).solution.shape == (0, 81)
    assert numpre.check_many(boards[3:9]).tolist() == [1, 2, 0] * 2
    readonly = boards.copy()
    readonly.flags.writeable = False
    assert numpre.check_many(readonly[:3]).tolist() == [1, 2, 0]
    for wrong in (
        boards[:, ::-1],
        boards[::2],
        np.zeros((81, 2), np.uint8).T,
        np.asfortranarray(boards),
    ):
        with pytest.raises(ValueError, match="layout"):
            numpre.check_many(wrong)
    for shape in ((81,), (2, 80), (2, 9), (1, 2, 81)):
        with pytest.raises(ValueError, match="shape"):
            numpre.check_many(np.zeros(shape, np.uint8))
    for kind in (np.int64, np.int8, np.float32, np.bool_):
        with pytest.raises(TypeError, match=np.dtype(kind).name):
            numpre.check_many(boards.astype(kind))
    large = boards.copy()
    large[5, 80] = 10
    with pytest.raises(ValueError, match="row 5"):
        numpre.check_many(large)
    with pytest.raises(ValueError, match="second"):
        numpre.solve_many(boards, second=True)


def test_inputs_are_not_changed(array: Any) -> None:
    before = array.copy()
    numpre.solve_many(array)
    numpre.rate_many(array)
    assert (array == before).all()


def test_rows_are_never_dropped() -> None:
    rows = [EASY, None, "not a puzzle", BLANK, ""]
    for function in (numpre.solve_many, numpre.check_many, numpre.rate_many):
        table = function(rows)
        assert list(table["status"]) == ["unique", None, "invalid", "multiple", "invalid"]
        errors = list(table["error"])
        assert [error is not None for error in errors] == [False, False, True, False, True]
        with pytest.raises(numpre.ReadError) as single:
            numpre.Grid("not a puzzle")
        assert single.value.expected
        assert f"line 1, {errors[2]}" == str(single.value)
        with pytest.raises(numpre.ReadError) as caught:
            function(rows, on_error="raise")
        assert str(caught.value).startswith("row 2: ")
    assert len(numpre.solve_many([])) == 0
    assert numpre.solve_many([]).column_names == numpre.solve_many([EASY]).column_names


@pytest.mark.slow
def test_the_first_bad_row_is_raised_on_any_number_of_threads() -> None:
    # Rows are rated with their techniques in pieces of 64. The first piece takes longest.
    rows = [EASY] * 62 + [HARD, "bad", "worse"] + [EASY] * 63
    for threads in (1, 2, 5):
        with pytest.raises(numpre.ReadError, match="row 63"):
            numpre.rate_many(rows, techniques=True, threads=threads, on_error="raise")


@pytest.mark.parametrize("wrong", [EASY, 5, None, [EASY, 5], [b"." * 81]])
def test_other_types_raise_type_error(wrong: object) -> None:
    with pytest.raises(TypeError, match="expected"):
        numpre.solve_many(wrong)


def test_progress_counts_every_row() -> None:
    many = [EASY] * 40_000
    for puzzles in (many, values(many)):
        counts: list[int] = []
        numpre.check_many(puzzles, progress=counts.append, threads=2)
        assert sum(counts) == len(many)
        assert len(counts) > 1
    counts = []
    numpre.generate_many(30, progress=counts.append)
    assert sum(counts) == 30


def test_an_exception_of_the_callback_ends_the_call() -> None:
    many = [EASY] * 40_000

    def fail(count: int) -> None:
        raise RuntimeError(f"after {count}")

    for call in (
        lambda: numpre.check_many(many, progress=fail),
        lambda: numpre.check_many(values(many), progress=fail),
        lambda: numpre.generate_many(100, progress=fail),
    ):
        with pytest.raises(RuntimeError, match="after"):
            call()


def test_texts_in_a_column_can_have_any_format() -> None:
    rows = [EASY.replace(".", "0"), "\n".join(EASY[r * 9 : r * 9 + 9] for r in range(9))]
    rows += [numpre.Grid(EASY).to_text("sudokuwiki")]
    assert set(numpre.solve_many(rows)["solution"]) == {str(numpre.solve(EASY).solution)}
    records = numpre.read(io.BytesIO("\n".join(rows[:1]).encode()))
    assert next(records).puzzle == numpre.Grid(EASY)

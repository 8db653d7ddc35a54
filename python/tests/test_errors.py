"""Every exception, with its attributes."""

from __future__ import annotations

import pickle

import pytest
from conftest import BLANK, CLASH, EASY

import numpre


def test_exceptions_have_their_base_classes() -> None:
    bases = {
        numpre.ReadError: ValueError,
        numpre.NotProper: ValueError,
        numpre.WrongBoard: ValueError,
        numpre.Refused: ValueError,
        numpre.NotFound: LookupError,
        numpre.ColumnError: KeyError,
        numpre.FormatError: ValueError,
    }
    for error, base in bases.items():
        assert issubclass(error, numpre.Error)
        assert issubclass(error, base)
        assert error.__module__ == "numpre"


def test_read_error_has_the_place_and_the_message_of_the_command() -> None:
    with pytest.raises(numpre.ReadError) as caught:
        numpre.solve(EASY[:40] + "n" + EASY[41:])
    error = caught.value
    assert (error.kind, error.line, error.column) == ("character", 1, 41)
    assert error.found == "unexpected 'n'"
    assert error.expected == "1 to 9, or . or 0 for a blank"
    assert str(error) == f"line 1, column 41: {error.found}; expected {error.expected}"
    copy = pickle.loads(pickle.dumps(error))
    assert (copy.kind, copy.column, str(copy)) == (error.kind, error.column, str(error))


@pytest.mark.parametrize(
    ("board", "kind"),
    [
        ([0] * 80, "cell-count"),
        ([[0] * 9] * 8 + [[0] * 8], "row-length"),
        ([0] * 80 + [10], "cell-value"),
        ([0] * 80 + [-1], "cell-value"),
        ([], "cell-count"),
        ("", "empty"),
        (EASY + "\n" + EASY, "more-than-one"),
    ],
)
def test_read_error_names_what_is_wrong(board: object, kind: str) -> None:
    with pytest.raises(numpre.ReadError) as caught:
        numpre.Grid(board)
    assert caught.value.kind == kind
    assert caught.value.expected or kind == "empty"


@pytest.mark.parametrize("board", [None, 5, b"." * 81, {}, [1.5] * 81, ["."] * 81, object()])
def test_other_types_raise_type_error(board: object) -> None:
    with pytest.raises(TypeError, match="expected"):
        numpre.Grid(board)


def test_functions_raise_not_proper_unless_there_is_one_solution() -> None:
    for function in (numpre.rate, numpre.explain, numpre.hint, numpre.hints):
        for board, status in ((BLANK, "multiple"), (CLASH, "none")):
            if function is numpre.hint and board == CLASH:
                continue
            with pytest.raises(numpre.NotProper) as caught:
                function(board)
            assert caught.value.status == status


def test_wrong_board_reveals_what_its_level_allows() -> None:
    wrong = numpre.State(EASY, placed="." * 40 + "9" + "." * 40)
    for function in (numpre.rate, numpre.explain, numpre.hints, numpre.hint):
        with pytest.raises(numpre.WrongBoard) as caught:
            function(wrong)
        assert caught.value.cells == (numpre.Cell("r5c5"),)
    with pytest.raises(numpre.WrongBoard) as caught:
        numpre.hint(wrong, level="where")
    assert caught.value.cells == ()
    with pytest.raises(numpre.WrongBoard):
        numpre.why(wrong, "r1c3", 1)
    assert pickle.loads(pickle.dumps(caught.value)).cells == ()


def test_refused_and_not_found() -> None:
    with pytest.raises(numpre.Refused) as refused:
        numpre.generate(clues=16)
    assert refused.value.reason == "too-few-clues"
    with pytest.raises(numpre.Refused) as refused:
        numpre.generate(technique="x-wing", rank=3)
    assert refused.value.reason == "technique-ranks"
    with pytest.raises(numpre.Refused):
        numpre.puzzles(clues=16)
    with pytest.raises(numpre.Refused):
        numpre.generate_many(1, clues=16)
    with pytest.raises(numpre.NotFound) as missed:
        numpre.generate(rank=1, clues=19, max_tries=20)
    assert missed.value.tries == 20
    assert numpre.solve(missed.value.nearest)
    with pytest.raises(numpre.NotFound):
        numpre.generate_many(3, rank=1, clues=19, max_tries=20)
    with pytest.raises(numpre.NotFound):
        next(iter(numpre.puzzles(rank=1, clues=19, max_tries=20)))


@pytest.mark.parametrize(
    ("call", "listed"),
    [
        (lambda: numpre.solve(EASY, engine="quick"), "naive"),
        (lambda: numpre.hint(EASY, level="all"), "exists"),
        (lambda: numpre.hint(EASY, technique="magic"), "naked-pair"),
        (lambda: numpre.explain(EASY, order="random"), "player"),
        (lambda: numpre.explain(EASY, lang="xx"), "ja"),
        (lambda: numpre.explain(EASY, up_to=9), "1 to 8"),
        (lambda: numpre.generate(rank=9), "1 to 8"),
        (lambda: numpre.generate(rank="a"), "4..6"),
        (lambda: numpre.generate(symmetry="round"), "point"),
        (lambda: numpre.generate(technique="magic"), "naked-pair"),
        (lambda: numpre.generate(hodoku="fun"), "unfair"),
        (lambda: numpre.generate(se="hard"), "1.0 to 20.0"),
        (lambda: numpre.daily("2026-2-3"), "YYYY-MM-DD"),
        (lambda: numpre.daily("2026-02-29"), "such day"),
        (lambda: numpre.generate(se=7.15), "1.0 to 20.0"),
        (lambda: numpre.why(EASY, "r0c0", 1), "r3c5"),
        (lambda: numpre.why(EASY, 81, 1), "0 to 80"),
        (lambda: numpre.why(EASY, 0, 10), "1 to 9"),
        (lambda: numpre.grid().to_text("poem"), "line-81"),
        (lambda: numpre.puzzles(threads=0), "1 or more"),
        (lambda: numpre.solve_many([EASY], on_error="drop"), "mark"),
    ],
)
def test_messages_about_wrong_values_list_the_accepted_ones(call: object, listed: str) -> None:
    with pytest.raises(ValueError, match="expected") as caught:
        call()
    assert listed in str(caught.value)


def test_the_number_of_threads_comes_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMPRE_THREADS", "1")
    assert len(numpre.solve_many([EASY])) == 1
    monkeypatch.setenv("NUMPRE_THREADS", "many")
    with pytest.raises(ValueError, match="NUMPRE_THREADS"):
        numpre.solve_many([EASY])

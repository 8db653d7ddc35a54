"""Properties that all results share."""

from __future__ import annotations

import copy
import io
import pickle
from collections.abc import Callable

import pytest
from conftest import BLANK, CLASH, EASY, HARD, SEVENTEEN

import numpre

WRONG = EASY.replace("53", "35", 1)

MADE: dict[str, Callable[[], object]] = {
    "Grid": lambda: numpre.Grid(EASY),
    "Cell": lambda: numpre.Cell("r3c5"),
    "State": lambda: numpre.explain(SEVENTEEN).state(40),
    "Solved": lambda: numpre.solve(BLANK, stats=False),
    "Assessment": lambda: numpre.check(CLASH),
    "Clash": lambda: numpre.check(CLASH).clashes[0],
    "Verification": lambda: numpre.verify(EASY, CLASH),
    "Reason": lambda: numpre.verify(EASY, CLASH).reasons[-1],
    "Possible": lambda: numpre.possible(EASY),
    "Rating": lambda: numpre.rate(EASY),
    "SeRating": lambda: numpre.rate(EASY, rater="se121", isomorphs=2),
    "HodokuRating": lambda: numpre.rate(EASY, rater="hodoku"),
    "Step": lambda: numpre.explain(EASY)[3],
    "Step with a line": lambda: next(s for s in numpre.explain(HARD) if s.line),
    "Step in a line": lambda: next(s for s in numpre.explain(HARD) if s.line).line[0],
    "Explanation": lambda: numpre.explain(SEVENTEEN),
    "Fault": lambda: numpre.Explanation(
        numpre.State(EASY), numpre.explain(EASY)[1:], "solved", 1
    ).judge(),
    "Hint": lambda: numpre.hint(EASY),
    "Hint below": lambda: numpre.hint(EASY, level="what"),
    "Why": lambda: numpre.why(HARD, "r1c2", 1),
    "Why peer": lambda: numpre.why(EASY, "r1c3", 5),
    "Generated": lambda: numpre.generate(seed=1),
    "Generated with ratings": lambda: numpre.generate(
        technique="naked-pair", se="2.0..4.0", hodoku="medium"
    ),
    "Exercise": lambda: numpre.exercise("naked-pair"),
    "Record": lambda: next(numpre.read(io.BytesIO(EASY.encode() + b" " + b"1" * 80))),
    "PhotoCell": lambda: numpre.PhotoCell(
        numpre.Cell("r1c3"), 5, [(3, 0.25)], "close", "row 1, column 3"
    ),
    "PhotoBoard": lambda: numpre.PhotoBoard(
        1,
        numpre.Grid(EASY),
        numpre.Grid("." * 81),
        "sure",
        None,
        0.875,
        [(0, 0), (9, 0), (9, 9), (0, 9)],
        "none",
        [],
    ),
    "Warning": lambda: next(numpre.read(io.BytesIO(EASY.encode() + b" " + b"1" * 80))).warnings[0],
}


@pytest.mark.parametrize("name", MADE)
def test_results_can_be_compared_hashed_pickled_and_copied(name: str) -> None:
    one, other = MADE[name](), MADE[name]()
    assert one == other
    assert hash(one) == hash(other)
    assert one != EASY[:-1]
    assert len({one, other}) == 1
    for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1):
        again = pickle.loads(pickle.dumps(one, protocol))
        assert again == one
        assert hash(again) == hash(one)
        assert repr(again) == repr(one)
    assert copy.deepcopy(one) == one
    assert type(one).__module__ == "numpre"
    with pytest.raises(AttributeError):
        one.anything = 1
    for field in getattr(type(one), "__match_args__", ()):
        getattr(one, field)


@pytest.mark.parametrize("name", MADE)
def test_results_have_text_html_and_dictionaries(name: str) -> None:
    one = MADE[name]()
    assert repr(one)
    if name == "Cell":
        return
    html = one._repr_html_()
    assert html.startswith("<")
    svg = one._repr_svg_()
    assert svg is None or svg.startswith("<svg ")
    if name not in {"Grid"}:
        as_dict = one.to_dict()
        assert isinstance(as_dict, dict)
        assert as_dict == MADE[name]().to_dict()


def test_boards_are_drawn() -> None:
    drawn = repr(numpre.Grid(EASY))
    assert drawn.count("\n") > 9
    assert "5" in drawn
    assert "│" in drawn
    assert repr(numpre.solve(EASY)) != repr(numpre.solve(HARD))


def test_grids_and_cells_are_ordered() -> None:
    assert numpre.Grid(BLANK) < numpre.Grid(EASY)
    assert sorted([numpre.Cell(5), numpre.Cell(2)])[0].index == 2
    assert list(range(81))[numpre.Cell("r1c3")] == 2


def test_results_match_in_patterns() -> None:
    match numpre.generate(seed=3, rank=2):
        case numpre.Generated(rank=2, puzzle=puzzle):
            assert puzzle.clues > 16
        case _:
            pytest.fail("the pattern names fields")
    match numpre.hint(EASY).step:
        case numpre.Step("hidden-single", ((cell, digit),)):
            assert (str(cell), digit) == ("r1c6", 8)
        case _:
            pytest.fail("the pattern has the fields in order")


def test_states_are_rebuilt_from_their_parts() -> None:
    state = numpre.explain(SEVENTEEN).state(30)
    again = numpre.State(state.givens, placed=state.placed, candidates=state.candidates())
    assert again == state
    numpy = pytest.importorskip("numpy")
    assert state.candidates().shape == (81, 9)
    assert state.candidates().dtype == numpy.bool_
    with pytest.raises(ValueError, match="81 rows"):
        numpre.State(EASY, candidates=numpy.zeros((9, 9), bool))
    with pytest.raises(TypeError):
        numpre.State(EASY, candidates=numpy.zeros((81, 9)))

"""Every function about one puzzle."""

from __future__ import annotations

import array
import datetime
import hashlib
import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from conftest import BLANK, CLASH, EASY, HARD, ROOT, SEVENTEEN

import numpre

SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
WRONG = numpre.State(EASY, placed="." * 40 + "9" + "." * 40)


@pytest.mark.parametrize("engine", ["naive", "cell-list", "fewest", "fast", "batch"])
def test_every_engine_solves(engine: str) -> None:
    solved = numpre.solve(EASY, engine=engine)
    assert solved
    assert str(solved.solution) == SOLUTION
    assert solved.second is None
    assert solved.calls is None
    counted = numpre.solve(EASY, engine=engine, stats=True)
    assert counted.calls > 0
    assert counted.micros >= 0


def test_solve_finds_two_of_multiple_solutions() -> None:
    several = numpre.solve(BLANK)
    assert (several.status, bool(several)) == ("multiple", False)
    assert several.solution != several.second
    assert numpre.verify(BLANK, several.second)
    none = numpre.solve(CLASH)
    assert (none.status, none.solution, none.second) == ("none", None, None)


def test_solve_keeps_placed_digits_and_candidates() -> None:
    assert numpre.solve(WRONG).status == "none"
    marks = numpre.State(BLANK).candidates()
    marks[0, 1:] = False
    assert numpre.solve(numpre.State(BLANK, candidates=marks)).solution[0] == 1


def test_count_stops_at_its_limit() -> None:
    assert numpre.count(EASY) == 1
    assert numpre.count(BLANK, limit=1234) == 1234
    assert numpre.count(CLASH) == 0


def test_check_names_what_is_wrong() -> None:
    assert numpre.check(EASY).condition == "proper"
    found = numpre.check(CLASH)
    assert (found.status, found.condition) == ("none", "clash")
    assert {clash.house for clash in found.clashes} == {0, 18}
    assert all(clash.digit == 1 and "1" in clash.text for clash in found.clashes)
    wrong = numpre.check(WRONG)
    assert wrong.condition == "wrong-digits"
    assert wrong.wrong == (numpre.Cell("r5c5"),)


def test_verify_gives_every_reason() -> None:
    answer = list(SOLUTION)
    assert numpre.verify(EASY, SOLUTION).correct
    answer[0], answer[2], answer[80] = "3", "4", "."
    reasons = {reason.reason: reason for reason in numpre.verify(EASY, "".join(answer)).reasons}
    assert set(reasons) == {"blank", "given-changed", "duplicate"}
    assert reasons["blank"].cells == (numpre.Cell(80),)
    assert reasons["given-changed"].cells[0] == numpre.Cell(0)


def test_possible_agrees_with_solving_each_digit() -> None:
    puzzle = EASY.replace("5", ".", 2)
    found = numpre.possible(puzzle)
    for cell in (2, 3, 30):
        for digit in range(1, 10):
            tried = puzzle[:cell] + str(digit) + puzzle[cell + 1 :]
            count = numpre.count(tried) if puzzle[cell] == "." else 0
            if puzzle[cell] == ".":
                assert found.one[cell, digit - 1] == (count == 1)
                assert found.multiple[cell, digit - 1] == (count == 2)
    for cell in numpre.possible(EASY).redundant:
        assert numpre.solve(EASY[: cell.index] + "." + EASY[cell.index + 1 :])


def test_ranks_agree_with_the_corpus(rated: list[tuple[str, int]]) -> None:
    for puzzle, rank in rated[::7]:
        assert numpre.rate(puzzle).rank == rank


def test_rate_counts_techniques() -> None:
    assert numpre.rate(HARD).rank == 8
    rating = numpre.rate(SEVENTEEN)
    steps = numpre.explain(SEVENTEEN, order="s4")
    counts = dict.fromkeys(rating.techniques, 0)
    for step in steps:
        counts[step.technique] += 1
    assert rating.techniques == counts
    assert rating.stars.count("★") == rating.rank


# Escargot, by Arto Inkala, which Sudoku Explainer rates 10.5.
ESCARGOT = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."


def test_rate_by_sudoku_explainer() -> None:
    rating = numpre.rate(ESCARGOT, rater="se121")
    assert (rating.er, rating.ep, rating.ed, rating.rater) == (10.5, 1.2, 1.2, "se121")
    assert rating.hardest == "nested-forcing-chains"
    assert (rating.lowest_er, rating.highest_er) == (None, None)
    assert rating.to_dict()["er"] == 10.5
    of_form = numpre.rate(numpre.canonical(ESCARGOT), rater="se121")
    assert numpre.rate(ESCARGOT, rater="se121c").er == of_form.er
    spread = numpre.rate(SEVENTEEN, rater="se121", isomorphs=20, seed=5)
    ratings = [
        numpre.rate(numpre.isomorph(SEVENTEEN, seed=5, index=i), rater="se121").er
        for i in range(20)
    ]
    assert (spread.lowest_er, spread.highest_er) == (min(ratings), max(ratings))


def test_rate_by_sudoku_explainer_says_why_there_is_no_rating() -> None:
    with pytest.raises(TimeoutError, match="not rated within"):
        numpre.rate(ESCARGOT, rater="se121", timeout=1e-6)
    with pytest.raises(numpre.NotProper):
        numpre.rate("." * 81, rater="se121")
    with pytest.raises(numpre.NotFound):
        numpre.rate(numpre.solve(EASY).solution, rater="se121")
    untyped: Any = numpre.rate
    with pytest.raises(ValueError, match="s4, se121, se121c, hodoku"):
        untyped(EASY, rater="se")
    for options in ({"isomorphs": 3}, {"timeout": 1.0}):
        with pytest.raises(ValueError, match="rater"):
            untyped(EASY, **options)
    for options in ({"isomorphs": -1}, {"timeout": 0.0}):
        with pytest.raises(ValueError, match="expected"):
            untyped(EASY, rater="se121", **options)


def test_rate_by_hodoku() -> None:
    rating = numpre.rate(EASY, rater="hodoku")
    assert (rating.score, rating.level, rating.steps) == (204, "easy", 51)
    assert (rating.hardest, rating.name) == ("naked-single", "naked single")
    assert rating.to_dict()["level"] == "easy"
    assert numpre.rate(HARD, rater="hodoku").level == "extreme"
    with pytest.raises(TimeoutError, match="not rated within"):
        numpre.rate(HARD, rater="hodoku", timeout=1e-6)
    with pytest.raises(numpre.NotProper):
        numpre.rate("." * 81, rater="hodoku")
    with pytest.raises(numpre.NotFound):
        numpre.rate(numpre.solve(EASY).solution, rater="hodoku")
    untyped: Any = numpre.rate
    with pytest.raises(ValueError, match="isomorphs"):
        untyped(EASY, rater="hodoku", isomorphs=3)


@pytest.mark.parametrize("order", ["player", "s4", "hodoku"])
def test_explanations_lead_to_the_solution(order: str) -> None:
    for puzzle in (EASY, SEVENTEEN, HARD):
        explained = numpre.explain(puzzle, order=order)
        assert explained.end == "solved"
        assert explained.judge() is None
        end = explained.state(len(explained))
        assert numpre.Grid(end) == numpre.solve(puzzle).solution
        state = numpre.State(puzzle)
        for step in explained:
            state = state.apply(step)
        assert state == end


def test_explain_is_stuck_if_up_to_is_below_the_rank() -> None:
    rank = numpre.rate(HARD).rank
    for most in range(1, rank):
        stuck = numpre.explain(HARD, order="s4", up_to=most)
        assert stuck.end == "stuck"
        assert stuck.rank == rank
    assert numpre.explain(EASY, order="s4", up_to=1).end == "solved"
    assert numpre.explain(HARD, up_to=5)[:0] == ()


def test_an_assumption_has_a_line_of_steps() -> None:
    step = next(step for step in numpre.explain(HARD) if step.line is not None)
    assert step.technique in {"negation", "trial"}
    assert all(isinstance(inner, numpre.Step) for inner in step.line)
    assert step.line[0]._repr_svg_() is None
    assert step._repr_svg_().startswith("<svg ")


@pytest.mark.parametrize("level", ["exists", "where", "what", "full"])
def test_a_hint_reveals_no_more_than_its_level(level: str) -> None:
    hint = numpre.hint(EASY, level=level)
    shown = ["exists", "where", "what", "full"].index(level)
    assert (hint.step is not None) == (shown == 3)
    assert (hint.technique is not None) == (shown >= 2)
    assert (len(hint.houses) > 0) == (shown >= 1)
    assert (hint.text != "") == (shown >= 1)


def test_hints_can_be_limited_to_a_technique() -> None:
    assert numpre.hint(EASY, technique="naked-single").step in numpre.hints(
        EASY, technique="naked-single"
    )
    assert numpre.hint(EASY, technique="full-house") is None
    assert numpre.hint(EASY, technique="naked-single", level="where").text.startswith("Look at")
    assert numpre.hint(SOLUTION) is None
    assert numpre.hints(SOLUTION) == ()
    assert len({step.technique for step in numpre.hints(SEVENTEEN)}) == 1


def test_texts_can_be_japanese() -> None:
    assert "ブロック" in numpre.hint(EASY, level="where", lang="ja").text
    assert numpre.explain(EASY, lang="ja")[0].text != numpre.explain(EASY)[0].text


@pytest.mark.slow
def test_why_gives_every_kind_of_reason() -> None:
    assert numpre.why(EASY, "r1c3", 5).kind == "peer"
    assert numpre.why(EASY, 40, 5).kind == "it-is"
    assert numpre.why(BLANK, 0, 1).kind == "solution"
    kinds = set()
    for cell in numpre.Grid(HARD).blanks[:6]:
        for digit in range(1, 10):
            found = numpre.why(HARD, cell, digit)
            kinds.add(found.kind)
            if found.step is not None:
                assert found.step.text == found.text
                assert numpre.why(HARD, cell, digit, level="exists").step is None
                where = numpre.why(HARD, cell, digit, level="where")
                assert (where.step, where.text != found.text) == (None, True)
    assert "refutation" in kinds


def test_generate_meets_its_requirements() -> None:
    made = numpre.generate(rank=(4, 5), clues="24..28", symmetry="point", seed=3)
    assert made.rank in (4, 5)
    assert 24 <= made.clues <= 28
    assert numpre.rate(made.puzzle).rank == made.rank
    assert numpre.solve(made.puzzle).solution == made.solution
    blanks = {cell.index for cell in made.puzzle.blanks}
    assert blanks == {80 - cell for cell in blanks}
    pattern = numpre.generate(pattern=made.puzzle, rank="1..8", seed=1)
    assert pattern.puzzle.blanks == made.puzzle.blanks
    assert numpre.possible(numpre.generate(minimal=True, seed=2).puzzle).redundant == ()


def test_generate_meets_its_demands() -> None:
    made = numpre.generate(technique="skyscraper", seed=3)
    assert made.technique == "skyscraper"
    assert "skyscraper" in {step.technique for step in numpre.explain(made.puzzle)}
    assert (made.er, made.score, made.level) == (None, None, None)
    for se in ("6.6..7.2", (6.6, 7.2)):
        made = numpre.generate(se=se, seed=3)
        rating = numpre.rate(made.puzzle, rater="se121")
        assert (made.er, made.ep, made.ed) == (rating.er, rating.ep, rating.ed)
        assert made.er is not None
        assert 6.6 <= made.er <= 7.2
    assert numpre.generate(se=7.1).er == 7.1
    made = numpre.generate(hodoku="hard", symmetry="none", seed=3)
    score = numpre.rate(made.puzzle, rater="hodoku")
    assert (made.score, made.level) == (score.score, "hard")
    assert next(iter(numpre.puzzles(hodoku="hard", symmetry="none", seed=3))) == made


def test_the_daily_puzzle_depends_on_the_date_only() -> None:
    made = numpre.daily("2026-11-23")
    puzzle = "79...4.834....61....5..3...2....5....1.....4....7....9...2..3....14....584.3...76"
    assert str(made.puzzle) == puzzle
    assert (made.rank, made.seed, made.index) == (2, 20261123, 0)
    assert numpre.solve(made.puzzle).solution == made.solution
    monday = datetime.date(2026, 11, 23)
    assert numpre.daily(monday) == made
    assert numpre.daily(datetime.datetime(2026, 11, 23, 23, 59, tzinfo=datetime.UTC)) == made
    # From Monday to Sunday.
    days = [monday + datetime.timedelta(days=count) for count in range(7)]
    assert [numpre.daily(day).rank for day in days] == [2, 2, 3, 3, 4, 5, 7]
    for day in ("0001-01-01", "9999-12-31", datetime.date.min, datetime.date.max):
        assert numpre.daily(day).clues >= 17


def test_puzzles_is_a_sequence() -> None:
    made = numpre.puzzles(count=40, start=5, rank="1..4", seed=9, threads=2)
    assert len(made) == 40
    expected = [numpre.generate(rank="1..4", seed=9, index=5 + place) for place in range(40)]
    assert list(made) == expected
    assert made[-1] == expected[-1]
    assert list(made[3:-30]) == expected[3:-30]
    with pytest.raises(IndexError):
        made[40]
    with pytest.raises(ValueError, match="step"):
        made[::2]
    endless = numpre.puzzles(rank=1)
    with pytest.raises(TypeError, match="length"):
        len(endless)
    assert [found.index for _, found in zip(range(3), endless[7:], strict=False)] == [7, 8, 9]


def test_an_exercise_needs_its_technique() -> None:
    for technique in ("full-house", "hidden-single", "naked-pair", "swordfish", "negation"):
        found = numpre.exercise(technique, seed=4)
        assert found.step.technique == technique
        assert numpre.hint(found.state).step == found.step


def test_hints_and_explanations_use_only_chosen_techniques() -> None:
    found = numpre.exercise("skyscraper", seed=4)
    assert numpre.hint(found.state, techniques=["intermediate"]).step == found.step
    assert numpre.hint(found.state, techniques=["basic", "naked-quad"]) is None
    explained = numpre.explain(found.state, techniques=["basic"])
    assert (len(explained), explained.end) == (0, "stuck")
    used = {step.technique for step in numpre.explain(ESCARGOT, techniques=["extreme"])}
    assert used > {"hidden-single", "trial"}
    for call in (numpre.hint, numpre.explain):
        with pytest.raises(ValueError, match=r'technique "easy".*basic, intermediate'):
            call(EASY, techniques=["easy"])


def test_grids_and_isomorphs() -> None:
    full = numpre.grid(seed=5, index=2)
    assert numpre.verify(BLANK, full)
    assert numpre.grid(seed=5, index=2) == full != numpre.grid(seed=5, index=3)
    image = numpre.isomorph(EASY, seed=8, index=1)
    assert image != numpre.Grid(EASY)
    assert numpre.canonical(image) == numpre.canonical(EASY)
    digest = hashlib.sha256(str(numpre.canonical(EASY)).encode()).digest()
    assert numpre.class_id(image) == digest[:16]


def test_ask_answers_any_request() -> None:
    reply = numpre.ask({"ask": "solve", "with": {"board": {"givens": EASY}}})
    assert reply["value"]["solution"] == SOLUTION
    bad = numpre.ask({"ask": "nothing", "id": 7})
    assert (bad["ok"], bad["id"], bad["error"]["code"]) == (False, 7, "bad-request")


def test_read_takes_any_format(tmp_path: Path) -> None:
    records = list(numpre.read(ROOT / "examples" / "puzzles.txt"))
    assert len(records) > 3
    assert all(numpre.solve(record.puzzle) for record in records)
    table = tmp_path / "table.csv"
    table.write_text(f"puzzle,solution,note\n{EASY},{SOLUTION},first\n")
    (record,) = numpre.read(str(table))
    assert (record.format, record.extra) == ("csv", {"note": "first"})
    assert str(record.answer) == SOLUTION
    with table.open("rb") as file:
        assert list(numpre.read(file)) == [record]


def test_read_raises_or_yields() -> None:
    text = f"{EASY}\n{EASY[:-1]}\n{HARD}\n".encode()
    found = list(numpre.read(io.BytesIO(text), on_error="yield"))
    assert [type(one).__name__ for one in found] == ["Record", "ReadError", "Record"]
    reader = numpre.read(io.BytesIO(text))
    next(reader)
    with pytest.raises(numpre.ReadError) as error:
        next(reader)
    assert error.value.line == 2
    assert next(reader).puzzle == numpre.Grid(HARD)
    with pytest.raises(FileNotFoundError):
        numpre.read("no-such-file.txt")
    with pytest.raises(TypeError, match="binary"):
        numpre.read(io.StringIO(EASY))


@pytest.mark.parametrize(
    "board",
    [
        EASY.replace(".", "0"),
        "\n".join(EASY[row * 9 : row * 9 + 9] for row in range(9)),
        [int(cell) if cell != "." else None for cell in EASY],
        [
            [int(cell) if cell != "." else 0 for cell in EASY[row * 9 : row * 9 + 9]]
            for row in range(9)
        ],
        tuple(int(cell) if cell != "." else 0 for cell in EASY),
        array.array("B", [int(cell) if cell != "." else 0 for cell in EASY]),
        numpre.Grid(EASY),
        numpre.State(EASY),
    ],
)
def test_a_grid_can_be_made_of_every_kind_of_board(board: object) -> None:
    assert numpre.Grid(board) == numpre.Grid(EASY)


def test_grids_convert_to_and_from_arrays() -> None:
    numpy = pytest.importorskip("numpy")
    values = numpy.array(numpre.Grid(EASY))
    assert values.shape == (9, 9)
    assert values.dtype == numpy.uint8
    for kind in (numpy.uint8, numpy.int64):
        assert numpre.Grid(values.astype(kind)) == numpre.Grid(EASY)
        assert numpre.Grid(values.reshape(81).astype(kind)) == numpre.Grid(EASY)
    assert numpre.Grid(values.T) == numpre.Grid(values.T.copy())
    assert numpy.asarray(numpre.Grid(EASY), dtype=float).dtype == float
    with pytest.raises(ValueError, match="copied"):
        numpy.array(numpre.Grid(EASY), copy=False)
    with pytest.raises(TypeError, match="float64"):
        numpre.Grid(values.astype(float))


def test_a_grid_is_a_sequence() -> None:
    grid = numpre.Grid(EASY)
    assert (len(grid), grid[0], grid[-1], grid[8, 8], grid["r9c9"]) == (81, 5, 9, 9, 9)
    assert grid[:9] == (5, 3, 0, 0, 7, 0, 0, 0, 0)
    assert grid[::-1][0] == 9
    assert list(reversed(grid)) == list(grid)[::-1]
    assert 5 in grid
    assert 17 not in grid
    assert (grid.index(7), grid.count(0)) == (4, 51)
    for wrong in (81, -82, (9, 0), "r0c1"):
        with pytest.raises(IndexError):
            grid[wrong]
    with pytest.raises(TypeError):
        grid[1.5]
    for notation in ("line-81", "nine-lines", "framed", "candidates", "sdm"):
        assert numpre.Grid(grid.to_text(notation)) == grid


def test_import_does_not_import_numpy() -> None:
    code = "import numpre, sys; numpre.solve('.' * 81); assert 'numpy' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_to_dict_is_the_json_of_the_command() -> None:
    def command(*arguments: str) -> dict:
        run = [sys.executable, "-m", "numpre", *arguments, "--output", "json"]
        done = subprocess.run(run, capture_output=True, text=True, check=False)
        return json.loads(done.stdout)

    for name, result in (
        ("solve", numpre.solve(EASY)),
        ("solve", numpre.solve(BLANK)),
        ("explain", numpre.explain(SEVENTEEN)),
        ("check", numpre.check(CLASH)),
    ):
        puzzle = str(numpre.Grid(result.puzzle))
        expected = command(name, "--lang", "en", puzzle)
        found = result.to_dict()
        shared = set(expected) & set(found) - {"puzzle", "clashes"}
        assert "rank" in shared or "status" in shared
        for key in shared:
            assert found[key] == expected[key], (name, key)
    made = numpre.generate(seed=7, rank=4).to_dict()
    assert made == {
        key: value
        for key, value in command("generate", "--seed", "7", "--rank", "4").items()
        if key in made
    }
    made = numpre.generate(seed=7, technique="x-wing", se="3.2..8.0").to_dict()
    options = ("--seed", "7", "--technique", "x-wing", "--se", "3.2..8.0")
    assert {"technique", "er", "ep", "ed"} <= set(made)
    assert made == {
        key: value for key, value in command("generate", *options).items() if key in made
    }

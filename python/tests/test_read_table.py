"""Files that are read into tables."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from conftest import BLANK, EASY, HARD, SEVENTEEN

import numpre


def test_rows_have_the_records_of_read(tmp_path: Path) -> None:
    text = f"{EASY} # first\n\nno puzzle\n{HARD},{numpre.solve(HARD).solution}\n{BLANK}\n"
    path = tmp_path / "puzzles.txt"
    path.write_text(text)
    table = numpre.read_table(path)
    read = list(numpre.read(io.BytesIO(text.encode()), on_error="yield"))
    assert len(table) == len(read) == 4
    for row, found in zip(table, read, strict=True):
        assert row["line"] == found.line
        if isinstance(found, numpre.ReadError):
            assert (row["puzzle"], row["error"]) == (None, str(found))
        else:
            assert (row["puzzle"], row["error"]) == (str(found.puzzle), None)
            assert row["solution"] == (found.answer and str(found.answer))
            assert row["comment"] == found.extra.get("comment")


def test_errors_of_the_file_stay_in_their_rows(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.txt"
    path.write_text(f"{EASY}\nno puzzle\n{BLANK}\n")
    table = numpre.read_table(path)
    for work in (numpre.solve_many, numpre.rate_many, numpre.explain_many):
        assert work(table)["error"].to_list() == table["error"].to_list()
    assert list(numpre.check_many(table)["status"]) == ["unique", None, "multiple"]


def test_a_board_in_progress_stays_one(tmp_path: Path) -> None:
    state = numpre.State(EASY, placed=numpre.solve(EASY).solution)
    path = tmp_path / "state.txt"
    path.write_text(f":0000:x:+4{SEVENTEEN[1:]}:::\n")
    [record] = numpre.read(path)
    table = numpre.read_table(path)
    [again] = numpre.read(io.BytesIO(table.row(0)["puzzle"].encode()))
    assert again.state == record.state
    assert record.state.placed.clues == 1
    assert state.placed.clues == 51


def test_parquet_keeps_its_columns_and_types(tmp_path: Path) -> None:
    path = tmp_path / "made.parquet"
    made = numpre.generate_many(3, seed=5)
    made.write_parquet(path)
    table = numpre.read_table(path)
    assert table.column_names == made.column_names
    assert list(table) == list(made)
    assert (table.schema["index"], table.schema["rank"]) == ("UInt64", "UInt8")


def test_a_column_of_parquet_can_be_named(tmp_path: Path) -> None:
    pa = pytest.importorskip("pyarrow")
    pq = pytest.importorskip("pyarrow.parquet")
    path = tmp_path / "other.parquet"
    pq.write_table(pa.table({"id": [1, 2], "field": [EASY, HARD]}), path)
    table = numpre.read_table(path, column="field")
    assert table.column_names == ["id", "puzzle"]
    assert list(numpre.rate_many(table)["rank"]) == [1, 8]
    for column in (None, "board"):
        with pytest.raises(numpre.ColumnError) as caught:
            numpre.read_table(path, column=column)
        assert caught.value.present == ("id", "field")
    pq.write_table(pa.table({"puzzle": [EASY], "field": [HARD]}), path)
    with pytest.raises(ValueError, match="only one"):
        numpre.read_table(path, column="field")
    pq.write_table(pa.table({"puzzle": pa.array([], pa.string())}), path)
    assert (len(numpre.read_table(path)), numpre.read_table(path).column_names) == (0, ["puzzle"])


def test_unreadable_files(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError) as caught:
        numpre.read_table(tmp_path / "missing.txt")
    assert caught.value.filename == str(tmp_path / "missing.txt")
    damaged = tmp_path / "damaged.parquet"
    damaged.write_bytes(b"PAR1 and no more")
    with pytest.raises(numpre.FormatError) as found:
        numpre.read_table(damaged)
    assert found.value.path == str(damaged)
    text = tmp_path / "a.txt"
    text.write_text(EASY)
    with pytest.raises(ValueError, match="not Parquet"):
        numpre.read_table(text, column="puzzle")


def test_workbooks(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.xlsx"
    assert numpre.__version__
    arguments = ["solve", EASY, HARD, "--out", str(path)]
    from subprocess import run
    from sys import executable

    run([executable, "-m", "numpre", *arguments], check=True)
    table = numpre.read_table(path)
    assert table["puzzle"].to_list() == [EASY, HARD]
    assert table["solution"].to_list() == [str(numpre.solve(p).solution) for p in (EASY, HARD)]

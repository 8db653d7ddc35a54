"""Tables, and columns of other libraries."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

import pytest
from conftest import BLANK, CLASH, EASY

import numpre

pa = pytest.importorskip("pyarrow")
pq = pytest.importorskip("pyarrow.parquet")
np = pytest.importorskip("numpy")

ROWS = [EASY, None, BLANK, CLASH, "nothing", EASY]
STATUS = ["unique", None, "multiple", "none", "invalid", "unique"]


def cells(text: str | None) -> list[int] | None:
    return None if text is None else [int(cell) if cell.isdigit() else 0 for cell in text]


def columns() -> dict[str, Any]:
    """Return the same rows as a column of every accepted type."""
    numbers = [cells(row) if row != "nothing" else [10] * 81 for row in ROWS]
    packed = [None if row is None else bytes(row) for row in numbers]
    return {
        "string": pa.array(ROWS, pa.string()),
        "large string": pa.array(ROWS, pa.large_string()),
        "string view": pa.array(ROWS, pa.string_view()),
        "dictionary": pa.array(ROWS).dictionary_encode(),
        "fixed list": pa.array(numbers, pa.list_(pa.uint8(), 81)),
        "list": pa.array(numbers, pa.list_(pa.uint8())),
        "large list": pa.array(numbers, pa.large_list(pa.uint8())),
        "fixed binary": pa.array(packed, pa.binary(81)),
    }


@pytest.mark.parametrize("name", columns())
def test_columns_of_every_type_are_accepted(name: str) -> None:
    column = columns()[name]
    expected = numpre.solve(EASY).solution
    for many, status in (
        (column, STATUS),
        (column[1:5], STATUS[1:5]),
        (column[:0], []),
        (pa.chunked_array([column, column[2:3], column[:0]]), [*STATUS, STATUS[2]]),
        (pa.chunked_array([], column.type), []),
        (pa.table({"id": range(6), "puzzle": column}), STATUS),
        (pa.table({"id": range(6), "puzzle": column}).slice(2, 3), STATUS[2:5]),
        (pa.record_batch({"puzzle": column}), STATUS),
    ):
        table = numpre.solve_many(many, threads=2)
        assert list(table["status"]) == status
        back = table.to_pyarrow()
        back.validate(full=True)
        assert back.column("puzzle").to_pylist() == [
            row
            for chunk in ([many] if not hasattr(many, "column") else [many.column("puzzle")])
            for row in chunk.to_pylist()
        ]
        for found, one in zip(status, table["solution"], strict=True):
            if found == "unique":
                board = bytes(one) if isinstance(one, bytes) else one
                assert numpre.Grid(list(board) if isinstance(board, bytes) else board) == expected


def test_other_columns_are_kept() -> None:
    given = pa.table({"note": list("abc"), "quizzes": [EASY, BLANK, CLASH], "rank": [7, 8, 9]})
    table = numpre.rate_many(given)
    assert list(table["note"]) == ["a", "b", "c"]
    assert list(table["rank"]) == [1, None, None]
    assert list(numpre.rate_many(given, column="quizzes")["rank"]) == [1, None, None]
    images = numpre.isomorph_many(given, seed=1, per_row=2)
    assert list(images["note"]) == list("aabbcc")


@pytest.mark.parametrize(
    ("work", "options"),
    [
        ("solve", {"second": True}),
        ("check", {}),
        ("rate", {"techniques": True}),
        ("canonical", {"classes": False}),
        ("explain", {"text": True, "up_to": 3}),
        ("isomorph", {"seed": 7, "per_row": 3}),
    ],
)
def test_streams_equal_the_function_for_many(work: Any, options: dict[str, Any]) -> None:
    given = pa.table({"note": list("abcdef"), "puzzle": ROWS})
    reader = pa.RecordBatchReader.from_batches(given.schema, given.to_batches(max_chunksize=2))
    whole = getattr(numpre, f"{work}_many")(given, **options)
    with numpre.stream(reader, work, **options) as stream:
        tables = list(stream)
    assert [len(table) for table in tables] == [2 * options.get("per_row", 1)] * 3
    assert [row for table in tables for row in table] == list(whole)
    with numpre.stream(given, work, **options) as stream:
        assert pa.table(stream).schema.names == whole.column_names


def test_streams_verify_the_column_of_answers() -> None:
    answer = str(numpre.solve(EASY).solution)
    given = pa.table({"puzzle": ROWS, "solution": [answer] * 6, "other": [EASY] * 6})
    for options, column in (({}, "solution"), ({"answers": "other"}, "other")):
        with numpre.stream(given, "verify", **options) as stream:
            [table] = stream
        expected = numpre.verify_many(given["puzzle"], given[column])
        assert list(table["correct"]) == list(expected["correct"])
    with pytest.raises(numpre.ColumnError, match="solution"):
        numpre.stream(pa.table({"puzzle": ROWS}), "verify")


def test_streams_name_a_wrong_option() -> None:
    given = pa.table({"puzzle": ROWS})
    stream: Any = numpre.stream
    with pytest.raises(TypeError, match='"second" of "rate"; expected techniques'):
        stream(given, "rate", second=True)
    with pytest.raises(TypeError, match='"second" of "check"; expected no options'):
        stream(given, "check", second=True)
    with pytest.raises(TypeError, match='option "second": '):
        stream(given, "solve", second="yes")
    with pytest.raises(ValueError, match="isomorph"):
        stream(given, "generate")
    with pytest.raises(ValueError, match="per_row 0"):
        stream(given, "isomorph", per_row=0)


def test_a_table_without_the_column_raises_column_error() -> None:
    given = pa.table({"note": ["a"], "number": [1]})
    with pytest.raises(numpre.ColumnError) as caught:
        numpre.solve_many(given)
    assert caught.value.present == ("note", "number")
    assert caught.value.wanted == ("puzzle",)
    assert "note, number" in str(caught.value)
    with pytest.raises(numpre.ColumnError):
        numpre.solve_many(given, column="puzzle")
    with pytest.raises(TypeError, match="Int64"):
        numpre.solve_many(given, column="number")
    with pytest.raises(KeyError):
        numpre.solve_many([EASY])["nothing"]


def test_tables_can_be_compared_pickled_and_read() -> None:
    table = numpre.rate_many([EASY, None, "?"], techniques=True)
    assert len(table) == 3
    assert table.row(-1)["status"] == "invalid"
    with pytest.raises(IndexError):
        table.row(3)
    again = pickle.loads(pickle.dumps(table))
    assert again == table
    assert list(again) == list(table)
    assert table != numpre.rate_many([EASY])
    assert "rank" in table
    assert table.schema["rank"] == "UInt8"
    assert "3 rows" in repr(table)
    assert table._repr_html_().count("<tr>") == 4
    column = table["status"]
    assert (column.index("invalid"), column.count(None), column.name) == (2, 1, "status")
    assert column.to_list() == ["unique", None, "invalid"]
    assert column[1:] == [None, "invalid"]
    assert pa.chunked_array(column).to_pylist() == column.to_list()
    assert list(numpre.check_many(table["puzzle"])["status"]) == column.to_list()


def test_tables_convert_to_arrays() -> None:
    arrays = numpre.solve_many([EASY, None, BLANK]).to_numpy()
    assert arrays["status"].tolist() == [1, 255, 2]
    assert (arrays["solution"][0] == np.array(numpre.solve(EASY).solution).reshape(81)).all()
    assert arrays["solution"][1].sum() == 0
    assert arrays["puzzle"].shape == (3, 81)
    made = numpre.generate_many(3, seed=1).to_numpy()
    assert made["index"].dtype == np.uint64
    assert made["index"].tolist() == [0, 1, 2]
    classes = numpre.canonical_many([EASY, None])["class"].to_numpy()
    assert classes[0].tobytes() == numpre.class_id(EASY)
    with pytest.raises(TypeError, match="expected boards"):
        numpre.solve_many([EASY])["error"].to_numpy()


def test_parquet(tmp_path: Path) -> None:
    table = numpre.generate_many(300, seed=1)
    path = tmp_path / "made.parquet"
    table.write_parquet(path)
    back = pq.read_table(path)
    assert back.to_pylist() == list(table)
    assert pq.read_metadata(path).metadata[b"numpre.format"] == b"1"
    assert [one.name for one in tmp_path.iterdir()] == ["made.parquet"]
    with pytest.raises(FileNotFoundError):
        table.write_parquet(tmp_path / "no" / "folder.parquet")
    with pytest.raises(ValueError, match="zstd:3"):
        table.write_parquet(path, compression="gzip")


def test_streams(tmp_path: Path) -> None:
    batch = pa.record_batch({"puzzle": pa.array(ROWS)})
    source = pa.Table.from_batches([batch, batch.slice(0, 0)] * 3)
    whole = numpre.solve_many(source)
    with numpre.stream(source.to_reader()) as found:
        rows = [row for table in found for row in table]
    assert rows == list(whole)
    path = tmp_path / "out.parquet"
    with numpre.stream(source.to_reader(), "rate", threads=2) as found:
        found.write_parquet(path)
    assert pq.read_table(path).column("status").to_pylist() == STATUS * 3
    stream = numpre.stream(source.to_reader(), "check")
    assert pa.RecordBatchReader.from_stream(stream).read_all().num_rows == 18
    stream.close()
    with pytest.raises(ValueError, match="closed"):
        stream.__arrow_c_stream__()
    assert list(stream) == []
    with pytest.raises(ValueError, match="canonical"):
        numpre.stream(source, "sing")
    with pytest.raises(numpre.ColumnError):
        numpre.stream(pa.table({"note": ["a"]}))
    with pytest.raises(TypeError):
        numpre.stream([EASY])
    with numpre.stream(source, on_error="raise") as found, pytest.raises(numpre.ReadError):
        list(found)


def test_polars() -> None:
    pl = pytest.importorskip("polars")
    given = pl.DataFrame({"puzzle": ROWS, "note": range(6)})
    for many in (given, given["puzzle"]):
        frame = numpre.solve_many(many).to_polars()
        assert frame["status"].to_list() == STATUS
    assert numpre.solve_many(given).to_polars()["note"].to_list() == list(range(6))


def test_duckdb() -> None:
    duckdb = pytest.importorskip("duckdb")
    relation = duckdb.sql("select unnest($1) as puzzle", params=[ROWS])
    table = numpre.rate_many(relation)
    assert list(table["status"]) == STATUS
    arrow = table.to_pyarrow()  # noqa: F841
    counted = duckdb.sql("select count(*) as n from arrow where rank = 1").to_arrow_table()
    assert counted.column("n").to_pylist() == [2]


def test_pandas() -> None:
    pd = pytest.importorskip("pandas")
    frame = pd.DataFrame({"puzzle": ROWS, "note": range(6)})
    table = numpre.solve_many(frame)
    assert list(table["status"]) == STATUS
    back = table.to_pandas()
    assert back["status"].tolist()[0] == "unique"
    assert back["note"].tolist() == list(range(6))
    assert list(numpre.solve_many(frame["puzzle"])["status"]) == STATUS

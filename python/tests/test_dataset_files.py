"""The files of a data set, read by other programs and counted again."""

from __future__ import annotations

import ast
import csv
import hashlib
import itertools
import json
import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import numpre

CONFIG = """
format = 1
name = "small"
seed = 3
unique = "grid-class"
[split]
salt = "s"
shares = { train = 0.8, validation = 0.1, test = 0.1 }
[[part]]
name = "r{rank}c{clues}"
each = { rank = "1..3", clues = "26..27" }
request = { symmetry = "none" }
count = { train = 30, validation = 4, test = 4 }
isomorphs = { train = 1 }
[columns]
extra = ["rank", "clues", "class", "grid_class"]
steps = ["moves", "steps"]
[output]
layout = ["parquet", "csv", "trm"]
rows = 100
"""

SHARES = {"train": (0.0, 0.8), "validation": (0.8, 0.9), "test": (0.9, 1.0)}
PARTS = [f"r{rank}c{clues}" for rank in (1, 2, 3) for clues in (26, 27)]


@pytest.fixture(scope="module")
def config(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("config") / "small.toml"
    path.write_text(CONFIG)
    return path


@pytest.fixture(scope="module")
def made(config: Path) -> Path:
    folder = config.parent / "set"
    numpre.dataset.make(config, folder)
    return folder


def class_id(board: str) -> bytes:
    """Compute a class id as the contract states it, without numpre.class_id."""
    return hashlib.sha256(str(numpre.canonical(board)).encode()).digest()[:16]


def place(grid_class: bytes) -> float:
    """Compute the place of a solution class among the splits."""
    key = b"\0".join([b"numpre-split/1", b"s", grid_class])
    return int.from_bytes(hashlib.sha256(key).digest()[:8], "big") / 2**64


def test_strata_and_classes_are_counted_again_from_csv(made: Path) -> None:
    counts: Counter[tuple[str, str]] = Counter()
    split_of: dict[bytes, str] = {}
    puzzle_class_of: dict[bytes, bytes] = {}
    for split, (least, most) in SHARES.items():
        with (made / f"{split}.csv").open(newline="") as file:
            for row in csv.DictReader(file):
                question, answer = row["question"], row["answer"]
                rank, clues = numpre.rate(question).rank, 81 - question.count(".")
                assert str(numpre.solve(question).solution) == answer
                assert row["source"] == f"r{rank}c{clues}"
                assert int(row["rating"]) == rank
                counts[split, row["source"]] += 1
                grid_class = class_id(answer)
                assert least <= place(grid_class) < most
                assert split_of.setdefault(grid_class, split) == split
                # A solution class has one puzzle class: a puzzle and its isomorphs.
                puzzle_class = class_id(question)
                assert puzzle_class_of.setdefault(grid_class, puzzle_class) == puzzle_class
    expected = {"train": 60, "validation": 4, "test": 4}
    assert counts == {(split, part): expected[split] for split in SHARES for part in PARTS}
    assert Counter(split_of.values()) == {"train": 180, "validation": 24, "test": 24}


def array(path: Path) -> tuple[tuple[int, ...], memoryview]:
    """Read an array of NumPy without NumPy; return its shape and its values."""
    content = path.read_bytes()
    assert content[:8] == b"\x93NUMPY\x01\0"
    start = 10 + int.from_bytes(content[8:10], "little")
    head = ast.literal_eval(content[10:start].decode())
    assert not head["fortran_order"]
    kind = {"|u1": "B", "<i4": "i"}[head["descr"]]
    return head["shape"], memoryview(content)[start:].cast(kind)


def test_trm_has_the_rows_of_csv(made: Path) -> None:
    for split in SHARES:
        folder = made / "trm" / split
        shape, inputs = array(folder / "all__inputs.npy")
        labels_shape, labels = array(folder / "all__labels.npy")
        with (made / f"{split}.csv").open(newline="") as file:
            expected = {(row["question"], row["answer"]) for row in csv.DictReader(file)}
        assert shape == labels_shape == (len(expected), 81)
        found = []
        for row in range(shape[0]):
            cells = slice(81 * row, 81 * row + 81)
            # 1 is a blank, 2 to 10 are the digits.
            texts = [
                "".join(".123456789"[value - 1] for value in of[cells]) for of in (inputs, labels)
            ]
            found.append((texts[0], texts[1]))
        assert set(found) == expected
        _, groups = array(folder / "all__group_indices.npy")
        _, puzzles = array(folder / "all__puzzle_indices.npy")
        assert list(puzzles) == list(range(shape[0] + 1))
        assert (groups[0], groups[-1]) == (0, shape[0])
        classes = []
        for start, end in itertools.pairwise(groups):
            of_group = {class_id(question) for question, _ in found[start:end]}
            assert len(of_group) == 1
            classes += of_group
        assert len(classes) == len(set(classes))
        document = json.loads((folder / "dataset.json").read_text())
        assert (document["total_groups"], document["seq_len"]) == (len(classes), 81)


def test_parquet_has_the_rows_of_csv(made: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    for split in SHARES:
        with (made / f"{split}.csv").open(newline="") as file:
            expected = {(row["question"], row["answer"]) for row in csv.DictReader(file)}
        paths = sorted((made / "data").glob(f"{split}-*.parquet"))
        rows = [row for path in paths for row in parquet.read_table(path).to_pylist()]
        assert {(row["puzzle"], row["solution"]) for row in rows} == expected
        for row in rows:
            assert row["class"] == class_id(row["puzzle"])
            assert row["grid_class"] == class_id(row["solution"])


@pytest.mark.slow
def test_datasets_reads_both_configurations_offline(made: Path, tmp_path: Path) -> None:
    pytest.importorskip("datasets", reason="datasets is not installed")
    code = """
import datasets, json, sys
found = {}
for name in datasets.get_dataset_config_names(sys.argv[1]):
    read = datasets.load_dataset(sys.argv[1], name, cache_dir=sys.argv[2])
    found[name] = {
        split: [rows.num_rows, rows.column_names, rows[0].get("moves")]
        for split, rows in read.items()
    }
assert datasets.load_dataset(sys.argv[1], cache_dir=sys.argv[2])["test"].num_rows
print(json.dumps(found))
"""
    environment = {**os.environ, "HF_HUB_OFFLINE": "1", "HF_HOME": str(tmp_path / "home")}
    done = subprocess.run(
        [sys.executable, "-c", code, str(made), str(tmp_path / "cache")],
        check=False, capture_output=True, text=True, env=environment,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    found: dict[str, dict[str, Any]] = json.loads(done.stdout.splitlines()[-1])
    assert found.keys() == {"default", "steps"}
    for name, splits in found.items():
        assert {split: rows for split, (rows, _, _) in splits.items()} == {
            "train": 360,
            "validation": 24,
            "test": 24,
        }
        for _, columns, moves in splits.values():
            assert ("moves" in columns) == (name == "steps")
            assert "puzzle" in columns
            if moves is not None:
                assert all(0 <= move < 729 for move in moves)


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="needs signal 9")
def test_a_run_that_is_killed_ten_times_has_the_same_manifest(
    config: Path, made: Path, tmp_path: Path
) -> None:
    source = random.Random(20261124)
    command = [sys.executable, "-m", "numpre", "dataset", "make", "--config", str(config)]
    begun = time.monotonic()
    subprocess.run([*command, "--out", str(tmp_path / "whole"), "--quiet"], check=True)
    duration = time.monotonic() - begun
    expected = (made / "manifest.json").read_bytes()
    assert (tmp_path / "whole" / "manifest.json").read_bytes() == expected
    killed = 0
    for moment in range(10):
        out = tmp_path / f"set-{moment}"
        line = [*command, "--out", str(out), "--resume", "--quiet"]
        child = subprocess.Popen(line)
        try:
            child.wait(source.uniform(0.1, 0.9) * duration)
        except subprocess.TimeoutExpired:
            child.kill()
            killed += child.wait() == -signal.SIGKILL
        subprocess.run(line, check=True)
        assert (out / "manifest.json").read_bytes() == expected
        assert numpre.dataset.verify(out)
        assert not list(out.rglob("*.tmp-*"))
        assert not (out / ".work").exists()
    assert killed >= 5, f"only {killed} runs were killed before their end"

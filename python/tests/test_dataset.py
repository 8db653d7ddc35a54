"""Data sets and entries for reinforcement learning."""

from __future__ import annotations

import csv
import json
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from conftest import BLANK, EASY

import numpre

CONFIG: dict[str, Any] = {
    "format": 1,
    "name": "small",
    "seed": 11,
    "unique": "grid-class",
    "split": {"shares": {"train": 0.8, "test": 0.2}},
    "output": {"layout": ["csv", "parquet"]},
    "part": [
        {
            "name": "r{rank}",
            "each": {"rank": "1..3"},
            "request": {"symmetry": "none"},
            "count": {"train": 30, "test": 10},
        }
    ],
}


def content(folder: Path) -> dict[str, bytes]:
    files = (path for path in folder.rglob("*") if path.is_file())
    return {str(path.relative_to(folder)): path.read_bytes() for path in files}


def test_threads_and_the_command_write_the_same_bytes(tmp_path: Path) -> None:
    one, three = tmp_path / "one", tmp_path / "three"
    made = numpre.dataset.make(CONFIG, one, threads=1)
    assert numpre.dataset.make(CONFIG, three, threads=3) == made
    assert content(one) == content(three)
    assert sum(count.rows for count in made.counts) == 120
    assert numpre.dataset.manifest(one) == made == pickle.loads(pickle.dumps(made))
    config = tmp_path / "config.toml"
    config.write_text(
        'format = 1\nname = "small"\nseed = 11\nunique = "grid-class"\n'
        "split = { shares = { train = 0.8, test = 0.2 } }\n"
        'output = { layout = ["csv", "parquet"] }\n'
        '[[part]]\nname = "r{rank}"\neach = { rank = "1..3" }\n'
        'request = { symmetry = "none" }\ncount = { train = 30, test = 10 }\n'
    )
    command = [sys.executable, "-m", "numpre", "dataset", "make", "--config", str(config)]
    subprocess.run([*command, "--out", str(tmp_path / "two"), "--quiet"], check=True)
    assert content(tmp_path / "two") == content(one)
    assert numpre.dataset.make(config, tmp_path / "four") == made


def test_a_changed_row_is_reported(tmp_path: Path) -> None:
    numpre.dataset.make(CONFIG, tmp_path / "set")
    assert numpre.dataset.verify(tmp_path / "set")
    path = tmp_path / "set" / "test.csv"
    rows = path.read_text().splitlines()
    fields = rows[1].split(",")
    rows[1] = ",".join(BLANK if len(field) == 81 and "." in field else field for field in fields)
    path.write_text("\n".join(rows) + "\n")
    report = numpre.dataset.verify(tmp_path / "set")
    assert not report
    assert {fault.fault for fault in report.faults} == {"bytes", "text", "multiple-solutions"}


def test_right_answers_score_1(tmp_path: Path) -> None:
    numpre.dataset.make(CONFIG, tmp_path / "set")
    with (tmp_path / "set" / "test.csv").open(newline="") as file:
        rows = list(csv.DictReader(file))
    answers = tmp_path / "answers.csv"
    lines = [f"{row['question']},{row['answer']}" for row in rows]
    answers.write_text("puzzle,answer\n" + "\n".join(lines) + "\n")
    scores = numpre.dataset.score(tmp_path / "set", answers)
    assert (scores.all.puzzles, scores.all.exact) == (30, 30)
    assert scores.by_rank.to_dict().keys() == {"1", "2", "3"}


def test_wrong_arguments_are_reported(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.toml"
    wrong.write_text('format = 1\nname = "x"\nseeed = 3\n')
    with pytest.raises(numpre.FormatError) as found:
        numpre.dataset.make(wrong, tmp_path / "set")
    assert (found.value.path, found.value.where) == (str(wrong), "line 3, column 1")
    assert "`seed`" in found.value.reason
    assert not (tmp_path / "set").exists()
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "a").touch()
    with pytest.raises(FileExistsError):
        numpre.dataset.make(CONFIG, tmp_path / "full", resume=False)
    with pytest.raises(FileNotFoundError):
        numpre.dataset.audit(tmp_path / "none.csv")
    with pytest.raises(TypeError, match="no files"):
        numpre.dataset.audit()
    (tmp_path / "puzzles.txt").write_text(EASY + "\n")
    scarce = tmp_path / "scarce.toml"
    scarce.write_text(
        'format = 1\nname = "x"\nsplit = { shares = { train = 1.0 } }\n'
        'output = { layout = ["csv"] }\n'
        '[[part]]\nname = "one"\nfiles = ["puzzles.txt"]\ncount = { train = 2 }\n'
    )
    with pytest.raises(numpre.NotFound, match="part one: no more puzzles for train"):
        numpre.dataset.make(scarce, tmp_path / "scarce")


def test_an_exception_of_the_progress_ends_the_work(tmp_path: Path) -> None:
    def stop(stage: str, done: int, rows: int) -> None:
        assert stage in {"make", "select", "write"}
        assert 0 <= done <= rows
        raise KeyError(stage)

    with pytest.raises(KeyError):
        numpre.dataset.make(CONFIG, tmp_path / "set", progress=stop)
    assert not (tmp_path / "set" / "manifest.json").exists()
    made = numpre.dataset.make(CONFIG, tmp_path / "set")
    assert made == numpre.dataset.make(CONFIG, tmp_path / "other")


def test_entries_are_pure_functions_of_seed_and_index() -> None:
    data = numpre.rl.SudokuDataset(size=20, seed=5, rank="1..4")
    again = numpre.rl.SudokuDataset(size=40, seed=5, rank="1..4")
    assert list(data) == [again[index] for index in range(20)]
    assert data[-1] == data[19]
    with pytest.raises(IndexError):
        data[20]
    for entry in data:
        solved = numpre.solve(entry["question"])
        assert str(solved.solution) == entry["answer"]
        assert entry["metadata"]["rank"] == numpre.rate(entry["question"]).rank


def test_neighbouring_seeds_share_no_puzzle() -> None:
    first, second = (numpre.rl.SudokuDataset(size=200, seed=seed) for seed in (42, 43))
    ids = [{numpre.class_id(entry["question"]) for entry in data} for data in (first, second)]
    assert not ids[0] & ids[1]
    assert len(ids[0]) == len(ids[1]) == 200


def test_answers_are_scored_by_cells() -> None:
    data = numpre.rl.SudokuDataset(size=1)
    entry = data[0]
    question, answer = entry["question"], entry["answer"]
    assert data.score_answer(answer, entry) == 1.0
    assert data.score_answer("\n".join(answer[at : at + 9] for at in range(0, 81, 9)), entry) == 1.0
    assert data.score_answer(question, entry) == 0.0
    assert data.score_answer(answer[:-1], entry) == 0.0
    given = next(at for at in range(81) if question[at] != ".")
    changed = answer[:given] + str(int(answer[given]) % 9 + 1) + answer[given + 1 :]
    assert data.score_answer(changed, entry) == 0.0
    blank = question.index(".")
    half = answer[:blank] + str(int(answer[blank]) % 9 + 1) + answer[blank + 1 :]
    assert data.score_answer(half, entry) == 1 - 1 / question.count(".")


def test_reasoning_gym_takes_the_data_set() -> None:
    gym = pytest.importorskip("reasoning_gym")
    numpre.rl.register()
    numpre.rl.register()
    data = gym.create_dataset("numpre_sudoku", size=3, seed=9, options={"rank": 2})
    assert len(data) == 3
    assert data[1]["metadata"]["rank"] == 2
    assert data.score_answer(data[1]["answer"], data[1]) == 1.0


def test_tables_are_audited_as_files_are(tmp_path: Path) -> None:
    pa = pytest.importorskip("pyarrow")
    np = pytest.importorskip("numpy")
    image = str(numpre.isomorph(EASY, seed=1))
    (tmp_path / "a.txt").write_text(f"{EASY}\n")
    (tmp_path / "b.txt").write_text(f"{image}\n{BLANK}\n")
    expected = numpre.dataset.audit(train=tmp_path / "a.txt", test=tmp_path / "b.txt").to_dict()
    for test in (
        pa.table({"puzzle": [image, BLANK]}),
        pa.array([image, BLANK]),
        [image, BLANK],
        np.array([numpre.Grid(image), numpre.Grid(BLANK)]),
    ):
        found = numpre.dataset.audit(train=[EASY], test=test)
        assert found.pairs[0].class_.examples == ("table 2:1 ~ table 1:1",)
        text = json.dumps(found.to_dict())
        for place, name in enumerate(("a.txt", "b.txt"), 1):
            text = text.replace(f"table {place}", str(tmp_path / name))
        assert json.loads(text) == expected
    split = pa.table({"split": ["train", "test"], "puzzle": [EASY, image]})
    assert numpre.dataset.audit(split, split="split").pairs[0].class_.count == 1
    with pytest.raises(TypeError, match="expected"):
        numpre.dataset.audit(17)


def test_tables_of_answers_are_scored_as_files_are(tmp_path: Path) -> None:
    pa = pytest.importorskip("pyarrow")
    np = pytest.importorskip("numpy")
    made = tmp_path / "set"
    part = {"name": "a", "request": {"rank": "1"}, "count": {"train": 2, "test": 3}}
    config = {"format": 1, "name": "tiny", "output": {"layout": ["csv"]}, "part": [part]}
    numpre.dataset.make(config, made)
    puzzles = [str(record.puzzle) for record in numpre.read(made / "test.csv")]
    answers = [str(numpre.solve(puzzle).solution) for puzzle in puzzles]
    answers[1] = answers[1][::-1]
    for given in (
        answers,
        pa.table({"answer": answers}),
        pa.table({"puzzle": puzzles[::-1], "answer": answers[::-1]}),
        np.array([numpre.Grid(answer) for answer in answers]),
    ):
        found = numpre.dataset.score(made, given)
        assert (found.all.puzzles, found.all.exact, found.all.missing) == (3, 2, 0)

"""Puzzles and data sets on a cluster of one machine, whose workers are killed."""

from __future__ import annotations

import contextlib
import inspect
import os
import secrets
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import documentation
import pytest

import numpre

pytest.importorskip("ray.data", reason="ray is not installed")
pa = pytest.importorskip("pyarrow")

pytestmark = [
    pytest.mark.slow,
    # Ray's own code has warnings.
    pytest.mark.filterwarnings("ignore"),
]

CONFIG: dict[str, Any] = {
    "format": 1,
    "name": "small",
    "seed": 11,
    "unique": "grid-class",
    "split": {"shares": {"train": 0.8, "test": 0.2}},
    "columns": {"steps": ["moves"]},
    "output": {"layout": ["csv", "npy", "trm", "parquet"], "rows": 50},
    "part": [
        {
            "name": "r{rank}",
            "each": {"rank": "1..2"},
            "request": {"symmetry": "none"},
            "count": {"train": 80, "test": 20},
        }
    ],
}


@pytest.fixture(scope="module")
def cluster() -> Iterator[None]:
    """Start Ray, and check that none of its processes is left at the end."""
    psutil = pytest.importorskip("psutil")
    import ray

    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    # Otherwise Ray writes a key into the home folder.
    os.environ["RAY_AUTH_TOKEN"] = secrets.token_hex(32)
    before = set(psutil.Process().children(recursive=True))
    # The paths of Ray's sockets must be short.
    with (
        tempfile.TemporaryDirectory(prefix="ray", ignore_cleanup_errors=True) as folder,
        # Workers import modules from the current folder, which may be that of the sources.
        contextlib.chdir(folder),
    ):
        ray.init(
            num_cpus=2,
            include_dashboard=False,
            object_store_memory=120 << 20,
            log_to_driver=False,
            _temp_dir=folder,
        )
        ray.data.DataContext.get_current().enable_progress_bars = False
        yield
        started = set(psutil.Process().children(recursive=True)) - before
        assert started
        ray.shutdown()
        _, left = psutil.wait_procs(started, timeout=30)
        assert not left


def files(folder: Path) -> dict[str, bytes]:
    found = (path for path in folder.rglob("*") if path.is_file())
    return {str(path.relative_to(folder)): path.read_bytes() for path in found}


@pytest.fixture(scope="module")
def single(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """Return the files of the data set that one machine makes."""
    folder = tmp_path_factory.mktemp("single")
    numpre.dataset.make(CONFIG, folder)
    return files(folder)


def killer(function: Callable[..., None], number: int, marker: Path | None) -> Callable[..., None]:
    """Return a function that kills its process while it makes a shard or a file.

    With a marker, only the first process is killed.
    """

    def work(found: int, **options: Any) -> None:
        if found != number or (marker is not None and marker.exists()):
            return function(found, **options)
        if marker is not None:
            marker.touch()
        # The process ends in the middle of the work, or directly after it.
        threading.Timer(0.001, lambda: os.kill(os.getpid(), signal.SIGKILL)).start()
        function(found, **options)
        os.kill(os.getpid(), signal.SIGKILL)

    return work


def names() -> list[str]:
    import numpre.ray

    own = [f"numpre.ray.{name}" for name in numpre.ray.__all__]
    return ["numpre.ray", *own, "numpre.ray.Incomplete.missing"]


@pytest.mark.parametrize("name", names())
def test_docstrings_and_their_examples(name: str, cluster: None) -> None:
    if name == "numpre.ray.explain" and not hasattr(numpre, "explain_many"):
        pytest.skip("explain_many is missing")
    found: Any = numpre
    for part in name.split(".")[1:]:
        found = getattr(found, part)
    documentation.check(name, found, needs_example=True)


def rows(ds: Any) -> list[dict[str, Any]]:
    return sorted(ds.take_all(), key=lambda row: row["id"])


def test_results_equal_those_of_one_call(cluster: None, mixed: list[str]) -> None:
    import ray.data

    import numpre.ray

    table = pa.table({"id": range(100), "grille": mixed[:100]})
    source = ray.data.from_arrow([table[:40], table[40:]])
    for distributed, single, options in [
        (numpre.ray.solve, numpre.solve_many, {"second": True}),
        (numpre.ray.check, numpre.check_many, {}),
        (numpre.ray.rate, numpre.rate_many, {"techniques": True}),
    ]:
        found = distributed(source, "grille", **options)
        expected = single(table, column="grille", **options).to_pyarrow()
        found_rows = rows(found)
        assert list(found_rows[0]) == expected.column_names
        assert found_rows == expected.to_pylist()


def test_made_puzzles_equal_those_of_one_call(cluster: None) -> None:
    import numpre.ray

    options: dict[str, Any] = {"seed": 5, "rank": "1..4", "symmetry": "none"}
    expected = numpre.generate_many(70, start=30, **options).to_pyarrow()
    for shard_rows in [13, 70, 1000]:
        made = numpre.ray.generate(70, shard_rows=shard_rows, start=30, **options)
        assert sorted(made.take_all(), key=lambda row: row["index"]) == expected.to_pylist()
    assert numpre.ray.generate(0, shard_rows=5).count() == 0


def test_wrong_options_are_reported_at_once(cluster: None) -> None:
    import ray.data

    import numpre.ray

    source = ray.data.from_items([{"puzzle": "." * 81}])
    with pytest.raises(TypeError, match="threads has no meaning"):
        numpre.ray.solve(source, threads=2)
    with pytest.raises(TypeError, match="secnod"):
        numpre.ray.solve(source, secnod=True)
    with pytest.raises(ValueError, match="engine"):
        numpre.ray.solve(source, engine="fats")
    with pytest.raises(ValueError, match="shard_rows 0; expected 1 or more"):
        numpre.ray.generate(10, shard_rows=0)
    with pytest.raises(numpre.Refused):
        numpre.ray.generate(10, shard_rows=5, clues=16)
    with pytest.raises(TypeError, match="unique has no meaning"):
        numpre.ray.generate(10, shard_rows=5, unique="class")


def test_a_lost_worker_changes_no_byte(
    cluster: None, single: dict[str, bytes], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import numpre.ray

    markers = [tmp_path / "shard", tmp_path / "file"]
    monkeypatch.setattr(numpre.ray, "_shard", killer(numpre.ray._shard, 3, markers[0]))
    monkeypatch.setattr(numpre.ray, "_file", killer(numpre.ray._file, 6, markers[1]))
    made = numpre.ray.dataset(CONFIG, tmp_path / "set")
    assert all(marker.exists() for marker in markers)
    assert files(tmp_path / "set") == single
    assert numpre.ray.dataset(CONFIG, tmp_path / "set") == made
    with pytest.raises(FileExistsError):
        numpre.ray.dataset(CONFIG, tmp_path / "set", resume=False)


@pytest.mark.parametrize(
    ("hook", "stage", "number", "name"),
    [("_shard", "make", 5, "r2/1"), ("_file", "write", 1, "data/train-00001-of-00004.parquet")],
)
def test_a_shard_that_ends_every_worker_is_named(
    hook: str,
    stage: str,
    number: int,
    name: str,
    cluster: None,
    single: dict[str, bytes],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    import numpre.ray

    folder = tmp_path / "set"
    with monkeypatch.context() as patch:
        patch.setattr(numpre.ray, hook, killer(getattr(numpre.ray, hook), number, None))
        with pytest.raises(numpre.ray.Incomplete, match=name) as found:
            numpre.ray.dataset(CONFIG, folder)
    assert (found.value.stage, found.value.missing) == (stage, (name,))
    assert found.value.reasons[name] == "its worker process ended each time"
    assert not (folder / "manifest.json").exists()
    # All others are complete.
    found_files = files(folder)
    if stage == "make":
        receipts = [path for path in found_files if path.endswith(".tsv.json")]
        assert len(receipts) == 7
        assert ".work/make/r2/000001.tsv.json" not in receipts
    else:
        others = single.keys() - {"README.md", "manifest.json", name}
        # The killed workers have left temporary files, which the next call removes.
        complete = {path for path in found_files if ".tmp-" not in path}
        assert {path for path in complete if not path.startswith(".work")} == others
        assert all(found_files[path] == single[path] for path in others)
    numpre.ray.dataset(CONFIG, folder)
    assert files(folder) == single


def test_an_exception_in_a_task_is_the_reason(
    cluster: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import numpre.ray

    def full(number: int, **options: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(numpre.ray, "_shard", full)
    with pytest.raises(numpre.ray.Incomplete) as found:
        numpre.ray.dataset(CONFIG, tmp_path / "set")
    assert len(found.value.missing) == 8
    assert set(found.value.reasons.values()) == {"OSError: [Errno 28] No space left on device"}


def test_a_wrong_configuration_starts_no_task(tmp_path: Path) -> None:
    import numpre.ray

    with pytest.raises(numpre.FormatError, match="nmae"):
        numpre.ray.dataset({"format": 1, "nmae": "x"}, tmp_path / "set")
    assert not (tmp_path / "set").exists()


def test_the_package_does_not_import_ray() -> None:
    code = "import sys, numpre, numpre.dataset; sys.exit('ray' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_a_missing_ray_is_named() -> None:
    code = inspect.cleandoc(
        """
        import sys
        sys.modules["ray"] = None
        try:
            import numpre.ray
        except ImportError as error:
            print(error)
        """
    )
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert done.stdout.endswith("expected it: pip install numpre[ray]\n")

"""Puzzles and data sets on a cluster, with Ray Data: ``pip install numpre[ray]``.

Each task uses one core, so Ray decides how many run at the same time. If a worker process ends
while it runs a task, Ray repeats the task three times. A task that ends its worker every time does
not end the others.

Ray does not keep the order of rows, unless `DataContext.execution_options.preserve_order` is true.
The results keep the other columns of the input, such as ids.

Examples
--------
>>> import numpre.ray, pyarrow, ray.data
>>> p = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
>>> puzzles = ray.data.from_arrow(pyarrow.table({"id": [7], "puzzle": [p]}))
>>> [(row["id"], row["rank"]) for row in numpre.ray.rate(puzzles).take_all()]
[(7, 1)]
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping

import numpre

from ._errors import Error
from ._native import _DatasetPlan
from .dataset import Manifest, _source
from .dataset import make as _make

try:
    import pyarrow
    import ray.data
except ImportError as _error:
    raise ImportError("Ray Data is not installed; expected it: pip install numpre[ray]") from _error

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

__all__ = ["Incomplete", "check", "dataset", "explain", "generate", "rate", "solve"]

# The reason for a missing shard or file whose tasks did not return.
_LOST = "its worker process ended each time"


class Incomplete(Error, RuntimeError):
    """Raised by :func:`dataset` if some shards or files could not be made.

    All others are complete. A later call with ``resume=True`` makes only the missing ones.

    Attributes
    ----------
    stage : str
        ``"make"`` if shards are missing, ``"write"`` if files are missing.
    missing : tuple of str
        The names of the missing shards (part and number) or files.
    reasons : dict
        The reason for each name: the text of the exception, or that its worker process ended.

    Examples
    --------
    >>> import numpre.ray
    >>> error = numpre.ray.Incomplete("1 of 9 shards", stage="make", reasons={"r1c24/3": "…"})
    >>> error.missing
    ('r1c24/3',)
    """

    __module__ = "numpre.ray"

    def __init__(
        self, text: str = "", *, stage: str = "", reasons: Mapping[str, str] | None = None
    ) -> None:
        super().__init__(text)
        self.stage = stage
        self.reasons = dict(reasons or {})

    @property
    def missing(self) -> tuple[str, ...]:
        """The names of the missing shards or files.

        Examples
        --------
        >>> import numpre.ray
        >>> numpre.ray.Incomplete().missing
        ()
        """
        return tuple(self.reasons)


def solve(ds: ray.data.Dataset, column: str | None = None, **options: Any) -> ray.data.Dataset:
    """Solve the puzzles of a Ray data set.

    Parameters
    ----------
    ds : ray.data.Dataset
        The rows.
    column : str, optional
        The column of the puzzles; by default the names of :func:`numpre.solve_many`.
    **options
        The options of :func:`numpre.solve_many`, but not `threads` and `progress`.

    Returns
    -------
    ray.data.Dataset
        The columns of :func:`numpre.solve_many`, then the other columns of the input.

    Examples
    --------
    >>> import numpre.ray, ray.data
    >>> p = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    >>> row = numpre.ray.solve(ray.data.from_items([{"puzzle": p}])).take(1)[0]
    >>> row["status"], row["solution"][:9]
    ('unique', '534678912')
    """
    return _mapped(ds, "solve_many", column, options)


def check(ds: ray.data.Dataset, column: str | None = None, **options: Any) -> ray.data.Dataset:
    """Check how many solutions the puzzles of a Ray data set have.

    Parameters
    ----------
    ds, column
        As for :func:`solve`.
    **options
        The options of :func:`numpre.check_many`, but not `threads` and `progress`.

    Returns
    -------
    ray.data.Dataset
        The columns of :func:`numpre.check_many`, then the other columns of the input.

    Examples
    --------
    >>> import numpre.ray, ray.data
    >>> numpre.ray.check(ray.data.from_items([{"puzzle": "." * 81}])).take(1)[0]["status"]
    'multiple'
    """
    return _mapped(ds, "check_many", column, options)


def rate(ds: ray.data.Dataset, column: str | None = None, **options: Any) -> ray.data.Dataset:
    """Rate the puzzles of a Ray data set.

    Parameters
    ----------
    ds, column
        As for :func:`solve`.
    **options
        The options of :func:`numpre.rate_many`, but not `threads` and `progress`.

    Returns
    -------
    ray.data.Dataset
        The columns of :func:`numpre.rate_many`, then the other columns of the input.

    Examples
    --------
    >>> import numpre.ray, ray.data
    >>> p = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
    >>> numpre.ray.rate(ray.data.from_items([{"puzzle": p}])).take(1)[0]["rank"]
    8
    """
    return _mapped(ds, "rate_many", column, options)


def explain(ds: ray.data.Dataset, column: str | None = None, **options: Any) -> ray.data.Dataset:
    """Explain the puzzles of a Ray data set, step by step.

    Parameters
    ----------
    ds, column
        As for :func:`solve`.
    **options
        The options of :func:`numpre.explain_many`, but not `threads` and `progress`.

    Returns
    -------
    ray.data.Dataset
        The columns of :func:`numpre.explain_many`, then the other columns of the input.

    Examples
    --------
    >>> import numpre.ray, ray.data
    >>> p = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    >>> row = numpre.ray.explain(ray.data.from_items([{"puzzle": p}])).take(1)[0]
    >>> len(row["steps"])
    51
    """
    return _mapped(ds, "explain_many", column, options)


def generate(
    count: int, *, shard_rows: int, start: int = 0, **as_generate: Any
) -> ray.data.Dataset:
    """Generate puzzles.

    The rows are those of :func:`numpre.generate_many`. They do not depend on `shard_rows`.

    Parameters
    ----------
    count : int
        The number of puzzles.
    shard_rows : int
        The number of puzzles that a task makes. A task should take about ten seconds: a million
        puzzles of any rank, but only 500 of rank 8.
    start : int
        The index of the first puzzle.
    **as_generate
        The options of :func:`numpre.generate`: rank, technique, se, hodoku, clues, symmetry,
        pattern, minimal, seed, max_tries.

    Returns
    -------
    ray.data.Dataset
        The columns of :func:`numpre.generate_many`.

    Examples
    --------
    >>> import numpre.ray
    >>> made = numpre.ray.generate(20, shard_rows=10, seed=7)
    >>> sorted(row["index"] for row in made.select_columns("index").take_all())[-1]
    19
    """
    for name, least, value in [("count", 0, count), ("shard_rows", 1, shard_rows)]:
        if value < least:
            raise ValueError(f"{name} {value}; expected {least} or more")
    for name in ("threads", "progress", "unique"):
        if name in as_generate:
            raise TypeError(f"{name} has no meaning in a task; expected the call without it")
    # A wrong option raises its exception here and not in a task.
    none = numpre.generate_many(0, start=start, **as_generate).to_pyarrow()
    if count == 0:
        return ray.data.from_arrow(none)
    shards = -(-count // shard_rows)
    options = {"count": count, "shard_rows": shard_rows, "start": start, "options": as_generate}
    return ray.data.range(shards, override_num_blocks=shards).map_batches(
        _generated,
        batch_size=1,
        batch_format="pyarrow",
        num_cpus=1,
        ray_remote_args_fn=_limited,
        fn_kwargs=options,
    )


def dataset(
    config: str | os.PathLike[str] | Mapping[str, Any],
    out: str | os.PathLike[str],
    *,
    resume: bool = True,
) -> Manifest:
    """Make a data set on a cluster.

    The files have the same bytes as those of :func:`numpre.dataset.make`. All machines need the
    folder and the input files under the same paths, for example on NFS.

    The calling process selects the puzzles, because that is one pass over all candidates, and
    writes the manifest.

    Parameters
    ----------
    config, out, resume
        As for :func:`numpre.dataset.make`.

    Returns
    -------
    Manifest
        The content of ``manifest.json``.

    Raises
    ------
    Incomplete
        Some shards or files could not be made. All others are complete, and a call with
        ``resume=True`` makes the missing ones.
    FormatError, NotFound, OSError
        As for :func:`numpre.dataset.make`.

    Examples
    --------
    >>> import tempfile, numpre.ray
    >>> part = {"name": "easy", "request": {"rank": "1..2"}, "count": {"train": 20, "test": 2}}
    >>> config = {"format": 1, "name": "tiny", "output": {"layout": ["csv"]}, "part": [part]}
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     made = numpre.ray.dataset(config, folder)
    >>> [(file.path, file.rows) for file in made.files if file.rows]
    [('train.csv', 20), ('test.csv', 2)]
    """
    text, name, base = _source(config)
    # The tasks run in other folders.
    base, folder = os.path.abspath(base), os.path.abspath(out)
    plan = _DatasetPlan(text, name, base)
    begun = plan.begin(folder, resume)
    if begun is not None:
        return Manifest(begun)
    source = (text, name, base)
    _distributed(_shard, "make", "shards", plan.shards, {"source": source, "out": folder})
    plan.select(folder, None)
    _distributed(_file, "write", "files", plan.files, {"source": source, "out": folder})
    return _make(config, folder)


def _limited() -> dict[str, Any]:
    """Return the limit of repeats of a task whose worker process ended.

    Without it, Ray Data repeats the task forever. It is a function because arguments of
    `map_batches` that have no name of their own are deprecated since Ray 2.60.
    """
    return {"max_retries": 3}


def _mapped(
    ds: ray.data.Dataset, work: str, column: str | None, options: dict[str, Any]
) -> ray.data.Dataset:
    """Return the data set whose rows are the results of a bulk function."""
    for name in ("threads", "progress"):
        if name in options:
            raise TypeError(f"{name} has no meaning in a task; expected the call without it")
    # A wrong option raises its exception here and not in a task.
    getattr(numpre, work)([], threads=1, **options)
    return ds.map_batches(
        _worked,
        batch_format="pyarrow",
        num_cpus=1,
        ray_remote_args_fn=_limited,
        fn_kwargs={"work": work, "options": {"column": column, **options}},
    )


def _worked(rows: pyarrow.Table, *, work: str, options: dict[str, Any]) -> pyarrow.Table:
    return getattr(numpre, work)(rows, threads=1, **options).to_pyarrow()


def _generated(
    rows: pyarrow.Table, *, count: int, shard_rows: int, start: int, options: dict[str, Any]
) -> pyarrow.Table:
    tables = []
    for shard in rows["id"].to_pylist():
        first = shard * shard_rows
        many = min(shard_rows, count - first)
        table = numpre.generate_many(many, start=start + first, threads=1, **options)
        tables.append(table.to_pyarrow())
    return pyarrow.concat_tables(tables)


# The plan of the data set that a worker process is making, by its source.
_plans: dict[tuple[str, str, str], _DatasetPlan] = {}


def _plan(source: tuple[str, str, str]) -> _DatasetPlan:
    """Return a plan. A worker process makes it once, and not for each shard."""
    if source not in _plans:
        _plans.clear()
        _plans[source] = _DatasetPlan(*source)
    return _plans[source]


def _shard(number: int, source: tuple[str, str, str], out: str) -> None:
    _plan(source).shard(out, number)


def _file(number: int, source: tuple[str, str, str], out: str) -> None:
    _plan(source).file(out, number)


def _portions(
    rows: pyarrow.Table, *, function: Callable[..., None], options: dict[str, Any]
) -> pyarrow.Table:
    """Make the shards or files with these numbers. Return the text of each exception, or None.

    An exception is a row of the result and not an error of the task, so that Ray does not repeat
    the task.
    """
    numbers = rows["id"].to_pylist()
    reasons: list[str | None] = []
    for number in numbers:
        try:
            function(number, **options)
            reasons.append(None)
        except Exception as error:
            reasons.append(f"{type(error).__name__}: {error}")
    return pyarrow.table(
        {"id": numbers, "reason": pyarrow.array(reasons, pyarrow.string())},
    )


def _distributed(
    function: Callable[..., None],
    stage: str,
    noun: str,
    names: list[str],
    options: dict[str, Any],
) -> None:
    """Call the function for the number of each name, each in a task.

    Raises
    ------
    Incomplete
        Some calls failed. All others are complete.
    """
    if not names:
        return
    done = ray.data.range(len(names), override_num_blocks=len(names)).map_batches(
        _portions,
        batch_size=1,
        batch_format="pyarrow",
        num_cpus=1,
        ray_remote_args_fn=_limited,
        fn_kwargs={"function": function, "options": options},
    )
    # A task that ended its worker too often does not end the others.
    done.context.max_errored_blocks = -1
    reasons: dict[int, str | None] = dict.fromkeys(range(len(names)), _LOST)
    rows: Iterable[dict[str, Any]] = done.take_all()
    reasons.update((row["id"], row["reason"]) for row in rows)
    missing = {names[number]: reason for number, reason in reasons.items() if reason is not None}
    if missing:
        shown = [f"{name} ({reason})" for name, reason in list(missing.items())[:10]]
        more = [f"and {len(missing) - 10} more"] if len(missing) > 10 else []
        text = (
            f"{len(missing)} of {len(names)} {noun} are missing: {', '.join(shown + more)}; "
            f"call it again with resume=True to make them"
        )
        raise Incomplete(text, stage=stage, reasons=missing)

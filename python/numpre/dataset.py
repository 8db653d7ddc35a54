"""Data sets whose splits share nothing: make, verify, audit and score them.

``numpre dataset`` is the same as a command. The chapter "Data sets" of the book has the keys of a
configuration and the rules.

Examples
--------
>>> import tempfile, numpre.dataset
>>> config = {
...     "format": 1,
...     "name": "tiny",
...     "seed": 7,
...     "unique": "grid-class",
...     "output": {"layout": ["csv"]},
...     "part": [{"name": "easy", "request": {"rank": "1..2"}, "count": {"train": 20, "test": 2}}],
... }
>>> with tempfile.TemporaryDirectory() as folder:
...     made = numpre.dataset.make(config, folder)
...     report = numpre.dataset.verify(folder)
>>> [(file.path, file.rows) for file in made.files if file.rows], bool(report)
([('train.csv', 20), ('test.csv', 2)], True)
"""

from __future__ import annotations

import csv
import json
import os
import tempfile
from collections.abc import Callable, Mapping

from ._native import (
    _dataset_audit,
    _dataset_card,
    _dataset_make,
    _dataset_manifest,
    _dataset_score,
    _dataset_toml,
    _dataset_verify,
    _table_of,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    # A path, or anything that numpre.solve_many accepts.
    _Puzzles = Any

__all__ = [
    "Audit",
    "Document",
    "Manifest",
    "Report",
    "Scores",
    "audit",
    "card",
    "make",
    "manifest",
    "score",
    "verify",
]


class Document:
    """A result with the keys of the command's JSON as attributes.

    Lists become tuples, and objects become documents. Documents compare by their content. A key
    that is a keyword of Python, such as ``class``, has the attribute ``class_``.

    Examples
    --------
    >>> from numpre.dataset import Document
    >>> Document({"rows": 3, "files": [{"path": "a.csv"}]}).files[0].path
    'a.csv'
    """

    __slots__ = ("_content",)

    def __init__(self, content: Mapping[str, Any]) -> None:
        self._content = dict(content)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        try:
            return _shown(self._content[name.removesuffix("_")])
        except KeyError:
            known = ", ".join(self._content)
            raise AttributeError(f"no attribute {name!r}; expected one of {known}") from None

    def __dir__(self) -> list[str]:
        return [*super().__dir__(), *self._content]

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Document):
            return type(self) is type(other) and self._content == other._content
        return NotImplemented

    def __hash__(self) -> int:
        return hash(json.dumps(self._content, sort_keys=True))

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={_shown(value)!r}" for name, value in self._content.items())
        return f"{type(self).__name__}({fields})"

    def __reduce__(self) -> tuple[type, tuple[dict[str, Any]]]:
        return type(self), (self._content,)

    def to_dict(self) -> dict[str, Any]:
        """Return the content as dictionaries and lists, as in the command's JSON.

        Examples
        --------
        >>> from numpre.dataset import Document
        >>> Document({"rows": 3}).to_dict()
        {'rows': 3}
        """
        copy: dict[str, Any] = json.loads(json.dumps(self._content))
        return copy


def _shown(value: Any) -> Any:
    if isinstance(value, dict):
        return Document(value)
    if isinstance(value, list):
        return tuple(_shown(item) for item in value)
    return value


class Manifest(Document):
    """The manifest of a data set: configuration, versions, files with checksums, counts.

    Examples
    --------
    >>> from numpre.dataset import Manifest
    >>> Manifest({"counts": [{"split": "test", "rows": 2}]}).counts[0].rows
    2
    """

    __slots__ = ()


class Report(Document):
    """The result of :func:`verify`: the faults found. It is true if there are none.

    Examples
    --------
    >>> from numpre.dataset import Report
    >>> bool(Report({"files": 1, "rows": 9, "faults": []}))
    True
    """

    __slots__ = ()

    def __bool__(self) -> bool:
        return not self._content["faults"]


class Audit(Document):
    """The result of :func:`audit`: the numbers of flawed and of shared puzzles.

    `clean` is true if every puzzle can be read and has exactly one solution, answers are right, and
    splits share no class. Splits that the audit made up itself do not count.

    Examples
    --------
    >>> from numpre.dataset import Audit
    >>> Audit({"rows": 9, "clean": True}).clean
    True
    """

    __slots__ = ()


class Scores(Document):
    """The result of :func:`score`: all puzzles, and by rank and by the number of givens.

    Examples
    --------
    >>> from numpre.dataset import Scores
    >>> Scores({"all": {"puzzles": 4, "exact": 3}}).all.exact
    3
    """

    __slots__ = ()


def make(
    config: str | os.PathLike[str] | Mapping[str, Any],
    out: str | os.PathLike[str],
    *,
    resume: bool = True,
    threads: int | None = None,
    progress: Callable[[str, int, int], object] | None = None,
) -> Manifest:
    """Make a data set.

    The files depend only on the configuration and its input files, not on the threads.

    Parameters
    ----------
    config : path or dict
        The file of the configuration (TOML), or its content. In a dict, file names are relative to
        the current folder.
    out : path
        The folder of the data set.
    resume : bool
        Continue in a folder that an earlier call has begun. Otherwise the folder must be empty.
    threads : int, optional
        The number of threads; by default, as many as the process may use.
    progress : callable, optional
        It is called with the stage (``"make"``, ``"select"`` or ``"write"``), the number of
        finished rows, and their number in this stage.

    Returns
    -------
    Manifest
        The content of ``manifest.json``.

    Raises
    ------
    FormatError
        The configuration or an input file is wrong, or the folder belongs to another configuration.
    NotFound
        A part has too few puzzles.
    OSError
        A file cannot be read or written.

    Examples
    --------
    >>> import numpre
    >>> try:
    ...     numpre.dataset.make({"format": 1, "nmae": "x"}, "unused")
    ... except numpre.FormatError as error:
    ...     print(error.reason)
    unknown key `nmae`; the nearest known key is `name`
    """
    made = _dataset_make(*_source(config), os.fspath(out), resume, threads, progress)
    return Manifest(made)


def _source(config: str | os.PathLike[str] | Mapping[str, Any]) -> tuple[str, str, str]:
    """Return the text of a configuration, its file name and the folder of its input files."""
    if isinstance(config, Mapping):
        return _dataset_toml(json.dumps(config)), "", "."
    name = os.fspath(config)
    with open(name, encoding="utf-8") as file:
        return file.read(), name, os.path.dirname(name) or "."


def verify(path: str | os.PathLike[str], *, threads: int | None = None) -> Report:
    """Check checksums, solutions, ranks and splits of a data set, row by row.

    Parameters
    ----------
    path : path
        The folder of the data set.
    threads : int, optional
        As for :func:`make`.

    Returns
    -------
    Report
        The faults, if there are any.

    Raises
    ------
    FormatError, OSError
        There is no manifest that can be read.

    Examples
    --------
    >>> import numpre
    >>> try:
    ...     numpre.dataset.verify("no-such-folder")
    ... except FileNotFoundError as error:
    ...     print(error.strerror)
    No such file or directory
    """
    return Report(_dataset_verify(os.fspath(path), threads))


def audit(
    *files: _Puzzles,
    split: str | None = None,
    threads: int | None = None,
    **splits: _Puzzles,
) -> Audit:
    """Measure what is wrong with files or tables of puzzles, and what their splits share.

    Parameters
    ----------
    *files : path, table or array
        Files of puzzles, in any format that numpre reads; or puzzles as for
        :func:`numpre.solve_many`. In the result these are called ``table 1`` and so on.
    split : str, optional
        The column that has the split of each row.
    threads : int, optional
        As for :func:`make`.
    **splits : path, table or array
        Puzzles, each of one split: ``audit(train="train.csv", test=table)``. Without any splits,
        the puzzles are divided 90 to 10 at random, to show what such a division shares.

    Returns
    -------
    Audit
        The numbers, with the places of the first ten examples of each kind.

    Raises
    ------
    FormatError, OSError
        A file cannot be read at all, or has no such column.

    Examples
    --------
    >>> import os, tempfile, numpre
    >>> p = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     train, test = os.path.join(folder, "a.txt"), os.path.join(folder, "b.txt")
    ...     for name, puzzle in [(train, p), (test, numpre.isomorph(p, seed=1))]:
    ...         with open(name, "w") as file:
    ...             print(puzzle, file=file)
    ...     found = numpre.dataset.audit(train=train, test=test)
    >>> found.clean, found.pairs[0].same.count, found.pairs[0].class_.count
    (False, 0, 1)
    """
    if not files and not splits:
        raise TypeError("no files; expected one or more, such as audit(train=FILE, test=FILE)")
    given: list[tuple[_Puzzles, str | None]] = [(puzzles, None) for puzzles in files]
    given += [(puzzles, name) for name, puzzles in splits.items()]
    # The native half reads files, so tables are written to temporary ones.
    with tempfile.TemporaryDirectory() as folder:
        paths = []
        for place, (puzzles, name) in enumerate(given):
            if isinstance(puzzles, str | os.PathLike):
                path = os.fspath(puzzles)
            else:
                path = os.path.join(folder, f"table {place + 1}")
                _table_of(puzzles, "puzzle").write_parquet(path)
            paths.append((path, name))
        found = _dataset_audit(paths, split, threads)
        return Audit(_without(found, os.path.join(folder, "")))


def _without(found: Any, prefix: str) -> Any:
    """Return a result whose texts do not have this prefix."""
    if isinstance(found, dict):
        return {name: _without(value, prefix) for name, value in found.items()}
    if isinstance(found, list):
        return [_without(value, prefix) for value in found]
    return found.replace(prefix, "") if isinstance(found, str) else found


def score(
    path: str | os.PathLike[str],
    predictions: _Puzzles,
    *,
    protocol: str = "in",
) -> Scores:
    """Score answers to the puzzles of the split ``test``.

    Parameters
    ----------
    path : path
        The folder of the data set.
    predictions : path, table or array
        A CSV file or a table with an answer per row, and with its puzzle if the rows are not in the
        order of the split. A column, a list or an array has only the answers.
    protocol : str
        ``"in"`` and ``"few"`` score all puzzles, ``"rank-up"`` ranks 6 to 8, ``"clue-down"`` 25
        givens and fewer.

    Returns
    -------
    Scores
        The numbers of puzzles, exact answers, right blanks and changed givens.

    Raises
    ------
    FormatError, OSError
        A file cannot be read.

    Examples
    --------
    >>> import numpre
    >>> try:
    ...     numpre.dataset.score("folder", "answers.csv", protocol="out")
    ... except ValueError as error:
    ...     print(error)
    protocol "out"; expected one of in, rank-up, clue-down, few
    """
    if isinstance(predictions, str | os.PathLike):
        return Scores(_dataset_score(os.fspath(path), os.fspath(predictions), protocol))
    table = _table_of(predictions, "answer")
    with tempfile.TemporaryDirectory() as folder:
        answers = os.path.join(folder, "answers.csv")
        with open(answers, "w", newline="", encoding="utf-8") as file:
            writer = csv.writer(file, lineterminator="\n")
            writer.writerow(table.column_names)
            writer.writerows([_cells(value) for value in row.values()] for row in table)
        return Scores(_dataset_score(os.fspath(path), answers, protocol))


def _cells(value: Any) -> Any:
    """Return a board of numbers as text, with ``.`` for a blank; any other value as it is."""
    if isinstance(value, bytes | list):
        return "".join(str(cell or ".") for cell in value)
    return value


def card(path: str | os.PathLike[str]) -> str:
    """Write the card of a data set, ``README.md``, again.

    Parameters
    ----------
    path : path
        The folder of the data set.

    Returns
    -------
    str
        The text of the card.

    Raises
    ------
    FormatError, OSError
        There is no manifest that can be read.

    Examples
    --------
    >>> import numpre
    >>> try:
    ...     numpre.dataset.card("no-such-folder")
    ... except FileNotFoundError as error:
    ...     print(error.strerror)
    No such file or directory
    """
    return _dataset_card(os.fspath(path))


def manifest(path: str | os.PathLike[str]) -> Manifest:
    """Read the manifest of a data set.

    Parameters
    ----------
    path : path
        The folder of the data set.

    Returns
    -------
    Manifest
        The content of ``manifest.json``.

    Raises
    ------
    FormatError, OSError
        There is no manifest that can be read.

    Examples
    --------
    >>> import numpre
    >>> try:
    ...     numpre.dataset.manifest("no-such-folder")
    ... except FileNotFoundError as error:
    ...     print(error.strerror)
    No such file or directory
    """
    return Manifest(_dataset_manifest(os.fspath(path)))

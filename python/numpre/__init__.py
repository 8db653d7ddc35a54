"""Solve, check, rate, explain and generate Sudoku (Number Place) puzzles, one or millions.

A board is a text in any format, a :class:`Grid`, a :class:`State`, a sequence of 81 numbers or of 9
rows, or a NumPy array; 0 is a blank. Cells are numbered from 0, row by row. Names of cells, such as
``r3c5``, count rows and columns from 1.

Examples
--------
>>> import numpre
>>> p = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
>>> numpre.solve(p).solution["r5c5"]
5
>>> numpre.rate(p).rank
1
>>> numpre.hint(p, level="where").text
'Look at block 2.'
"""

from collections.abc import Iterator, Sequence

from ._errors import (
    ColumnError,
    Error,
    FormatError,
    NotFound,
    NotProper,
    ReadError,
    Refused,
    WrongBoard,
)
from ._native import (
    Assessment,
    Cell,
    Clash,
    Column,
    Exercise,
    Explanation,
    Fault,
    Generated,
    Grid,
    Hint,
    HodokuRating,
    PhotoBoard,
    PhotoCell,
    Possible,
    Puzzles,
    Rating,
    Reason,
    Record,
    SeRating,
    Solved,
    State,
    Step,
    Stream,
    Table,
    Verification,
    Warning,
    Why,
    __version__,
    ask,
    canonical,
    canonical_many,
    check,
    check_many,
    class_id,
    count,
    daily,
    exercise,
    explain,
    explain_many,
    generate,
    generate_many,
    grid,
    hint,
    hints,
    isomorph,
    isomorph_many,
    possible,
    puzzles,
    rate,
    rate_many,
    read,
    read_photo,
    read_table,
    solve,
    solve_many,
    stream,
    verify,
    verify_many,
    why,
)
from ._native import ColumnIterator as _ColumnIterator
from ._native import PuzzlesIterator as _PuzzlesIterator
from ._native import Records as _Records
from ._native import TableIterator as _TableIterator
from ._solutions import Solutions

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import ModuleType

    from . import dataset, rl

__all__ = [
    "Assessment",
    "Cell",
    "Clash",
    "Column",
    "ColumnError",
    "Error",
    "Exercise",
    "Explanation",
    "Fault",
    "FormatError",
    "Generated",
    "Grid",
    "Hint",
    "HodokuRating",
    "NotFound",
    "NotProper",
    "PhotoBoard",
    "PhotoCell",
    "Possible",
    "Puzzles",
    "Rating",
    "ReadError",
    "Reason",
    "Record",
    "Refused",
    "SeRating",
    "Solutions",
    "Solved",
    "State",
    "Step",
    "Stream",
    "Table",
    "Verification",
    "Warning",
    "Why",
    "WrongBoard",
    "__version__",
    "ask",
    "canonical",
    "canonical_many",
    "check",
    "check_many",
    "class_id",
    "count",
    "daily",
    "dataset",
    "exercise",
    "explain",
    "explain_many",
    "generate",
    "generate_many",
    "grid",
    "hint",
    "hints",
    "isomorph",
    "isomorph_many",
    "possible",
    "puzzles",
    "rate",
    "rate_many",
    "read",
    "read_photo",
    "read_table",
    "rl",
    "solve",
    "solve_many",
    "stream",
    "verify",
    "verify_many",
    "why",
]

for _sequence in (Grid, Explanation, Column):
    Sequence.register(_sequence)
for _iterator in (_PuzzlesIterator, _Records, _ColumnIterator, _TableIterator, Stream):
    Iterator.register(_iterator)
del _iterator, _sequence, Iterator, Sequence


def __getattr__(name: str) -> "ModuleType":
    """Import a module of the package when it is first used."""
    if name in {"dataset", "rl"}:
        from importlib import import_module

        return import_module(f".{name}", __name__)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

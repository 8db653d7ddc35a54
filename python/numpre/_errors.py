"""The exceptions of the package; all are subclasses of :class:`Error`.

They are defined in Python and not in Rust, because all but :class:`Error` have two base classes.
"""

from __future__ import annotations

# The same as ``typing.TYPE_CHECKING``. An import of typing would take half as long as the import of
# the whole package.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from ._native import Cell, Grid

__all__ = [
    "ColumnError",
    "Error",
    "FormatError",
    "NotFound",
    "NotProper",
    "ReadError",
    "Refused",
    "WrongBoard",
]


class Error(Exception):
    """The base class of all exceptions of the package.

    Examples
    --------
    >>> import numpre
    >>> try:
    ...     numpre.rate("." * 81)
    ... except numpre.Error as error:
    ...     print(type(error).__name__)
    NotProper
    """

    __module__ = "numpre"


class ReadError(Error, ValueError):
    """Raised if a text, a file or numbers are not a board.

    Attributes
    ----------
    kind : str
        A stable name, such as ``"character"``.
    line, column : int or None
        The place, from 1; None if numbers were given.
    found, expected : str
        What was found, and what was expected.

    Examples
    --------
    >>> import numpre
    >>> try:
    ...     numpre.solve("." * 80)
    ... except numpre.ReadError as error:
    ...     print(error, "|", error.kind, error.column, error.expected)
    line 1, column 81: 80 cells; expected 81 | cell-count 81 81
    """

    __module__ = "numpre"

    def __init__(
        self,
        text: str = "",
        *,
        kind: str = "",
        line: int | None = None,
        column: int | None = None,
        found: str = "",
        expected: str = "",
    ) -> None:
        super().__init__(text)
        self.kind = kind
        self.line = line
        self.column = column
        self.found = found
        self.expected = expected


class NotProper(Error, ValueError):
    """Raised if a puzzle does not have exactly one solution.

    Attributes
    ----------
    status : str
        ``"multiple"`` or ``"none"``.

    Examples
    --------
    >>> import numpre
    >>> try:
    ...     numpre.explain("11" + "." * 79)
    ... except numpre.NotProper as error:
    ...     print(error.status)
    none
    """

    __module__ = "numpre"

    def __init__(self, text: str = "", *, status: str = "none") -> None:
        super().__init__(text)
        self.status = status


class WrongBoard(Error, ValueError):
    """Raised if digits or removed candidates of a board contradict its solution.

    Attributes
    ----------
    cells : tuple of Cell
        The wrong cells, as far as the level of the hint reveals them.

    Examples
    --------
    >>> import numpre
    >>> p = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    >>> try:
    ...     numpre.hint(numpre.State(p, placed="." * 40 + "9" + "." * 40))
    ... except numpre.WrongBoard as error:
    ...     print(error.cells)
    (Cell('r5c5'),)
    """

    __module__ = "numpre"

    def __init__(self, text: str = "", *, cells: tuple[Cell, ...] = ()) -> None:
        super().__init__(text)
        self.cells = cells


class Refused(Error, ValueError):
    """Raised if no puzzle can meet the requirements.

    Attributes
    ----------
    reason : str
        A stable name, such as ``"too-few-clues"``.

    Examples
    --------
    >>> import numpre
    >>> try:
    ...     numpre.generate(clues=16)
    ... except numpre.Refused as error:
    ...     print(error.reason)
    too-few-clues
    """

    __module__ = "numpre"

    def __init__(self, text: str = "", *, reason: str = "") -> None:
        super().__init__(text)
        self.reason = reason


class NotFound(Error, LookupError):
    """Raised if nothing was found within the tries allowed.

    Attributes
    ----------
    tries : int or None
        The number of tries that were made; None if it is not known.
    nearest : Grid or None
        The closest puzzle that was found; None if there is none.

    Examples
    --------
    >>> import numpre
    >>> try:
    ...     numpre.generate(rank=8, max_tries=1)
    ... except numpre.NotFound as error:
    ...     print(error.tries)
    1
    """

    __module__ = "numpre"

    def __init__(
        self, text: str = "", *, tries: int | None = None, nearest: Grid | None = None
    ) -> None:
        super().__init__(text)
        self.tries = tries
        self.nearest = nearest


class ColumnError(Error, KeyError):
    """Raised if a table does not have the wanted column.

    Attributes
    ----------
    wanted : tuple of str
        The accepted names of the column.
    present : tuple of str
        The names of the columns in the table.

    Examples
    --------
    >>> import numpre
    >>> numpre.ColumnError("no column", wanted=("puzzle",), present=("id",)).present
    ('id',)
    """

    __module__ = "numpre"

    def __init__(
        self, text: str = "", *, wanted: tuple[str, ...] = (), present: tuple[str, ...] = ()
    ) -> None:
        super().__init__(text)
        self.wanted = wanted
        self.present = present

    def __str__(self) -> str:
        # KeyError would show the text in quotes.
        return str(self.args[0])


class FormatError(Error, ValueError):
    """Raised if a file is damaged, or a configuration is wrong.

    Attributes
    ----------
    path : str
        The file.
    where : str
        The place in the file.
    reason : str
        What is wrong.

    Examples
    --------
    >>> import numpre
    >>> numpre.FormatError("damaged", path="a.parquet", where="row group 2").where
    'row group 2'
    """

    __module__ = "numpre"

    def __init__(
        self, text: str = "", *, path: str = "", where: str = "", reason: str = ""
    ) -> None:
        super().__init__(text)
        self.path = path
        self.where = where
        self.reason = reason

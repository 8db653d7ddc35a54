"""The result of ``solve_many`` for an array."""

from collections import namedtuple

__all__ = ["Solutions"]


class Solutions(namedtuple("Solutions", ("solution", "status"))):
    """The solutions and statuses of an array of puzzles.

    Examples
    --------
    >>> import numpre, numpy
    >>> found = numpre.solve_many(numpy.zeros((3, 9, 9), numpy.uint8))
    >>> found.solution.sum(), found.status.tolist()
    (np.uint64(0), [2, 2, 2])
    """

    __module__ = "numpre"
    __slots__ = ()


Solutions.solution.__doc__ = "The solutions (N, 81); 0 in rows that do not have exactly one."
Solutions.status.__doc__ = "The statuses (N,): 0 none, 1 unique, 2 multiple."

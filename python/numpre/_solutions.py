"""The arrays of ``solve_many``."""

from collections import namedtuple

__all__ = ["Solutions"]


class Solutions(namedtuple("Solutions", ("solution", "status"))):
    """The solutions of an array of puzzles.

    Examples
    --------
    >>> import numpre, numpy
    >>> found = numpre.solve_many(numpy.zeros((3, 9, 9), numpy.uint8))
    >>> found.solution.sum(), found.status.tolist()
    (np.uint64(0), [2, 2, 2])
    """

    __module__ = "numpre"
    __slots__ = ()


Solutions.solution.__doc__ = "(N, 81), 0 where there is not exactly one solution."
Solutions.status.__doc__ = "(N,): 0 none, 1 unique, 2 multiple."

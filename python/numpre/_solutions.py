"""The arrays of ``solve_many``."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

__all__ = ["Solutions"]


class Solutions(NamedTuple):
    """The solutions of an array of puzzles.

    Examples
    --------
    >>> import numpre, numpy
    >>> found = numpre.solve_many(numpy.zeros((3, 9, 9), numpy.uint8))
    >>> found.solution.sum(), found.status.tolist()
    (np.uint64(0), [2, 2, 2])
    """

    solution: NDArray[np.uint8]
    """(N, 81), 0 where there is not exactly one solution."""
    status: NDArray[np.uint8]
    """(N,): 0 none, 1 unique, 2 multiple."""


Solutions.__module__ = "numpre"

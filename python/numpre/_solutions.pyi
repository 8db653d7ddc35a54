from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

__all__ = ["Solutions"]

class Solutions(NamedTuple):
    solution: NDArray[np.uint8]
    status: NDArray[np.uint8]

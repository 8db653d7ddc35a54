"""Puzzles for reinforcement learning, with the protocol of reasoning-gym.

Two seeds never share a puzzle by construction: the seed and the index choose the stream of random
numbers together, so item i of seed 42 is not item i - 1 of seed 43.

Examples
--------
>>> import numpre.rl
>>> data = numpre.rl.SudokuDataset(size=3, seed=7, rank=4)
>>> entry = data[0]
>>> data.score_answer(entry["answer"], entry), entry["metadata"]["rank"]
(1.0, 4)
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ._native import generate

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

__all__ = ["SudokuDataset", "register", "score_answer"]


def score_answer(answer: str | None, entry: Mapping[str, Any]) -> float:
    """Score an answer to an entry.

    Parameters
    ----------
    answer : str or None
        A board: its digits in order. White space and the lines of a frame are ignored.
    entry : mapping
        An entry with ``question`` and ``answer``.

    Returns
    -------
    float
        1 for the solution; 0 if a given was changed, or if the answer has other than 81 cells;
        otherwise the share of the blanks with the right digit.

    Examples
    --------
    >>> import numpre
    >>> entry = numpre.rl.SudokuDataset(size=1)[0]
    >>> numpre.rl.score_answer(entry["question"], entry), numpre.rl.score_answer(None, entry)
    (0.0, 0.0)
    """
    cells = [cell for cell in answer or "" if cell.isascii() and (cell.isdigit() or cell in "._")]
    question, solution = entry["question"], entry["answer"]
    if len(cells) != len(solution):
        return 0.0
    pairs = list(zip(question, cells, solution, strict=True))
    if any(cell != right for given, cell, right in pairs if given != "."):
        return 0.0
    blanks = [cell == right for given, cell, right in pairs if given == "."]
    return sum(blanks) / len(blanks) if blanks else 1.0


class SudokuDataset(Sequence["dict[str, Any]"]):
    """Puzzles made to order, as entries with a question, an answer and metadata.

    Entry `i` is a pure function of the seed, `i` and the options.

    Parameters
    ----------
    size : int
        The number of entries.
    seed : int
        Another seed gives other puzzles.
    **as_generate
        The options of :func:`numpre.generate`: rank, technique, se, hodoku, clues, symmetry,
        pattern, minimal, max_tries.

    Examples
    --------
    >>> import numpre
    >>> data = numpre.rl.SudokuDataset(size=2, seed=1)
    >>> len(data), data[1] == numpre.rl.SudokuDataset(size=9, seed=1)[1]
    (2, True)
    """

    def __init__(self, size: int = 500, seed: int = 42, **as_generate: Any) -> None:
        if size < 0:
            raise ValueError(f"size {size}; expected 0 or more")
        self.size = size
        self.seed = seed
        self.options = as_generate

    def __len__(self) -> int:
        return self.size

    def __getitem__(self, index: int) -> dict[str, Any]:  # type: ignore[override]
        place = index + self.size if index < 0 else index
        if not 0 <= place < self.size:
            raise IndexError(f"index {index}; expected less than {self.size}")
        made = generate(seed=self.seed, index=place, **self.options)
        metadata = {
            "source_dataset": "numpre",
            "source_index": place,
            "seed": self.seed,
            "rank": made.rank,
            "clues": made.clues,
        }
        return {
            "question": str(made.puzzle),
            "answer": str(made.solution),
            "metadata": metadata,
        }

    def __iter__(self) -> Iterator[dict[str, Any]]:
        return (self[index] for index in range(self.size))

    def score_answer(self, answer: str | None, entry: Mapping[str, Any]) -> float:
        """Score an answer to an entry; see :func:`score_answer`."""
        return score_answer(answer, entry)


def register(name: str = "numpre_sudoku") -> None:
    """Register the data set with reasoning-gym, which must be installed.

    Afterwards ``reasoning_gym.create_dataset(name, size=…, seed=…, options={"rank": 4})`` makes it.

    Parameters
    ----------
    name : str
        The name of the data set in reasoning-gym.

    Raises
    ------
    ImportError
        reasoning-gym is not installed.

    Examples
    --------
    >>> import importlib.util, numpre
    >>> if importlib.util.find_spec("reasoning_gym"):
    ...     numpre.rl.register()
    """
    from dataclasses import field, make_dataclass
    from importlib import import_module

    try:
        factory: Any = import_module("reasoning_gym.factory")
    except ImportError as error:
        text = "reasoning-gym is not installed; expected it: pip install reasoning-gym"
        raise ImportError(text) from error

    def check(config: Any) -> None:
        assert config.size >= 0, "size must be 0 or more"

    # Made by calls, because their bases exist only if reasoning-gym is installed.
    config_class = make_dataclass(
        "NumpreConfig",
        [
            ("size", int, field(default=500)),
            ("seed", "int | None", field(default=None)),
            ("options", "dict[str, Any]", field(default_factory=dict)),
        ],
        namespace={"validate": check},
    )

    def begin(self: Any, config: Any) -> None:
        factory.ProceduralDataset.__init__(self, config=config, seed=config.seed, size=config.size)
        self.entries = SudokuDataset(config.size, self.seed, **config.options)

    methods = {
        "__init__": begin,
        "__getitem__": lambda self, index: self.entries[index],
        "score_answer": lambda self, answer, entry: score_answer(answer, entry),
    }
    data_class: Any = type("NumpreDataset", (factory.ProceduralDataset,), methods)
    if name not in factory.DATASETS:
        factory.register_dataset(name, data_class, config_class)

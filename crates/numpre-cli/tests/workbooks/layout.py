"""What every sample workbook contains: the puzzles, and the sheets with their boards and lists."""

from dataclasses import dataclass

# A puzzle with one solution, and its solution.
PUZZLE = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
ANSWER = "812753649943682175675491283154237896369845721287169534521974368438526917796318452"
# Another one, for the second row of the list.
OTHER = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
OTHER_ANSWER = "417369825632158947958724316825437169791586432346912758289643571573291684164875293"


@dataclass
class Board:
    """A board on a sheet of its own. Rows and columns count from 1."""

    sheet: str
    row: int
    column: int
    # The empty rows and columns between two blocks.
    gap: int
    # Cells with a text that must not be written over.
    notes: tuple
    # Where the answer has to be; None for the sheet of answers.
    answer: tuple | None

    def cell(self, index, place=None):
        """The row and column of a cell of the board, or of a board like it elsewhere."""
        row, column = place or (self.row, self.column)
        down, across = divmod(index, 9)
        return row + down + down // 3 * self.gap, column + across + across // 3 * self.gap


BOARDS = [
    # Below the board, where nothing is.
    Board("Board", 4, 2, 0, (), (14, 2)),
    # A note is below the board: to the right of it.
    Board("Beside", 4, 2, 0, ((16, 3),), (4, 12)),
    # Notes are in both places: on the sheet of answers.
    Board("Full", 4, 2, 0, ((16, 3), (6, 14)), None),
    # Empty rows and columns separate the blocks.
    Board("Gaps", 5, 5, 1, (), (18, 5)),
]

# The sheet "List": a heading, and two rows. The solution and the status go into the columns D and E.
LIST_HEADS = ["id", "puzzle", "memo"]
LIST_ROWS = [[101, PUZZLE, "café"], [102, OTHER, "数独"]]
LIST_ANSWERS = [ANSWER, OTHER_ANSWER]

"""Draws boards as pictures, and writes them as PNG files."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterable
from itertools import pairwise

PAPER, INK = 235, 40

# The digits 1 to 9 as lines through points of a field 4 wide and 6 high.
DIGITS = (
    "08,14 22,00 22,60",
    "02,16 06,05 20,00 34,05 37,17 32,29 02,60 38,60",
    "03,09 12,01 28,01 36,10 34,22 24,28 16,28 24,28 35,35 37,47 28,58 12,59 02,50",
    "29,60 29,00 02,42 39,42",
    "35,00 08,00 05,27 20,22 33,28 37,41 31,55 18,60 03,53",
    "33,05 20,00 08,09 03,28 04,46 11,57 20,60 33,54 37,41 31,29 20,25 09,29 03,40",
    "02,00 38,00 15,60",
    "20,28 08,22 05,12 10,03 20,00 30,03 35,12 32,22 20,28 07,34 02,45 08,56 20,60 32,56 38,45"
    " 33,34 20,28",
    "37,20 31,31 20,35 09,31 03,19 07,06 18,00 29,03 36,14 37,32 32,51 20,60 07,55",
)

Point = tuple[float, float]


class Page:
    """A square grey picture."""

    def __init__(self, side: int) -> None:
        self.side = side
        self.pixels = bytearray([PAPER]) * (side * side)

    def line(self, start: Point, end: Point, wide: float) -> None:
        """Draw a line with round ends; `wide` is half of its width."""
        (x0, y0), (x1, y1) = start, end
        dx, dy = x1 - x0, y1 - y0
        length = max(dx * dx + dy * dy, 1e-6)
        reach = wide + 1
        for y in range(int(min(y0, y1) - reach), int(max(y0, y1) + reach) + 1):
            for x in range(int(min(x0, x1) - reach), int(max(x0, x1) + reach) + 1):
                along = ((x + 0.5 - x0) * dx + (y + 0.5 - y0) * dy) / length
                along = min(1.0, max(0.0, along))
                far = ((x + 0.5 - x0 - along * dx) ** 2 + (y + 0.5 - y0 - along * dy) ** 2) ** 0.5
                cover = min(1.0, max(0.0, wide + 0.5 - far))
                place = y * self.side + x
                value = int(PAPER + (INK - PAPER) * cover)
                self.pixels[place] = min(self.pixels[place], value)

    def lattice(self, left: float, top: float, cell: float, count: int = 9) -> None:
        """Draw the lines of a square lattice."""
        end = cell * count
        for line in range(count + 1):
            wide = max(0.5, cell * (0.04 if line % 3 == 0 else 0.015))
            at = cell * line
            self.line((left + at, top), (left + at, top + end), wide)
            self.line((left, top + at), (left + end, top + at), wide)

    def board(self, puzzle: str, left: float, top: float, cell: float) -> None:
        """Draw a board with its digits."""
        self.lattice(left, top, cell)
        for place, digit in enumerate(puzzle):
            if digit == ".":
                continue
            x, y = left + cell * (place % 9 + 0.3), top + cell * (place // 9 + 0.2)
            points = [
                (x + cell * int(point[:2]) / 100, y + cell * int(point[3:]) / 100)
                for point in DIGITS[int(digit) - 1].split()
            ]
            for start, end in pairwise(points):
                self.line(start, end, cell * 0.035)

    def png(self) -> bytes:
        """Return the picture as a PNG file."""
        rows = (
            b"\0" + self.pixels[row * self.side : (row + 1) * self.side] for row in range(self.side)
        )
        size = struct.pack(">IIBBBBB", self.side, self.side, 8, 0, 0, 0, 0)
        return b"\x89PNG\r\n\x1a\n" + b"".join(
            chunks([(b"IHDR", size), (b"IDAT", zlib.compress(b"".join(rows))), (b"IEND", b"")])
        )


def chunks(parts: Iterable[tuple[bytes, bytes]]) -> Iterable[bytes]:
    """Yield the chunks of a PNG file with their lengths and checksums."""
    for name, data in parts:
        checksum = zlib.crc32(name + data)
        yield struct.pack(">I", len(data)) + name + data + struct.pack(">I", checksum)

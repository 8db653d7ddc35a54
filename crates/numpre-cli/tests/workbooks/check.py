"""Fills in the sample workbooks, and opens every result with openpyxl and LibreOffice. See `check`."""

import csv
import shutil
import subprocess
import sys
import tempfile
import time
import warnings
from pathlib import Path

import openpyxl

from layout import ANSWER, BOARDS, LIST_ANSWERS, LIST_ROWS, OTHER, OTHER_ANSWER, PUZZLE

HERE = Path(__file__).parent
# openpyxl drops what it does not know of XlsxWriter's data bars. That is no fault of the workbook.
warnings.filterwarnings("ignore", message=".*xtension is not supported")
# Saves every sheet as a file of its own: NAME-SHEET.csv. The last value is the number of the sheet, -1 for all.
AS_CSV = "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,-1"


def numpre(command, *arguments):
    ran = subprocess.run([command, *map(str, arguments)], capture_output=True, text=True)
    assert ran.returncode == 0, (arguments, ran)
    return ran.stdout


def by_openpyxl(path):
    """The sheets of a workbook: for each the texts of its cells, by row and column from 1."""
    book = openpyxl.load_workbook(path)
    text = lambda value: "" if value is None else str(value)
    return {
        sheet.title: {(cell.row, cell.column): text(cell.value) for row in sheet.iter_rows() for cell in row}
        for sheet in book.worksheets
    }


def by_libreoffice(folder, paths):
    """The same of several workbooks, opened by LibreOffice."""
    out = folder / "csv"
    command = ["soffice", f"-env:UserInstallation=file://{folder}/profile", "--headless", "--convert-to", AS_CSV]
    ran = subprocess.run([*command, "--outdir", out, *paths], capture_output=True, text=True, timeout=300)
    assert ran.returncode == 0, ran
    books = {}
    for path in paths:
        books[path] = sheets = {}
        for file in out.glob(f"{path.stem}-*.csv"):
            with open(file, newline="", encoding="utf-8") as lines:
                rows = list(csv.reader(lines))
            sheets[file.stem.removeprefix(f"{path.stem}-")] = {
                (row, column): text for row, cells in enumerate(rows, 1) for column, text in enumerate(cells, 1)
            }
        assert sheets, f"LibreOffice does not open {path.name}: {ran.stdout}{ran.stderr}"
    return books


def check_filled(name, sheets):
    """Every puzzle and note is where it was, and every answer where it belongs."""
    for board in BOARDS:
        cells = sheets[board.sheet]
        read = lambda place: "".join(cells.get(board.cell(index, place), "") or "." for index in range(81))
        assert read(None) == PUZZLE, (name, board, read(None))
        assert all(cells[note] == "note" for note in board.notes), (name, board)
        if board.answer:
            assert read(board.answer) == ANSWER, (name, board, read(board.answer))
    (answers,) = (cells for cells in sheets.values() if cells.get((1, 3)) == "solution")
    row = [answers.get((2, column)) for column in range(1, 5)]
    assert row == ["Full", "B4", ANSWER, "unique"], (name, row)
    cells = sheets["List"]
    for row, (before, answer) in enumerate(zip(LIST_ROWS, LIST_ANSWERS), 2):
        found = [cells.get((row, column), "") for column in range(1, 6)]
        assert found == [*map(str, before), answer, "unique"], (name, found)


def check_holds(*texts):
    def check(name, sheets):
        found = {text for cells in sheets.values() for text in cells.values()}
        assert all(text in found for text in texts), (name, texts, sheets)

    return check


def check_sheet(name, sheets):
    """One puzzle that becomes a sheet."""
    (cells,) = sheets.values()
    for row, line in ((4, PUZZLE), (14, ANSWER)):
        read = "".join(cells.get((row + index // 9, 2 + index % 9), "") or "." for index in range(81))
        assert read == line, (name, read)


def main(command):
    begin = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        folder = Path(folder)
        outputs = {}

        def output(name, check):
            outputs[folder / name] = check
            return folder / name

        samples = sorted(HERE.glob("*.xlsx"))
        assert len(samples) == 5, samples
        for sample in samples:
            filled = output(f"{sample.stem}_filled.xlsx", check_filled)
            numpre(command, "solve", sample, "--out", filled)
            in_place = output(f"{sample.stem}_place.xlsx", check_filled)
            shutil.copy(sample, in_place)
            numpre(command, "solve", in_place, "--in-place")
            # Filled in once more, over its own answers.
            numpre(command, "solve", in_place, "--in-place")
            numpre(command, "rate", sample, "--out", output(f"{sample.stem}_rate.xlsx", check_holds(PUZZLE, OTHER)))
        # What the command makes of its own, and fills in.
        numpre(command, "solve", PUZZLE, "--out", output("one.xlsx", check_sheet))
        numpre(command, "solve", folder / "one.xlsx", "--out", output("one_again.xlsx", check_sheet))
        numpre(command, "convert", "--to", "xlsx", PUZZLE, "--out", folder / "unsolved.xlsx")
        numpre(command, "solve", folder / "unsolved.xlsx", "--out", output("one_later.xlsx", check_sheet))
        numpre(command, "solve", PUZZLE, OTHER, "--out", output("list.xlsx", check_holds(PUZZLE, ANSWER, OTHER, OTHER_ANSWER)))
        numpre(command, "solve", folder / "list.xlsx", "--out", output("list_again.xlsx", check_holds(ANSWER, OTHER_ANSWER)))
        numpre(command, "explain", OTHER, "--out", output("explain.xlsx", check_holds(OTHER)))
        made = numpre(command, "generate", "--count", "2", "--seed", "7", "--output", "line").split()
        numpre(command, "generate", "--count", "2", "--seed", "7", "--out", output("made.xlsx", check_holds(*made)))

        opened = by_libreoffice(folder, list(outputs))
        for path, check in outputs.items():
            # openpyxl finds no sheets in any strict workbook.
            if not (path.name.startswith("excel-strict_") and check is check_filled):
                check(f"{path.name} in openpyxl", by_openpyxl(path))
            check(f"{path.name} in LibreOffice", opened[path])
    print(f"{len(outputs)} workbooks opened by openpyxl and LibreOffice in {time.monotonic() - begin:.0f} s")


main(sys.argv[1])

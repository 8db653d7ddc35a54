#!/usr/bin/env python3
"""Makes the sample workbooks beside this file. Needs openpyxl, XlsxWriter and LibreOffice (soffice)."""

import os
import subprocess
import tempfile
import zipfile
from pathlib import Path

import openpyxl
import xlsxwriter
from openpyxl.chart import BarChart, Reference
from openpyxl.comments import Comment
from openpyxl.formatting.rule import ColorScaleRule
from openpyxl.styles import Alignment, Border, Font, PatternFill, Side
from openpyxl.utils import get_column_letter
from openpyxl.workbook.defined_name import DefinedName
from openpyxl.worksheet.datavalidation import DataValidation
from openpyxl.worksheet.properties import PageSetupProperties

from layout import BOARDS, LIST_HEADS, LIST_ROWS, PUZZLE

HERE = Path(__file__).parent


def given(index):
    return int(PUZZLE[index]) if PUZZLE[index] != "." else None


def with_openpyxl(path):
    """Styles, merged cells, conditional formatting, validation, names, comments, a chart, several sheets."""
    book = openpyxl.Workbook()
    book.remove(book.active)
    cover = book.create_sheet("表紙")
    cover["A1"] = "Puzzle book"
    cover["A1"].font = Font(bold=True, size=24, color="C00000")
    cover.merge_cells("A1:F2")
    cover["A4"] = "=COUNT(Board!B4:J12)"
    for board in BOARDS:
        sheet = book.create_sheet(board.sheet)
        sheet["A1"] = "No. 1"
        for index in range(81):
            row, column = board.cell(index)
            cell = sheet.cell(row, column, given(index))
            side = lambda thick: Side(style="medium" if thick else "thin")
            down, across = divmod(index, 9)
            cell.border = Border(
                top=side(down % 3 == 0), bottom=side(down % 3 == 2),
                left=side(across % 3 == 0), right=side(across % 3 == 2),
            )
            cell.font = Font(bold=True, size=14)
            cell.alignment = Alignment(horizontal="center", vertical="center")
            cell.fill = PatternFill("solid", fgColor="FFF2CC" if (down // 3 + across // 3) % 2 else "FFFFFF")
        for row, column in board.notes:
            sheet.cell(row, column, "note")
        last = board.cell(80)
        area = f"{get_column_letter(board.column)}{board.row}:{get_column_letter(last[1])}{last[0]}"
        sheet.conditional_formatting.add(
            area, ColorScaleRule(start_type="min", start_color="FFFFFF", end_type="max", end_color="63BE7B")
        )
        digits = DataValidation(type="whole", operator="between", formula1="1", formula2="9", allow_blank=True)
        digits.add(area)
        sheet.add_data_validation(digits)
        book.defined_names[f"{board.sheet}_area"] = DefinedName(
            f"{board.sheet}_area", attr_text=f"{board.sheet}!${area.replace(':', ':$')}"
        )
        sheet.print_area = "A1:Z40"
        sheet.page_setup.orientation = "landscape"
        sheet.page_setup.fitToHeight = 1
        sheet.sheet_properties.pageSetUpPr = PageSetupProperties(fitToPage=True)
    first = book["Board"]
    first["B4"].comment = Comment("The first given", "a player")
    chart = BarChart()
    chart.add_data(Reference(first, min_col=2, min_row=4, max_row=12))
    first.add_chart(chart, "W4")
    first.freeze_panes = "A2"
    table = book.create_sheet("List")
    for row in [LIST_HEADS, *LIST_ROWS]:
        table.append(row)
    # The name of the sheet of answers is taken.
    book.create_sheet("answers")["A1"] = "my own answers"
    book.save(path)


def with_xlsxwriter(path):
    book = xlsxwriter.Workbook(path)
    drawn = book.add_format({"border": 1, "bold": True, "align": "center", "bg_color": "#DDEBF7"})
    for board in BOARDS:
        sheet = book.add_worksheet(board.sheet)
        sheet.merge_range("A1:D2", "No. 1")
        for index in range(81):
            row, column = board.cell(index)
            sheet.write(row - 1, column - 1, given(index), drawn)
        for row, column in board.notes:
            sheet.write(row - 1, column - 1, "note")
        sheet.conditional_format("B4:J12", {"type": "data_bar", "data_bar_2010": True})
        sheet.data_validation("B4:J12", {"validate": "integer", "criteria": "between", "minimum": 1, "maximum": 9})
    book.define_name("area", "=Board!$B$4:$J$12")
    book.get_worksheet_by_name("Board").write_formula("U4", "=SUM(B14:J22)")
    table = book.add_worksheet("List")
    for row, cells in enumerate([LIST_HEADS, *LIST_ROWS]):
        table.write_row(row, 0, cells)
    table.add_table(0, 0, len(LIST_ROWS), 2, {"columns": [{"header": head} for head in LIST_HEADS]})
    book.close()


def with_libreoffice(source, path):
    """Another program's workbook, opened and saved by LibreOffice."""
    with tempfile.TemporaryDirectory() as folder:
        profile = f"-env:UserInstallation=file://{folder}/profile"
        command = ["soffice", profile, "--headless", "--convert-to", "xlsx", "--outdir", folder, str(source)]
        subprocess.run(command, check=True, capture_output=True, timeout=120)
        os.replace(Path(folder) / source.name, path)


XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n'
MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
PACKAGE = "http://schemas.openxmlformats.org/package/2006"
# The declarations at the head of the parts that Excel writes.
EXCEL = (
    'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" mc:Ignorable="x14ac xr" '
    'xmlns:x14ac="http://schemas.microsoft.com/office/spreadsheetml/2009/9/ac" '
    'xmlns:xr="http://schemas.microsoft.com/office/spreadsheetml/2014/revision"'
)


def as_excel(path, is_strict):
    """The XML that Excel writes, by hand: ignorable namespaces, spans, shared texts with readings, a calculation chain."""
    texts = []

    def shared(text):
        if text not in texts:
            texts.append(text)
        return texts.index(text)

    def cell(row, column, value, style=1):
        place = f"{get_column_letter(column)}{row}"
        if value is None:
            return f'<c r="{place}" s="{style}"/>'
        if isinstance(value, str):
            return f'<c r="{place}" t="s"><v>{shared(value)}</v></c>'
        return f'<c r="{place}" s="{style}"><v>{value}</v></c>'

    def sheet(cells, more=""):
        rows = {}
        for row, column, value in sorted(cells, key=lambda cell: cell[:2]):
            rows.setdefault(row, []).append((column, cell(row, column, value)))
        text = "".join(
            f'<row r="{row}" spans="1:{max(found)[0]}" ht="18" x14ac:dyDescent="0.4">{"".join(c for _, c in found)}</row>'
            for row, found in rows.items()
        )
        return (
            f'{XML}<worksheet xmlns="{MAIN}" xmlns:r="{OFFICE}" {EXCEL} xr:uid="{{00000000-0001-0000-0000-000000000000}}">'
            f'<dimension ref="A1:Z40"/><sheetViews><sheetView workbookViewId="0"/></sheetViews>'
            f'<sheetFormatPr defaultRowHeight="18" x14ac:dyDescent="0.4"/><sheetData>{text}</sheetData>'
            f'<phoneticPr fontId="1"/><pageMargins left="0.7" right="0.7" top="0.75" bottom="0.75" header="0.3" footer="0.3"/>'
            f"{more}</worksheet>"
        )

    names = [board.sheet for board in BOARDS] + ["List"]
    sheets = []
    for board in BOARDS:
        cells = [(*board.cell(index), given(index)) for index in range(81)]
        sheets.append(sheet([(1, 1, "No. 1"), *cells, *((row, column, "note") for row, column in board.notes)]))
    # A formula, so that there is a chain of calculations.
    sheets[0] = sheets[0].replace("</sheetData>", '<row r="30"><c r="A30"><f>SUM(B4:J12)</f><v>96</v></c></row></sheetData>')
    rows = enumerate([LIST_HEADS, *LIST_ROWS], 1)
    sheets.append(sheet([(row, column, value) for row, cells in rows for column, value in enumerate(cells, 1)]))

    def reading(text):
        return '<rPh sb="0" eb="2"><t>スウドク</t></rPh><phoneticPr fontId="1"/>' if text == "数独" else ""

    strings = "".join(f"<si><t>{text}</t>{reading(text)}</si>" for text in texts)
    kind = "application/vnd.openxmlformats-officedocument.spreadsheetml"
    parts = {
        "[Content_Types].xml": f'{XML}<Types xmlns="{PACKAGE}/content-types">'
        f'<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
        f'<Default Extension="xml" ContentType="application/xml"/>'
        f'<Override PartName="/xl/workbook.xml" ContentType="{kind}.sheet.main+xml"/>'
        + "".join(
            f'<Override PartName="/xl/worksheets/sheet{n}.xml" ContentType="{kind}.worksheet+xml"/>'
            for n in range(1, len(names) + 1)
        )
        + f'<Override PartName="/xl/styles.xml" ContentType="{kind}.styles+xml"/>'
        f'<Override PartName="/xl/sharedStrings.xml" ContentType="{kind}.sharedStrings+xml"/>'
        f'<Override PartName="/xl/calcChain.xml" ContentType="{kind}.calcChain+xml"/></Types>',
        "_rels/.rels": f'{XML}<Relationships xmlns="{PACKAGE}/relationships">'
        f'<Relationship Id="rId1" Type="{OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>',
        "xl/workbook.xml": f'{XML}<workbook xmlns="{MAIN}" xmlns:r="{OFFICE}" {EXCEL.replace("x14ac xr", "xr")}>'
        + "<fileVersion appName=\"xl\" lastEdited=\"7\" lowestEdited=\"7\" rupBuild=\"22228\"/><workbookPr/>"
        '<bookViews><workbookView xWindow="0" yWindow="0" windowWidth="20000" windowHeight="10000"/></bookViews><sheets>'
        + "".join(f'<sheet name="{name}" sheetId="{n}" r:id="rId{n}"/>' for n, name in enumerate(names, 1))
        + '</sheets><definedNames><definedName name="area">Board!$B$4:$J$12</definedName></definedNames>'
        '<calcPr calcId="191029"/><extLst><ext uri="{140A7094-0E35-4892-8432-C4D2E57EDEB5}" '
        'xmlns:x15="http://schemas.microsoft.com/office/spreadsheetml/2010/11/main">'
        '<x15:workbookPr chartTrackingRefBase="1"/></ext></extLst></workbook>',
        "xl/_rels/workbook.xml.rels": f'{XML}<Relationships xmlns="{PACKAGE}/relationships">'
        + "".join(
            f'<Relationship Id="rId{n}" Type="{OFFICE}/worksheet" Target="worksheets/sheet{n}.xml"/>'
            for n in range(1, len(names) + 1)
        )
        + "".join(
            f'<Relationship Id="rId{n}" Type="{OFFICE}/{part}" Target="{part}.xml"/>'
            for n, part in enumerate(["styles", "sharedStrings", "calcChain"], len(names) + 1)
        )
        + "</Relationships>",
        "xl/styles.xml": f'{XML}<styleSheet xmlns="{MAIN}"><fonts count="2"><font><sz val="11"/><name val="Yu Gothic"/></font>'
        '<font><sz val="6"/><name val="Yu Gothic"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill>'
        '<fill><patternFill patternType="gray125"/></fill></fills><borders count="2"><border><left/><right/><top/><bottom/>'
        '<diagonal/></border><border><left style="thin"/><right style="thin"/><top style="thin"/><bottom style="thin"/><diagonal/>'
        '</border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>'
        '<cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>'
        '<xf numFmtId="0" fontId="0" fillId="0" borderId="1" xfId="0" applyBorder="1"/></cellXfs>'
        '<cellStyles count="1"><cellStyle name="標準" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
        "xl/sharedStrings.xml": f'{XML}<sst xmlns="{MAIN}" count="{len(texts)}" uniqueCount="{len(texts)}">{strings}</sst>',
        "xl/calcChain.xml": f'{XML}<calcChain xmlns="{MAIN}"><c r="A30" i="1"/></calcChain>',
    }
    for number, text in enumerate(sheets, 1):
        parts[f"xl/worksheets/sheet{number}.xml"] = text
    if is_strict:
        strict = "http://purl.oclc.org/ooxml"
        parts = {
            name: text.replace(MAIN, f"{strict}/spreadsheetml/main").replace(OFFICE, f"{strict}/officeDocument/relationships")
            for name, text in parts.items()
        }
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in parts.items():
            archive.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), text, zipfile.ZIP_DEFLATED)


if __name__ == "__main__":
    with_openpyxl(HERE / "openpyxl.xlsx")
    with_xlsxwriter(HERE / "xlsxwriter.xlsx")
    with_libreoffice(HERE / "openpyxl.xlsx", HERE / "libreoffice.xlsx")
    as_excel(HERE / "excel.xlsx", is_strict=False)
    as_excel(HERE / "excel-strict.xlsx", is_strict=True)

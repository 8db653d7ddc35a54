import { expect, test } from 'vitest';
import type { Fault, Portion, ReadRecord } from '../engine/types/messages';
import { Content } from './content';
import { SEVERAL, UNREADABLE, WAITING } from '../engine/found';
import { boardOf, exportedRow, namesIn, rowsOf } from './rows';

const FIRST = `12${'.'.repeat(79)}`;
const SECOND = `${'.'.repeat(80)}9`;
const answer = '1'.repeat(81);
const more: ReadRecord = {
  line: 5,
  format: 'csv',
  board: { givens: SECOND, placed: FIRST },
  answer,
};
const fault: Fault = { code: 'unreadable', line: 3, column: 2, text: 'no cell' };
const portion: Portion = {
  puzzles: FIRST + SECOND,
  lines: [1, 5],
  formats: [
    ['line-81', 1],
    ['csv', 1],
  ],
  more: [[1, more]],
  faults: [fault],
  bytes: 200,
  is_end: true,
};

test('puzzles and faults are sorted by their lines', () => {
  const rows = rowsOf(portion, 10);
  expect(rows.map(({ number, line, puzzle }) => [number, line, puzzle])).toEqual([
    [11, 1, FIRST],
    [12, 3, ''],
    [13, 5, SECOND],
  ]);
  expect(rows.map(({ clues, format }) => [clues, format])).toEqual([
    [2, 'line-81'],
    [0, ''],
    [1, 'csv'],
  ]);
  expect(rows[1]?.fault).toBe(fault);
});

test('the engine gets the whole record, not only the givens', () => {
  const [plain, , rich] = rowsOf(portion, 0);
  expect(plain && boardOf(plain)).toEqual({ givens: FIRST });
  expect(rich && boardOf(rich)).toEqual({ givens: SECOND, placed: FIRST });
});

test('rows are counted as they are read, the most frequent format first', () => {
  const content = new Content();
  content.add(rowsOf(portion, 0));
  content.add(rowsOf({ ...portion, formats: [['csv', 2]], more: [], faults: [] }, 3));
  expect(content.formats()).toEqual([
    ['csv', 3],
    ['line-81', 1],
  ]);
  expect(content.rows.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  expect(content.found).toEqual([WAITING, UNREADABLE, WAITING, WAITING, WAITING]);
  expect(content.answers).toEqual([undefined, undefined, answer, undefined, undefined]);
  expect([content.puzzles, content.hasAnswers]).toEqual([4, true]);
});

test('a row is exported with its verdict; an unreadable one is not exported', () => {
  const [plain, broken, rich] = rowsOf(portion, 0);
  expect(exportedRow(plain, 4)).toMatchObject({
    puzzle: FIRST,
    columns: [
      ['status', 'unique'],
      ['rank', 4],
      ['clues', 2],
    ],
  });
  expect(exportedRow(rich, SEVERAL)).toMatchObject({
    answer,
    columns: [
      ['status', 'multiple'],
      ['rank', ''],
      ['clues', 1],
    ],
  });
  expect(exportedRow(broken, UNREADABLE)).toBeUndefined();
});

test('a puzzle gets its title from the file, and all values of the file are exported', () => {
  const named = (extra: [string, string][]): Portion => ({
    ...portion,
    more: [
      [0, { line: 1, format: 'csv', board: { givens: FIRST }, extra: [['comment', 'by Ken']] }],
      [1, { line: 5, format: 'csv', board: { givens: SECOND }, extra }],
    ],
    faults: [],
  });
  const rows = rowsOf(
    named([
      ['rank', '9'],
      ['Title', ' Rain '],
      ['comment', 'wet'],
    ]),
    0,
  );
  expect(rows.map(({ title }) => title)).toEqual(['by Ken', 'Rain']);
  expect(namesIn(rows)).toEqual(['comment', 'Title']);
  const columns = rows.map((row) => exportedRow(row, 4, namesIn(rows))?.columns.slice(1));
  expect(columns).toEqual([
    [
      ['rank', 4],
      ['clues', 2],
      ['comment', 'by Ken'],
      ['Title', ''],
    ],
    [
      ['rank', 4],
      ['clues', 1],
      ['comment', 'wet'],
      ['Title', ' Rain '],
    ],
  ]);
});

/** Compares the front door and the first lesson with the engine. */
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { cellNumber } from '../engine/places';
import type { AllReply, AssessReply, RateReply, Reply } from '../engine/types/messages';
import { Desk, initSync } from '../engine/wasm/desk/numpre_wasm';
import { TASKS } from '../learn/first';
import { housesOf } from '../rules/houses';
import { SAMPLE_PUZZLES } from '../board/sample-puzzles';
import { BARRED, DIGIT, GIVENS, PLACED, SOURCES, TARGET } from '../board/example';

let engine: Desk;
beforeAll(() => {
  initSync({
    module: readFileSync(new URL('../engine/wasm/desk/numpre_wasm_bg.wasm', import.meta.url)),
  });
  engine = new Desk();
});

function ask(kind: 'all' | 'assess' | 'rate', what: object): unknown {
  const question = { v: 1, id: 1, ask: kind, with: what, lang: 'en' };
  const reply = JSON.parse(engine.ask(JSON.stringify(question))) as Reply;
  if (!reply.ok) throw new Error(JSON.stringify(reply.error));
  return reply.value;
}

const numbers = (cells: readonly number[]): number[] =>
  [...cells].sort((one, other) => one - other);

test('the hint of the front door is the one that the engine finds', () => {
  const board = { givens: GIVENS, placed: PLACED };
  const { steps } = ask('all', { board, technique: 'hidden-single' }) as AllReply;
  const [step] = steps.filter(
    ({ placements, sentences }) =>
      placements.some(({ cell }) => cellNumber(cell) === TARGET) &&
      sentences.some(({ text }) => text.includes('block 3')),
  );
  expect(step?.placements.map(({ digit }) => digit)).toEqual([DIGIT]);
  const barred = step?.picture.marks.filter(({ meaning }) => meaning === 'barred') ?? [];
  expect(numbers(barred.map(({ cell }) => cellNumber(cell)))).toEqual(numbers(BARRED));
  const shown = Array.from(PLACED, (digit, cell) => (digit === '.' ? GIVENS[cell] : digit));
  for (const [source, end] of SOURCES) {
    expect(shown[source]).toBe(String(DIGIT));
    expect(housesOf(source).some(({ cells }) => cells.includes(end))).toBe(true);
  }
  for (const cell of BARRED) {
    expect(shown[cell]).toBe('.');
    expect(SOURCES.some(([source]) => housesOf(source).some((h) => h.cells.includes(cell)))).toBe(
      true,
    );
  }
});

test('the first puzzle of each rank has this rank', () => {
  const ranks = SAMPLE_PUZZLES.map(
    (givens) => (ask('rate', { board: { givens } }) as RateReply).rank,
  );
  expect(ranks).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('the puzzle of the front door has one solution, with these digits', () => {
  const { status, solution } = ask('assess', { board: { givens: GIVENS } }) as AssessReply;
  expect(status).toBe('unique');
  expect(solution?.[TARGET]).toBe(String(DIGIT));
  for (const [cell, digit] of Array.from(PLACED).entries())
    if (digit !== '.') expect(solution?.[cell]).toBe(digit);
  // The boards of the first lesson are parts of this solution.
  for (const { board, cell, digits } of TASKS) {
    for (const [index, digit] of Array.from(board).entries())
      if (digit !== '.') expect(solution?.[index]).toBe(digit);
    expect(board[cell]).toBe('.');
    expect(digits).toContain(Number(solution?.[cell]));
  }
});

test('each task has only the digits that its highlighted house lacks', () => {
  for (const { key, board, cell, digits, house } of TASKS) {
    expect(house?.cells).toContain(cell);
    if (key === 'hint') continue;
    const found = new Set(house?.cells.map((index) => board[index]));
    const missing = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => !found.has(String(digit)));
    expect(digits).toEqual(missing);
  }
});

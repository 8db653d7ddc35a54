/** Compares the rules of the game in TypeScript with the engine. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { clashesOf } from './clashes';
import { derived } from './candidates';
import { newGame } from './game';
import { houseOf, cellNumber, cellKey } from '../engine/places';
import type { Kind, Questions, Reply } from '../engine/types/messages';
import { Desk, initSync } from '../engine/wasm/desk/numpre_wasm';

let engine: Desk;
beforeAll(() => {
  initSync({
    module: readFileSync(new URL('../engine/wasm/desk/numpre_wasm_bg.wasm', import.meta.url)),
  });
  engine = new Desk();
});

function ask<K extends Kind>(kind: K, what: Questions[K]['with']): Questions[K]['value'] {
  const reply = JSON.parse(
    engine.ask(JSON.stringify({ v: 1, id: 1, ask: kind, with: what, lang: 'en' })),
  ) as Reply<K>;
  if (!reply.ok) throw new Error(JSON.stringify(reply.error));
  return reply.value;
}

/** A board with a few digits in random cells. */
const board = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 80 }), fc.integer({ min: 1, max: 9 })), {
    minLength: 2,
    maxLength: 12,
  })
  .map((digits) => {
    const cells = Array<string>(81).fill('.');
    for (const [cell, digit] of digits) cells[cell] = String(digit);
    return cells.join('');
  });

test('the engine and the page see the same clashes on random boards', () => {
  fc.assert(
    fc.property(board, (puzzle) => {
      const { cells } = newGame({ id: '', puzzle, now: 0 });
      const own = clashesOf(cells).map((clash) => [clash.house, clash.digit, clash.cells]);
      const value = ask('assess', { board: { givens: puzzle } });
      const engine = (value.clashes ?? []).map((clash) => [
        houseOf(clash.house),
        clash.digit,
        clash.cells.map(cellNumber).sort((one, other) => one - other),
      ]);
      const sorted = (list: readonly unknown[]) => list.map((one) => JSON.stringify(one)).sort();
      expect(sorted(engine)).toEqual(sorted(own));
    }),
  );
});

test('pictures of the engine have the same candidates as the page', () => {
  const puzzle =
    '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
  const { cells } = newGame({ id: '', puzzle, now: 0 });
  const value = ask('next', { board: { givens: puzzle } });
  if (value.kind !== 'full') throw new Error(value.kind);
  expect(value.step.picture.candidates).toEqual(cells.map((_, cell) => derived(cells, cell)));
});

test('the name of every cell converts to its number and back', () => {
  for (let cell = 0; cell < 81; cell += 1) expect(cellNumber(cellKey(cell))).toBe(cell);
});

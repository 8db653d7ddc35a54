import { expect, test } from 'vitest';
import { enterDigit } from '../state/actions/digit';
import { fresh } from '../state/arbitrary';
import { cellPictures } from './cell-pictures';

test('only cells that change or begin to clash become new objects', () => {
  const shown = cellPictures();
  const game = fresh();
  const before = shown(game, true);
  expect(shown({ ...game, rank: 5 }, true)).toBe(before);
  // The 3 clashes with the given 3 in row 1.
  const after = shown(enterDigit(game, [2], 3, true).game, true);
  const changed = after.flatMap((cell, index) => (cell === before[index] ? [] : [index]));
  expect(changed).toEqual([1, 2]);
  expect(after[2]).toMatchObject({ digit: 3, kind: 'entered', clashes: true });
  expect(after[1]).toMatchObject({ digit: 3, kind: 'given', clashes: true });
});

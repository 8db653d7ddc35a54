import { expect, test } from 'vitest';
import { enterDigit } from '../state/actions/digit';
import { newGame } from '../state/game';
import { OPENING_PUZZLE } from './opening-puzzle';
import { cellPictures } from './cell-pictures';

test('a cell that looks as before is the same object; what changed, and what clashes with it, is another', () => {
  const shown = cellPictures();
  const game = newGame({ id: 'a', now: 0, puzzle: OPENING_PUZZLE.puzzle });
  const before = shown(game, true);
  expect(shown({ ...game }, true)).toEqual(before);
  // A 3 beside the 3 of the puzzle in row 1.
  const after = shown(enterDigit(game, [2], 3, true).game, true);
  const changed = after.flatMap((cell, index) => (cell === before[index] ? [] : [index]));
  expect(changed).toEqual([1, 2]);
  expect(after[2]).toMatchObject({ digit: 3, kind: 'entered', clashes: true });
  expect(after[1]).toMatchObject({ digit: 3, kind: 'given', clashes: true });
});

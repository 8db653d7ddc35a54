import { expect, test } from 'vitest';
import { readBackup } from './backup';
import { newGame } from '../state/game';

const grid = '1'.padEnd(81, '.');
const puzzle = { id: 'p', puzzle: grid, canonical: grid, rank: 3, clues: 1, added: 5, tags: ['rain'] };
const list = { id: 'l', name: 'mine', order: 1, puzzles: ['p'] };
const game = newGame({ id: 'g', puzzle: grid, now: 7 });

test('what was saved comes back', () => {
  const read = readBackup(JSON.stringify({ numpre: 1, lists: [list], puzzles: [puzzle], games: [game] }));
  expect(read).toEqual({ numpre: 1, lists: [list], puzzles: [puzzle], games: [game] });
});

test('other files and later versions are refused', () => {
  expect(readBackup('no JSON')).toBe('not-ours');
  expect(readBackup('[1]')).toBe('not-ours');
  expect(readBackup('{"lists":[]}')).toBe('not-ours');
  expect(readBackup('{"numpre":2}')).toBe('later');
});

test('what is damaged is left out, one thing at a time', () => {
  const damaged = [{ ...puzzle, puzzle: '12' }, { ...puzzle, rank: 'high' }, { ...puzzle, tags: [1] }, null];
  const read = readBackup(
    JSON.stringify({
      numpre: 1,
      puzzles: [...damaged, puzzle],
      lists: [{ ...list, puzzles: [3] }],
      games: [{ ...game, cells: [] }],
    }),
  );
  expect(read).toEqual({ numpre: 1, puzzles: [puzzle], lists: [], games: [] });
});

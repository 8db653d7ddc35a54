import { expect, test } from 'vitest';
import { asRemovedList, daysLeft, expiryOf } from './bin';
import { binKey, binned, type RemovedList } from './binned';

const grid = '1'.padEnd(81, '.');
const puzzle = (id: string) => ({ id, puzzle: grid, canonical: grid, rank: 1, clues: 1, added: 1 });
const list = { id: 'l', name: 'mine', order: 1, puzzles: ['p', 'gone', 'q'] };
const DAY = 24 * 60 * 60 * 1000;
const at = (removed: number): RemovedList => ({ removed, list, puzzles: [] });

test('a deleted list is kept with the puzzles that it had, in its order', () => {
  const before = {
    lists: [['l', list] as const],
    puzzles: [['q', puzzle('q')] as const, ['p', puzzle('p')] as const, ['gone', null] as const],
  };
  const entries = binned({ lists: [['l', null]], removed: 7 }, before);
  expect(entries.map(([, one]) => one)).toEqual([
    { removed: 7, list, puzzles: [puzzle('p'), puzzle('q')] },
  ]);
  expect(binned({ lists: [['l', null]] }, before)).toEqual([]);
  expect(binned({ lists: [['l', list]], removed: 7 }, before)).toEqual([]);
});

test('keys sort as the times of removal do, so that old ones are found by their keys', () => {
  const times = [0, 9, 10, 1_700_000_000_000, 1_800_000_000_000];
  const keys = times.map((time) => binKey(at(time)));
  expect(keys.toSorted()).toEqual(keys);
});

test('a list is kept for 30 days', () => {
  const now = 1_800_000_000_000;
  expect(daysLeft(at(now), now)).toBe(30);
  expect(daysLeft(at(now - 29 * DAY - 1), now)).toBe(1);
  expect(expiryOf(now)).toBe(now - 30 * DAY);
});

test('a damaged removed list is refused, and damaged puzzles in it are left out', () => {
  expect(asRemovedList({ ...at(1), puzzles: [puzzle('p'), 3] })).toEqual({
    ...at(1),
    puzzles: [puzzle('p')],
  });
  for (const damaged of [null, { ...at(1), list: 3 }, { ...at(1), removed: 'now' }, { list }])
    expect(asRemovedList(damaged)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { isRank, NONE, SEVERAL, UNREADABLE, WAITING } from '../engine/found';
import type { Row } from './rows';
import { ALL, CHANGED, counted, NO_ANSWER, shown, type View } from './table';

const clues = [30, 17, 24, 24, 0, 40, 22];
const rows: Row[] = clues.map((count, index) => ({
  number: index + 1,
  line: index + 1,
  puzzle: '.'.repeat(81),
  clues: count,
  format: 'line-81',
}));
const found = Uint8Array.of(1, 8, SEVERAL, 3, UNREADABLE, NONE, WAITING);
const verified = Uint8Array.of(0, CHANGED, NO_ANSWER, NO_ANSWER, NO_ANSWER, NO_ANSWER, NO_ANSWER);
const order = (view: Partial<View>) => [...shown(rows, found, verified, { ...ALL, ...view })];

test('the puzzles of each group are counted', () => {
  const counts = counted(found);
  expect(Object.fromEntries(counts)).toMatchObject({
    1: 1,
    2: 0,
    3: 1,
    8: 1,
    [SEVERAL]: 1,
    [NONE]: 1,
    [UNREADABLE]: 1,
  });
  expect(counted(new Uint8Array(5)).get(NONE)).toBe(5);
});

test('all rows are shown in the order of the input, or in reverse', () => {
  expect(order({})).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(order({ isDescending: true })).toEqual([6, 5, 4, 3, 2, 1, 0]);
});

test('sorted by rank: ranks, multiple solutions, none, not rated, unreadable', () => {
  expect(order({ sort: 'rank' })).toEqual([0, 3, 1, 2, 5, 6, 4]);
  expect(order({ sort: 'rank', isDescending: true })).toEqual([4, 6, 5, 2, 1, 3, 0]);
});

test('sorted by clues, rows with equal clues keep their order in both directions', () => {
  expect(order({ sort: 'clues' })).toEqual([4, 1, 6, 2, 3, 0, 5]);
  expect(order({ sort: 'clues', isDescending: true })).toEqual([5, 0, 2, 3, 6, 1, 4]);
});

test('the table filters by groups and by wrong answers', () => {
  expect(order({ groups: new Set([1, SEVERAL]) })).toEqual([0, 2]);
  expect(order({ groups: new Set([1, 8]), onlyWrong: true })).toEqual([1]);
  expect(order({ groups: new Set([5]) })).toEqual([]);
});

test('a hundred thousand rows are sorted exactly as by a plain sort', () => {
  const puzzle = '.'.repeat(81);
  const row = (number: number): Row => ({
    number,
    line: number,
    puzzle,
    clues: 0,
    format: 'line-81',
  });
  const many = Array.from({ length: 100_000 }, (_, index) => row(index));
  const ranks = Uint8Array.from(many, (_, index) => (index * 7919) % 9);
  const none = new Uint8Array(many.length).fill(NO_ANSWER);
  const fast = shown(many, ranks, none, { ...ALL, sort: 'rank' });
  const key = (index: number) => (isRank(ranks[index] ?? 0) ? (ranks[index] ?? 0) : 10);
  const plain = many
    .map((_, index) => index)
    .sort((one, other) => key(one) - key(other) || one - other);
  expect([...fast]).toEqual(plain);
});

import { expect, test } from 'vitest';
import type { KeptList, KeptPuzzle } from '../state/schema';
import { FIRST, repeated, shownOf, tagsIn, type View } from './view';

const puzzle = (
  id: string,
  rank: number,
  clues: number,
  added: number,
  canonical: string,
  tags?: string[],
): KeptPuzzle => ({
  id,
  puzzle: id.repeat(81),
  canonical,
  rank,
  clues,
  added,
  ...(tags ? { tags } : {}),
});
const puzzles = [
  puzzle('a', 3, 30, 4, 'x', ['rain', 'easy']),
  puzzle('b', 1, 20, 3, 'y'),
  puzzle('c', 8, 25, 2, 'x', ['rain']),
];
const list = (id: string, order: number, ids: string[]): KeptList => ({
  id,
  name: id,
  order,
  puzzles: ids,
});
const collection = { puzzles, lists: [list('one', 1, ['c', 'a']), list('two', 2, ['b', 'gone'])] };
const solved = new Set([puzzles[2]?.puzzle ?? '']);
const ids = (view: Partial<View>) =>
  shownOf(collection, solved, { ...FIRST, ...view }).map(({ id }) => id);

test('a list is shown in its own order, and all lists one after the other', () => {
  expect(ids({ list: 'one' })).toEqual(['c', 'a']);
  expect(ids({})).toEqual(['c', 'a', 'b']);
});

test('puzzles without a list come last', () => {
  const loose = { puzzles, lists: [list('two', 2, ['b'])] };
  expect(shownOf(loose, solved, FIRST).map(({ id }) => id)).toEqual(['b', 'a', 'c']);
});

test('the view filters by tag and by solved or unsolved', () => {
  expect(ids({ tag: 'rain' })).toEqual(['c', 'a']);
  expect(ids({ tag: 'rain', solved: 'unsolved' })).toEqual(['a']);
  expect(ids({ solved: 'solved' })).toEqual(['c']);
});

test('the view sorts upwards and downwards', () => {
  expect(ids({ sort: 'rank' })).toEqual(['b', 'a', 'c']);
  expect(ids({ sort: 'clues', isDescending: true })).toEqual(['a', 'c', 'b']);
  expect(ids({ sort: 'added' })).toEqual(['c', 'b', 'a']);
});

test('puzzles with the same canonical form are duplicates', () => {
  expect([...repeated(puzzles)]).toEqual([['x', 2]]);
});

test('each tag is listed once', () => {
  expect(tagsIn(puzzles)).toEqual(['easy', 'rain']);
});

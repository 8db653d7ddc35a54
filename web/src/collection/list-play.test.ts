import { expect, test } from 'vitest';
import { nextIndex } from './list-play';

const LIST = ['a', 'b', 'c', 'd'];

test('the next puzzle is the first open one after the current one', () => {
  expect(nextIndex(LIST, 'a', new Set())).toBe(1);
  expect(nextIndex(LIST, 'a', new Set(['b', 'c']))).toBe(3);
});

test('from the end of the list the search continues at its beginning', () => {
  expect(nextIndex(LIST, 'd', new Set(['a']))).toBe(1);
  expect(nextIndex(LIST, undefined, new Set(['a']))).toBe(1);
});

test('if all other puzzles are solved, there is no next one', () => {
  expect(nextIndex(LIST, 'd', new Set(['a', 'b', 'c']))).toBe(-1);
  expect(nextIndex(['a', 'a'], 'a', new Set())).toBe(-1);
});

test('a puzzle that was removed from the list is followed by the first open one', () => {
  expect(nextIndex(LIST, 'gone', new Set(['a']))).toBe(1);
});

import { expect, test } from 'vitest';
import { scrollTo, windowOf } from './window';

test('only the rows in view and a few more are drawn', () => {
  expect(windowOf(100_000, 44, 0, 440)).toEqual({ first: 0, end: 16 });
  expect(windowOf(100_000, 44, 44_000, 440)).toEqual({ first: 994, end: 1016 });
  expect(windowOf(100_000, 44, 99_990 * 44, 440)).toEqual({ first: 99_984, end: 100_000 });
});

test('a list that has become shorter shows only existing rows', () => {
  expect(windowOf(3, 44, 44_000, 440)).toEqual({ first: 3, end: 3 });
  expect(windowOf(0, 44, 0, 440)).toEqual({ first: 0, end: 0 });
});

test('scrolling moves only to a row that is not in view', () => {
  expect(scrollTo(5, 40, 0, 400)).toBeUndefined();
  expect(scrollTo(10, 40, 0, 400)).toBe(40);
  expect(scrollTo(2, 40, 200, 400)).toBe(80);
});

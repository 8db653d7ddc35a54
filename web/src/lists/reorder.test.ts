import { expect, test } from 'vitest';
import { cardAt, placeAt } from './reorder';

const shown = (from: number, to: number) =>
  [0, 1, 2, 3, 4].map((place) => cardAt(place, { from, to }));

test('a dragged card takes its new place, and the cards between move up by one', () => {
  expect(shown(1, 3)).toEqual([0, 2, 3, 1, 4]);
  expect(shown(3, 1)).toEqual([0, 3, 1, 2, 4]);
  expect(shown(2, 2)).toEqual([0, 1, 2, 3, 4]);
  expect(shown(0, 4)).toEqual([1, 2, 3, 4, 0]);
});

test('a point outside the cards belongs to the nearest place', () => {
  const measures = { count: 7, columns: 3, width: 100, height: 50 };
  expect(placeAt(150, 60, measures)).toBe(4);
  expect(placeAt(-5, -5, measures)).toBe(0);
  expect(placeAt(999, 10, measures)).toBe(2);
  expect(placeAt(250, 120, measures)).toBe(6);
  expect(placeAt(50, 999, measures)).toBe(6);
});

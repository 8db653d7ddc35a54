import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CELLS } from '../rules/houses';
import { endOf } from '../state/drawn';
import { penPath, placeOf } from './pen-path';

const end = fc
  .tuple(fc.constantFrom(...CELLS), fc.integer({ min: 0, max: 9 }))
  .map(([cell, digit]) => endOf(cell, digit));

/** Returns the points of a path. */
const points = (path: string): (readonly [number, number])[] =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

test('an end is in the middle of its cell or candidate', () => {
  expect(placeOf(endOf(0))).toEqual([0.5, 0.5]);
  expect(placeOf(endOf(80))).toEqual([8.5, 8.5]);
  expect(placeOf(endOf(10, 3))).toEqual([1.78, 1.22]);
});

test('every line has a length, begins and ends at its own ends, and fits the board', () => {
  fc.assert(
    fc.property(end, end, fc.boolean(), (from, to, isArrow) => {
      fc.pre(from !== to);
      const { line, head } = penPath(from, to, isArrow);
      const all = points(line + head);
      const [first = [0, 0], , last = [0, 0]] = points(line);
      expect(Math.hypot(last[0] - first[0], last[1] - first[1])).toBeGreaterThan(0.02);
      const near = ([x, y]: readonly [number, number], place: readonly [number, number]) =>
        Math.hypot(x - place[0], y - place[1]);
      expect(near(first, placeOf(from))).toBeLessThan(0.31);
      expect(near(last, placeOf(to))).toBeLessThan(0.51);
      expect(head === '').toBe(!isArrow);
      if (isArrow) expect(near(points(head)[0] ?? [0, 0], placeOf(to))).toBeLessThan(0.31);
      // The curve stays within the hull of its points.
      for (const [x, y] of all) {
        expect(Math.min(x, y)).toBeGreaterThan(-0.6);
        expect(Math.max(x, y)).toBeLessThan(9.6);
      }
    }),
  );
});

import { expect, test } from 'vitest';
import type { Place } from '../engine/photos';
import { fittedSize } from './decode';
import { boxOf, isWithin, pathOf } from './outline';

/** A quadrilateral as a camera sees a square from the left. */
const CORNERS: readonly Place[] = [
  [10, 10],
  [50, 20],
  [50, 60],
  [10, 70],
];

test('places within a cell of a picture are found, others not', () => {
  expect(isWithin([30, 40], CORNERS)).toBe(true);
  expect(isWithin([12, 12], CORNERS)).toBe(true);
  for (const place of [
    [30, 12],
    [9, 40],
    [51, 40],
    [30, 68],
  ] as const)
    expect(isWithin(place, CORNERS), String(place)).toBe(false);
});

test('paths and boxes', () => {
  expect(pathOf(CORNERS)).toBe('M10 10L50 20L50 60L10 70z');
  expect(pathOf([])).toBe('');
  // 60 high, with a quarter of it on each side.
  expect(boxOf(CORNERS, 0.25)).toEqual([-5, -5, 90]);
});

test('large pictures are shrunk to 2048 pixels, small ones stay', () => {
  expect(fittedSize(4096, 3072)).toEqual({ width: 2048, height: 1536 });
  expect(fittedSize(1000, 8192)).toEqual({ width: 250, height: 2048 });
  expect(fittedSize(640, 480)).toEqual({ width: 640, height: 480 });
  expect(fittedSize(60_000, 1)).toEqual({ width: 2048, height: 1 });
});

import { expect, test } from 'vitest';
import { LEAST_SIDE, ORIGIN, sideFor } from '../board/geometry';
import { isTooLow, layoutFor, roomFor, type Layout } from './layout';

const sideOf = (width: number, height: number, ratio: number, isLarge = false): number => {
  const room = roomFor(layoutFor(width, height), width, height, isLarge);
  return sideFor(room.width, room.height, ratio);
};

test.each([
  [360, 560, 1, 342],
  [360, 740, 3, 342],
  [768, 1024, 2, 639],
  [1440, 900, 1, 720],
  [1024, 768, 1, 684],
  [320, 568, 1, 297],
  [740, 360, 1, 342],
  [568, 320, 1, 288],
])('the side of the board: %i × %i', (width, height, ratio, side) => {
  expect(sideOf(width, height, ratio)).toBe(side);
});

test('large print needs one more line for tools, and the board is still large enough', () => {
  expect(sideOf(360, 560, 1, true)).toBe(297);
  expect(sideOf(360, 740, 1, true)).toBe(342);
  expect(sideOf(320, 568, 1, true)).toBe(297);
  expect(sideOf(768, 1024, 2, true)).toBe(594);
});

test.each([
  ['a wide desk, zoomed to 200%', 720, 450, 'side', false],
  ['a wide desk, zoomed to 400%', 360, 225, 'phone', true],
  ['1280 × 1024, zoomed to 400%', 320, 256, 'phone', true],
  ['a small phone', 320, 568, 'phone', false],
] as const satisfies readonly (readonly [string, number, number, Layout, boolean])[])(
  '%s: the page scrolls only if the window is too low',
  (_, width, height, layout, isLow) => {
    expect(layoutFor(width, height)).toBe(layout);
    expect(isTooLow(layout, height)).toBe(isLow);
    if (!isLow) expect(height).toBeGreaterThanOrEqual(LEAST_SIDE + ORIGIN);
  },
);

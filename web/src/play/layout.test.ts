import { expect, test } from 'vitest';
import { LEAST_SIDE, sideFor } from '../board/geometry';
import type { Area } from '../ui/area';
import { isBlock, isTooLow, layoutFor, roomFor, type Layout } from './layout';

const sideOf = (area: Area, ratio: number, isLarge = false): number => {
  const room = roomFor(layoutFor(area), area, isLarge);
  return sideFor(room.width, room.height, ratio);
};
/** Returns what the navigation leaves of a window. */
function areaOf(width: number, height: number): Area {
  if (width >= 768) return { width: width - (width >= 1200 ? 216 : 88), height };
  return { width, height: height < 620 ? height : height - 52 };
}

test.each([
  [360, 640, 3, 342],
  [390, 844, 3, 366],
  [768, 1024, 2, 576],
  [1024, 768, 1, 621],
  [1440, 900, 1, 720],
  [1920, 1080, 1, 864],
  [360, 560, 1, 315],
  [320, 568, 1, 297],
  [844, 390, 3, 372],
  [740, 360, 1, 342],
  [568, 320, 1, 288],
])('the side of the board: %i × %i', (width, height, ratio, side) => {
  expect(sideOf(areaOf(width, height), ratio)).toBe(side);
});

test('large print takes some height, and the board is still large enough', () => {
  expect(sideOf({ width: 360, height: 560 }, 1, true)).toBe(297);
  expect(sideOf({ width: 360, height: 688 }, 1, true)).toBe(342);
});

test.each([
  ['a wide desk, zoomed to 200%', 720, 450, 'side', false],
  ['a wide desk, zoomed to 400%', 360, 225, 'phone', true],
  ['1280 × 1024, zoomed to 400%', 320, 256, 'phone', true],
  ['a small phone', 320, 568, 'phone', false],
] as const satisfies readonly (readonly [string, number, number, Layout, boolean])[])(
  '%s: the page scrolls only if the window is too low',
  (_, width, height, layout, isLow) => {
    expect(layoutFor({ width, height })).toBe(layout);
    expect(isTooLow(layout, height)).toBe(isLow);
    if (!isLow) expect(height).toBeGreaterThanOrEqual(LEAST_SIDE);
  },
);

test('a phone has a pad of three rows from 740 pixels of height', () => {
  for (const [height, isTall] of [
    [640, false],
    [730, false],
    [740, true],
    [844, true],
  ] as const)
    expect(isBlock('phone', areaOf(360, height).height, 342)).toBe(isTall);
  // A wide phone with a low window: three rows would end below it.
  for (const [width, height, isTall] of [
    [390, 844, true],
    [430, 739, false],
    [430, 760, false],
    [430, 932, true],
    [447, 762, false],
  ] as const) {
    const area = areaOf(width, height);
    expect(isBlock('phone', area.height, sideOf(area, 1)), `${width} × ${height}`).toBe(isTall);
  }
});

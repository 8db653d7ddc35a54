import { describe, expect, test } from 'vitest';
import { LEAST_SIDE, sideFor } from './geometry';
import { HOUSES, peersOf } from '../rules/houses';
import { cellAt } from './pointer';

describe('houses', () => {
  test('27 houses of nine cells, 20 peers a cell', () => {
    expect(HOUSES).toHaveLength(27);
    expect(HOUSES.every((house) => new Set(house.cells).size === 9)).toBe(true);
    expect(new Set(peersOf(40)).size).toBe(20);
  });
});

describe('the size of the board', () => {
  test('cells are whole device pixels, and never too small', () => {
    for (const ratio of [1, 1.5, 2, 3]) {
      const side = sideFor(400, 800, ratio);
      expect(Math.abs(((side * ratio) / 9) % 1)).toBeLessThan(1e-9);
    }
    expect(sideFor(100, 100, 1)).toBe(LEAST_SIDE);
  });
});

test('a drag hits only the inner part of a cell', () => {
  expect(cellAt(0.5, 0.5, true)).toBe(40);
  expect(cellAt(0.001, 0.5, true)).toBeUndefined();
  expect(cellAt(0.001, 0.5, false)).toBe(36);
  expect(cellAt(1.1, 0.5, false)).toBeUndefined();
});

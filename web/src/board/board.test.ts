import { describe, expect, test } from 'vitest';
import { LEAST_SIDE, sideFor, squares } from './geometry';
import { HOUSES, peersOf } from '../rules/houses';
import { groundOf, NO_LIGHT, pictureOf, type Light } from './picture';
import { cellAt } from './pointer';

describe('houses', () => {
  test('27 houses of nine cells, 20 peers per cell', () => {
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

test('a cell shows only its most urgent highlight, and none if the player coloured it', () => {
  const [blank] = pictureOf('.'.repeat(81));
  if (!blank) throw new Error('no cell');
  const all = new Set([7]);
  const light: Light = {
    ...NO_LIGHT,
    selected: all,
    same: all,
    peers: all,
    houses: all,
    causes: all,
    alarms: new Set([7]),
  };
  expect(groundOf(blank, light, 8)).toBeUndefined();
  expect(groundOf({ ...blank, colours: 1 }, light, 7)).toBeUndefined();
  expect(groundOf(blank, light, 7)).toBe('clash');
  const noFlash = { ...light, alarms: new Set<number>() };
  expect(groundOf(blank, noFlash, 7)).toBe('selected');
  expect(groundOf(blank, { ...noFlash, selected: new Set<number>() }, 7)).toBe('house');
  const sameAndPeers = { ...NO_LIGHT, same: all, peers: all };
  expect(groundOf({ ...blank, clashes: true }, sameAndPeers, 7)).toBe('clash');
  expect(groundOf(blank, sameAndPeers, 7)).toBe('same');
  expect(groundOf(blank, { ...NO_LIGHT, peers: all }, 7)).toBe('peer');
});

test('several cells become one path with a square for each', () => {
  expect(squares([0, 10], 20, 2)).toBe('M2 2h16v16h-16zM22 22h16v16h-16z');
});

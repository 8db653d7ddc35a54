import { expect, test } from 'vitest';
import type { Generated } from '../engine/types/messages';
import { ringsOf } from './aids';
import { Maker } from './maker.svelte';
import { OrderForm } from './order.svelte';
import { rankedRings } from './ring-ranks.svelte';
import { orbit, painted, SYMMETRIES } from './symmetry';

test('each symmetry has as many orbits as in the engine, and they cover all cells', () => {
  const counts = {
    none: 81,
    point: 41,
    vertical: 45,
    horizontal: 45,
    diagonal: 45,
    antidiagonal: 45,
    rotate: 21,
    full: 15,
  };
  for (const symmetry of SYMMETRIES) {
    const orbits = new Set(
      [...Array(81).keys()].map((cell) => [...orbit(symmetry, cell)].sort((a, b) => a - b).join()),
    );
    expect([symmetry, orbits.size]).toEqual([symmetry, counts[symmetry]]);
    expect([...orbits].flatMap((cells) => cells.split(',')).length).toBe(81);
  }
  expect(orbit('vertical', 0)).toEqual([0, 8]);
  expect(orbit('antidiagonal', 0)).toEqual([0, 80]);
});

test('painting and erasing include all images of a cell', () => {
  const one = painted(new Set(), 'rotate', 1, true);
  expect([...one].sort((a, b) => a - b)).toEqual([1, 17, 63, 79]);
  expect(painted(one, 'rotate', 79, false).size).toBe(0);
});

test('all ranks of the slider are made ahead, except with a seed of the user', () => {
  const form = new OrderForm();
  expect(form.ahead.map(({ ranks }) => ranks?.[0])).toEqual([6, 8, 5, 4, 3, 7, 2, 1]);
  form.isLogic = true;
  expect(form.ahead.map(({ ranks }) => ranks?.[0])).toEqual([6, 5, 4, 3, 2, 1]);
  form.seed = 7;
  expect(form.ahead).toEqual([]);
});

test('an order contains what the form contains', () => {
  const form = new OrderForm();
  form.rank = 8;
  form.isLogic = true;
  form.fewest = 24;
  expect(form.order(5)).toEqual({
    ranks: [6, 6],
    logic_only: true,
    minimal: false,
    seed: 5,
    symmetry: 'point',
    clues: [24, 80],
  });
  form.isPainting = true;
  form.paint(0, true);
  expect(form.isComplete).toBe(false);
  expect(form.order(5)).toEqual({
    ranks: [6, 6],
    logic_only: true,
    minimal: false,
    seed: 5,
    pattern: ['r1c1', 'r9c9'],
  });
});

test('only the result of the newest order is shown', async () => {
  const asked: ((made: Generated) => void)[] = [];
  const source = {
    take: () => new Promise<Generated>((done) => asked.push(done)),
    rest: () => undefined,
  };
  const maker = new Maker(source);
  const made = (index: number) => ({ index }) as Generated;
  for (let order = 0; order < 3; order += 1) void maker.make({});
  asked[2]?.(made(2));
  await expect.poll(() => maker.made?.index).toBe(2);
  asked[0]?.(made(0));
  await Promise.resolve();
  expect(maker.made?.index).toBe(2);
  void maker.make({});
  maker.clear();
  asked[3]?.(made(3));
  await Promise.resolve();
  expect(maker.made).toBeUndefined();
});

test('ringed digits are listed by rank, the highest first; those without one are left out', () => {
  const unique = [0b11, 0, 0b100_000_000];
  const rings = ringsOf({ possible: [], unique, notNeeded: new Set(), ways: 3 });
  expect(rings).toEqual([
    { cell: 0, digit: 1 },
    { cell: 0, digit: 2 },
    { cell: 2, digit: 9 },
  ]);
  expect(rankedRings(rings, [2, 255, 5])).toEqual([
    { rank: 5, rings: [rings[2]] },
    { rank: 2, rings: [rings[0]] },
  ]);
});

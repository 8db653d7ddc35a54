import { expect, test } from 'vitest';
import { EngineFault } from '../engine/fault';
import type { Job } from '../engine/protocol';
import { Maker } from './maker.svelte';
import { OrderForm } from './order.svelte';
import { orbit, painted, SYMMETRIES } from './symmetry';

test('the orbits are those of the engine: so many of each symmetry, and they share out the cells', () => {
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

test('painting and rubbing out are completed', () => {
  const one = painted(new Set(), 'rotate', 1, true);
  expect([...one].sort((a, b) => a - b)).toEqual([1, 17, 63, 79]);
  expect(painted(one, 'rotate', 79, false).size).toBe(0);
});

test('an order says what the form says', () => {
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

test('the newest order wins, also over one that the engine is busy with', async () => {
  const asked: number[] = [];
  const busy: ((error: Error) => void)[] = [];
  const hand = {
    do: (job: Job) => {
      const { with: what, id } = JSON.parse(job.do === 'ask' ? job.text : '') as {
        with: { index: number };
        id: number;
      };
      asked.push(what.index);
      // The first order never comes to an end by itself.
      if (what.index === 0) return new Promise<string>((_, failed) => busy.push(failed));
      return Promise.resolve(JSON.stringify({ id, ok: true, value: { index: what.index } }));
    },
    end: (why: EngineFault) => busy.splice(0).forEach((failed) => failed(why)),
  };
  const maker = new Maker(hand);
  for (const index of [0, 1, 2]) maker.make({}, index);
  await expect.poll(() => maker.made?.index).toBe(2);
  expect(asked).toEqual([0, 2]);
});

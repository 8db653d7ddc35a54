import { expect, test, vi } from 'vitest';
import { cancelled, EngineFault } from './fault';
import type { Order } from './types/messages';
import type { Job } from './protocol';
import { PuzzleSupply, type Wish } from './puzzle-supply';

const soon = (milliseconds = 0) => new Promise((done) => setTimeout(done, milliseconds));
const wish = (rank: number): Wish => ({ ranks: [rank, rank] });

interface Asked {
  readonly order: Order;
  readonly index: number;
}

/** Makes workers that find a puzzle of rank r at index r, and records the orders they get. */
function supplyOf(count: number, answer?: (asked: Asked) => unknown) {
  const asked: Asked[] = [];
  const start = () => ({
    do: async (job: Job) => {
      if (job.do !== 'ask') throw new Error(job.do);
      const question = (JSON.parse(job.text) as { with: Asked }).with;
      asked.push(question);
      await soon();
      const { order, index } = question;
      const rank = order.ranks?.[0] ?? 0;
      const found = { id: 0, ok: true, value: { rank, index, seed: order.seed } };
      const missed = { id: 0, ok: false, error: { code: 'not-found', text: '' } };
      return JSON.stringify(answer?.(question) ?? (index >= rank ? found : missed));
    },
    end: () => undefined,
  });
  return { supply: new PuzzleSupply(count, start), asked };
}

test('workers share a search: each has other indices of one seed', async () => {
  const { supply, asked } = supplyOf(3);
  expect(await supply.take(wish(7))).toMatchObject({ rank: 7, index: 7 });
  await soon(5);
  const indices = asked.map((one) => one.index);
  expect(new Set(indices).size).toBe(indices.length);
  expect(new Set(asked.map((one) => one.order.seed)).size).toBe(1);
});

test('a puzzle made ahead is returned at once, and another is made in its place', async () => {
  const { supply, asked } = supplyOf(1);
  supply.keep([wish(2), wish(1)]);
  await soon(60);
  const before = asked.length;
  expect(before).toBeGreaterThan(1);
  let isThere = false;
  const taken = supply.take(wish(2)).then((made) => {
    isThere = true;
    return made;
  });
  await Promise.resolve();
  await Promise.resolve();
  expect(isThere).toBe(true);
  const first = await taken;
  await soon(60);
  expect(asked.length).toBeGreaterThan(before);
  expect((await supply.take(wish(2))).seed).not.toBe(first.seed);
});

test('the newest wish replaces older ones, and comes before puzzles made ahead', async () => {
  const { supply, asked } = supplyOf(1);
  supply.keep([wish(8)]);
  const older = supply.take(wish(5));
  const newer = supply.take(wish(3));
  await expect(older).rejects.toMatchObject({ fault: { code: 'cancelled' } });
  expect(await newer).toMatchObject({ rank: 3 });
  const ranks = asked.map((one) => one.order.ranks?.[0]);
  expect(ranks.slice(1, 4)).toEqual([3, 3, 3]);
});

test('a refusal is reported; after a first crash the search continues', async () => {
  const refused = supplyOf(1, () => ({ id: 0, ok: false, error: { code: 'refused', text: 'no' } }));
  await expect(refused.supply.take(wish(1))).rejects.toMatchObject({
    fault: { code: 'refused', text: 'no' },
  });
  const crashing = supplyOf(1, ({ index }) => {
    if (index === 0) throw new EngineFault({ code: 'crashed', text: '' });
  });
  expect(await crashing.supply.take(wish(0))).toMatchObject({ index: 1 });
});

test('a kind that is never found ahead is given up until it is wanted', async () => {
  const { supply, asked } = supplyOf(1);
  supply.keep([wish(1000), wish(1)]);
  await soon(700);
  expect(asked.filter((one) => one.order.ranks?.[0] === 1000)).toHaveLength(100);
  expect(asked.at(-1)?.order.ranks).toEqual([1, 1]);
  supply.rest();
});

test('three of each kind are made ahead, one of each first', async () => {
  const { supply, asked } = supplyOf(1);
  supply.keep([wish(2), wish(1)]);
  await soon(100);
  expect(asked.map(({ order }) => order.ranks?.[0]).join('')).toBe('22211' + '22211' + '22211');
  const seeds = await Promise.all([1, 2, 3].map(async () => (await supply.take(wish(2))).seed));
  expect(new Set(seeds).size).toBe(3);
  supply.rest();
});

test('a puzzle named by seed and index comes from one worker, with unlimited tries', async () => {
  const { supply, asked } = supplyOf(3);
  expect(await supply.take(wish(4), { seed: 7, index: 5 })).toMatchObject({ seed: 7, index: 5 });
  await soon(5);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.order).toEqual({ ranks: [4, 4], seed: 7 });
  await expect(supply.take(wish(4), { seed: 7, index: 1 })).rejects.toMatchObject({
    fault: { code: 'not-found' },
  });
  const crashing = supplyOf(1, () => {
    if (crashing.asked.length === 1) throw new EngineFault({ code: 'crashed', text: '' });
  });
  expect(await crashing.supply.take(wish(0), { seed: 7, index: 3 })).toMatchObject({ index: 3 });
});

test('a long search for a named puzzle ends when another is wanted', async () => {
  let stuck: ((why: EngineFault) => void) | undefined;
  const start = () => ({
    do: (job: Job) => {
      const { order, index } = (JSON.parse(job.do === 'ask' ? job.text : '') as { with: Asked })
        .with;
      if (order.seed === 7) return new Promise<string>((_, failed) => (stuck = failed));
      return Promise.resolve(
        JSON.stringify({ id: 0, ok: true, value: { rank: order.ranks?.[0], index } }),
      );
    },
    end: (why: EngineFault) => stuck?.(why),
  });
  const supply = new PuzzleSupply(1, start);
  const older = supply.take(wish(8), { seed: 7, index: 0 });
  const newer = supply.take(wish(1));
  await expect(older).rejects.toEqual(cancelled());
  expect(await newer).toMatchObject({ rank: 1 });
});

test('the closest puzzle is the closest of all portions', async () => {
  const nearest = [
    { rank: 7, clues: 22 },
    { rank: 3, clues: 20 },
    { rank: 6, clues: 20 },
    { rank: 8, clues: 21 },
  ];
  const answer = ({ index }: Asked) =>
    index < nearest.length
      ? { id: 0, ok: false, error: { code: 'not-found', text: '', nearest: nearest[index] } }
      : { id: 0, ok: false, error: { code: 'refused', text: '', nearest: undefined } };
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const { supply } = supplyOf(1, (asked) => {
    if (asked.index === nearest.length - 1) now = 60_000;
    return answer(asked);
  });
  await expect(supply.take({ ranks: [8, 8], clues: [17, 20] })).rejects.toMatchObject({
    fault: { code: 'not-found', nearest: { rank: 6, clues: 20 } },
  });
  vi.restoreAllMocks();
});

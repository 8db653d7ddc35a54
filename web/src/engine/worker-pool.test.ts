import { afterEach, expect, test, vi } from 'vitest';
import { EngineFault } from './fault';
import { WorkerPool } from './worker-pool';

afterEach(() => {
  vi.useRealTimers();
});

const soon = (milliseconds = 0) => new Promise<void>((done) => setTimeout(done, milliseconds));

/** Makes a pool of workers that do nothing, and counts how many were started and ended. */
function poolOf(count: number) {
  const counts = { started: 0, ended: 0 };
  const pool = new WorkerPool(
    () => count,
    () => {
      counts.started += 1;
      return { do: () => Promise.resolve(''), end: () => (counts.ended += 1) };
    },
  );
  return { pool, counts };
}

/** Makes a function that takes pieces of work from a list, each done after a moment. */
const taking = (list: number[], taken: [worker: number, piece: number][]) =>
  function next(_: unknown, index: number): Promise<void> | undefined {
    const piece = list.shift();
    if (piece === undefined) return undefined;
    taken.push([index, piece]);
    return soon();
  };

test('all workers take pieces of work until none are left', async () => {
  const { pool, counts } = poolOf(3);
  const taken: [number, number][] = [];
  await pool.run(taking([1, 2, 3, 4, 5, 6, 7], taken));
  expect(taken.map(([, piece]) => piece)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(new Set(taken.map(([worker]) => worker))).toEqual(new Set([0, 1, 2]));
  expect(counts).toEqual({ started: 3, ended: 0 });
  expect(pool.isBusy).toBe(false);
});

test('a second run uses only workers that are idle', async () => {
  const { pool, counts } = poolOf(2);
  const taken: [number, number][] = [];
  let finish: (() => void) | undefined;
  let isTaken = false;
  const long = pool.run((_, index) => {
    if (index !== 0 || isTaken) return undefined;
    isTaken = true;
    return new Promise<void>((done) => (finish = done));
  });
  expect(pool.isBusy).toBe(true);
  await pool.run(taking([1, 2], taken));
  expect(taken).toEqual([
    [1, 1],
    [1, 2],
  ]);
  finish?.();
  await long;
  expect(pool.isBusy).toBe(false);
  expect(counts.started).toBe(2);
});

test('work that arrives while the last piece ends is done as well', async () => {
  const { pool } = poolOf(1);
  const list = [1];
  const taken: [number, number][] = [];
  let resolve: (() => void) | undefined;
  const seen = new Promise<void>((done) => (resolve = done)).then(() => {
    list.push(2);
    return pool.run(taking(list, taken));
  });
  const first = taking(list, taken);
  await pool.run((worker, index) => first(worker, index)?.then(() => resolve?.()));
  await seen;
  await soon(5);
  expect(taken.map(([, piece]) => piece)).toEqual([1, 2]);
});

test('workers end after a time without work, and start again with the next work', async () => {
  vi.useFakeTimers();
  const { pool, counts } = poolOf(2);
  const work = pool.run(taking([1, 2, 3], []));
  await vi.advanceTimersByTimeAsync(10);
  await work;
  await vi.advanceTimersByTimeAsync(29_000);
  let finish: (() => void) | undefined;
  let isTaken = false;
  const long = pool.run(() => {
    if (isTaken) return undefined;
    isTaken = true;
    return new Promise<void>((done) => (finish = done));
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(counts).toEqual({ started: 2, ended: 0 });
  finish?.();
  await long;
  await vi.advanceTimersByTimeAsync(31_000);
  expect(counts).toEqual({ started: 2, ended: 2 });
  const again = pool.run(taking([4], []));
  await vi.advanceTimersByTimeAsync(10);
  await again;
  expect(counts.started).toBe(4);
});

test('a run fails with its failing piece of work, and the worker is idle again', async () => {
  const { pool } = poolOf(1);
  const fault = new EngineFault({ code: 'refused', text: 'no' });
  await expect(pool.run(() => Promise.reject(fault))).rejects.toBe(fault);
  expect(pool.isBusy).toBe(false);
  const taken: [number, number][] = [];
  await pool.run(taking([1], taken));
  expect(taken).toEqual([[0, 1]]);
});

test('end() cancels all workers, and the next work starts new ones', async () => {
  const reasons: unknown[] = [];
  let started = 0;
  const pool = new WorkerPool(
    () => 2,
    () => {
      started += 1;
      return {
        do: () => Promise.resolve(''),
        end: (why) => reasons.push(why.fault.code),
      };
    },
  );
  await pool.run(taking([1, 2], []));
  pool.end();
  expect(reasons).toEqual(['cancelled', 'cancelled']);
  await pool.run(taking([3], []));
  expect(started).toBe(4);
});

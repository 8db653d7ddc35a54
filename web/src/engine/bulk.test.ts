import { expect, test } from 'vitest';
import { EngineFault } from './fault';
import { workersFor, Bulk, PUZZLE_BYTES } from './bulk';
import type { Job } from './protocol';

const started = (work: (job: Job) => Promise<string | Uint8Array<ArrayBuffer>>) => () => ({
  do: work,
  end: () => undefined,
});
const soon = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** Rates a puzzle by its first digit, after a delay that differs between puzzles. */
async function rated(job: Job): Promise<Uint8Array<ArrayBuffer>> {
  if (job.do !== 'rate') throw new Error(job.do);
  const digit = (at: number) => Number(String.fromCharCode(job.puzzles[at * PUZZLE_BYTES] ?? 0));
  await soon(digit(0) % 3);
  return Uint8Array.from({ length: job.puzzles.length / PUZZLE_BYTES }, (_, at) => digit(at));
}

const puzzles = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => `${at % 9}`.padEnd(PUZZLE_BYTES, '.'));

test('results keep the order of the input', async () => {
  const reported: number[] = [];
  const all = await new Bulk(3, started(rated)).rate(puzzles(9000), {
    onprogress: (done) => reported.push(done),
  });
  expect([...all]).toEqual(Array.from({ length: 9000 }, (_, at) => at % 9));
  expect(reported).toHaveLength(5);
  expect(reported.at(-1)).toBe(9000);
});

test('after a crash, a portion is tried once more', async () => {
  let calls = 0;
  const flaky = async (job: Job) => {
    calls += 1;
    if (calls === 1) throw new EngineFault({ code: 'crashed', text: '' });
    return rated(job);
  };
  expect(await new Bulk(1, started(flaky)).rate(puzzles(5))).toHaveLength(5);
});

test('made puzzles are reported in order, each exactly once', async () => {
  const made = async (job: Job) => {
    if (job.do !== 'make') throw new Error(job.do);
    await soon((job.first * 7) % 5);
    return JSON.stringify(
      Array.from({ length: job.count }, (_, at) => ({ index: job.first + at })),
    );
  };
  const reported: number[] = [];
  await new Bulk(3, started(made)).make({}, 10, 40, (some) =>
    reported.push(...some.map((one) => one?.index ?? -1)),
  );
  expect(reported).toEqual(Array.from({ length: 40 }, (_, at) => 10 + at));
});

test('an aborted job fails with cancelled', async () => {
  const control = new AbortController();
  const ends: ((error: EngineFault) => void)[] = [];
  const slow = () => ({
    do: () => new Promise<string>((_, failed) => ends.push(failed)),
    end: (why: EngineFault) => ends.forEach((end) => end(why)),
  });
  const job = new Bulk(2, slow).rate(puzzles(5000), { signal: control.signal });
  control.abort();
  await expect(job).rejects.toMatchObject({ fault: { code: 'cancelled' } });
});

test('one core stays free for the page', () => {
  expect([1, 2, 4, 16].map(workersFor)).toEqual([1, 1, 3, 4]);
});

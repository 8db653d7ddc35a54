import { expect, test } from 'vitest';
import { QuestionQueue } from './questions';
import { EngineFault } from './fault';
import type { Job } from './protocol';

interface Call {
  readonly ask: string;
  readonly answer: (value: unknown) => void;
  readonly crash: () => void;
}

/** Makes a queue whose worker answers when the test tells it to. */
function engine() {
  const calls: Call[] = [];
  const ends: string[] = [];
  const client = new QuestionQueue({
    prepare: () => undefined,
    end: (why) => ends.push(why.fault.code),
    do: (job: Job) =>
      new Promise((done, failed) => {
        const { id, ask } = JSON.parse(job.do === 'ask' ? job.text : '{}') as {
          id: number;
          ask: string;
        };
        calls.push({
          ask,
          answer: (value) => done(JSON.stringify({ id, ok: true, value })),
          crash: () => failed(new EngineFault({ code: 'crashed', text: '' })),
        });
      }),
  });
  return { calls, ends, client };
}

const settled = () => new Promise((done) => setTimeout(done));
const board = { givens: '.'.repeat(81) };

test('a newer question replaces one of its kind that waits, but not one that runs', async () => {
  const { calls, client } = engine();
  const first = client.ask('solve', { board });
  const second = client
    .ask('solve', { board })
    .catch((error: unknown) => (error as EngineFault).fault.code);
  const other = client.ask('assess', { board });
  const third = client.ask('solve', { board });
  calls[0]?.answer(1);
  expect(await first).toBe(1);
  expect(await second).toBe('cancelled');
  await settled();
  calls[1]?.answer(2);
  expect(await other).toBe(2);
  await settled();
  calls[2]?.answer(3);
  expect(await third).toBe(3);
  expect(calls.map((call) => call.ask)).toEqual(['solve', 'assess', 'solve']);
});

test('after a crash, a question is tried once more', async () => {
  const { calls, client } = engine();
  const answer = client.ask('solve', { board });
  calls[0]?.crash();
  await settled();
  calls[1]?.answer('again');
  expect(await answer).toBe('again');
});

test('after a second crash the question fails, and the next is answered', async () => {
  const { calls, client } = engine();
  const answer = client
    .ask('solve', { board })
    .catch((error: unknown) => (error as EngineFault).fault.code);
  const next = client.ask('assess', { board });
  calls[0]?.crash();
  await settled();
  calls[1]?.crash();
  expect(await answer).toBe('crashed');
  await settled();
  calls[2]?.answer('well');
  expect(await next).toBe('well');
});

test('the end of a queue ends its workers and cancels what waits', async () => {
  const { ends, client } = engine();
  void client.ask('solve', { board });
  const waiting = client
    .ask('assess', { board })
    .catch((error: unknown) => (error as EngineFault).fault.code);
  client.end();
  expect(await waiting).toBe('cancelled');
  // The stand-in is both workers.
  expect(ends).toEqual(['cancelled', 'cancelled']);
});

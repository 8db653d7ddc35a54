import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EngineWorker } from './engine-worker';
import { codeOf } from './fault';
import type { FromWorker, ToWorker } from './protocol';

/** A worker whose answers the test sends. */
class FakeWorker {
  static readonly all: FakeWorker[] = [];
  onmessage: ((event: { data: FromWorker }) => void) | undefined;
  onerror: ((event: Event) => void) | undefined;
  readonly received: ToWorker[] = [];
  isEnded = false;

  constructor() {
    FakeWorker.all.push(this);
  }

  postMessage(message: ToWorker): void {
    this.received.push(message);
  }

  send(data: FromWorker): void {
    this.onmessage?.({ data });
  }

  terminate(): void {
    this.isEnded = true;
  }
}

const started = FakeWorker.all;
const settled = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};
const ask = (worker: EngineWorker, deadlineMs?: number) =>
  worker.do({ do: 'ask', text: '{}' }, deadlineMs).catch((error: unknown) => codeOf(error));

const look = readFileSync(new URL('../../public/look.js', import.meta.url), 'utf8');

/** Runs the script that starts the worker, in a document that names all files. */
function startAhead(hash = '#/play'): void {
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('navigator', { language: 'ja' });
  vi.stubGlobal('location', { hash });
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', {
    documentElement: { dataset: {} },
    head: { append: () => undefined },
    createElement: () => ({}),
    querySelector: () => ({ content: 'file.js' }),
  });
  runInThisContext(look);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
  started.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
  globalThis.deskAhead = undefined;
});

test('a deadline does not count the time in which the engine is loaded', async () => {
  const worker = new EngineWorker('desk');
  const results: unknown[] = [];
  void ask(worker, 1000).then((result) => results.push(result));
  await vi.advanceTimersByTimeAsync(60_000);
  started[0]?.send({ number: 1, begun: true });
  await vi.advanceTimersByTimeAsync(1000);
  expect(results).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(results).toEqual(['timeout']);
  expect(started.map(({ isEnded }) => isEnded)).toEqual([true]);
});

test('a worker that has answered, and then does not react, is ended at the deadline', async () => {
  const worker = new EngineWorker('desk');
  const first = ask(worker, 1000);
  await settled();
  started[0]?.send({ number: 1, begun: true });
  started[0]?.send({ number: 1, answer: 'yes' });
  expect(await first).toBe('yes');
  const second = ask(worker, 1000);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await second).toBe('timeout');
});

test('a worker without an engine is ended, and the next job starts another', async () => {
  const worker = new EngineWorker('desk');
  const first = ask(worker);
  await settled();
  started[0]?.send({ number: 1, unusable: 'missing' });
  expect(await first).toBe('missing');
  await settled();
  expect(started.map(({ isEnded }) => isEnded)).toEqual([true]);
  const second = ask(worker);
  await settled();
  started[1]?.send({ number: 2, begun: true });
  started[1]?.send({ number: 2, answer: 'yes' });
  expect(await second).toBe('yes');
});

test('the worker that was started ahead is used once', async () => {
  const { deskWorker } = await import('./desk');
  startAhead();
  expect(started).toHaveLength(1);
  expect(deskWorker()).toBe(started[0]);
  expect(deskWorker()).toBe(started[1]);
});

test('a worker that was started ahead and has failed is replaced', async () => {
  const { deskWorker } = await import('./desk');
  startAhead();
  started[0]?.onerror?.(new Event('error'));
  expect(deskWorker()).toBe(started[1]);
});

test('only a visit that begins with Play starts a worker ahead', () => {
  for (const hash of ['', '#/home', '#/learn/x-wing']) startAhead(hash);
  expect(started).toHaveLength(0);
});

test('a browser that refuses workers does not stop the page', () => {
  vi.stubGlobal('Worker', function () {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(startAhead).not.toThrow();
});

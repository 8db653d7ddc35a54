import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announce, announced, announceLoaded, warn } from './announcer.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a warning is gone before it can be read as part of another page', () => {
  warn('5 appears twice in column 5');
  expect(announced().alert).toBe('5 appears twice in column 5');
  vi.advanceTimersByTime(4000);
  expect(announced().alert).not.toBe('');
  vi.advanceTimersByTime(2000);
  expect(announced().alert).toBe('');
});

test('a new warning has its own time', () => {
  warn('one');
  vi.advanceTimersByTime(4000);
  warn('two');
  vi.advanceTimersByTime(4000);
  expect(announced().alert).toBe('two');
});

test('a text that is loaded late does not replace a newer one', async () => {
  let load: (text: string) => void = () => undefined;
  const loading = announceLoaded(new Promise<string>((done) => (load = done)));
  announce('newer');
  vi.advanceTimersByTime(1000);
  load('late');
  await loading;
  vi.advanceTimersByTime(1000);
  expect(announced().status).toBe('newer');
});

test('a text is announced once it is loaded; without a text, nothing is', async () => {
  await announceLoaded(Promise.resolve('loaded'));
  vi.advanceTimersByTime(1000);
  expect(announced().status).toBe('loaded');
  await announceLoaded(Promise.resolve(undefined));
  vi.advanceTimersByTime(1000);
  expect(announced().status).toBe('loaded');
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announced, warn } from './announcer.svelte';

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

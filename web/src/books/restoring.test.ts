import { expect, test, vi } from 'vitest';
import { announce } from '../ui/announcer.svelte';
import { restoring } from './restoring.svelte';

vi.mock('../ui/announcer.svelte', () => ({ announce: vi.fn() }));
vi.mock('../words/words.svelte', () => ({
  say: (name: string, values: object = {}) => `${name} ${Object.values(values).join('/')}`.trim(),
  language: () => 'en',
  languages: ['en', 'ja'],
}));
vi.mock('../collection/backup', () => ({
  readBackup: (text: string) => (text === 'other' ? 'not-ours' : { count: Number(text) }),
  restore: (
    { count }: { count: number },
    { onprogress, signal }: { onprogress: (done: number, of: number) => void; signal: AbortSignal },
  ) => {
    for (let done = 0; done <= count; done += 1) {
      if (signal.aborted) return Promise.resolve({ failure: 'cancelled' });
      onprogress(done, count);
      if (done === 40) stopAt40?.();
    }
    return Promise.resolve({});
  },
}));
let stopAt40: (() => void) | undefined;
const said = () => vi.mocked(announce).mock.calls.map(([text]) => text);
const run = async (text: string) => {
  vi.mocked(announce).mockClear();
  return restoring.run(new File([text], 'backup.json'));
};

test('the progress is announced at each quarter, in every restore', async () => {
  const quarters = [
    'books-restoring-read',
    'books-restoring-written 25/100',
    'books-restoring-written 50/100',
    'books-restoring-written 75/100',
  ];
  for (let times = 0; times < 2; times += 1) {
    expect(await run('100')).toEqual({ backup: { count: 100 }, done: {} });
    expect(said()).toEqual(quarters);
    expect(restoring.isRunning).toBe(false);
    expect(restoring.text).toBe('');
  }
});

test('it can be cancelled, and the next one is not', async () => {
  stopAt40 = () => restoring.cancel();
  expect(await run('100')).toMatchObject({ done: { failure: 'cancelled' } });
  expect(restoring.progress).toEqual({ done: 40, of: 100 });
  stopAt40 = undefined;
  expect(await run('100')).toMatchObject({ done: {} });
});

test('a refused file ends it', async () => {
  expect(await run('other')).toBe('not-ours');
  expect(restoring.isRunning).toBe(false);
});

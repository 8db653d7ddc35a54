/** Reads and writes the database of the app from outside. */
import { NORMAL } from './play';
import type { Page } from '@playwright/test';
import type { Result } from '../src/state/result';

type Store = 'games' | 'meta' | 'lists' | 'puzzles' | 'results';

interface Change {
  readonly isCleared?: boolean;
  /** Values with their keys; stores whose records contain the key need none. */
  readonly put?: readonly (readonly [value: unknown, key?: string])[];
}

/** Changes a store. Returns its values afterwards. */
const changed = (page: Page, store: Store, change: Change): Promise<unknown[]> =>
  page.evaluate(
    ([name, { isCleared, put = [] }]) =>
      new Promise<unknown[]>((done, failed) => {
        const opening = indexedDB.open('numpre');
        opening.onerror = () => failed(new Error('no database'));
        opening.onsuccess = () => {
          const work = opening.result.transaction(name, 'readwrite');
          if (isCleared) work.objectStore(name).clear();
          for (const [value, key] of put) work.objectStore(name).put(value, key);
          const all = work.objectStore(name).getAll();
          work.oncomplete = () => {
            opening.result.close();
            done(all.result);
          };
        };
      }),
    [store, change] as const,
  );

interface StoredGame {
  readonly puzzle: string;
  readonly title: string;
  readonly revision?: number;
  readonly cells: readonly { readonly digit: number; readonly given: boolean }[];
}

/** Returns the games that the browser keeps. */
export const storedGames = (page: Page): Promise<StoredGame[]> =>
  changed(page, 'games', {}) as Promise<StoredGame[]>;

/** Returns the results that the browser keeps. */
export const storedResults = (page: Page): Promise<Result[]> =>
  changed(page, 'results', {}) as Promise<Result[]>;

/** Deletes every stored game, so that no puzzle is continued. */
export async function forgetGames(page: Page): Promise<void> {
  await changed(page, 'games', { isCleared: true });
}

/** Marks puzzles as solved. */
export async function storeSolved(page: Page, puzzles: readonly string[]): Promise<void> {
  await changed(page, 'meta', { put: [[puzzles, 'solved']] });
}

/** Puts records into a store, whole or damaged. */
export async function storeRecords(
  page: Page,
  store: Store,
  records: readonly unknown[],
): Promise<void> {
  await changed(page, store, { put: records.map((record) => [record]) });
}

/** Stores the progress of the course, whole or damaged. */
export async function storeCourse(page: Page, course: unknown): Promise<void> {
  await changed(page, 'meta', { put: [[course, 'course']] });
}

/** Puts values into `meta`. Returns all values afterwards. */
export const storedMeta = (
  page: Page,
  put: readonly (readonly [value: unknown, key: string])[] = [],
): Promise<unknown[]> => changed(page, 'meta', { put });

/** A result as Play stores it. */
export const RESULT = {
  id: 'result',
  puzzle: NORMAL,
  rank: 3,
  time_ms: 754_000,
  hints: [1, 1, 0],
  mistakes: 2,
  solved: Date.now(),
  origin: 'made',
  helped: { 'x-wing': 1 },
  techniques: { 'locked-candidates': 2 },
};

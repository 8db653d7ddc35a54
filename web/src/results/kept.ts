/** The results of all solved games, as they are kept in the browser. */
import { deleting } from '../collection/changes';
import { change, type Done } from '../collection/collection';
import { asMany } from '../records/fields';
import { asResult } from '../records/result';
import type { Result } from '../state/result';
import { database } from '../state/store';

/**
 * Returns all results, the earliest first. Damaged ones are left out. If the browser does not allow
 * storage, there are none.
 */
export async function allResults(): Promise<Result[]> {
  const kept = await database().then((db) => db?.getAllFromIndex('results', 'solved'));
  return asMany(kept, asResult).found;
}

/** Removes all results. They come back with the change that is returned. */
export const removeAllResults = (results: readonly Result[]): Promise<Done> =>
  change(() => ({ results: deleting(results.map(({ id }) => id)) }), {
    said: ['statistics-removed', { count: results.length }],
  });

/** Reads the results of all solved games, which are kept in the browser. */
import { asMany } from '../records/fields';
import { asResult } from '../records/result';
import type { Result } from '../state/result';
import { database } from '../state/database';

/**
 * Returns all results, the earliest first. Damaged ones are left out. If the browser does not allow
 * storage, there are none.
 */
export async function allResults(): Promise<Result[]> {
  const kept = await database().then((db) => db?.getAllFromIndex('results', 'solved'));
  return asMany(kept, asResult).found;
}

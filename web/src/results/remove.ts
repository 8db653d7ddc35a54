/** Removes the results of all solved games. */
import { deleting } from '../collection/changes';
import { change, type Done } from '../collection/collection';
import type { Result } from '../state/result';

/** Removes all results. They come back with the change that is returned. */
export const removeAllResults = (results: readonly Result[]): Promise<Done> =>
  change(() => ({ results: deleting(results.map(({ id }) => id)) }), {
    said: ['statistics-removed', { count: results.length }],
  });

/** Removes results of solved games. */
import { deleting, type RemovalMessage } from '../collection/changes';
import { change, type Done } from '../collection/collection';
import type { Result } from '../state/result';

/** Removes results. They come back with the change that is returned. */
export const removeResults = (results: readonly Result[], said: RemovalMessage): Promise<Done> =>
  change(() => ({ results: deleting(results.map(({ id }) => id)) }), { said });

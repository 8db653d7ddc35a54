/** The games that are open and may have changes that are not saved yet. */
import { within } from './within';

type Save = () => Promise<void>;

const saves = new Set<Save>();

/** Registers how an open game is saved. Returns a function that ends this. */
export function registerSave(save: Save): () => void {
  saves.add(save);
  return () => saves.delete(save);
}

/** The time after which a database that does not answer is not waited for. */
const PATIENCE_MS = 2000;

/** Saves all open games, so that another page finds them as they are. */
export const saveOpenGames = (): Promise<unknown> =>
  within(Promise.allSettled([...saves].map((save) => save())), PATIENCE_MS);

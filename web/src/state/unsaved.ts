/** The games that are open and may have changes that are not saved yet. */
import { within } from './within';

type Save = () => Promise<void>;

const saves = new Set<Save>();

/** Registers how an open game is saved. Returns a function that ends this. */
export function registerSave(save: Save): () => void {
  saves.add(save);
  return () => saves.delete(save);
}

/** Saves all open games, so that another page finds them as they are. */
export const saveOpenGames = (): Promise<unknown> =>
  within(Promise.allSettled([...saves].map((save) => save())));

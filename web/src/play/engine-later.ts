/**
 * The engine as Play uses it. What asks the engine is a script of its own, which is loaded after
 * the board.
 */
import { missing } from '../engine/fault';
import type { Game } from '../state/game';
import type { Rated } from './opening';

/** Starts the engine before its first question. Resolves once its files are being fetched. */
export const startEngine = (): Promise<void> =>
  import('../engine/questions').then(
    ({ engine }) => engine.prepare(),
    () => undefined,
  );

/** The last puzzle that was asked about, and the answer. */
let last: { readonly puzzle: string; readonly answer: Promise<Rated | undefined> } | undefined;

/**
 * Returns the rank of a puzzle, or why it has none; undefined if the engine cannot say. So the page
 * can ask before Play is built, and Play gets the same answer.
 */
export function rated(puzzle: string): Promise<Rated | undefined> {
  if (last?.puzzle !== puzzle) last = { puzzle, answer: ask(puzzle) };
  return last.answer;
}

async function ask(puzzle: string): Promise<Rated | undefined> {
  const found = await import('./opening').then(
    ({ rated }) => rated(puzzle),
    () => undefined,
  );
  if (!found) last = undefined;
  return found;
}

/** Returns the game of a link. Fails if the link cannot be read. */
export async function gameInLink(link: string): Promise<Game> {
  const { gameInLink } = await import('./opening').catch(() => {
    throw missing();
  });
  return gameInLink(link);
}

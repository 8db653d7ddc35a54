/**
 * Asks the engine about a game that Play opens: for its rank, or for the game in a link. A game
 * from the front door needs neither.
 */
import { codeOf, EngineFault } from '../engine/fault';
import { engine } from '../engine/questions';
import type { Game } from '../state/game';
import { newId } from '../state/ids';
import { gameOfLink } from '../state/link';

/** The rank of a puzzle, or the message about why it has none. */
export type Rated = { readonly rank: number } | { readonly banner: string };

/** Returns the rank of a puzzle, or why it has none; undefined if the engine cannot say. */
export async function rated(puzzle: string): Promise<Rated | undefined> {
  try {
    return await engine.ask('rate', { board: { givens: puzzle } });
  } catch (error) {
    if (codeOf(error) !== 'improper') return undefined;
    const isSeveral = error instanceof EngineFault && error.fault.name === 'multiple';
    return { banner: isSeveral ? 'play-several-solutions' : 'play-no-solution' };
  }
}

/** Returns the game of a link. Fails if the link cannot be read. */
export async function gameInLink(link: string): Promise<Game> {
  const { state } = await engine.ask('read-link', { link });
  return gameOfLink(state, { id: newId(), now: Date.now() });
}

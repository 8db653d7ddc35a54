/** Puts puzzles into the collection. */
import { desk } from '../engine/desk';
import { database, type KeptPuzzle } from './store';

export interface NewPuzzle {
  readonly puzzle: string;
  readonly rank: number;
  readonly clues: number;
}

/** Keeps puzzles; how many were new, or null where the browser keeps nothing. The same puzzle is kept once. */
export async function collect(puzzles: readonly NewPuzzle[]): Promise<number | null> {
  const db = await database();
  if (!db) return null;
  let added = 0;
  try {
    for (const { puzzle, rank, clues } of puzzles) {
      const { canonical } = await desk.ask('canonical', { puzzle }, { isEach: true });
      if (await db.get('puzzles', puzzle)) continue;
      const kept: KeptPuzzle = { id: puzzle, puzzle, canonical, rank, clues, added: Date.now() };
      await db.put('puzzles', kept);
      added += 1;
    }
    return added;
  } catch {
    return null;
  }
}

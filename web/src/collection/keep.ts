/**
 * Puts puzzles into a list of the collection, with their canonical forms. Rates those that have no
 * rank yet.
 */
import { bulk, PUZZLE_BYTES } from '../engine/bulk';
import { isRank, NONE } from '../engine/found';
import { cluesOf } from '../rules/digits';
import { addToList, type Done } from './collection';
import { newId } from '../state/ids';
import type { KeptList, KeptPuzzle } from '../state/schema';

/** A puzzle to save to the collection. */
export interface Kept {
  readonly puzzle: string;
  /** A rank from 1 to 8; 0 if the puzzle has none or it is unknown. */
  readonly rank: number;
  readonly title?: string | undefined;
}

/** The list to put puzzles into: an existing one, or the name of a new one. */
export type Goal = KeptList | { readonly newName: string; readonly order: number };

export interface Keeping {
  readonly tags: readonly string[];
  readonly onprogress: (done: number, of: number) => void;
  readonly signal: AbortSignal;
}

/** Saves puzzles to the collection. */
export async function keep(
  puzzles: readonly Kept[],
  goal: Goal,
  { tags, onprogress, signal }: Keeping,
): Promise<Done> {
  const grids = puzzles.map(({ puzzle }) => puzzle);
  const forms = new TextDecoder().decode(await bulk.canonical(grids, { onprogress, signal }));
  const ranks = await bulk.rate(grids, { signal });
  const added = Date.now();
  const kept = puzzles.map(({ puzzle, rank, title }, index): KeptPuzzle => {
    const found = ranks[index] ?? NONE;
    return {
      id: newId(),
      puzzle,
      canonical: forms.slice(index * PUZZLE_BYTES, (index + 1) * PUZZLE_BYTES),
      rank: rank || (isRank(found) ? found : 0),
      clues: cluesOf(puzzle),
      added,
      ...(title ? { title } : {}),
      ...(tags.length > 0 ? { tags } : {}),
    };
  });
  const list: KeptList =
    'newName' in goal ? { id: newId(), name: goal.newName, order: goal.order, puzzles: [] } : goal;
  // Asks for persistent storage only once there is something to lose; the browser decides.
  if ('storage' in navigator) void navigator.storage.persist().catch(() => undefined);
  return addToList(list, kept);
}

/** Returns the tags of a typed text: separated by commas, English or Japanese, each once. */
export const tagsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,、，]/)
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
];

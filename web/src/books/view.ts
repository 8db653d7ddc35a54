/** Selects the puzzles of the collection that are shown, and sorts them. */
import type { Collection } from '../collection/records';
import type { KeptPuzzle } from '../state/schema';

export type Sort = 'order' | 'rank' | 'clues' | 'added';
export type Solved = 'all' | 'unsolved' | 'solved';

export interface View {
  /** The id of a list, or null for the puzzles of all lists. */
  readonly list: string | null;
  readonly tag: string | null;
  readonly solved: Solved;
  readonly sort: Sort;
  readonly isDescending: boolean;
}

export const FIRST: View = {
  list: null,
  tag: null,
  solved: 'all',
  sort: 'order',
  isDescending: false,
};

/** Returns whether a view shows all puzzles of its list, in the order of the list. */
export const isWholeList = ({ list, tag, solved, sort, isDescending }: View): boolean =>
  list !== null && tag === null && solved === 'all' && sort === 'order' && !isDescending;

/**
 * Returns the puzzles of a list in its order. Without a list, returns those of all lists, one list
 * after the other, and then the puzzles without a list.
 */
function listed({ lists, puzzles }: Collection, list: string | null): KeptPuzzle[] {
  const byId = new Map(puzzles.map((puzzle) => [puzzle.id, puzzle]));
  const shown = lists.filter(({ id }) => list === null || id === list);
  const inLists = shown.flatMap((one) => one.puzzles.flatMap((id) => byId.get(id) ?? []));
  if (list !== null) return inLists;
  const known = new Set(inLists);
  return [...inLists, ...puzzles.filter((puzzle) => !known.has(puzzle))];
}

export function shownOf(
  collection: Collection,
  solved: ReadonlySet<string>,
  view: View,
): KeptPuzzle[] {
  const kept = listed(collection, view.list).filter(
    (puzzle) =>
      (view.tag === null || puzzle.tags?.includes(view.tag)) &&
      (view.solved === 'all' || solved.has(puzzle.puzzle) === (view.solved === 'solved')),
  );
  const { sort } = view;
  const sorted = sort === 'order' ? kept : kept.sort((one, other) => one[sort] - other[sort]);
  return view.isDescending ? sorted.reverse() : sorted;
}

/**
 * Returns the canonical forms that more than one puzzle has, each with the number of its puzzles.
 */
export function repeated(puzzles: readonly KeptPuzzle[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { canonical } of puzzles) counts.set(canonical, (counts.get(canonical) ?? 0) + 1);
  return new Map([...counts].filter(([, count]) => count > 1));
}

/** Returns all tags, sorted as the language sorts words. */
export const tagsIn = (puzzles: readonly KeptPuzzle[]): string[] =>
  [...new Set(puzzles.flatMap(({ tags }) => tags ?? []))].sort((one, other) =>
    one.localeCompare(other),
  );

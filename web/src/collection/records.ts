/** Builds puzzles and lists of the collection from data that may be damaged. */
import { cluesOf } from '../rules/digits';
import {
  asAll,
  asGrid,
  asId,
  asText,
  asTime,
  asWhole,
  complete,
  isObject,
} from '../records/fields';
import type { KeptList, KeptPuzzle } from '../state/schema';

/** All puzzles and lists of the collection. */
export interface Collection {
  readonly lists: readonly KeptList[];
  readonly puzzles: readonly KeptPuzzle[];
  /** The number of stored records that could not be read. */
  readonly damaged?: number;
}

/** The most characters of a name or title; longer ones are cut. */
export const MOST_NAME = 200;
/** The most characters of a note. */
export const MOST_NOTE = 2000;
/** The most tags of a puzzle. */
export const MOST_TAGS = 1000;
const MOST_PUZZLES = 10_000_000;

/** Returns a puzzle of the collection, or `undefined` if the data is not a valid one. */
export function asPuzzle(value: unknown): KeptPuzzle | undefined {
  if (!isObject(value)) return undefined;
  const puzzle = asGrid(value.puzzle);
  if (puzzle === undefined) return undefined;
  const title = asText(value.title ?? '', MOST_NAME);
  const note = asText(value.note ?? '', MOST_NOTE);
  const tags = asAll(value.tags ?? [], (tag) => asText(tag, MOST_NAME), MOST_TAGS);
  const known = complete<KeptPuzzle>({
    id: asId(value.id),
    puzzle,
    canonical: asGrid(value.canonical),
    rank: asWhole(value.rank, 0, 8),
    // The number of clues is computed from the puzzle, not taken from the data.
    clues: cluesOf(puzzle),
    added: asTime(value.added),
  });
  if (!known || title === undefined || note === undefined || !tags) return undefined;
  return {
    ...known,
    ...(title ? { title } : {}),
    ...(note ? { note } : {}),
    ...(tags.length > 0 ? { tags } : {}),
  };
}

/** Returns a list, or `undefined` if the data is not a valid one. */
export function asList(value: unknown): KeptList | undefined {
  if (!isObject(value)) return undefined;
  return complete<KeptList>({
    id: asId(value.id),
    name: asText(value.name, MOST_NAME),
    order:
      typeof value.order === 'number' && Number.isFinite(value.order) ? value.order : undefined,
    puzzles: asAll(value.puzzles, asId, MOST_PUZZLES),
  });
}

/** Plays a list of the collection: finds the puzzle that comes next. */
import { asMany } from '../records/fields';
import { solvedPuzzles } from '../state/solved';
import { database } from '../state/database';
import type { KeptPuzzle } from '../state/schema';
import { asList, asPuzzle } from './records';
import { sessionCollection } from './session';

/** The next puzzle of a list, with its place in it, from 1. */
export interface NextInList {
  readonly puzzle: KeptPuzzle;
  readonly place: number;
  readonly count: number;
}

/**
 * Returns the index of the first puzzle after `current` that is not solved; from the end of the
 * list, the search continues at its beginning. Returns −1 if all are solved.
 */
export function nextIndex(
  puzzles: readonly string[],
  current: string | undefined,
  solved: ReadonlySet<string>,
): number {
  const at = current === undefined ? -1 : puzzles.indexOf(current);
  const isOpen = (puzzle: string, index: number) =>
    puzzle !== current && index !== at && !solved.has(puzzle);
  const after = puzzles.findIndex((puzzle, index) => index > at && isOpen(puzzle, index));
  return after >= 0 ? after : puzzles.findIndex(isOpen);
}

/** A list with its puzzles in order. */
interface Played {
  readonly name: string;
  readonly puzzles: readonly KeptPuzzle[];
}

async function playedList(id: string): Promise<Played | undefined> {
  const db = await database();
  if (!db) {
    const { lists, puzzles } = sessionCollection();
    const list = lists.find((one) => one.id === id);
    const byId = new Map(puzzles.map((puzzle) => [puzzle.id, puzzle]));
    return list && { name: list.name, puzzles: list.puzzles.flatMap((one) => byId.get(one) ?? []) };
  }
  const all = db.transaction(['lists', 'puzzles']);
  const list = asList(await all.objectStore('lists').get(id));
  if (!list) return undefined;
  const found = await Promise.all(list.puzzles.map((one) => all.objectStore('puzzles').get(one)));
  return { name: list.name, puzzles: asMany(found, asPuzzle).found };
}

/** The state of a list that is played: its name, its size, and what comes next. */
export interface ListState {
  readonly name: string;
  readonly count: number;
  /** The next puzzle that is not solved; undefined if all are solved. */
  readonly next: NextInList | undefined;
}

/**
 * Returns the state of a list after its puzzle `current`, which counts as solved. Returns undefined
 * if the list no longer exists.
 */
export async function listState(id: string, current: string): Promise<ListState | undefined> {
  const [list, solved] = await Promise.all([playedList(id), solvedPuzzles()]);
  if (!list || list.puzzles.length === 0) return undefined;
  const { name, puzzles } = list;
  const index = nextIndex(
    puzzles.map(({ puzzle }) => puzzle),
    current,
    solved,
  );
  const puzzle = puzzles[index];
  const count = puzzles.length;
  return { name, count, next: puzzle && { puzzle, place: index + 1, count } };
}

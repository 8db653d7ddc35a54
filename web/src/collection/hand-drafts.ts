/**
 * Drafts of what is set by hand: of puzzles and of patterns, the places of the givens. Each has a
 * name, and a value of its own in `meta`, with the key `hand ID`. So saving one draft never writes
 * another.
 */
import { asAll, asGrid, asId, asMany, asText, asTime, complete, isObject } from '../records/fields';
import { database, keysWith } from '../state/database';
import { change, type Done } from './collection';
import type { Entry, RemovalMessage } from './changes';
import { MOST_NAME } from './records';

/** The board of a draft, with its steps of undo. */
export interface HandBoard {
  readonly givens: string;
  readonly past: readonly string[];
  readonly future: readonly string[];
}

interface Named {
  readonly id: string;
  readonly name: string;
  /** The time of the last change of the board. */
  readonly changed: number;
}

/** A puzzle that is set by hand. */
export interface HandDraft extends HandBoard, Named {}

/** A pattern that is painted by hand. */
export interface PatternDraft extends Named {
  /** 81 characters: `1` for the place of a given, `.` for a blank. */
  readonly pattern: string;
  /** The name of the symmetry with which it is painted. */
  readonly symmetry: string;
}

export type Draft = HandDraft | PatternDraft;

/** The most steps of undo, and of redo, that are kept. */
export const MOST_STEPS = 300;

const KEY = 'hand ';
const keyOf = (id: string): string => KEY + id;

/** Returns a board, or `undefined` if the data is not a valid one. */
export function asHandBoard(value: unknown): HandBoard | undefined {
  if (!isObject(value)) return undefined;
  const givens = asGrid(value.givens);
  if (givens === undefined) return undefined;
  const steps = (list: unknown) => asAll(list, asGrid, MOST_STEPS) ?? [];
  return { givens, past: steps(value.past), future: steps(value.future) };
}

/** Returns the draft of a puzzle, or `undefined` if the data is not a valid one. */
export function asHandDraft(value: unknown): HandDraft | undefined {
  const board = asHandBoard(value);
  if (!board || !isObject(value)) return undefined;
  return complete<HandDraft>({
    ...board,
    id: asId(value.id),
    name: asText(value.name, MOST_NAME),
    changed: asTime(value.changed),
  });
}

/** Returns the draft of a pattern, or `undefined` if the data is not a valid one. */
export function asPatternDraft(value: unknown): PatternDraft | undefined {
  if (!isObject(value)) return undefined;
  const pattern = asGrid(value.pattern);
  return complete<PatternDraft>({
    id: asId(value.id),
    name: asText(value.name, MOST_NAME),
    changed: asTime(value.changed),
    pattern: pattern !== undefined && /^[1.]*$/.test(pattern) ? pattern : undefined,
    symmetry: asText(value.symmetry, MOST_NAME),
  });
}

/** Returns a draft of either kind, or `undefined` if the data is not a valid one. */
export const asDraft = (value: unknown): Draft | undefined =>
  asHandDraft(value) ?? asPatternDraft(value);

/** Returns the drafts that `read` accepts, the latest first. */
export async function draftsOf<D extends Draft>(
  read: (value: unknown) => D | undefined,
): Promise<D[]> {
  const kept = await (await database())?.getAll('meta', keysWith(KEY));
  return asMany(kept, read).found.sort((one, other) => other.changed - one.changed);
}

/** Returns the entries that put drafts. */
export const puttingDrafts = (drafts: readonly Draft[]): Entry<Draft>[] =>
  drafts.map((draft) => [keyOf(draft.id), draft]);

/** Stores new drafts. */
export const addDrafts = (drafts: readonly Draft[]): Promise<Done> =>
  change(() => ({ values: puttingDrafts(drafts) }));

/** Removes a draft. */
export const removeDraft = (id: string, said: RemovalMessage): Promise<Done> =>
  change(() => ({ values: [[keyOf(id), null]] }), { said });

/**
 * Changes a stored draft in one transaction. `next` returns the draft to store, from the one that
 * is stored now; with another id it becomes another draft. Returns what was stored; `undefined` if
 * nothing was.
 */
export async function changeDraft<D extends Draft>(
  id: string,
  read: (value: unknown) => D | undefined,
  next: (now: D | undefined) => D | undefined,
): Promise<D | undefined> {
  const all = (await database())?.transaction('meta', 'readwrite');
  if (!all) return undefined;
  const draft = next(read(await all.store.get(keyOf(id))));
  if (draft) void all.store.put(draft, keyOf(draft.id));
  await all.done;
  return draft;
}

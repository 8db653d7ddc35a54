/**
 * Drafts of puzzles that are set by hand: each has a name, and a value of its own in `meta`, with
 * the key `hand ID`. So saving one draft never writes another.
 */
import { asAll, asGrid, asId, asMany, asText, asTime, complete, isObject } from '../records/fields';
import { database, keysWith } from '../state/store';
import { change, type Done } from './collection';
import type { Entry, RemovalMessage } from './changes';
import { MOST_NAME } from './records';

/** The board of a draft, with its steps of undo. */
export interface HandBoard {
  readonly givens: string;
  readonly past: readonly string[];
  readonly future: readonly string[];
}

export interface HandDraft extends HandBoard {
  readonly id: string;
  readonly name: string;
  /** The time of the last change of the board. */
  readonly changed: number;
}

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

/** Returns a draft, or `undefined` if the data is not a valid one. */
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

/** Returns all drafts, the latest first. */
export async function handDrafts(): Promise<HandDraft[]> {
  const kept = await (await database())?.getAll('meta', keysWith(KEY));
  return asMany(kept, asHandDraft).found.sort((one, other) => other.changed - one.changed);
}

/** Returns the entries that put drafts. */
export const puttingDrafts = (drafts: readonly HandDraft[]): Entry<HandDraft>[] =>
  drafts.map((draft) => [keyOf(draft.id), draft]);

/** Stores new drafts. */
export const addHandDrafts = (drafts: readonly HandDraft[]): Promise<Done> =>
  change(() => ({ values: puttingDrafts(drafts) }));

/** Removes a draft. */
export const removeHandDraft = (id: string, said: RemovalMessage): Promise<Done> =>
  change(() => ({ values: [[keyOf(id), null]] }), { said });

/**
 * Changes a stored draft in one transaction. `next` returns the draft to store, from the one that
 * is stored now; with another id it becomes another draft. Returns what was stored; `undefined` if
 * nothing was.
 */
export async function changeHandDraft(
  id: string,
  next: (now: HandDraft | undefined) => HandDraft | undefined,
): Promise<HandDraft | undefined> {
  const all = (await database())?.transaction('meta', 'readwrite');
  if (!all) return undefined;
  const draft = next(asHandDraft(await all.store.get(keyOf(id))));
  if (draft) void all.store.put(draft, keyOf(draft.id));
  await all.done;
  return draft;
}

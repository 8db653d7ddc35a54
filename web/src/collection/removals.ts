/** Removals that can still be undone when the page has been closed in the meantime. */
import { asAll, asId, asMany, asText, isObject } from '../records/fields';
import { asLesson } from '../records/lesson';
import { asResult } from '../records/result';
import { database } from '../state/database';
import { REMOVED, type Entry, type Removed, type RemovalMessage } from './changes';
import type { PuzzleEdit } from './edits';
import { asList, asPuzzle, MOST_NAME, MOST_NOTE, MOST_TAGS } from './records';

/** The beginnings of the keys in `meta` whose values are changed and removed as records. */
const VALUE_KEYS = ['hand ', 'removed-list '];
const isValueKey = (key: string): boolean => VALUE_KEYS.some((begin) => key.startsWith(begin));

/** Returns the removals that could still be undone when the page was closed, the latest last. */
export async function keptRemovals(): Promise<Removed[]> {
  return asMany(await (await database())?.get('meta', REMOVED), asRemoved).found;
}

function asRemoved(kept: unknown): Removed | undefined {
  if (!isObject(kept) || !isObject(kept.back) || !Array.isArray(kept.said)) return undefined;
  const [name, values] = kept.said as readonly unknown[];
  const { back } = kept;
  const entries = <T>(list: unknown, read: (one: unknown) => T | undefined): Entry<T>[] =>
    asMany(list ?? [], (one) => asEntry(one, read)).found;
  // Without an id it could not be forgotten when it is undone.
  const undoes = asId(back.undoes);
  if (typeof name !== 'string' || !isObject(values) || undoes === undefined) return undefined;
  const [lists, puzzles] = [entries(back.lists, asList), entries(back.puzzles, asPuzzle)];
  const results = entries(back.results, asResult);
  const course = entries(back.course, asLesson);
  // The values are checked when they are read.
  const stored = asMany(back.values ?? [], asValueEntry).found;
  const puzzleEdits = asMany(back.puzzleEdits ?? [], asPuzzleEdit).found;
  return {
    back: { lists, puzzles, results, course, values: stored, puzzleEdits, undoes },
    said: [name, values as RemovalMessage[1]],
  };
}

const asValueEntry = (value: unknown): Entry<unknown> | undefined =>
  Array.isArray(value) && typeof value[0] === 'string' && isValueKey(value[0])
    ? [value[0], value[1] ?? null]
    : undefined;

function asPuzzleEdit(value: unknown): PuzzleEdit | undefined {
  if (!isObject(value)) return undefined;
  const id = asId(value.id);
  const title = asText(value.title, MOST_NAME);
  const note = asText(value.note, MOST_NOTE);
  const tags = (list: unknown) => asAll(list ?? [], (tag) => asText(tag, MOST_NAME), MOST_TAGS);
  const [addTags = [], removeTags = []] = [tags(value.addTags), tags(value.removeTags)];
  return id === undefined
    ? undefined
    : {
        id,
        ...(title === undefined ? {} : { title }),
        ...(note === undefined ? {} : { note }),
        addTags,
        removeTags,
      };
}

function asEntry<T>(value: unknown, read: (one: unknown) => T | undefined): Entry<T> | undefined {
  if (!Array.isArray(value) || typeof value[0] !== 'string') return undefined;
  if (value[1] === null) return [value[0], null];
  const record = read(value[1]);
  return record && [value[0], record];
}

/** Deletes the kept removals, when the time to undo them is over. */
export async function forgetRemovals(): Promise<void> {
  await (await database())?.delete('meta', REMOVED);
}

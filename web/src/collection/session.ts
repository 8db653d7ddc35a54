/** The collection if the browser does not allow storage: it lasts as long as the page is open. */
import type { Change, Entry, ChangeOptions } from './change';
import type { Collection } from './records';

let session: Collection = { lists: [], puzzles: [] };

export const sessionCollection = (): Collection => session;

/** Does a change. Returns the change that undoes it. */
export function applyToSession(
  plan: (lists: Collection['lists']) => Change,
  { merge }: ChangeOptions = {},
): Change {
  const change = plan(session.lists);
  const lists = swapped(session.lists, change.lists ?? [], merge);
  const puzzles = swapped(session.puzzles, change.puzzles ?? []);
  session = { lists: lists.after, puzzles: puzzles.after };
  return { lists: lists.before, puzzles: puzzles.before };
}

function swapped<T extends { readonly id: string }>(
  all: readonly T[],
  entries: readonly Entry<T>[],
  merged: (record: T, now: T | undefined) => T = (record) => record,
): { after: T[]; before: Entry<T>[] } {
  const records = new Map(all.map((record) => [record.id, record]));
  const before = entries.map(([id]): Entry<T> => [id, records.get(id) ?? null]);
  for (const [id, record] of entries) {
    if (record === null) records.delete(id);
    else records.set(id, merged(record, records.get(id)));
  }
  return { after: [...records.values()], before };
}

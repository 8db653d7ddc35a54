/**
 * The collection and the course if the browser does not allow storage: they last as long as the
 * page is open.
 */
import type { Change, ChangeOptions, Entry, Plan } from './changes';
import { editList, editPuzzle, type Edited } from './edits';
import type { Collection } from './records';
import { swapLessons } from './swap-lessons';
import type { Course } from '../state/lesson';

let session: Collection = { lists: [], puzzles: [] };
let course: Course = {};

export const sessionCollection = (): Collection => session;

export const sessionCourse = (): Course => course;

/** Does a change. Returns the change that undoes it. */
export function applyToSession(plan: Plan, { merge, isAdding }: ChangeOptions = {}): Change {
  const change = plan(session.lists, course);
  const lists = swapped(session.lists, change.lists ?? [], merge);
  const puzzles = swapped(session.puzzles, change.puzzles ?? []);
  const listEdits = edited(lists.after, change.listEdits ?? [], editList);
  const puzzleEdits = edited(puzzles.after, change.puzzleEdits ?? [], editPuzzle);
  session = { lists: listEdits.after, puzzles: puzzleEdits.after };
  const lessons = swapLessons(course, change.course ?? [], isAdding);
  course = lessons.after;
  return {
    lists: lists.before,
    puzzles: puzzles.before,
    course: lessons.before,
    listEdits: listEdits.back,
    puzzleEdits: puzzleEdits.back,
  };
}

function edited<T extends { readonly id: string }, E extends { readonly id: string }>(
  all: readonly T[],
  edits: readonly E[],
  edit: (record: T, one: E) => Edited<T, E> | undefined,
): { after: T[]; back: E[] } {
  const records = new Map(all.map((record) => [record.id, record]));
  const back = edits.flatMap((one) => {
    const record = records.get(one.id);
    const done = record && edit(record, one);
    if (!done) return [];
    records.set(one.id, done.record);
    return [done.back];
  });
  return { after: [...records.values()], back };
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

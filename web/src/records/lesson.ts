/** Builds the progress of the course from data that may be damaged. */
import { EXERCISES, type Course, type Lesson } from '../state/lesson';
import { asGrid, asTime, asWhole, isObject } from './fields';

/** The most lessons that are read; there are fewer. */
const MOST_LESSONS = 200;

/** Returns a lesson, without fields that cannot be read; undefined if the data is not an object. */
export function asLesson(value: unknown): Lesson | undefined {
  if (!isObject(value)) return undefined;
  const puzzle = asGrid(value.puzzle);
  const rank = asWhole(value.rank, 1, 8);
  return {
    seen: value.seen === true,
    found: asWhole(value.found, 0, EXERCISES) ?? 0,
    solved: value.solved === true,
    ...(puzzle !== undefined && { puzzle }),
    ...(puzzle !== undefined && rank !== undefined && { rank }),
    changed: asTime(value.changed) ?? 0,
  };
}

/** Returns the lessons that can be read, with the number of those that cannot. */
export function asCourse(value: unknown): { found: Course; damaged: number } {
  if (!isObject(value)) return { found: {}, damaged: value === undefined ? 0 : 1 };
  const all = Object.entries(value);
  const found = all.slice(0, MOST_LESSONS).flatMap(([key, kept]) => {
    const lesson = /^[a-z0-9-]{1,60}$/.test(key) ? asLesson(kept) : undefined;
    return lesson ? [[key, lesson] as const] : [];
  });
  return { found: Object.fromEntries(found), damaged: all.length - found.length };
}

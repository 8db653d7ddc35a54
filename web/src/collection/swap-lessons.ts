import { joined, type Course, type Lesson } from '../state/lesson';

/** A lesson by its technique; `null` deletes its progress. */
export type LessonEntry = readonly [key: string, lesson: Lesson | null];

/**
 * Puts and deletes lessons. With `isAdding`, a lesson keeps the progress that it has. Returns the
 * course afterwards, and the entries that undo this.
 */
export function swapLessons(
  course: Course,
  entries: readonly LessonEntry[],
  isAdding = false,
): { after: Course; before: LessonEntry[] } {
  const lessons = new Map(Object.entries(course));
  const before = entries.map(([key]): LessonEntry => [key, lessons.get(key) ?? null]);
  for (const [key, lesson] of entries) {
    const now = lessons.get(key);
    if (lesson === null) lessons.delete(key);
    else lessons.set(key, isAdding && now ? joined(lesson, now) : lesson);
  }
  return { after: Object.fromEntries(lessons), before };
}

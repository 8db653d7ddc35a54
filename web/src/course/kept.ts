/** Keeps the progress of the course in the browser. */
import { change, type Done } from '../collection/collection';
import { lessonOf, type Course, type Lesson } from '../state/lesson';

/**
 * Changes a lesson as it is stored at this moment, so that two tabs do not lose each other's
 * progress. Returns whether the browser keeps it.
 */
export async function changeLesson(
  key: string,
  next: (now: Lesson) => Partial<Lesson>,
): Promise<boolean> {
  const { isKept } = await change((_, course) => {
    const now = lessonOf(course, key);
    return { course: [[key, { ...now, ...next(now), changed: Date.now() }]] };
  });
  return isKept;
}

/**
 * Marks the lesson as solved whose puzzle this is. Returns its technique; undefined if it is the
 * puzzle of no lesson.
 */
export async function solveLesson(course: Course, puzzle: string): Promise<string | undefined> {
  const key = Object.keys(course).find((one) => course[one]?.puzzle === puzzle);
  if (key !== undefined && course[key]?.solved === false)
    await changeLesson(key, () => ({ solved: true }));
  return key;
}

/** Removes the progress of all lessons. It comes back with the change that is returned. */
export const removeCourse = (course: Course): Promise<Done> =>
  change(() => ({ course: Object.keys(course).map((key) => [key, null] as const) }), {
    said: ['learn-course-removed', {}],
  });

/** Brings removed progress back. Lessons keep the progress that was made since. */
export const bringBack = ({ back }: Done): Promise<Done> => change(() => back, { isAdding: true });

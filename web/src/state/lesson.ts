/**
 * The progress of the course. A lesson has three parts: see one, find three, solve one. The rules
 * are a lesson with the first part only.
 */

export const PARTS = ['see', 'find', 'solve'] as const;
export type Part = (typeof PARTS)[number];

/** The lesson about the rules, whose key is not a technique. */
export const RULES = 'first';
/** The number of exercises of the second part. */
export const EXERCISES = 3;

/** The progress of one lesson. */
export interface Lesson {
  readonly seen: boolean;
  /** The number of exercises that are done, at most `EXERCISES`. */
  readonly found: number;
  readonly solved: boolean;
  /** The puzzle of the third part, once there is one. When it is solved, the part is done. */
  readonly puzzle?: string;
  /** The rank of the puzzle, 1 to 8. */
  readonly rank?: number;
  /** The time of the last change, in milliseconds since 1970. */
  readonly changed: number;
}

/** The progress of all lessons that were begun, by technique. */
export type Course = Readonly<Record<string, Lesson>>;

/** The key of the course in the store `meta`. */
export const COURSE = 'course';

export const NOT_BEGUN: Lesson = { seen: false, found: 0, solved: false, changed: 0 };

/** Returns the progress of a lesson. */
export const lessonOf = (course: Course, key: string): Lesson =>
  Object.hasOwn(course, key) ? (course[key] ?? NOT_BEGUN) : NOT_BEGUN;

/** Returns the parts of a lesson. */
export const partsOf = (key: string): readonly Part[] => (key === RULES ? ['see'] : PARTS);

/** Returns whether a part of a lesson is done. */
export function isDone({ seen, found, solved }: Lesson, part: Part): boolean {
  if (part === 'see') return seen;
  return part === 'find' ? found >= EXERCISES : solved;
}

/** Returns the first part of a lesson that is not done; undefined if all are done. */
export const openPart = (course: Course, key: string): Part | undefined =>
  partsOf(key).find((part) => !isDone(lessonOf(course, key), part));

/** Returns the progress that two records of a lesson have together. */
export function joined(one: Lesson, other: Lesson): Lesson {
  const [older, newer] = one.changed <= other.changed ? [one, other] : [other, one];
  return {
    ...older,
    ...newer,
    seen: one.seen || other.seen,
    found: Math.max(one.found, other.found),
    solved: one.solved || other.solved,
  };
}

/** The lesson that comes next. */
import { PATH } from '../engine/path';
import { lessonOf, openPart, RULES, type Course, type Part } from '../state/lesson';
import type { Needed } from './needed';

export interface Next {
  /** The technique, or `RULES`. */
  readonly key: string;
  readonly part: Part;
  /** The number of hints for this technique lately; 0 if that is not the reason. */
  readonly needed: number;
}

/**
 * Returns the next lesson: the technique that was needed most often lately; else the lesson of the
 * last progress, or the first open one after it. Returns undefined if all lessons are done.
 *
 * A player who has never played begins with the rules.
 */
export function nextLesson(
  course: Course,
  needed: readonly Needed[],
  isNew: boolean,
): Next | undefined {
  const [most] = needed;
  if (most) return { key: most[0], part: openPart(course, most[0]) ?? 'find', needed: most[1] };
  const latest = [RULES, ...PATH].reduce((one, other) =>
    lessonOf(course, other).changed > lessonOf(course, one).changed ? other : one,
  );
  if (isNew && lessonOf(course, latest).changed === 0)
    return { key: RULES, part: 'see', needed: 0 };
  const from = Math.max(
    0,
    PATH.findIndex((one) => one === latest),
  );
  for (const key of [...PATH.slice(from), ...PATH.slice(0, from)]) {
    const part = openPart(course, key);
    if (part) return { key, part, needed: 0 };
  }
  return undefined;
}

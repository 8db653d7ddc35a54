/** The techniques for which the player needed hints lately. */
import { isTechnique } from '../engine/path';
import { helpOf } from '../results/summary';
import { lessonOf, type Course } from '../state/lesson';
import type { Result } from '../state/result';

/** The number of hints of one technique. */
export type Needed = readonly [technique: string, count: number];

const LATELY_MS = 7 * 86_400_000;
/** The fewest hints that are worth a lesson. */
const LEAST = 2;

/**
 * Returns the techniques with two hints or more in the games of the last seven days, the most
 * frequent first. Hints before the last progress in the technique's lesson do not count. For
 * example, an x-wing was needed on Monday and on Tuesday, and practised on Wednesday: it comes back
 * after two more hints.
 */
export function neededLately(results: readonly Result[], course: Course, now: number): Needed[] {
  const counted = results
    .filter(({ solved }) => solved >= now - LATELY_MS)
    .map(({ solved, helped = {}, ...result }) => ({
      ...result,
      solved,
      helped: Object.fromEntries(
        Object.entries(helped).filter(
          ([technique]) => isTechnique(technique) && solved > lessonOf(course, technique).changed,
        ),
      ),
    }));
  return helpOf(counted).filter(([, count]) => count >= LEAST);
}

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
 * frequent first, with the numbers of those hints. At least two of the hints must be newer than the
 * last progress in the technique's lesson. For example, an x-wing was needed on Monday and on
 * Tuesday, and practised on Wednesday: it comes back after two more hints, with the number 4.
 */
export function neededLately(results: readonly Result[], course: Course, now: number): Needed[] {
  const lately = results.filter(({ solved }) => solved >= now - LATELY_MS);
  const isNeeded = (technique: string): boolean => {
    const { changed } = lessonOf(course, technique);
    const newer = lately.filter(({ solved }) => solved > changed);
    return newer.reduce((sum, { helped }) => sum + (helped?.[technique] ?? 0), 0) >= LEAST;
  };
  return helpOf(lately).filter(([technique]) => isTechnique(technique) && isNeeded(technique));
}

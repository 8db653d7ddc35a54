/** The next lesson for a player who has played before. Loaded after the front door is shown. */
import { storedCourse } from '../collection/lessons';
import { hashOfPart } from '../course/address';
import { neededLately } from '../course/needed';
import { nextLesson } from '../course/next';
import type { Result } from '../state/result';
import { techniqueName } from '../words/names';
import { isSaid, say, speakMore } from '../words/words.svelte';

/** A lesson as the front door shows it. The texts follow the language. */
export interface NextLesson {
  readonly href: string;
  readonly title: () => string;
  readonly about: () => string;
}

/** Returns the next lesson after these results; undefined if there is none. */
export async function lessonAfter(results: readonly Result[]): Promise<NextLesson | undefined> {
  const [course] = await Promise.all([storedCourse(), speakMore()]);
  const next = nextLesson(course, neededLately(results, course, Date.now()), false);
  if (!next || !isSaid(`technique-${next.key}`)) return undefined;
  const { key, part, needed } = next;
  return {
    href: hashOfPart(key, part),
    title: () => say('home-lesson', { name: techniqueName(key) }),
    about: () =>
      needed > 0 ? say('home-lesson-needed', { count: needed }) : say(`learn-part-${part}`),
  };
}

/** The classes of techniques. */
import type { Class, TechniqueRow } from './types/messages';

/** All classes, easiest first. */
export const CLASSES: readonly Class[] = ['basic', 'intermediate', 'advanced', 'extreme'];

/** Returns techniques by class, easiest class first. Within a class they keep their order. */
export function byClass(
  techniques: readonly TechniqueRow[],
): readonly (readonly [Class, readonly TechniqueRow[]])[] {
  return CLASSES.map((one) => [one, techniques.filter((row) => row.class === one)] as const).filter(
    ([, found]) => found.length > 0,
  );
}

/** The classes of techniques. */
import { PATH } from './path';
import type { Class, TechniqueRow } from './types/messages';

/** All classes, easiest first. */
export const CLASSES: readonly Class[] = ['basic', 'intermediate', 'advanced', 'extreme'];

/** Returns techniques by class, easiest class first, in the order in which a player learns them. */
export function byClass(
  techniques: readonly TechniqueRow[],
): readonly (readonly [Class, readonly TechniqueRow[]])[] {
  const placeOf = ({ technique }: TechniqueRow): number =>
    PATH.findIndex((one) => one === technique);
  const sorted = [...techniques].sort((one, other) => placeOf(one) - placeOf(other));
  return CLASSES.map((one) => [one, sorted.filter((row) => row.class === one)] as const).filter(
    ([, found]) => found.length > 0,
  );
}

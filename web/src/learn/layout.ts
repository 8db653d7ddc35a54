import { sideFor } from '../board/geometry';
import { areaIn } from '../ui/area';

/** The space at both sides of the page on a phone. */
const SIDES = 8;

/**
 * Returns the side of the board on the pages of Learn in a window of this size. On a phone it fills
 * the width; in a wider window it takes about half, which leaves room for the sentences next to it.
 */
export function boardSide(width: number, height: number): number {
  const area = areaIn(width, height);
  const room =
    width < 768
      ? { width: area.width - SIDES, height: area.height }
      : { width: Math.min(area.width, 1200) * 0.5, height: area.height - 140 };
  return sideFor(room.width, Math.max(room.height, 320), devicePixelRatio);
}

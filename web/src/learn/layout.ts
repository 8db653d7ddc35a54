import { sideFor } from '../board/geometry';

/**
 * Returns the side of the board on the pages of Learn. On a phone it fills the width; in a wider
 * window it takes about half, which leaves room for the sentences next to it.
 */
export function boardSide(width: number, height: number): number {
  const room =
    width < 700
      ? { width: width - 4, height }
      : { width: Math.min(width, 1200) * 0.5, height: height - 140 };
  return sideFor(room.width, Math.max(room.height, 320), devicePixelRatio);
}

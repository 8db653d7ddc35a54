import { sideFor } from '../board/geometry';

/**
 * The side of the board of these pages: the width of a phone; else about half of the window, so
 * that the sentences have room next to it.
 */
export function boardSide(width: number, height: number): number {
  const room =
    width < 700
      ? { width: width - 4, height }
      : { width: Math.min(width, 1200) * 0.5, height: height - 140 };
  return sideFor(room.width, Math.max(room.height, 320), devicePixelRatio);
}

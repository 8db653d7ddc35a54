/** The order of pages on sheets that are folded once and put into each other. */

/** One side of a sheet, with the pages on its left and right half. */
export interface Side<T> {
  readonly left: T;
  readonly right: T;
}

/**
 * Returns the sides of all sheets, front and back in turn, the outermost sheet first. The number of
 * pages must be a multiple of four. Eight pages need two sheets:
 *
 *                   left right
 *     sheet 1 front    8 | 1
 *             back     2 | 7
 *     sheet 2 front    6 | 3
 *             back     4 | 5
 */
export function folded<T>(pages: readonly T[]): Side<T>[] {
  if (pages.length % 4 !== 0)
    throw new RangeError(`${pages.length} pages cannot be folded: not a multiple of four`);
  const last = pages.length - 1;
  return Array.from({ length: pages.length / 2 }, (_, side) => {
    const [outer, inner] = [pages[last - side], pages[side]] as [T, T];
    // A front has the later page on its left, a back on its right.
    return side % 2 === 0 ? { left: outer, right: inner } : { left: inner, right: outer };
  });
}

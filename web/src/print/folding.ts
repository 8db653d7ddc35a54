/** The order of pages on sheets that are folded once and put into one another. */

/** One side of a sheet: what stands on its left and on its right half. */
export interface Side<T> {
  readonly left: T;
  readonly right: T;
}

/**
 * The sides of all sheets, front and back in turn, the outermost sheet first. There must be a
 * multiple of four pages.
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

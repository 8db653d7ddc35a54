/** Computes which rows of a long list are in view. */

export interface Window {
  readonly first: number;
  /** The index after the last row. */
  readonly end: number;
}

/** Extra rows above and below the visible ones, so that scrolling shows no gaps. */
const SPARE = 6;

export function windowOf(
  count: number,
  rowHeight: number,
  scrolled: number,
  height: number,
): Window {
  const first = Math.max(0, Math.floor(scrolled / rowHeight) - SPARE);
  const end = Math.min(count, Math.ceil((scrolled + height) / rowHeight) + SPARE);
  return { first: Math.min(first, end), end };
}

/** Returns the scroll position at which a row is visible; undefined if it is visible already. */
export function scrollTo(
  row: number,
  rowHeight: number,
  scrolled: number,
  height: number,
): number | undefined {
  const top = row * rowHeight;
  if (top < scrolled) return top;
  if (top + rowHeight > scrolled + height) return top + rowHeight - height;
  return undefined;
}

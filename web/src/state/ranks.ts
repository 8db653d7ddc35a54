/** The eight ranks of difficulty, from very easy to extreme. */
export const RANKS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8];

/** The puzzle of the first visit, so that there is a board before the engine is here: rank 1, of the English Wikipedia. */
export const FIRST_PUZZLE = {
  puzzle: '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
  rank: 1,
} as const;

/**
 * Results for a puzzle that are not ranks: no solution, multiple solutions, not rated yet,
 * unreadable.
 */
export const NONE = 0;
export const SEVERAL = 255;
export const WAITING = 254;
export const UNREADABLE = 253;

export const isRank = (found: number): boolean => found >= 1 && found <= 8;

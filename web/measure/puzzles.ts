/** The puzzles that are used for measuring. */
import { readFileSync } from 'node:fs';

export interface Sample {
  readonly puzzle: string;
  readonly solution: string;
}

export const RANKS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8];

/** Returns the puzzles of a rank in the corpus, with their solutions. */
export function ofRank(rank: number): readonly Sample[] {
  const text = readFileSync(new URL(`../../corpus/rank-${rank}.csv`, import.meta.url), 'utf8');
  const [, ...lines] = text.trim().split('\n');
  return lines.map((line) => {
    const [, puzzle = '', , solution = ''] = line.split(',');
    return { puzzle, solution };
  });
}

/** Returns this number of puzzles of each of these ranks. */
export const ofRanks = (ranks: readonly number[], each: number): readonly Sample[] =>
  ranks.flatMap((rank) => ofRank(rank).slice(0, each));

/** Puzzles that were known as the hardest of their time. */
export const HARDEST: readonly string[] = [
  '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
  '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..',
  '.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....',
  '1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1',
  '.......12........3..23..4....18....5.6..7.8.......9.....85.....9...4.5..47...6...',
  '..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..',
  '12.3....435....1....4........54..2..6...7.........8.9...31..5.......9.7.....6...8',
];

/** Returns a file of puzzles, one per line: the same number of each rank. */
export function fileOf(count: number): string {
  const all = ofRanks(RANKS, 100);
  return Array.from(
    { length: count },
    (_, index) => `${all[index % all.length]?.puzzle ?? ''}\n`,
  ).join('');
}

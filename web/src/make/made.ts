/** Builds a generated puzzle from data that may be damaged. */
import type { Generated } from '../engine/types/messages';
import { cluesOf } from '../rules/digits';
import { asGrid, asWhole, complete, isObject } from '../records/fields';
import { MOST_SEED } from './order.svelte';

export function asMade(value: unknown): Generated | undefined {
  if (!isObject(value)) return undefined;
  const puzzle = asGrid(value.puzzle);
  const count = (one: unknown) => asWhole(one, 0, Number.MAX_SAFE_INTEGER);
  return complete<Generated>({
    puzzle,
    solution: asGrid(value.solution),
    rank: asWhole(value.rank, 1, 8),
    clues: puzzle === undefined ? undefined : cluesOf(puzzle),
    seed: asWhole(value.seed, 0, MOST_SEED),
    index: count(value.index),
    tries: count(value.tries),
  });
}

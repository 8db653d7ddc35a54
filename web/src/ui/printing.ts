/** Puzzles from anywhere, to be printed. */
import { keepPrinting, type ToPrint } from '../state/printing';
import { go } from './router.svelte';

/** Hands puzzles over to the page Print and goes there. */
export async function printPuzzles(puzzles: readonly ToPrint[], name = ''): Promise<void> {
  await keepPrinting({ puzzles: puzzles.map(plain), name });
  go('print');
}

/** Nothing but what the page Print knows: ranks and answers are found there. */
const plain = ({ puzzle, title, seed, index }: ToPrint): ToPrint => ({
  puzzle,
  ...(title ? { title } : {}),
  ...(seed === undefined ? {} : { seed }),
  ...(index === undefined ? {} : { index }),
});

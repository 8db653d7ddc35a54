/** Sends puzzles from any page to the page Print. */
import { keepPrinting, type ToPrint } from '../state/printing';
import { go } from './router.svelte';

/** Hands puzzles over to the page Print, and goes there. */
export async function printPuzzles(puzzles: readonly ToPrint[], name = ''): Promise<void> {
  await keepPrinting({ puzzles: puzzles.map(plain), name });
  go('print');
}

/** Returns only the fields that the page Print uses; it finds ranks and answers itself. */
const plain = ({ puzzle, title, tags, seed, index }: ToPrint): ToPrint => ({
  puzzle,
  ...(title ? { title } : {}),
  ...(tags ? { tags } : {}),
  ...(seed === undefined ? {} : { seed }),
  ...(index === undefined ? {} : { index }),
});

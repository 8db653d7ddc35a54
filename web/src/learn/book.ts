/** The book's pages about techniques, in the language of the page. */
import shares from '../../../docs/book/en/ranks.md?ranks';
import type { TechniquePage } from '../../book';
import { language } from '../words/words.svelte';

const pages = import.meta.glob<TechniquePage>(
  ['../../../docs/book/*/techniques/*.md', '!../../../docs/book/*/techniques/index.md'],
  { query: '?technique', import: 'default' },
);

/** Returns the page of a technique; undefined if the book has none. */
export async function pageOf(
  technique: string,
  code = language(),
): Promise<TechniquePage | undefined> {
  const found = (wanted: string) =>
    pages[`../../../docs/book/${wanted}/techniques/${technique}.md`];
  return (found(code) ?? found('en'))?.();
}

/** Returns the share of a rank among all minimal puzzles, in per cent. */
export const shareOf = (rank: number): string | undefined => shares[rank - 1];

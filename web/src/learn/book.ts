/** The book's pages of techniques in the language that is spoken. */
import shares from '../../../docs/book/en/ranks.md?ranks';
import type { TechniquePage } from '../../book';
import { language } from '../words/words.svelte';

const pages = import.meta.glob<TechniquePage>(
  ['../../../docs/book/*/techniques/*.md', '!../../../docs/book/*/techniques/index.md'],
  { query: '?technique', import: 'default' },
);

/** The page of a technique; undefined where the book has none. */
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

/** Fills the collection, for tests that begin with puzzles in it. */
import { expect, type Page } from '@playwright/test';
import { storeRecords } from './stored';

export const EASY =
  '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
export const NORMAL =
  '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......';

export const cards = (page: Page) => page.getByRole('article');

/** Writes a collection into the browser in the way the app stores it, and opens it. */
export async function withPuzzles(
  page: Page,
  lists: Readonly<Record<string, readonly object[]>>,
): Promise<void> {
  await page.goto('./#/books');
  await expect(page.getByText('まだ問題がありません')).toBeVisible();
  let number = 0;
  const records = Object.entries(lists).map(([name, entries], order) => {
    const puzzles = entries.map((entry) => {
      number += 1;
      return {
        id: `p${number}`,
        canonical: EASY,
        rank: 1,
        clues: 30,
        added: number,
        puzzle: EASY,
        ...entry,
      };
    });
    return {
      list: { id: `l${order}`, name, order, puzzles: puzzles.map(({ id }) => id) },
      puzzles,
    };
  });
  await storeRecords(
    page,
    'lists',
    records.map(({ list }) => list),
  );
  await storeRecords(
    page,
    'puzzles',
    records.flatMap(({ puzzles }) => puzzles),
  );
  await page.reload();
}

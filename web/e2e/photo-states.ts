/** The states of the page Photo, for `STATES`. */
import { expect } from '@playwright/test';
import { choose, picture } from './photos';
import { closed, go } from './reach';
import type { State } from './states';

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

export const PHOTO_STATES: readonly State[] = [
  {
    name: 'photo-empty',
    show: async (page) => {
      await closed(page);
      await go(page, '/photo');
      await expect(page.locator('.ways .primary').first()).toBeVisible();
    },
  },
  {
    name: 'photo-doubtful',
    show: async (page) => {
      const printed = { left: 60, top: 60, cell: 60 };
      await choose(page, await picture(page, [{ ...printed, puzzle: PUZZLE, inked: 2 }]));
      await expect(page.locator('.right .state[data-state="1"]')).toBeVisible();
    },
  },
  {
    name: 'photo-by-hand',
    show: async (page) => {
      await page.locator('.left .tools .plain').click();
      await expect(page.locator('.handle')).toHaveCount(4);
    },
  },
];

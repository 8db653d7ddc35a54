/** Every state of every page that is worth testing, reached without any word of a language. */
import { expect, type Page } from '@playwright/test';
import { PHOTO_STATES } from './photo-states';
import { HARDER, NORMAL, SOLUTION } from './play';
import {
  changeSettings,
  check,
  closed,
  dialog,
  go,
  hint,
  more,
  play,
  press,
  settingsSheet,
} from './reach';
import { RESULT, storeCourse, storeRecords } from './stored';

/** A puzzle with exactly one solution; two digits less give it two. */
const EASY = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const TWO = `..${EASY.slice(2)}`;
const SEVERAL = [NORMAL, EASY, TWO, 'nothing', `55${EASY.slice(2)}`].join('\n');

export interface State {
  readonly name: string;
  /** Brings the page into this state, from any other. */
  readonly show: (page: Page) => Promise<void>;
}

export const STATES: readonly State[] = [
  {
    // Only while nothing was ever played.
    name: 'home-new',
    show: async (page) => {
      await go(page, '/home');
      await expect(page.locator('.home .welcome')).toBeVisible();
    },
  },
  {
    name: 'statistics-empty',
    show: async (page) => {
      await go(page, '/statistics');
      await expect(page.locator('.figures[inert] tbody tr')).toHaveCount(8);
    },
  },
  {
    name: 'today',
    show: async (page) => {
      await go(page, '/today');
      await expect(page.locator('[data-puzzle] .covered').first()).toBeAttached();
    },
  },
  { name: 'play-start', show: (page) => play(page, NORMAL) },
  {
    name: 'play-clash',
    show: async (page) => {
      await play(page, NORMAL);
      await press(
        page,
        'm',
        'Control+Home',
        '3',
        'ArrowRight',
        'ArrowRight',
        'Shift+4',
        'Control+Shift+5',
      );
      await expect(page.locator('[aria-invalid=true]').first()).toBeAttached();
    },
  },
  {
    name: 'play-hint-1',
    show: async (page) => {
      await play(page, NORMAL);
      await hint(page, 1);
    },
  },
  { name: 'play-hint-2', show: (page) => hint(page, 1) },
  { name: 'play-hint-3', show: (page) => hint(page, 1) },
  {
    name: 'play-hint-harder',
    show: async (page) => {
      await changeSettings(page, { known: 'basic' });
      await play(page, HARDER);
      await press(page, 'h');
      await expect(page.locator('.panel .buttons a')).toBeVisible();
    },
  },
  {
    name: 'play-check',
    show: async (page) => {
      await play(page, NORMAL);
      await press(page, 'Control+Home', '6', 'k');
      await expect(page.locator('.help[aria-busy=false] button').first()).toBeVisible();
    },
  },
  {
    name: 'play-why-asked',
    show: async (page) => {
      await play(page, NORMAL);
      await press(page, 'Control+Home', 'q', '4');
      await expect(page.locator('.panel .help[aria-busy=false] .buttons')).toBeVisible();
    },
  },
  {
    name: 'play-why-film',
    show: async (page) => {
      await page.locator('.panel .buttons button').first().click();
      await expect(page.locator('.panel .help[aria-busy=false] .chip').first()).toBeVisible();
    },
  },
  {
    name: 'play-trial',
    show: async (page) => {
      await play(page, NORMAL);
      await press(page, 'Control+Home', 't', '9', 'ArrowRight', 'ArrowRight', '1');
    },
  },
  {
    name: 'play-pen',
    show: async (page) => {
      await play(page, NORMAL);
      await press(page, 'm', 'e', 'Control+Home', 'j', '4', 'End', 'j', 'j', '6', 'j', 'j');
      await expect(page.locator('.pen > g')).toHaveCount(2);
    },
  },
  {
    name: 'play-paused',
    show: async (page) => {
      await play(page, NORMAL);
      await press(page, 'p');
      await expect(page.locator('.cover')).toBeVisible();
    },
  },
  {
    name: 'play-solved',
    show: async (page) => {
      await press(page, 'p');
      await play(page, `.${SOLUTION.slice(1)}`);
      await press(page, 'Control+Home', SOLUTION[0] ?? '');
      await expect(page.locator('.panel.open')).toBeVisible();
    },
  },
  {
    name: 'play-share',
    show: async (page) => {
      await page.locator('.solved .buttons button').nth(-2).click();
      await expect(dialog(page).locator('img')).toBeVisible();
    },
  },
  {
    name: 'play-replay',
    show: async (page) => {
      await closed(page);
      await page.locator('.solved .buttons button').last().click();
      await dialog(page).locator('.steps button').last().click();
      await expect(dialog(page).locator('.board .digit')).toHaveCount(81);
    },
  },
  {
    name: 'play-more',
    show: async (page) => {
      await play(page, NORMAL);
      await more(page);
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    name: 'play-new',
    show: async (page) => {
      await play(page, NORMAL);
      await more(page);
      await dialog(page).locator('button').nth(1).click();
      await expect(dialog(page).locator('input[type=range]')).toBeVisible();
      await expect(dialog(page).locator('.primary')).toBeEnabled();
    },
  },
  {
    name: 'play-cell',
    show: async (page) => {
      await play(page, NORMAL);
      await page.locator("[data-cell='0']").click({ button: 'right', force: true });
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    name: 'play-keys',
    show: async (page) => {
      await play(page, NORMAL);
      await press(page, '?');
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    name: 'play-settings',
    show: async (page) => {
      await play(page, NORMAL);
      await settingsSheet(page);
    },
  },
  {
    name: 'play-settings-own',
    show: async (page) => {
      await dialog(page).locator('select').nth(5).selectOption('own');
      await expect(dialog(page).locator('fieldset')).toHaveCount(4);
    },
  },
  {
    name: 'home',
    show: async (page) => {
      await play(page, NORMAL);
      await press(page, 'Control+Home', '9');
      await go(page, '/home');
      await expect(page.locator('.home .continue')).toBeVisible();
    },
  },
  {
    name: 'statistics',
    show: async (page) => {
      await storeRecords(page, 'results', [RESULT]);
      await go(page, '/statistics');
      await expect(page.locator('.figures:not([inert]) tbody tr')).toHaveCount(8);
    },
  },
  {
    name: 'learn-first',
    show: async (page) => {
      await go(page, '/learn/first');
      await expect(page.locator('[data-task=row] [data-cell]')).toHaveCount(81);
    },
  },
  {
    name: 'learn-list',
    show: async (page) => {
      await closed(page);
      await go(page, '/learn/techniques');
      await expect(page.locator('[data-technique]').last()).toBeVisible();
    },
  },
  {
    name: 'learn-course',
    show: async (page) => {
      await storeRecords(page, 'results', [{ ...RESULT, helped: { 'x-wing': 4 } }]);
      await storeCourse(page, { 'x-wing': { seen: true, found: 1, solved: false, changed: 1 } });
      await go(page, '/learn');
      await expect(page.locator('[data-next=x-wing] svg.board')).toBeVisible();
      await expect(page.locator('.needed li')).toHaveCount(1);
    },
  },
  {
    name: 'learn-solve',
    show: async (page) => {
      await go(page, '/learn/x-wing/solve');
      await expect(page.locator('.solve .primary')).toBeVisible();
    },
  },
  {
    name: 'learn-technique',
    show: async (page) => {
      await go(page, '/learn/x-wing');
      await expect(page.locator('svg.board').first()).toBeVisible();
    },
  },
  {
    name: 'learn-practise',
    show: async (page) => {
      await go(page, '/learn/hidden-pair/practise');
      await expect(page.locator('[data-seed]')).toBeVisible({ timeout: 40_000 });
    },
  },
  {
    name: 'learn-walk',
    show: async (page) => {
      await go(page, `/learn/walk/${NORMAL}`);
      await expect(page.locator('[data-place]')).toBeVisible();
    },
  },
  {
    name: 'make-order',
    show: async (page) => {
      await go(page, '/make');
      await expect(page.locator('[data-puzzle]').first()).toBeVisible();
    },
  },
  {
    name: 'make-hand',
    show: async (page) => {
      await go(page, `/make/hand/${NORMAL.slice(0, 60)}${'.'.repeat(21)}`);
      await expect(page.locator('[data-cell]').first()).toBeAttached();
      await page.waitForTimeout(600);
    },
  },
  { name: 'check-empty', show: (page) => check(page, '') },
  {
    name: 'check-one',
    show: async (page) => {
      await check(page, NORMAL);
      await page.locator('.verdict').waitFor();
      await expect(page.locator('.verdict dd').first()).toBeVisible();
    },
  },
  {
    name: 'check-steps',
    show: async (page) => {
      const buttons = page.locator('.one .buttons button');
      // The button for the steps appears only when the puzzle is known to have one solution. Until
      // then, another button is the second one.
      await expect(buttons).toHaveCount(5);
      await buttons.nth(1).click();
      await expect(page.locator('.notation').last()).toBeVisible();
    },
  },
  {
    name: 'check-explainer',
    show: async (page) => {
      await check(page, NORMAL);
      const buttons = page.locator('.one .buttons button');
      await expect(buttons).toHaveCount(5);
      await buttons.nth(2).click();
      await expect(page.locator('.verdict .explainer')).toBeVisible();
    },
  },
  {
    name: 'check-two',
    show: async (page) => {
      await check(page, TWO);
      await expect(page.locator('[data-grid]')).toHaveCount(2);
    },
  },
  {
    name: 'check-many',
    show: async (page) => {
      await check(page, SEVERAL);
      await expect(page.locator('[role=listbox] [role=option]')).toHaveCount(5);
      await expect(page.locator('progress')).toHaveCount(0);
    },
  },
  {
    name: 'check-chosen',
    show: async (page) => {
      await page.locator('[role=listbox] [role=option]').nth(2).click();
      await expect(page.locator('[data-grid]')).toHaveCount(2);
    },
  },
  {
    name: 'books-empty',
    show: async (page) => {
      await closed(page);
      await go(page, '/books');
      await expect(page.locator('.puzzles .empty')).toBeVisible();
    },
  },
  {
    name: 'print-empty',
    show: async (page) => {
      await go(page, '/print');
      await expect(page.locator('main.print')).toBeVisible();
    },
  },
  {
    name: 'check-save',
    show: async (page) => {
      await check(page, NORMAL);
      await page.locator('.one .buttons button').last().click();
      await expect(dialog(page).locator('.primary')).toBeEnabled();
    },
  },
  {
    name: 'books',
    show: async (page) => {
      await dialog(page).locator('.primary').click();
      await dialog(page).locator('a').click();
      await expect(page.getByRole('article')).toHaveCount(1);
      await page.getByRole('article').getByRole('checkbox').check();
    },
  },
  {
    name: 'print',
    show: async (page) => {
      await page.locator('.puzzles .print').click();
      await expect(page.locator('.do .primary')).toBeEnabled();
    },
  },
  {
    name: 'print-booklet',
    show: async (page) => {
      for (const name of ['titlePage', 'booklet']) await page.locator(`[name=${name}]`).check();
      await expect(page.locator('.leaf')).toHaveCount(2);
    },
  },
  ...PHOTO_STATES,
  {
    name: 'help',
    show: async (page) => {
      await closed(page);
      await go(page, '/help');
      await expect(page.locator('dl').first()).toBeVisible();
    },
  },
];

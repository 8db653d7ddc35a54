import type { Page } from '@playwright/test';
import { firstGiven, NORMAL, Play } from './play';
import { expect, test } from './test';

const TECHNIQUES = [
  'full-house',
  'naked-single',
  'hidden-single',
  'locked-candidates',
  'locked-pair',
  'naked-pair',
  'hidden-pair',
  'locked-triple',
  'naked-triple',
  'hidden-triple',
  'naked-quad',
  'hidden-quad',
  'x-wing',
  'skyscraper',
  'two-string-kite',
  'turbot-fish',
  'xy-wing',
  'bug-plus-one',
  'unique-rectangle-1',
  'unique-rectangle-2',
  'unique-rectangle-4',
  'empty-rectangle',
  'w-wing',
  'xyz-wing',
  'remote-pair',
  'swordfish',
  'simple-colouring',
  'unique-rectangle-3',
  'unique-rectangle-5',
  'unique-rectangle-6',
  'hidden-rectangle',
  'finned-x-wing',
  'sashimi-x-wing',
  'avoidable-rectangle-1',
  'avoidable-rectangle-2',
  'bug-2',
  'bug-3',
  'bug-4',
  'jellyfish',
  'finned-swordfish',
  'sashimi-swordfish',
  'multi-colouring',
  'wxyz-wing',
  'x-chain',
  'xy-chain',
  'medusa',
  'unique-loop',
  'sue-de-coq',
  'als-xz',
  'aic',
  'grouped-x-chain',
  'grouped-aic',
  'als-xy-wing',
  'als-chain',
  'finned-jellyfish',
  'sashimi-jellyfish',
  'franken-fish',
  'death-blossom',
  'mutant-fish',
  'sk-loop',
  'forcing-chain',
  'kraken-fish',
  'negation',
  'trial',
];

test('the list has all techniques by class, each with a page @quick @phone', async ({ page }) => {
  await page.goto('/#/learn/techniques');
  const rows = page.locator('[data-technique]');
  await expect(rows).toHaveCount(TECHNIQUES.length);
  expect(
    await rows.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.technique)),
  ).toEqual(TECHNIQUES);
  // The headings are those of the classes, below the heading of the page.
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('main').getByRole('heading')).toHaveText([
    '基本',
    '中級',
    '上級',
    '超上級',
  ]);
  const sizes = await page
    .locator('main ol')
    .evaluateAll((lists) => lists.map((one) => one.children.length));
  expect(sizes).toEqual([10, 16, 23, 15]);
  await rows.nth(6).click();
  await expect(page.getByRole('heading', { name: '隠れ2国同盟' })).toBeVisible();
  await expect(page.getByText('4.55%')).toBeVisible();
  await expect(page.locator('svg.board')).toBeVisible();
  await page.goBack();
  await rows.nth(2).click();
  await expect(page.getByText('ほかの呼び名：レーザー')).toBeVisible();
});

/**
 * Returns the conclusions of the step that is shown on request. The engine writes them as
 * `r3c6<>159` or `r1c2=5`.
 */
async function shownStep(
  page: Page,
): Promise<{ cell: number; digit: number; isPlaced: boolean }[]> {
  await page.getByRole('button', { name: 'くわしく' }).click();
  await expect(page.locator('.step ol li').last()).toContainText('→');
  const text =
    (await page.locator('.step ol li').allInnerTexts()).join('\n').split('→').at(-1) ?? '';
  const cells = [...text.matchAll(/([1-9])行([1-9])列/g)].map(
    ([, row, column]) => 9 * (Number(row) - 1) + Number(column) - 1,
  );
  const placed = /列(?:（r\dc\d）)?は([1-9])/.exec(text)?.[1];
  if (placed !== undefined) return [{ cell: cells[0] ?? 0, digit: Number(placed), isPlaced: true }];
  return [...text.matchAll(/((?:[1-9]行[1-9]列[^から]*)+)から([1-9・]+)を消す/g)].flatMap(
    ([, where = '', what = '']) =>
      [...where.matchAll(/([1-9])行([1-9])列/g)].flatMap(([, row, column]) =>
        what.split('・').map((digit) => ({
          cell: 9 * (Number(row) - 1) + Number(column) - 1,
          digit: Number(digit),
          isPlaced: false,
        })),
      ),
  );
}

/** Makes the exercises of a page always the same. */
const withSeed = (page: Page) =>
  page.addInitScript(() => {
    crypto.getRandomValues = <T>(array: T) => array;
  });

async function practise(page: Page, technique: string): Promise<void> {
  await page.goto('/#/learn');
  // The course is loaded first, because two changes of the address at once would not open a new
  // exercise.
  await expect(page.locator('[data-lesson]').first()).toBeVisible();
  await page.goto(`/#/learn/${technique}/practise`);
  await expect(page.locator('[data-seed]')).toBeVisible({ timeout: 40_000 });
}

/**
 * One technique of each family of evidence: the page carries out all steps of a family in the same
 * way. The library tests exercises of every technique.
 */
const PRACTISED = [
  'full-house',
  'hidden-single',
  'locked-candidates',
  'hidden-pair',
  'x-wing',
  'skyscraper',
  'unique-rectangle-1',
  'simple-colouring',
  'xyz-wing',
  'negation',
  'trial',
];

for (const technique of PRACTISED) {
  test(`practice of ${technique}: a step shown on request counts once it is carried out`, async ({
    page,
  }) => {
    test.slow();
    await withSeed(page);
    await practise(page, technique);
    const puzzle = await page.locator('[data-seed]').getAttribute('data-seed');
    const conclusions = await shownStep(page);
    expect(conclusions.length).toBeGreaterThan(0);
    // Opens the same exercise again, and does it.
    await practise(page, technique);
    expect(await page.locator('[data-seed]').getAttribute('data-seed')).toBe(puzzle);
    for (const { cell, digit, isPlaced } of conclusions) {
      // A step of the technique that removes less may be complete before the one that was shown.
      if (await page.locator('[data-verdict=done]').isVisible()) break;
      await page
        .getByRole('button', { name: isPlaced ? '確定する' : '候補を消す', exact: true })
        .click();
      await page.locator(`[data-cell='${cell}']`).click();
      await page.getByRole('button', { name: `数字${digit}`, exact: true }).click();
      await expect(page.locator('.message').first()).toHaveText(/そのとおりです|正解です/);
    }
    await expect(page.locator('[data-verdict=done]')).toHaveText('そのとおりです！');
    await page.getByRole('button', { name: '次の練習問題' }).click();
    await expect(page.locator('[data-seed]')).toBeVisible({ timeout: 40_000 });
  });
}

test('another correct step is recognized, and a wrong one is refused', async ({ page }) => {
  test.slow();
  await withSeed(page);
  await practise(page, 'naked-triple');
  await page.getByRole('button', { name: '候補を消す', exact: true }).click();
  const message = page.locator('.message');
  const seen = new Set<string>();
  const blanks = page.locator('[role=gridcell][aria-label*="候補"]');
  for (let at = 0; at < (await blanks.count()) && seen.size < 2; at += 1) {
    const cell = blanks.nth(at);
    const before = (await cell.getAttribute('aria-label')) ?? '';
    await cell.click();
    for (const digit of before.match(/(?<=候補.*)[1-9]/g) ?? []) {
      const text = await message.textContent();
      await page.getByRole('button', { name: `数字${digit}`, exact: true }).click();
      await expect(message).not.toHaveText(text ?? '');
      const now = (await message.textContent()) ?? '';
      const kind = /^正しい手ですが、練習中の手筋とは別です|正しくありません$/.exec(now)?.[0];
      if (kind === undefined) continue;
      seen.add(kind);
      expect(await cell.getAttribute('aria-label')).toContain(digit);
    }
  }
  expect([...seen].sort()).toEqual(['正しい手ですが、練習中の手筋とは別です', '正しくありません']);
});

test('a puzzle pasted into the walkthrough is shown at once', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/#/learn/walk');
  const box = page.getByRole('textbox', { name: '問題' });
  await box.focus();
  await page.evaluate((text) => navigator.clipboard.writeText(text), NORMAL);
  await page.keyboard.press('Control+v');
  await expect(page.locator('[data-place]')).toBeVisible();
  await page.evaluate(() => navigator.clipboard.writeText('55 is no puzzle'));
  await box.fill('');
  await page.keyboard.press('Control+v');
  await expect(page.locator('p[role=alert]')).toBeVisible();
});

test('the steps of a puzzle in the address come before the form for another one', async ({
  page,
}) => {
  await page.goto(`./#/learn/walk/${NORMAL}`);
  await expect(page.locator('[data-place]')).toBeVisible();
  await expect(page.getByRole('textbox', { name: '問題' })).toBeHidden();
  await expect(page.locator('.board').first()).toBeInViewport({ ratio: 1 });
  await page.getByText('ほかの問題').click();
  await expect(page.getByRole('textbox', { name: '問題' })).toBeVisible();
  // The way back to the board.
  await page.getByRole('button', { name: 'この問題を解く' }).click();
  await expect(page).toHaveURL(/#\/play/);
  await expect(new Play(page).cell(firstGiven(NORMAL))).toHaveAccessibleName(/ヒント/);
});

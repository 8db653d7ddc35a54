/**
 * Unfinished work on Make and Check survives leaving the page and reloading it. Two tabs have
 * separate drafts.
 */
import type { Page } from '@playwright/test';
import { expect, test } from './test';

const EASY = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const NORMAL = '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......';

const to = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();
const undo = (page: Page) => page.getByRole('button', { name: '元に戻す', exact: true });

/** Returns the digits on the board. */
async function digits(page: Page): Promise<string> {
  const labels = await page
    .locator('[data-cell]')
    .evaluateAll((cells) => cells.map((cell) => cell.ariaLabel ?? ''));
  return labels.map((label) => /列、(\d)、/.exec(label)?.[1] ?? '.').join('');
}

/** Opens the board for setting by hand, and waits until it takes keys. */
async function openHand(page: Page, puzzle = ''): Promise<void> {
  await page.goto(`./#/make/hand${puzzle}`);
  await expect(page.locator('[data-cell="0"]')).toBeFocused();
}

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

test('a puzzle set by hand survives leaving and a reload, with its undo steps @quick', async ({
  page,
}) => {
  await openHand(page);
  await press(page, '5', 'ArrowRight', '3', 'ArrowRight', '4');
  const set = '534'.padEnd(81, '.');
  await expect.poll(() => digits(page)).toBe(set);
  await to(page, '解く');
  await expect(page).toHaveURL(/#\/home/);
  await page.goBack();
  await expect.poll(() => digits(page)).toBe(set);
  await page.reload();
  await expect.poll(() => digits(page)).toBe(set);
  await undo(page).click();
  await expect.poll(() => digits(page)).toBe('53'.padEnd(81, '.'));
  await undo(page).click();
  await page.getByRole('button', { name: 'やり直す' }).click();
  await page.reload();
  await expect.poll(() => digits(page)).toBe('53'.padEnd(81, '.'));
  await page.getByRole('button', { name: 'やり直す' }).click();
  await expect.poll(() => digits(page)).toBe(set);
});

test('a puzzle in the address is one change; a reload keeps later changes', async ({ page }) => {
  await openHand(page);
  await press(page, '5');
  await page.goto(`./#/make/hand/${EASY}`);
  await expect.poll(() => digits(page)).toBe(EASY);
  await page.locator('[data-cell="80"]').click({ force: true });
  await press(page, 'Delete');
  await expect.poll(() => digits(page)).toBe(`${EASY.slice(0, 80)}.`);
  await page.waitForTimeout(400);
  await page.reload();
  await expect.poll(() => digits(page)).toBe(`${EASY.slice(0, 80)}.`);
  await undo(page).click();
  await undo(page).click();
  await expect.poll(() => digits(page)).toBe('5'.padEnd(81, '.'));
});

test('requirements, pattern and puzzles survive leaving and a reload', async ({ page }) => {
  await page.goto('./#/make');
  await page.getByRole('slider').fill('2');
  await page.getByRole('combobox', { name: '対称' }).selectOption('vertical');
  await page.getByRole('textbox', { name: 'シード' }).fill('7');
  await page.getByRole('textbox', { name: '問題数' }).fill('5');
  await page.getByRole('button', { name: '作る', exact: true }).click();
  await expect(page.locator('.state', { hasText: '5問できました' })).toBeVisible();
  const made = page.locator('[data-rank]');
  await page.getByRole('button', { name: '次の問題' }).click();
  const second = await made.getAttribute('data-puzzle');
  const isThere = async () => {
    await expect(page.locator('.state', { hasText: '5問できました' })).toBeVisible();
    await expect(made).toHaveAttribute('data-puzzle', second ?? '');
    await expect(page.getByRole('slider')).toHaveValue('2');
    await expect(page.getByRole('combobox', { name: '対称' })).toHaveValue('vertical');
    await expect(page.getByRole('textbox', { name: 'シード' })).toHaveValue('7');
  };
  await to(page, '学ぶ');
  await expect(page.getByRole('heading', { name: '手筋を学ぶ' })).toBeAttached();
  await page.goBack();
  await isThere();
  await page.waitForTimeout(400);
  await page.reload();
  await isThere();
  // The places of the givens become a pattern, which is kept as well.
  await page.getByRole('button', { name: 'この問題の配置を使う' }).click();
  const painted = page.locator('#pattern-help');
  const shown = await painted.textContent();
  await page.waitForTimeout(400);
  await page.reload();
  await expect(painted).toHaveText(shown ?? '');
  await page.getByRole('button', { name: 'すべて消す' }).click();
  await expect(painted).toContainText('0マス');
  await page.keyboard.press('Control+z');
  await expect(painted).toHaveText(shown ?? '');
});

test('Check keeps what it has read until it is cleared @quick', async ({ page }) => {
  await page.goto('./#/check');
  const box = page.getByRole('textbox', { name: '問題' });
  await box.fill(`${EASY}\n${NORMAL}\n`);
  const rows = page.locator('[role=listbox] [role=option]');
  await expect(rows).toHaveCount(2);
  await page.getByRole('combobox', { name: '並び順' }).selectOption('clues');
  await rows.first().click();
  await expect(page.getByRole('heading', { name: '2番' })).toBeVisible();
  await page.getByRole('button', { name: 'この問題を解く' }).click();
  await expect(page).toHaveURL(/#\/play/);
  await page.goBack();
  const isThere = async () => {
    await expect(rows).toHaveCount(2);
    await expect(box).toHaveValue(`${EASY}\n${NORMAL}\n`);
    await expect(page.getByRole('combobox', { name: '並び順' })).toHaveValue('clues');
    await expect(rows.first()).toHaveAttribute('aria-selected', 'true');
  };
  await isThere();
  await expect(page.getByText('10MBまで')).toBeVisible();
  await page.waitForTimeout(400);
  await page.reload();
  await isThere();
  await page.getByRole('button', { name: '消す', exact: true }).click();
  await expect(rows).toHaveCount(0);
  await expect(page.locator('.undo', { hasText: '前に読み込んだ内容を消しました' })).toBeVisible();
  await undo(page).click();
  await isThere();
  await page.getByRole('button', { name: '消す', exact: true }).click();
  await page.waitForTimeout(400);
  await page.reload();
  await expect(page.getByRole('button', { name: 'ファイルを開く' })).toBeVisible();
  await expect(rows).toHaveCount(0);
});

test('100,000 puzzles survive leaving; beyond the limit a line says that they will not', async ({
  page,
}) => {
  test.slow();
  await page.goto('./#/check');
  const open = (count: number) =>
    page
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'many.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from(`${EASY}\n`.repeat(count)),
      });
  await open(100_000);
  await expect(page.locator('.message', { hasText: '100,000問を読み込みました' })).toBeVisible();
  await expect(page.getByText('many.txt')).toBeVisible();
  await to(page, 'ヘルプ');
  await page.goBack();
  await expect(page.locator('.message', { hasText: '100,000問を読み込みました' })).toBeVisible();
  await page.waitForTimeout(1000);
  await page.reload();
  await expect(page.locator('.message', { hasText: '100,000問を読み込みました' })).toBeVisible({
    timeout: 20_000,
  });
  await open(130_000);
  await expect(page.getByText('10MBを超えているため')).toBeVisible();
});

test('text pasted right after a key press replaces the typed text @quick', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('./#/check');
  const box = page.getByRole('textbox', { name: '問題' });
  const many = `${EASY}\n`.repeat(1000);
  await page.evaluate((text) => navigator.clipboard.writeText(text), many);
  await box.click();
  await press(page, '5', '3', 'Control+a', 'Delete', 'Control+v');
  await expect(page.locator('.message', { hasText: '1,000問を読み込みました' })).toBeVisible();
  // Typed text that still waited would have been read by now.
  await page.waitForTimeout(500);
  await expect(page.locator('.message', { hasText: '1,000問を読み込みました' })).toBeVisible();
  await expect(page.locator('[role=listbox] [role=option]').first()).toBeVisible();
});

test('text dropped or a file opened right after a key press is read', async ({ page }) => {
  await page.goto('./#/check');
  const box = page.getByRole('textbox', { name: '問題' });
  await box.click();
  await press(page, '5', '3');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'two.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(`${EASY}\n${NORMAL}\n`),
    });
  await expect(page.locator('[role=listbox] [role=option]')).toHaveCount(2);
  await page.waitForTimeout(500);
  await expect(page.locator('[role=listbox] [role=option]')).toHaveCount(2);
  await box.click();
  await press(page, '5');
  await box.evaluate((area, text) => {
    const data = new DataTransfer();
    data.setData('text', text);
    area.dispatchEvent(
      new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }),
    );
  }, `${NORMAL}\n${EASY}\n${NORMAL}`);
  await expect(page.locator('[role=listbox] [role=option]')).toHaveCount(3);
  await page.waitForTimeout(500);
  await expect(page.locator('[role=listbox] [role=option]')).toHaveCount(3);
});

test('two tabs keep separate puzzles; a new tab continues one that is not open', async ({
  context,
}) => {
  const [one, other] = [await context.newPage(), await context.newPage()];
  await openHand(one);
  await press(one, '1');
  await expect.poll(() => digits(one)).toBe('1'.padEnd(81, '.'));
  await one.waitForTimeout(400);
  await openHand(other);
  await expect.poll(() => digits(other)).toBe('.'.repeat(81));
  await press(other, '2');
  await other.waitForTimeout(400);
  for (const [page, digit] of [
    [one, '1'],
    [other, '2'],
  ] as const) {
    await page.reload();
    await expect.poll(() => digits(page)).toBe(digit.padEnd(81, '.'));
  }
  await one.close();
  const third = await context.newPage();
  await third.goto('./#/make/hand');
  await expect.poll(() => digits(third)).toBe('1'.padEnd(81, '.'));
});

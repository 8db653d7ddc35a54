/** Pages on which nothing is kept yet show what will be there, and offer an example. */
import { cards } from './collect';
import { expect, test } from './test';

test('Collection adds examples of every rank with one tap, and this can be undone @phone', async ({
  page,
}) => {
  await page.goto('./#/books');
  await expect(page.locator('.empty svg')).toHaveCount(3);
  await page.getByRole('button', { name: '例題を8問追加' }).click();
  await expect(page.locator('.undo', { hasText: '例題を8問追加しました' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^例題\s*8/ })).toBeVisible();
  await expect(cards(page).first()).toContainText('大変やさしい');
  await page.getByRole('button', { name: '元に戻す' }).click();
  await expect(page.getByText('まだ問題がありません')).toBeVisible();
});

test('Check reads one example or several with one tap', async ({ page }) => {
  await page.goto('./#/check');
  await page.getByRole('button', { name: '例を1問試す' }).click();
  await expect(page.getByRole('textbox', { name: '問題' })).toHaveValue(/^[1-9.]{81}$/);
  await expect(page.getByRole('main')).toContainText('唯一解');
  await expect(page.locator('section.empty')).toHaveCount(0);
  await page.getByRole('textbox', { name: '問題' }).fill('');
  await expect(page.locator('section.empty')).toHaveCount(1);
  await page.getByRole('button', { name: '例を8問試す' }).click();
  await expect(page.locator('[role=listbox] [role=option]')).toHaveCount(8);
});

test('Print shows examples with one tap, and they survive a reload', async ({ page }) => {
  await page.goto('./#/print');
  await page.getByRole('button', { name: '例題8問を表示' }).click();
  await expect(page.locator('.do')).toContainText('8問・');
  await expect(page.locator('.leaf')).not.toHaveCount(0);
  await page.reload();
  await expect(page.locator('.do')).toContainText('8問・');
});

test('an empty board for setting by hand offers an example, which can be undone', async ({
  page,
}) => {
  await page.goto('./#/make/hand');
  await page.getByRole('button', { name: '例から始める' }).click();
  await expect(page.locator('.state', { hasText: '唯一解です' })).toBeVisible();
  await expect(page.getByRole('button', { name: '例から始める' })).toHaveCount(0);
  await page.getByRole('button', { name: '元に戻す', exact: true }).click();
  await expect(page.getByRole('button', { name: '例から始める' })).toBeVisible();
});

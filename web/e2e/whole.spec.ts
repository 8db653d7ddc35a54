import { Play } from './play';
import { expect, test } from './test';

test('28: the content policy is there; what it refuses, and any other host, fails every test @quick', async ({
  page,
}) => {
  await new Play(page).open();
  await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveCount(1);
});

test('22: a closed tab: game, undo and clock as they were @quick', async ({ page, context }) => {
  const play = new Play(page);
  await play.open();
  await play.press('Control+Home', '9', 'ArrowRight', 'ArrowRight', 'Shift+4');
  await page.waitForTimeout(2600);
  await page.close();
  const again = new Play(await context.newPage());
  await again.page.goto('./');
  await expect(again.cell(0)).toHaveAccessibleName('1行1列、9');
  await expect(again.cell(2)).toHaveAccessibleName('1行3列、隅4');
  await expect(again.page.getByRole('timer')).toHaveText(/0:0[2-9]/);
  await again.press('Control+z', 'Control+z');
  await expect(again.cell(0)).toHaveAccessibleName('1行1列、空き');
});

test('23: the game is edited in one tab; the other follows, and can take it', async ({ page, context }) => {
  const play = new Play(page);
  await play.open();
  await play.press('Control+Home', '9');
  await page.waitForTimeout(600);
  const other = new Play(await context.newPage());
  await other.page.goto('./');
  await expect(other.cell(0)).toHaveAccessibleName('1行1列、9');
  await expect(other.page.locator('.controls')).toContainText('別のタブで開いています');
  await play.press('5');
  await expect(other.cell(0)).toHaveAccessibleName('1行1列、5');
  await other.button('ここで続ける').click();
  await expect(page.locator('.controls')).toContainText('別のタブで開いています');
  await other.cell(2).click({ force: true });
  await other.press('4');
  await expect(play.cell(2)).toHaveAccessibleName('1行3列、4');
});

test('27: Play never scrolls, nothing is cut off, targets are large enough @phone', async ({ page }) => {
  const play = new Play(page);
  for (const [width, height] of [
    [320, 568],
    [360, 560],
    [360, 740],
    [568, 320],
    [740, 360],
    [768, 1024],
    [1024, 768],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await play.open();
    const found = await page.evaluate(() => {
      const root = document.documentElement;
      const seen = [...document.querySelectorAll('.play button, .play a:not(.skip), [data-cell]')].filter(
        (one) => one.checkVisibility() && !one.closest('.panel:not(.open)'),
      );
      const boxes = seen.map((one) => ({ name: one.ariaLabel ?? one.textContent, box: one.getBoundingClientRect() }));
      return {
        scrolls: root.scrollHeight > innerHeight || root.scrollWidth > innerWidth,
        cut: boxes.filter(({ box }) => box.right > innerWidth + 1 || box.bottom > innerHeight + 1 || box.left < -1),
        small: boxes.filter(({ box }) => Math.min(box.width, box.height) < 24).map(({ name }) => name),
      };
    });
    expect(found, `${width} × ${height}`).toEqual({ scrolls: false, cut: [], small: [] });
  }
});

import type { Page } from '@playwright/test';
import { Play } from './play';
import { expect, test } from './test';

test('28: the content policy holds; a violation or a foreign host fails @quick', async ({
  page,
}) => {
  await new Play(page).open();
  await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveCount(1);
});

test('22: game, undo and clock survive closing the tab @quick', async ({ page, context }) => {
  const play = new Play(page);
  await play.open();
  await play.press('Control+Home', '9', 'ArrowRight', 'ArrowRight', 'Shift+4');
  await page.waitForTimeout(2600);
  await page.close();
  const again = new Play(await context.newPage());
  await again.page.goto('./#/play');
  await expect(again.cell(0)).toHaveAccessibleName('1行1列、9');
  await expect(again.cell(2)).toHaveAccessibleName('1行3列、隅4');
  await expect(again.page.getByRole('timer')).toHaveText(/0:0[2-9]/);
  await again.press('Control+z', 'Control+z');
  await expect(again.cell(0)).toHaveAccessibleName('1行1列、空き');
});

test('23: the game is edited in one tab; the other follows, and can take it over', async ({
  page,
  context,
}) => {
  const play = new Play(page);
  await play.open();
  await play.press('Control+Home', '9');
  await page.waitForTimeout(600);
  const other = new Play(await context.newPage());
  await other.page.goto('./#/play');
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

/** Returns the faults in the layout of Play. */
const placed = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    const seen = [
      ...document.querySelectorAll<HTMLElement>('.play button, .play a:not(.skip), [data-cell]'),
    ].filter((one) => one.checkVisibility() && !one.closest('.panel:not(.open)'));
    const name = (one: HTMLElement) => one.ariaLabel ?? one.textContent;
    const box = (one: HTMLElement) => one.getBoundingClientRect();
    const isOut = ({ right, bottom, left }: DOMRect) =>
      right > innerWidth + 1 || bottom > innerHeight + 1 || left < -1;
    const isCovered = (one: HTMLElement) => {
      const { left, top, width, height } = box(one);
      const at = document.elementFromPoint(left + width / 2, top + height / 2);
      return at !== null && at !== one && !one.contains(at) && !at.contains(one);
    };
    return {
      scrolls: root.scrollHeight > innerHeight || root.scrollWidth > innerWidth,
      out: seen.filter((one) => isOut(box(one))).map(name),
      cut: seen
        .filter((one) => one.matches('button') && one.scrollWidth > one.clientWidth + 1)
        .map(name),
      covered: seen.filter(isCovered).map(name),
      small: seen.filter((one) => Math.min(box(one).width, box(one).height) < 24).map(name),
    };
  });

const WELL = { scrolls: false, out: [], cut: [], covered: [], small: [] };

for (const locale of ['ja', 'en']) {
  for (const size of ['normal', 'large']) {
    test(`27: Play fits without scrolling, targets are large enough: ${size}, ${locale}`, async ({
      browser,
    }) => {
      test.slow();
      const context = await browser.newContext({ locale });
      await context.addInitScript(
        (one) => localStorage.setItem('numpre.settings', JSON.stringify({ size: one })),
        size,
      );
      const page = await context.newPage();
      const play = new Play(page);
      await play.open();
      const sizes = [
        [320, 568],
        [360, 560],
        [360, 740],
        [568, 320],
        [740, 360],
        [720, 450],
        [768, 1024],
        [1024, 768],
        [1440, 900],
      ] as const;
      for (const isTrying of [false, true]) {
        if (isTrying) await play.press('Control+Home', 't', '9', 'ArrowRight', 'ArrowRight', '1');
        for (const [width, height] of sizes) {
          await page.setViewportSize({ width, height });
          await page.evaluate(
            () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
          );
          const what = `${width} × ${height}${isTrying ? ', trying' : ''}`;
          expect.soft(await placed(page), what).toEqual(WELL);
        }
      }
      await context.close();
    });
  }
}

test('27: zoomed to 400% all of Play is there, and scrolls in one direction only', async ({
  page,
}) => {
  const play = new Play(page);
  await play.open();
  for (const [width, height] of [
    [360, 225],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const name of ['次の一手', '答え合わせ', '仮置き', '元に戻す', '9、残り5個']) {
      await play.button(name).scrollIntoViewIfNeeded();
      await expect(play.button(name)).toBeInViewport({ ratio: 1 });
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
      true,
    );
    await play.cell(0).scrollIntoViewIfNeeded();
    await expect(play.cell(0)).toBeInViewport({ ratio: 1 });
  }
});

test('27: with forced colours the board and its states are visible', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'en', forcedColors: 'active' });
  const page = await context.newPage();
  const play = new Play(page);
  await play.open();
  await play.press('Control+Home', 'Control+Shift+3');
  const colour = (name: string) =>
    page.evaluate((system) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.setProperty('color', system);
      const found = getComputedStyle(probe).color;
      probe.remove();
      return found;
    }, name);
  await expect(page.locator('svg.board .ground')).toHaveCSS('fill', await colour('Canvas'));
  await expect(page.locator('svg.board .given').first()).toHaveCSS(
    'fill',
    await colour('CanvasText'),
  );
  await expect(play.button('Digit')).toHaveCSS('background-color', await colour('Highlight'));
  await expect(play.button('Corner')).not.toHaveCSS('background-color', await colour('Highlight'));
  // Letters distinguish the player's colours.
  await expect(page.locator('svg.board .letters')).toHaveText('C');
  await play.press('h');
  await expect(page.locator('svg.board .house').first()).toHaveCSS(
    'stroke',
    await colour('Highlight'),
  );
  await context.close();
});

test('27: if more contrast is requested, highlights have no fill', async ({ browser }) => {
  const context = await browser.newContext({ contrast: 'more' });
  const page = await context.newPage();
  const play = new Play(page);
  await play.open();
  await play.press('Control+Home', 'ArrowRight');
  const lit = page.locator('svg.board :is(.same, .peer)');
  // One path for the cells with the same digit, and one for the peers.
  await expect(lit).toHaveCount(2);
  expect(
    await lit.evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).fill))]),
  ).toEqual(['none']);
  await context.close();
});

test('a digit that is entered before the page may save it is not lost', async ({ page }) => {
  await page.addInitScript(() => {
    const request = navigator.locks.request.bind(navigator.locks);
    const late = async (...what: unknown[]): Promise<unknown> => {
      await new Promise((done) => setTimeout(done, 700));
      return (request as (...what: unknown[]) => Promise<unknown>)(...what);
    };
    Object.assign(navigator.locks, { request: late });
  });
  const play = new Play(page);
  await play.open();
  await play.press('Control+Home', '9');
  const places = page.locator('.navigation .places a');
  await places.nth(1).click();
  await expect(page.locator('[data-lesson]').first()).toBeVisible();
  await places.first().click();
  await expect(play.cell(0)).toHaveAccessibleName('1行1列、9');
  await expect(page.locator('.elsewhere')).toHaveCount(0);
});

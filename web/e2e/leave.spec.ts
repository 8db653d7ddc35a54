/** Pages that are left and opened again, and pages that cannot be loaded. */
import type { Browser, Page } from '@playwright/test';
import { NORMAL, Play, RANKS } from './play';
import { storedGames } from './stored';
import { expect, test } from './test';

const PAGES = ['learn', 'check', 'photo', 'make', 'books', 'print', 'help'] as const;
const NAMES: Readonly<Record<string, string>> = {
  learn: '手筋を学ぶ',
  check: '問題を調べる',
  photo: '写真から読み取る',
  make: '問題を作る',
  books: '問題集',
  print: '印刷',
  help: 'ヘルプ',
};

/** Goes to a page by its address, as the menu does, and waits until it is shown. */
async function goTo(page: Page, name: string): Promise<void> {
  await page.evaluate((one) => (location.hash = `#/${one}`), name);
  if (name === 'play') await expect(page.locator('.play [data-cell]')).toHaveCount(81);
  else await expect(page.locator('header.bar h1')).toHaveText(NAMES[name] ?? '');
}

/** Every ordered pair of pages other than Play. */
const PAIRS = PAGES.flatMap((one) =>
  PAGES.filter((other) => other !== one).map((other) => [one, other] as const),
);

/** The blank cells of the first row of `NORMAL`, in which the test enters digits in turn. */
const BLANKS = [0, 2, 4] as const;

test('the game can be continued after a visit of any other page @phone', async ({
  page,
  isMobile,
}) => {
  test.slow();
  const play = new Play(page);
  await play.open();
  await expect(play.cell(BLANKS[0])).toHaveAccessibleName('1行1列、空き');
  let entered = 0;
  const enter = async (): Promise<void> => {
    const cell = BLANKS[entered % BLANKS.length] ?? 0;
    const digit = String((entered % 9) + 1);
    entered += 1;
    await play.cell(cell).focus();
    await play.press('ArrowLeft', 'Control+Home');
    for (let steps = 0; steps < cell; steps += 1) await play.press('ArrowRight');
    await play.press('Delete', digit);
    await expect(play.cell(cell)).toHaveAccessibleName(new RegExp(`1行${cell + 1}列、${digit}`));
  };
  await enter();
  // Visits every other page from Play and returns, then every pair of other pages. The pairs do not
  // depend on the layout, so a phone does without them.
  for (const trip of [...PAGES.map((one) => [one]), ...(isMobile ? [] : PAIRS)]) {
    const before = await play.digits();
    for (const name of trip) await goTo(page, name);
    await goTo(page, 'play');
    await expect(page.locator('.elsewhere'), trip.join(' → ')).toHaveCount(0);
    await expect.poll(() => play.digits(), { message: trip.join(' → ') }).toBe(before);
    await enter();
  }
});

/** Enters a digit in the first cell, goes to Learn and comes back. */
async function enterAndVisitLearn(play: Play): Promise<void> {
  await play.open();
  await play.press('Control+Home', '9');
  await goTo(play.page, 'learn');
  await goTo(play.page, 'play');
  await expect(play.cell(0)).toHaveAccessibleName('1行1列、9');
}

test('a digit can be entered after a visit to Learn @quick @phone', async ({ page }) => {
  const play = new Play(page);
  await enterAndVisitLearn(play);
  await expect(page.locator('.elsewhere')).toHaveCount(0);
  await play.press('Control+Home', 'ArrowRight', 'ArrowRight', '4');
  await expect(play.cell(2)).toHaveAccessibleName('1行3列、4');
});

/**
 * Returns the number of digits entered in the stored game of a puzzle; -1 if there is no such game.
 */
const keptDigits = async (page: Page, puzzle: string): Promise<number> => {
  const game = (await storedGames(page)).find((one) => one.puzzle === puzzle);
  return game ? game.cells.filter(({ digit, given }) => digit > 0 && !given).length : -1;
};

/** Removes Web Locks, which insecure origins and old browsers do not have. */
const withoutLocks = (): void => {
  Reflect.deleteProperty(Navigator.prototype, 'locks');
};

test('an older state never overwrites a newer one, even without locks @quick', async ({ page }) => {
  await page.addInitScript(withoutLocks);
  const play = new Play(page);
  await enterAndVisitLearn(play);
  for (const cell of [2, 4, 5, 6])
    await play
      .cell(cell)
      .focus()
      .then(() => play.press('ArrowLeft', 'ArrowRight', '5'));
  await expect.poll(() => keptDigits(page, NORMAL)).toBe(5);
  await play.show(RANKS[4] ?? '');
  // Hiding the tab makes every visit of Play that still listens save its game.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    dispatchEvent(new PageTransitionEvent('pagehide'));
  });
  await expect.poll(() => keptDigits(page, RANKS[4] ?? '')).toBe(0);
  expect(await keptDigits(page, NORMAL)).toBe(5);
});

test('without Web Locks, a tab whose game was taken over saves nothing @firefox', async ({
  page,
  context,
}) => {
  await context.addInitScript(withoutLocks);
  const play = new Play(page);
  await play.open();
  await play.press('Control+Home', '9');
  await expect.poll(() => keptDigits(page, NORMAL)).toBe(1);
  const revision = async () =>
    (await storedGames(page)).find(({ puzzle }) => puzzle === NORMAL)?.revision ?? 0;
  const before = await revision();
  // This tab receives no messages from others, so only the database can refuse its game.
  const isolated = await context.newPage();
  await isolated.addInitScript(() => {
    Object.defineProperty(BroadcastChannel.prototype, 'onmessage', { set: () => undefined });
  });
  const old = new Play(isolated);
  await isolated.goto('./#/play');
  await expect(old.cell(0)).toHaveAccessibleName('1行1列、9');
  await expect(page.locator('.elsewhere')).toBeVisible();
  // The first save of this tab must be complete. Otherwise that save would be refused, and the tab
  // would show the game of that moment.
  await expect.poll(revision).toBeGreaterThan(before);
  await play.button('ここで続ける').click();
  await expect(page.locator('.elsewhere')).toHaveCount(0);
  await play.press('Control+Home', 'ArrowRight', 'ArrowRight', '4');
  await play.press('ArrowRight', 'ArrowRight', '5');
  await expect.poll(() => keptDigits(page, NORMAL)).toBe(3);
  await old.cell(10).focus();
  await old.press('1');
  await expect(isolated.locator('.elsewhere')).toBeVisible();
  await expect(old.cell(2)).toHaveAccessibleName('1行3列、4');
  expect(await keptDigits(page, NORMAL)).toBe(3);
});

test('a page that the browser restores from its cache can be played', async ({ page }) => {
  const play = new Play(page);
  await play.open();
  await play.press('Control+Home', '9', 'ArrowRight', 'ArrowRight');
  const held = () => page.evaluate(async () => ((await navigator.locks.query()).held ?? []).length);
  await expect.poll(held).toBe(1);
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })),
  );
  await expect.poll(held).toBe(0);
  // This digit is entered before the page has taken the game again.
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    const key = new KeyboardEvent('keydown', { key: '4', bubbles: true });
    document.activeElement?.dispatchEvent(key);
  });
  await expect.poll(held).toBe(1);
  await expect(play.cell(2)).toHaveAccessibleName('1行3列、4');
  await expect.poll(() => keptDigits(page, NORMAL)).toBe(2);
  await play.press('ArrowRight', 'ArrowRight', '5');
  await expect(play.cell(4)).toHaveAccessibleName('1行5列、5');
  await expect.poll(() => keptDigits(page, NORMAL)).toBe(3);
});

test('a digit survives a reload before the page has the right to save it @firefox', async ({
  page,
}) => {
  // A busy browser may grant the right much later.
  await page.addInitScript(() => {
    if ('locks' in navigator) navigator.locks.request = () => new Promise(() => undefined);
  });
  const play = new Play(page);
  await play.open();
  // The first visit has to create the database.
  await expect.poll(() => storedGames(page)).toEqual([]);
  await play.press('Control+Home', '9');
  await page.reload();
  await expect(play.cell(0)).toHaveAccessibleName('1行1列、9');
});

test('a paused game stays paused after a reload @quick', async ({ page }) => {
  const play = new Play(page);
  await play.open();
  await play.press('Control+Home', '9', 'p');
  await expect(page.locator('.cover')).toBeVisible();
  await page.waitForTimeout(600);
  await page.reload();
  await expect(page.locator('.cover')).toBeVisible();
  await play.button('再開').first().click();
  await expect(play.cell(0)).toHaveAccessibleName('1行1列、9');
});

test('a link continues an unfinished game and offers to start over @quick', async ({ page }) => {
  const play = new Play(page);
  await play.open();
  await play.press('Control+Home', '9');
  await play.show(RANKS[4] ?? '');
  await page.evaluate((link) => (location.hash = link), `#/play/${NORMAL}`);
  await expect(play.cell(0)).toHaveAccessibleName('1行1列、9');
  await expect(page.locator('.status')).toContainText('前回の続き');
  await page.locator('.status').getByRole('button', { name: '最初から' }).click();
  await expect(play.cell(0)).toHaveAccessibleName('1行1列、空き');
  await page.locator('.status').getByRole('button', { name: '元に戻す' }).click();
  await expect(play.cell(0)).toHaveAccessibleName('1行1列、9');
  // A bookmark of the puzzle, opened in a new document after another game was played.
  await play.show(RANKS[5] ?? '');
  await page.waitForTimeout(600);
  await page.goto('about:blank');
  await page.goto(`./#/play/${NORMAL}`);
  await expect(play.cell(0)).toHaveAccessibleName('1行1列、9');
  await expect(page.locator('.status')).toContainText('前回の続き');
});

test('Check and the collection continue the unfinished game of a puzzle', async ({ page }) => {
  const play = new Play(page);
  await play.open();
  await play.press('Control+Home', '9');
  await play.more('問題集に追加');
  await page.getByRole('dialog').getByRole('button', { name: '追加', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('に追加しました');
  for (const from of ['check', 'books']) {
    await page.goto(from === 'check' ? `./#/check/${NORMAL}` : './#/books');
    if (from === 'check') await page.locator('.one button.primary').click();
    else {
      const card = page.locator(`[data-puzzle="${NORMAL}"]`);
      await expect(card).toContainText('51マス中1マス');
      await card.getByRole('button', { name: /解く/ }).click();
    }
    await expect(play.cell(0)).toHaveAccessibleName('1行1列、9');
    await expect(page.locator('.status')).toContainText('前回の続き');
  }
});

/**
 * Opens a visit without a service worker, which would have kept the scripts. `errors` gets every
 * uncaught error.
 */
async function visit(browser: Browser, locale = 'ja-JP') {
  const context = await browser.newContext({ serviceWorkers: 'block', locale });
  const page = await context.newPage();
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  return { context, page, errors };
}

for (const [name, what] of [
  ['Learn', 'learn'],
  ['Check', 'check'],
  ['Make', 'make'],
  ['Books', 'books'],
  ['Print', 'print'],
  ['Help', 'help'],
] as const) {
  const tags = what === 'learn' ? ' @quick' : '';
  test(`if a page cannot be loaded, a message offers a retry: ${what}${tags}`, async ({
    browser,
  }) => {
    const { context, page, errors } = await visit(browser);
    const play = new Play(page);
    await play.open();
    await play.press('Control+Home', '9');
    const scripts = new RegExp(`assets/${name}-[^/]*\\.js$`);
    await page.route(scripts, (route) => route.abort());
    await page.evaluate((one) => (location.hash = `#/${one}`), what);
    await expect(page.getByRole('alert').filter({ hasText: '読み込めませんでした' })).toBeVisible();
    await expect(page.locator('[data-cell]')).toHaveCount(0);
    await page.unroute(scripts);
    await page.getByRole('button', { name: 'もう一度' }).click();
    await expect(page.locator('header.bar h1')).toHaveText(NAMES[what] ?? '');
    await goTo(page, 'play');
    await expect(play.cell(0)).toHaveAccessibleName('1行1列、9');
    expect(errors).toEqual([]);
    await context.close();
  });
}

test('if the first page cannot be loaded, a message offers a retry @quick', async ({ browser }) => {
  for (const [locale, text, again] of [
    ['ja-JP', 'ページを読み込めませんでした。', 'もう一度'],
    ['fr-FR', 'The page could not be loaded.', 'Try again'],
  ] as const) {
    const { context, page, errors } = await visit(browser, locale);
    const scripts = /assets\/shared-[^/]*\.js$/;
    await page.route(scripts, (route) => route.abort());
    await page.goto('./#/play');
    await expect(page.getByRole('alert')).toHaveText(text);
    await page.unroute(scripts);
    await page.getByRole('button', { name: again }).click();
    await expect(page.locator('.play')).toBeVisible();
    expect(errors).toEqual([]);
    await context.close();
  }
});

test('if the text of a technique cannot be loaded, a message offers a retry', async ({
  browser,
}) => {
  const { context, page, errors } = await visit(browser);
  const scripts = /assets\/x-wing-[^/]*\.js$/;
  await page.route(scripts, (route) => route.abort());
  await page.goto('./#/learn');
  await expect(page.locator('[data-lesson="x-wing"]')).toBeVisible();
  await page.evaluate(() => (location.hash = '#/learn/x-wing'));
  await expect(page.getByRole('alert').filter({ hasText: '読み込めませんでした' })).toBeVisible();
  await page.unroute(scripts);
  await page.getByRole('button', { name: 'もう一度' }).click();
  await expect(page.locator('svg.board')).toBeVisible();
  expect(errors).toEqual([]);
  await context.close();
});

test('if sheets or help cannot be loaded, a message offers a retry', async ({ browser }) => {
  const { context, page, errors } = await visit(browser);
  const scripts = /assets\/(Sheets|help|SettingsSheet|SaveSheet)-[^/]*\.js$/;
  const play = new Play(page);
  await page.route(scripts, (route) => route.abort());
  await play.open();
  await play.press('Control+Home', '9', 'h');
  await expect(play.panel()).toContainText('読み込めませんでした');
  // Until then the page may load them in the background as well, without an attempt by the user.
  await page.waitForTimeout(1000);
  await page.unroute(scripts);
  await play.panel().getByRole('button', { name: 'もう一度' }).click();
  await expect(play.panel()).toContainText(/ブロック\dを見てください/);
  await expect(play.cell(0)).toHaveAccessibleName('1行1列、9');
  await page.route(scripts, (route) => route.abort());
  await play.button('設定').click();
  await expect(page.getByRole('dialog')).toContainText('読み込めませんでした');
  await page.getByRole('dialog').getByRole('button', { name: '閉じる' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(errors).toEqual([]);
  await context.close();
});

test('if a new release has replaced the scripts, the page is reloaded', async ({ browser }) => {
  const { context, page } = await visit(browser);
  const play = new Play(page);
  await play.open();
  await play.press('Control+Home', '9');
  const scripts = /assets\/Learn-[^/]*\.js$/;
  await page.route(scripts, (route) => route.fulfill({ status: 404 }));
  // The document of the new release names another script, so reloading it loads the release.
  await page.route('./', async (route) => {
    if (route.request().resourceType() === 'document') {
      await page.unroute(scripts);
      await route.continue();
    } else
      await route.fulfill({
        contentType: 'text/html',
        body: '<script type="module" src="./assets/new.js"></script>',
      });
  });
  await page.evaluate(() => (location.hash = '#/learn'));
  await expect(page.locator('header.bar h1')).toHaveText(NAMES.learn ?? '');
  await context.close();
});

for (const settings of [
  'null',
  '[]',
  '5',
  '{"language":5,"theme":"dark"}',
  '{',
  '{"theme":"none","size":7}',
]) {
  test(`invalid settings do no harm: ${settings}`, async ({ page }) => {
    await page.addInitScript((text) => localStorage.setItem('numpre.settings', text), settings);
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.goto('./#/help');
    await expect(page.locator('header.bar h1')).toHaveText(NAMES.help ?? '');
    const theme = settings.includes('dark') ? 'dark' : 'light';
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    expect(errors).toEqual([]);
  });
}

test('if the engine cannot be loaded, Make offers a retry', async ({ browser }) => {
  const { context, page } = await visit(browser);
  await page.route(/\.wasm$/, (route) => route.abort());
  await page.goto('./#/make');
  const made = page.locator('.made');
  await expect(made).toContainText('エンジンを読み込めませんでした');
  await page.unroute(/\.wasm$/);
  await made.getByRole('button', { name: 'もう一度' }).click();
  await expect(made.locator('[data-puzzle]')).toBeVisible();
  await context.close();
});

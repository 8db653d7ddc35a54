import { NORMAL, Play, rightDigit } from './play';
import { expect, test } from './test';

test('11: why not a digit: a peer has it, it leads to a contradiction, it is right @quick', async ({
  page,
}) => {
  const play = new Play(page);
  await play.open();
  await play.press('Control+Home', 'q', '3');
  await expect(page.locator('.status')).toHaveText('1行2列に3があり、1行1列も1行目にあるからです');
  const wrong = '2';
  for (const [digit, first, more, message] of [
    [wrong, '2を入れると、矛盾が起こります', 'くわしく見る', /→|よって/],
    [rightDigit(0), '答えが分かってしまうかもしれません', 'くわしく見る', /9/],
  ] as const) {
    await play.press('q', digit);
    await expect(play.panel()).toContainText(first);
    await expect(play.panel().locator('.sentences')).toHaveCount(0);
    await play.button(more).click();
    await expect(play.panel()).not.toContainText('答えが分かって');
    await expect(play.panel()).toContainText(message);
    await play.press('Escape');
  }
});

test('11: why not a digit: a step excludes it, or there are multiple solutions', async ({
  page,
}) => {
  const play = new Play(page);
  await play.open();
  // In row 2 the only place for 3 is r2c5.
  await play.cell(13).click({ force: true });
  await play.press('q', '2');
  await expect(play.panel()).toContainText('答えが分かって');
  await play.button('くわしく見る').click();
  await expect(play.panel()).toContainText('3が入るのは2行5列');
  await expect(play.panel().locator('.chip').first()).toBeVisible();
  await play.show(`...${NORMAL.slice(3)}`);
  await expect(page.locator('.status')).toContainText('解が2個以上');
  for (const digit of ['1', '6']) {
    await play.cell(40).click({ force: true });
    await play.press('q', digit);
    await play.button('くわしく見る').click();
    await expect(play.panel().locator('svg.board')).toBeVisible();
    await expect(play.panel()).toContainText(`5行5列（r5c5）に${digit}`);
    await play.press('Escape');
  }
  // Hints are refused, since no step is certain. Trying again would not help.
  await play.press('h');
  await expect(play.panel()).toContainText('複数解');
  await expect(play.button('もう一度')).toHaveCount(0);
});

test('19: a link contains the whole board; a damaged one is reported @quick', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const play = new Play(page);
  await play.open();
  await play.press(
    'Control+Home',
    'm',
    'Control+2',
    'Shift+4',
    'Control+Shift+3',
    'ArrowRight',
    'ArrowRight',
    '4',
  );
  await play.more('リンクをコピー');
  await expect(page.locator('.status')).toHaveText('リンクをコピーしました');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = new Play(await context.newPage());
  await other.page.goto(link);
  await expect(other.cell(2)).toHaveAccessibleName('1行3列、4');
  await expect(other.cell(0)).toHaveAccessibleName('1行1列、候補9、隅4、黄');
  await other.page.goto(link.slice(0, -3) + 'AAA');
  await expect(other.page.locator('.status')).toHaveText(/リンク/);
  await expect(other.cell(2)).toHaveAccessibleName('1行3列、4');
});

/** The link of a puzzle of rank 3, as the command writes it. */
const LINK = Buffer.from('AQBRyyGYiAiMwmnFAB-6_7KBt8MGF3fqJ8o', 'base64url');
const DAMAGED = 'このリンクは壊れています。最初から最後までコピーし直してください。';
const NEWER = 'このリンクは新しいバージョンで作られています。ページを読み込み直してください。';
const changed = (place: number, bits: number): Uint8Array =>
  LINK.map((byte, at) => (at === (place + LINK.length) % LINK.length ? byte ^ bits : byte));

/** Links that cannot be read: what is wrong, the bytes, and the message. */
const UNREAD: readonly (readonly [string, Uint8Array, string])[] = [
  ['of a later version', changed(0, 3), NEWER],
  ['a byte too short', LINK.subarray(0, -1), DAMAGED],
  ['a byte too long', Uint8Array.of(...LINK, 0), DAMAGED],
  ['with another checksum', changed(-1, 1), DAMAGED],
  ['with another digit', changed(16, 64), DAMAGED],
  ['that says more follows', changed(1, 1), DAMAGED],
];

test('19: damaged and newer links are reported, and the board stays @quick', async ({
  page,
  browser,
}) => {
  const play = new Play(page);
  await play.open();
  await play.press('Control+Home', '9');
  const board = await play.digits();
  const status = page.locator('.status');
  for (const [what, bytes, message] of UNREAD) {
    const payload = Buffer.from(bytes).toString('base64url');
    await page.evaluate((link) => (location.hash = link), `#/play/${payload}`);
    await expect(status, what).toContainText(message);
    expect(await play.digits(), what).toBe(board);
    // The message disappears, so the next link must show it again.
    await play.press('Control+Home', 'z', '5', 'Control+z');
    await expect(status, what).not.toContainText('リンク');
  }
  // The unchanged link can be read.
  await page.evaluate((link) => (location.hash = link), `#/play/${LINK.toString('base64url')}`);
  await expect.poll(() => play.digits()).toBe(NORMAL);
  // On a first visit, a link that cannot be read does not leave the board empty.
  const context = await browser.newContext({ locale: 'ja-JP' });
  const first = new Play(await context.newPage());
  await first.page.goto(`./#/play/${Buffer.from(changed(0, 3)).toString('base64url')}`);
  await expect(first.page.locator('.status')).toContainText(NEWER);
  expect((await first.digits()).replaceAll('.', '').length).toBeGreaterThan(16);
  await context.close();
});

test('Back leads from Play to the previous page, whatever its address @quick', async ({ page }) => {
  const play = new Play(page);
  await page.goto('./#/learn/x-wing');
  await expect(page.locator('.chip').first()).toBeVisible();
  await page.goto('./#/play');
  await expect(play.cell(0)).toBeVisible();
  await page.goBack();
  await expect(page.locator('.chip').first()).toBeVisible();
  await expect(page).toHaveURL(/#\/learn\/x-wing$/);
});

test('20: after the first visit everything works without network', async ({ page, context }) => {
  const play = new Play(page);
  await play.open();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await context.setOffline(true);
  await page.goto(`./#/play/${NORMAL}`);
  await page.reload();
  await expect(play.cell(1)).toHaveAttribute('aria-readonly', 'true');
  await play.cell(0).click({ force: true });
  await play.press('h', 'h', 'h');
  await expect(play.panel()).toContainText('→');
});

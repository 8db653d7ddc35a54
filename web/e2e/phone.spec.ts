/** Play on a phone: no part is cut off, no room is wasted, and sentences are in view. */
import { NEGATION, Play, RANKS, toFilm } from './play';
import { expect, test } from './test';

const SIZES = [
  [320, 568],
  [360, 560],
  [360, 740],
  [390, 844],
  [740, 360],
] as const;

for (const locale of ['ja-JP', 'en-US']) {
  test(`27: no button is cut off, nor the rank's name, ${locale} @phone`, async ({
    browser,
    isMobile,
  }) => {
    test.skip(!isMobile);
    const context = await browser.newContext({ locale, viewport: { width: 360, height: 740 } });
    const play = new Play(await context.newPage());
    const cut = () =>
      play.page.evaluate(() =>
        [...document.querySelectorAll('.rank, .controls button, .strengths button')]
          .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth)
          .map((one) => one.textContent),
      );
    await play.open(RANKS[8]);
    for (const puzzle of [RANKS[8], RANKS[7], RANKS[4]]) {
      await play.show(puzzle ?? '');
      await expect(play.page.locator('.rank [data-rank-block]')).toBeVisible();
      // With automatic candidates the button has its longer label.
      await play.press('m', 'h');
      await expect(play.page.locator('.help[aria-busy=false] .pips')).toBeAttached();
      for (const [width, height] of SIZES) {
        await play.page.setViewportSize({ width, height });
        await expect.poll(cut, { message: `${width} × ${height}` }).toEqual([]);
      }
      await play.press('Escape');
    }
    await context.close();
  });
}

test('27: the pad ends above the navigation, also on a wide and low phone @phone', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile);
  const play = new Play(page);
  await play.open();
  for (const [width, height] of [
    [390, 844],
    [412, 760],
    [430, 739],
    [430, 760],
    [430, 800],
    [430, 932],
    [447, 830],
    [540, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    // Otherwise the layout of the size before could be measured.
    await page.waitForTimeout(200);
    const room = () =>
      page.evaluate(() => {
        const foot = document.querySelector('.navigation')?.getBoundingClientRect().top ?? 0;
        const keys = [...document.querySelectorAll('.key, .tools button')];
        return foot - Math.max(...keys.map((one) => one.getBoundingClientRect().bottom));
      });
    await expect.poll(room, { message: `${width} × ${height}` }).toBeGreaterThanOrEqual(0);
  }
});

test('27: the pad of a phone is as large as the height allows @phone', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile);
  const play = new Play(page);
  await play.open();
  // The height of a key is (height - 640) / 3, between 48 and 66; below 740, the pad is one row.
  for (const [height, key, rows] of [
    [640, 52, 1],
    [739, 52, 1],
    [740, 48, 3],
    [808, 56, 3],
    [844, 66, 3],
    [900, 66, 3],
  ] as const) {
    await page.setViewportSize({ width: 360, height });
    const found = () =>
      page.evaluate(() => {
        const keys = [...document.querySelectorAll('.key')].map((one) =>
          one.getBoundingClientRect(),
        );
        const foot =
          document.querySelector('.navigation')?.getBoundingClientRect().top ?? innerHeight;
        return {
          height: keys[0]?.height,
          rows: new Set(keys.map(({ top }) => top)).size,
          isInside: keys.every(({ bottom }) => bottom <= foot),
        };
      });
    const wanted = { height: key, rows, isInside: true };
    await expect.poll(found, { message: String(height) }).toEqual(wanted);
  }
});

for (const [width, height] of [
  [360, 560],
  [360, 740],
  [390, 664],
  [740, 360],
] as const) {
  test(`10: the sentences of a frame are in view, ${width} × ${height} @phone`, async ({
    page,
    isMobile,
  }) => {
    test.skip(!isMobile);
    await page.setViewportSize({ width, height });
    const play = new Play(page);
    await play.open(NEGATION);
    await toFilm(play);
    const hidden = () =>
      page.evaluate(() => {
        const room = document.querySelector('.panel .explanation')?.getBoundingClientRect();
        // The first frame shows the name of the technique.
        const isFirst = document.querySelector('.chip')?.ariaCurrent === 'step';
        const now = document
          .querySelector(isFirst ? '.technique' : '.panel .now')
          ?.getBoundingClientRect();
        const chip = document.querySelector('.chip[aria-current]')?.getBoundingClientRect();
        const chips = document.querySelector('.chips')?.getBoundingClientRect();
        if (!room || !now || !chip || !chips) return ['nothing is shown'];
        return [
          ...(now.top < room.top - 1 || Math.min(now.bottom, now.top + 40) > room.bottom + 1
            ? ['sentence']
            : []),
          ...(chip.left < chips.left - 1 || chip.right > chips.right + 1 ? ['chip'] : []),
        ];
      });
    const frames = await page.locator('.chip').count();
    expect(frames).toBeGreaterThan(3);
    for (const key of [',', '.']) {
      for (let frame = 1; frame < frames; frame += 1) {
        await play.press(key);
        await expect.poll(hidden, { message: `${key} ${frame}` }).toEqual([]);
      }
    }
  });
}

test('10: a step and its effect are in view on phones with a browser bar @phone', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile);
  const play = new Play(page);
  await play.open(RANKS[4]);
  await play.press('h', 'h', 'h');
  await expect(page.locator('.panel .effect')).toHaveCount(1);
  for (const [width, height] of [
    [320, 568],
    [375, 553],
    [390, 664],
    [393, 720],
    [412, 732],
    [430, 739],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const isInView = () =>
      page.locator('.panel .effect').evaluate((effect) => {
        const room = effect.closest('.explanation')?.getBoundingClientRect();
        const name = effect.closest('.explanation')?.querySelector('.technique');
        const { bottom } = effect.getBoundingClientRect();
        return (
          room !== undefined &&
          bottom <= room.bottom + 1 &&
          (name?.getBoundingClientRect().top ?? 0) >= room.top - 1
        );
      });
    await expect.poll(isInView, { message: `${width} × ${height}` }).toBe(true);
  }
});

test('10: an animation plays to its end while the page can be used @phone', async ({
  browser,
  viewport,
}) => {
  const context = await browser.newContext({
    locale: 'ja-JP',
    viewport,
    reducedMotion: 'no-preference',
  });
  await context.addInitScript(() => localStorage.setItem('numpre.settings', '{"film_s":0.6}'));
  const play = new Play(await context.newPage());
  await play.open(NEGATION);
  await toFilm(play);
  await play.button('再生').click();
  await expect(play.button('止める')).toBeVisible();
  await expect(play.page.locator('.chip').last()).not.toHaveAttribute('aria-current', 'step');
  await expect(play.page.locator('.chip').last()).toHaveAttribute('aria-current', 'step', {
    timeout: 20_000,
  });
  await expect(play.button('再生')).toBeVisible();
  await play.page.locator('.chip').nth(1).click();
  await expect(play.page.locator('.chip').nth(1)).toHaveAttribute('aria-current', 'step');
  await play.button('この手で進める').click();
  await expect(play.page.locator('.chip')).toHaveCount(0);
  await context.close();
});

test('7: a trial begins in the blank cell that is tapped after the button @phone', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile);
  const play = new Play(page);
  await play.open();
  const status = page.locator('.status');
  await play.tap(1);
  await play.button('仮置き').tap();
  await expect(status).toContainText('空きマスを1つ選んでください');
  await play.padKey(9).tap();
  await expect(status).toContainText('空きマスを1つ選んでください');
  await play.tap(2);
  await expect(status).toContainText('1行3列に仮置きする数字を選んでください');
  await play.tap(0);
  await expect(status).toContainText('1行1列に仮置きする数字を選んでください');
  await play.padKey(9).tap();
  await expect(page.locator('.controls')).toContainText('仮置き中：1行1列に9');
  await play.button('取り消す').tap();
  await expect(play.cell(0)).toHaveAccessibleName(/空き$/);
});

test('10: a hint of strength 1 or 2 is a strip, and the pad stays usable @phone', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile);
  const play = new Play(page);
  await play.open();
  const before = await page.locator('.pads').boundingBox();
  await play.button('次の一手').tap();
  const strip = page.locator('.help');
  await expect(strip).toContainText(/ブロック\dを見てください/);
  await expect(page.locator('.panel')).toBeHidden();
  expect(await page.locator('.pads').boundingBox()).toEqual(before);
  await strip.getByRole('button', { name: 'もっと' }).tap();
  await expect(strip).toContainText('3段階中2');
  // The digit is entered while the hint is shown, which then ends.
  await play.tap(0);
  await play.padKey(9).tap();
  await expect(play.cell(0)).toHaveAccessibleName('1行1列、9');
  await expect(strip).toHaveCount(0);
  // The whole step takes the panel.
  for (const name of ['次の一手', 'もっと', 'もっと'])
    await page.getByRole('button', { name, exact: true }).tap();
  await expect(play.button('この手で進める')).toBeVisible();
});

test('7: digit first: a trial takes the armed digit, or the one asked for @phone', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile);
  const play = new Play(page);
  await play.digitFirst();
  await play.open();
  const bar = page.locator('.controls');
  await play.padKey(9).tap();
  await play.tap(1);
  await play.padKey(9).tap();
  await play.button('仮置き').tap();
  await play.tap(0);
  await expect(bar).toContainText('仮置き中：1行1列に9');
  await play.button('取り消す').tap();
  await play.padKey(9).tap();
  await play.button('仮置き').tap();
  await expect(page.locator('.status')).toContainText('1行1列に仮置きする数字を選んでください');
  await play.padKey(2).tap();
  await expect(bar).toContainText('仮置き中：1行1列に2');
});

test('7: on a low phone the tried digit is named, and help is still available @phone', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile);
  await page.setViewportSize({ width: 360, height: 560 });
  const play = new Play(page);
  await play.open();
  await play.tap(0);
  await play.button('仮置き').tap();
  await play.padKey(9).tap();
  await expect(page.locator('.status span')).toHaveText('仮置き中：1行1列に9');
  const whole = await page
    .locator('.status span')
    .evaluate((one) => one.scrollWidth <= one.clientWidth);
  expect(whole).toBe(true);
  await play.button('次の一手').tap();
  await expect(page.locator('.help')).toContainText(/ブロック\dを見てください/);
  await play.button('閉じる').tap();
  await play.button('残す').tap();
  await expect(play.cell(0)).toHaveAccessibleName('1行1列、9');
});

test('7: a hint during a wrong trial says that the trial may be wrong', async ({ page }) => {
  const play = new Play(page);
  await play.open();
  const tried = page.locator('.help', { hasText: '仮置きした数字の間違いかもしれません' });
  await play.cell(0).click();
  await play.button('仮置き').click();
  // The right digit is 9.
  await play.padKey(8).click();
  await play.press('h');
  await expect(tried).toBeVisible();
  await play.button('取り消す').click();
  await play.cell(0).click();
  await play.padKey(8).click();
  await play.press('h');
  await expect(page.locator('.help')).toContainText('どこかに間違いがあります');
  await expect(tried).toHaveCount(0);
});

test('a check on a phone says that the trial may be wrong @phone', async ({ page, isMobile }) => {
  test.skip(!isMobile);
  const play = new Play(page);
  await play.open();
  await play.cell(0).tap();
  await play.button('仮置き').tap();
  // The right digit is 9.
  await play.padKey(8).tap();
  await play.button('答え合わせ').tap();
  const tried = page.locator('.help', { hasText: '仮置きした数字の間違いかもしれません' });
  await expect(tried).toBeVisible();
  await expect(tried).toContainText('どこかに間違いがあります');
});

/** The setting of techniques that the player knows, and the hints that follow it. */
import type { Locator, Page } from '@playwright/test';
import { HARDER, Play } from './play';
import { expect, test } from './test';

interface Words {
  readonly settings: string;
  readonly known: string;
  readonly all: string;
  readonly basic: string;
  readonly own: string;
  readonly order: string;
  readonly byRank: string;
  readonly last: string;
  readonly classes: readonly string[];
  /** The first technique of the puzzle, and another one. */
  readonly kite: string;
  readonly pair: string;
  readonly none: RegExp;
  readonly learn: string;
  readonly once: string;
  readonly where: RegExp;
  readonly other: string;
}

const WORDS: Readonly<Record<'ja' | 'en', Words>> = {
  ja: {
    settings: '設定',
    known: '知っている手筋',
    all: 'すべて',
    basic: '基本だけ',
    own: '自分で選ぶ',
    order: '次の一手の順',
    byRank: 'ランクの順',
    last: '少なくとも1つの手筋を選んでおきます',
    classes: ['基本', '中級', '上級', '超上級'],
    kite: '2ストリングカイト',
    pair: '隠れ2国同盟',
    none: /選んだ手筋では進めません。.*2ストリングカイト/,
    learn: 'この手筋を学ぶ',
    once: '今回だけこの手筋を使う',
    where: /ブロック\dを見てください/,
    other: 'ほかの手',
  },
  en: {
    settings: 'Settings',
    known: 'Techniques I know',
    all: 'All',
    basic: 'Basic only',
    own: 'My own choice',
    order: 'Order of hints',
    byRank: 'By rank',
    last: 'At least one technique stays selected',
    classes: ['basic', 'intermediate', 'advanced', 'extreme'],
    kite: 'two-string kite',
    pair: 'hidden pair',
    none: /None of the chosen techniques finds a step.*two-string kite/,
    learn: 'Learn this technique',
    once: 'Use it this once',
    where: /Look at block \d/,
    other: 'Another step',
  },
};

const selectOf = (sheet: Locator, name: string): Locator => sheet.getByRole('combobox', { name });

/** Opens the settings. Returns the sheet. */
async function openSettings(page: Page, words: Words): Promise<Locator> {
  await page.getByRole('button', { name: words.settings, exact: true }).click();
  const sheet = page.getByRole('dialog');
  await expect(selectOf(sheet, words.known)).toBeVisible();
  return sheet;
}

/** Selects the techniques that the player knows, in a sheet that is opened and closed for it. */
async function know(play: Play, words: Words, choice: string): Promise<void> {
  const sheet = await openSettings(play.page, words);
  await selectOf(sheet, words.known).selectOption(choice);
  await play.press('Escape');
  await expect(sheet).toHaveCount(0);
  // The keys for hints need the focus on the board.
  await play.cell(0).focus();
}

for (const language of ['ja', 'en'] as const) {
  const words = WORDS[language];
  test.describe(language, () => {
    test.use({ locale: language });

    test(`a hint uses only techniques that the player knows, ${language} @quick`, async ({
      page,
    }) => {
      const play = new Play(page);
      await play.open(HARDER);
      await know(play, words, words.basic);
      await play.press('h');
      await expect(play.panel()).toContainText(words.none);
      // A stronger hint says the same.
      await play.press('h');
      await expect(play.panel()).toContainText(words.none);
      // A hint on the same board follows a change of the setting.
      await know(play, words, words.all);
      await expect(play.panel()).toContainText(words.kite);
      await expect(play.panel()).not.toContainText(words.none);
      await know(play, words, words.basic);
      await expect(play.panel()).toContainText(words.none);
      await page.getByRole('link', { name: words.learn }).click();
      await expect(page.getByRole('heading', { name: words.kite, level: 2 })).toBeVisible();
    });

    test(`a technique that is not known can be used once, ${language}`, async ({ page }) => {
      const play = new Play(page);
      await play.open(HARDER);
      await know(play, words, words.basic);
      await play.press('h');
      await play.button(words.once).click();
      await expect(play.panel()).toContainText(words.where);
      await play.press('h');
      await expect(play.panel()).toContainText(words.kite);
      await play.press('h');
      await expect(page.locator('.chip').first()).toBeVisible();
      await play.button(words.other).click();
      await expect(play.panel()).toContainText(words.kite);
      await play.press('Enter');
      await expect(page.locator('.chip')).toHaveCount(0);
      // The next hint keeps to the known techniques again.
      await play.press('Control+z', 'h');
      await expect(play.panel()).toContainText(words.none);
    });

    test(`an own choice of techniques is kept, ${language}`, async ({ page }) => {
      const play = new Play(page);
      await play.open(HARDER);
      await know(play, words, words.basic);
      let sheet = await openSettings(page, words);
      await selectOf(sheet, words.known).selectOption(words.own);
      const list = sheet.getByRole('group', { name: words.known });
      const boxes = list.getByRole('checkbox');
      await expect(boxes).toHaveCount(64);
      await expect(list.locator('legend')).toHaveText(words.classes);
      // The choice begins with what was known before.
      const basic = list.getByRole('group', { name: words.classes[0] ?? '', exact: true });
      await expect(basic.getByRole('checkbox')).toHaveCount(10);
      await expect(list.locator(':checked')).toHaveCount(10);
      await expect(basic.locator(':checked')).toHaveCount(10);
      const box = (name: string) => list.getByRole('checkbox', { name, exact: true });
      await box(words.kite).check();
      await box(words.pair).uncheck();
      await play.press('Escape');
      await page.reload();
      await expect(page.locator('[data-cell]:focus')).toHaveCount(1);
      await play.press('h', 'h');
      await expect(play.panel()).toContainText(words.kite);
      sheet = await openSettings(page, words);
      await expect(list.locator(':checked')).toHaveCount(10);
      await expect(box(words.kite)).toBeChecked();
      await expect(box(words.pair)).not.toBeChecked();
      // The last one stays.
      for (const one of await list
        .locator(':checked')
        .all()
        .then((all) => all.reverse().slice(1)))
        await one.uncheck();
      await expect(list.locator(':checked')).toBeDisabled();
      await expect(list).toContainText(words.last);
      await box(words.pair).check();
      await expect(list.locator(':disabled')).toHaveCount(0);
      // In the other order the techniques that it has not are not offered.
      await selectOf(sheet, words.order).selectOption(words.byRank);
      await expect(boxes).toHaveCount(11);
    });
  });
}

for (const known of ['x-ray,toString', '', ',', 'extreme', 7, ['x-wing']]) {
  test(`a damaged choice of techniques does no harm: ${JSON.stringify(known)}`, async ({
    page,
  }) => {
    await page.addInitScript(
      (value) => localStorage.setItem('numpre.settings', JSON.stringify({ known: value })),
      known,
    );
    const play = new Play(page);
    await play.open(HARDER);
    await play.press('h', 'h');
    await expect(play.panel()).toContainText(WORDS.ja.kite);
    const sheet = await openSettings(page, WORDS.ja);
    await expect(selectOf(sheet, WORDS.ja.known)).toHaveValue('all');
  });
}

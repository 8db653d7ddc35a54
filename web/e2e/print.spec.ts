/** The page Print. The tests read the PDF that it prints, and compare it with the puzzles. */
import {
  PUZZLES,
  NINE,
  answersOf,
  PAPERS,
  leaves,
  button,
  toggle,
  perPage,
  handOver,
  pdf,
  drawn,
  NO_PAGE,
  read,
  expectSize,
  colliding,
  outside,
} from './paper';
import { charactersOn, textOf, type PdfPage } from './pdf';
import { Play } from './play';
import { expect, test } from './test';

test('24: A4 has all puzzles as text, and the answers after the divider @quick @chromium', async ({
  page,
}, info) => {
  await handOver(page, PUZZLES);
  // By default the answers begin on the page after the puzzles.
  await expect(page.locator('.do')).toContainText('24問・8ページ');
  await toggle(page, 'divider');
  await expect(page.locator('.do')).toContainText('24問・9ページ');
  const grids = await drawn(page);
  const pages = await pdf(page, info);
  expect(pages).toHaveLength(9);
  expectSize(pages, [210, 297]);
  expect(read(pages, grids, 'puzzle')).toEqual(PUZZLES);
  expect(read(pages, grids, 'answer')).toEqual(answersOf(PUZZLES));
  // Six pages of puzzles, the divider, two pages of answers.
  expect(grids.map(({ leaf, kind }) => [leaf, kind])).toEqual([
    ...PUZZLES.map((_, index) => [Math.floor(index / 4), 'puzzle']),
    ...PUZZLES.map((_, index) => [7 + Math.floor(index / 12), 'answer']),
  ]);
  expect(pages.map((one) => textOf(one).includes('解答'))).toEqual([
    ...Array<boolean>(6).fill(false),
    true,
    true,
    true,
  ]);
  expect(textOf(pages[6] ?? NO_PAGE)).toBe('解答');
  expect(textOf(pages[0] ?? NO_PAGE)).toContain('大変やさしい');
  // Page numbers are at the outer edge: right on odd pages, left on even ones.
  const foot = pages.map(({ words }) =>
    words.filter(({ y }) => y > 282).map(({ text, x }) => [text, x > 105]),
  );
  expect(foot).toEqual(
    pages.map((_, index) => (index === 6 ? [] : [[String(index + 1), index % 2 === 0]])),
  );
});

for (const [name, { size, margin, counts, answers }] of Object.entries(PAPERS)) {
  test(`24: ${name}: boxes, pages and text, for every number per page and in large print`, async ({
    page,
  }, info) => {
    test.slow();
    await handOver(page, NINE);
    await toggle(page, 'divider');
    await page.locator('.choices select').first().selectOption(name);
    await expect(page.locator('.counts button')).toHaveText(counts.map(String));
    const expected = answersOf(NINE);
    for (const count of [...counts, 'large'] as const) {
      await toggle(page, 'isLarge', count === 'large');
      if (count !== 'large') await perPage(page, count);
      const grids = await drawn(page);
      const pages = await pdf(page, info);
      expectSize(pages, size);
      expect(read(pages, grids, 'puzzle')).toEqual(NINE);
      expect(read(pages, grids, 'answer')).toEqual(expected);
      expect(pages).toHaveLength((grids.at(-1)?.leaf ?? 0) + 1);
      const puzzlePages = Math.ceil(9 / (count === 'large' ? 1 : count));
      if (count !== 'large') expect(pages).toHaveLength(puzzlePages + 1 + Math.ceil(9 / answers));
      expect(textOf(pages[puzzlePages] ?? NO_PAGE)).toBe('解答');
      expect(pages.flatMap(colliding)).toEqual([]);
      expect(pages.flatMap((one) => outside(one, margin))).toEqual([]);
    }
  });
}

test('24: headings fit in English as well', async ({ page }, info) => {
  test.slow();
  await page.addInitScript(() => localStorage.setItem('numpre.settings', '{"language":"en"}'));
  await handOver(page, NINE);
  for (const [name, { counts, margin }] of Object.entries(PAPERS)) {
    await page.locator('.choices select').first().selectOption(name);
    for (const isLarge of [false, true]) {
      await toggle(page, 'isLarge', isLarge);
      if (!isLarge) await perPage(page, counts.at(-1) ?? 1);
      const pages = await pdf(page, info);
      expect(textOf(pages[0] ?? NO_PAGE)).toContain('very easy');
      expect(pages.flatMap(colliding)).toEqual([]);
      expect(pages.flatMap((one) => outside(one, margin))).toEqual([]);
    }
  }
});

test('24: a booklet of A5 on A4 has its folding order, and blank pages at the end', async ({
  page,
}, info) => {
  await handOver(page, PUZZLES);
  await page.locator('.choices select').first().selectOption('a5');
  for (const name of ['booklet', 'divider', 'titlePage']) await toggle(page, name);
  await page.getByRole('textbox', { name: '題名' }).fill('雨の日の24問');
  const grids = await drawn(page);
  const sides = await pdf(page, info);
  // Title, twelve pages, divider, three pages of answers, three blanks.
  expect(sides).toHaveLength(10);
  expectSize(sides, [297, 210]);
  await expect(page.locator('.do')).toContainText('用紙5枚');
  const numbered = (number: number) => number > 1 && number !== 14 && number <= 17;
  const half = ({ words }: PdfPage, isRight: boolean) =>
    words.filter(({ x, y }) => y > 198 && x > 148.5 === isRight).map(({ text }) => Number(text));
  for (const [index, side] of sides.entries()) {
    const [outer, inner] = [20 - index, index + 1];
    const [left, right] = index % 2 === 0 ? [outer, inner] : [inner, outer];
    expect(half(side, false), `side ${index}`).toEqual(numbered(left) ? [left] : []);
    expect(half(side, true), `side ${index}`).toEqual(numbered(right) ? [right] : []);
  }
  expect(textOf(sides[0] ?? NO_PAGE).replaceAll(' ', '')).toContain('雨の日の24問');
  const all = grids.filter(({ kind }) => kind === 'puzzle');
  expect(read(sides, all, 'puzzle').sort()).toEqual([...PUZZLES].sort());
});

test('24: a booklet of Letter has pages of half letter, and needs Letter only', async ({
  page,
}, info) => {
  await handOver(page, PUZZLES);
  await page.locator('.choices select').first().selectOption('letter');
  await perPage(page, 4);
  await toggle(page, 'booklet');
  await expect(page.locator('.counts button')).toHaveText(['1', '2']);
  await expect(page.locator('.choices')).toContainText('レター');
  await expect(page.locator('.choices')).toContainText('用紙の半分の大きさ');
  const grids = await drawn(page);
  const sides = await pdf(page, info);
  // Twelve pages of puzzles, two of answers, two blanks.
  expect(sides).toHaveLength(8);
  expectSize(sides, [279, 216]);
  const numbered = (number: number) => number <= 14;
  const half = ({ words }: PdfPage, isRight: boolean) =>
    words.filter(({ x, y }) => y > 205 && x > 139.5 === isRight).map(({ text }) => Number(text));
  for (const [index, side] of sides.entries()) {
    const [outer, inner] = [16 - index, index + 1];
    const [left, right] = index % 2 === 0 ? [outer, inner] : [inner, outer];
    expect(half(side, false), `side ${index}`).toEqual(numbered(left) ? [left] : []);
    expect(half(side, true), `side ${index}`).toEqual(numbered(right) ? [right] : []);
  }
  const all = grids.filter(({ kind }) => kind === 'puzzle');
  expect(read(sides, all, 'puzzle').sort()).toEqual([...PUZZLES].sort());
  // Without the booklet the pages are Letter again.
  await toggle(page, 'booklet', false);
  expectSize(await pdf(page, info), [216, 279]);
});

test('puzzles are printed by rank, with candidates, without headings and answers', async ({
  page,
}, info) => {
  const [hard = '', easy = ''] = [PUZZLES[23], PUZZLES[0]];
  await handOver(page, [hard, easy]);
  await page.getByRole('combobox', { name: '並び順' }).selectOption('rank');
  for (const name of ['headings', 'answers']) await toggle(page, name, false);
  const grids = await drawn(page);
  const [only = NO_PAGE, ...others] = await pdf(page, info);
  expect(others).toEqual([]);
  expect(read([only], grids, 'puzzle')).toEqual([easy, hard]);
  // The page contains nothing else but its number.
  const digits = [easy, hard].join('').replaceAll('.', '').length;
  expect(charactersOn(only)).toBe(digits + 1);
  await toggle(page, 'candidates');
  const [full = NO_PAGE] = await pdf(page, info);
  expect(charactersOn(full)).toBeGreaterThan(digits + 200);
});

test('puzzles to print survive a reload; improper ones are reported', async ({ page }) => {
  const [first = '', second = ''] = PUZZLES;
  await handOver(page, [first, `..${second.slice(2).replace(/[1-9]/, '.')}`]);
  await expect(page.locator('.fault')).toHaveText('唯一解でない問題が1問あります');
  await expect(page.locator('.leaf').last()).toContainText('複数解');
  await page.reload();
  await expect(page.locator('.do')).toContainText('2問・2ページ');
  await page.goto(`./#/print/${second}`);
  await expect(page.locator('.do')).toContainText('1問・2ページ');
  await page.goto('./#/print/AAAA');
  await expect(page.locator('.fault')).toHaveText('このリンクは読めません');
  await expect(page.getByText('まだ問題がありません')).toBeVisible();
});

test('Collection prints the selected puzzles, and Print any of its lists', async ({ page }) => {
  const chosen = PUZZLES.slice(0, 3);
  await page.goto('./#/check');
  await page.locator('.source textarea').first().fill(chosen.join('\n'));
  await page.getByRole('button', { name: '問題集に追加' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: '名前' }).fill('一冊目');
  await page.getByRole('dialog').getByRole('button', { name: '追加', exact: true }).click();
  await page.getByRole('link', { name: '問題集を開く' }).click();
  await page.getByRole('article').nth(1).getByRole('checkbox').check();
  await page.locator('.puzzles .print').click();
  await expect(page.locator('.do')).toContainText('1問・');
  await expect(page.locator('.grid .given').first()).toHaveText(
    (chosen[1] ?? '').replaceAll('.', ''),
  );
  await page.getByRole('combobox', { name: '印刷する問題' }).selectOption('一冊目');
  await expect(page.locator('.do')).toContainText('3問・');
  await toggle(page, 'titlePage');
  await expect(leaves(page).first()).toContainText('一冊目');
});

test('at most a thousand puzzles are printed at once', async ({ page }) => {
  test.slow();
  await handOver(
    page,
    Array.from({ length: 1001 }, (_, index) => PUZZLES[index % PUZZLES.length] ?? ''),
  );
  await expect(page.locator('.do')).toContainText('1,000問・');
  await expect(page.getByText('1回に印刷できるのは1,000問までです（全1,001問）')).toBeVisible();
});

test('Make prints puzzles with seed and index, and Play prints the current one @phone', async ({
  page,
}) => {
  await page.goto('./#/make');
  await page.locator('.keep').getByRole('button', { name: '印刷' }).click();
  await expect(button(page)).toBeEnabled();
  await expect(leaves(page).first()).toContainText(/シード\d+の\d+番/);
  // The page never scrolls sideways: leaves are scaled to fit.
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0);
  const play = new Play(page);
  await play.open(PUZZLES[3]);
  await play.more('印刷');
  await expect(page.locator('.do')).toContainText('1問・2ページ');
  // A single puzzle has a page of its own; many again have four per page.
  const chosen = page.locator('.counts [aria-pressed=true]');
  await expect(chosen).toHaveText('1');
  await toggle(page, 'divider');
  await expect(page.locator('.grid .given').first()).toHaveText(
    (PUZZLES[3] ?? '').replaceAll('.', ''),
  );
  await handOver(page, PUZZLES);
  await expect(chosen).toHaveText('4');
});

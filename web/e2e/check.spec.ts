import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { numpre, objects } from './command';
import { expect, test } from './test';

const NORMAL = '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......';
const EASY = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
/** A puzzle with two digits less than one that has exactly one solution: it has two. */
const TWO = `..${EASY.slice(2)}`;
const ANSWER = numpre(['solve', '-O', 'line', EASY]).trim();
const ROOT = new URL('../../', import.meta.url);
const text = (path: string) => readFileSync(new URL(path, ROOT), 'utf8');

const box = (page: Page) => page.getByRole('textbox', { name: '問題' });
const input = (page: Page) => page.getByRole('region', { name: '問題' });
const rows = (page: Page) => page.locator('[role=listbox] [role=option]');
const bar = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: '結果で絞り込む' }).getByRole('button', { name });
const board = (page: Page) => page.getByRole('img', { name: /^盤面。/ }).first();

async function open(page: Page): Promise<void> {
  await page.goto('./#/check');
  await expect(box(page)).toBeVisible();
}

async function drop(page: Page, name: string, content: string | Buffer): Promise<void> {
  const data = await page.evaluateHandle(
    ([file, inside]) => {
      const transfer = new DataTransfer();
      const bytes = Uint8Array.from(atob(inside), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], file));
      return transfer;
    },
    [name, Buffer.from(content).toString('base64')] as const,
  );
  await page.locator('.source').first().dispatchEvent('drop', { dataTransfer: data });
}

/** Returns the grid as a screen reader reads it. */
const spoken = (grid: string) =>
  Array.from({ length: 9 }, (_, row) => {
    const cells = Array.from(grid.slice(9 * row, 9 * row + 9), (digit) =>
      digit === '.' ? '空き' : digit,
    );
    return `${row + 1}行目：${cells.join(' ')}`;
  }).join('。');

/** Returns a constant from the tests of the formats. */
function packed(name: string): string {
  const found = new RegExp(`const ${name}: &str = "([^"]+)"`).exec(
    text('crates/numpre-formats/tests/links.rs'),
  );
  return found?.[1] ?? '';
}

const LINE =
  /LINE: &str =\s*"([^"]+)"/.exec(text('crates/numpre-formats/tests/common/mod.rs'))?.[1] ?? '';
const written = [
  'line-81',
  'nine-lines',
  'framed',
  'candidates',
  'csv',
  'hodoku',
  'sukaku',
  'sudokuwiki',
  'numpre',
];
const formats: readonly (readonly [format: string, text: string, puzzle: string])[] = [
  ...written.map(
    (format) => [format, numpre(['convert', '--to', format, NORMAL]), NORMAL] as const,
  ),
  ['givens-placed-deleted', `+${NORMAL}:217 317`, `.${NORMAL.slice(1)}`],
  ['sdm', `# a comment\n${NORMAL}\n`, NORMAL],
  ['sudokuexchange', `https://sudokuexchange.com/play/?s=${NORMAL.replaceAll('.', '0')}`, NORMAL],
  ['f-puzzles', `https://www.f-puzzles.com/?load=${packed('PLAIN')}`, LINE],
  ['sudokupad', `https://sudokupad.app/scl${packed('SHORT')}`, LINE],
];

for (const [format, pasted, puzzle] of formats) {
  test(`15: ${format} is read`, async ({ page }) => {
    await open(page);
    await box(page).fill(pasted);
    await expect(page.locator('[data-format]')).toHaveAttribute('data-format', format);
    await expect(input(page).getByText('1問を読み込みました')).toBeVisible();
    await expect(board(page)).toHaveAccessibleName(`盤面。${spoken(puzzle)}`);
    await expect(page.locator('.verdict')).toContainText('唯一解です');
  });
}

test('Sudoku Explainer rates a puzzle as the command does @quick', async ({ page }) => {
  // Escargot, by Arto Inkala: it needs nested forcing chains.
  const puzzle =
    '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..';
  await open(page);
  await box(page).fill(puzzle);
  await page.getByRole('button', { name: 'Sudoku Explainerの評価' }).click();
  const figures = numpre(['rate', '--rater', 'se121', puzzle]).trim();
  await expect(page.locator('.verdict')).toContainText(figures);
  await expect(page.locator('.verdict')).toContainText('入れ子の強制連鎖');
  await expect(page.getByRole('button', { name: 'Sudoku Explainerの評価' })).toBeHidden();
});

test('15: broken lines are reported as by the command @quick @phone', async ({ page }) => {
  const broken = [
    EASY,
    'not a puzzle',
    NORMAL,
    NORMAL.slice(1),
    `${EASY.slice(0, 40)}x?${EASY.slice(42)}`,
  ].join('\n');
  await open(page);
  await box(page).fill(broken);
  const wanted = objects(['check', '-'], broken).filter(({ status }) => status === 'invalid');
  expect(wanted.length).toBeGreaterThan(1);
  await expect(input(page).getByText(`${wanted.length}行は読めませんでした`)).toBeVisible();
  for (const [line, column] of wanted.map(
    (one) => [Number(one.line), Number(one.column)] as const,
  )) {
    await expect(rows(page).filter({ hasText: `${line}行目の${column}列目：` })).toHaveCount(1);
  }
});

test('15: of a dropped file of 10,000 only rows in view are in the document @quick', async ({
  page,
}) => {
  const lines = Array.from({ length: 10_000 }, (_, index) =>
    index % 4 === 0 ? TWO : index % 2 === 0 ? NORMAL : EASY,
  );
  await open(page);
  await drop(page, 'many.txt', lines.join('\n'));
  await expect(input(page).getByText('10,000問を読み込みました')).toBeVisible();
  await expect(bar(page, /複数解 2,500問/)).toBeVisible();
  await expect(bar(page, /^普通 2,500問/)).toBeVisible();
  await expect(bar(page, /大変やさしい 5,000問/)).toBeVisible();
  expect(await rows(page).count()).toBeLessThan(60);
  await page.getByRole('listbox', { name: '結果' }).focus();
  await page.keyboard.press('End');
  await expect(rows(page).last()).toHaveAttribute('aria-posinset', '10000');
  await expect(page.locator('[role=option][aria-selected=true]')).toHaveAttribute(
    'aria-posinset',
    '10000',
  );
  expect(await rows(page).count()).toBeLessThan(60);
  await bar(page, /複数解/).click();
  await expect(page.getByText('10,000件中2,500件を表示')).toBeVisible();
});

test('rating of a hundred thousand rows can be stopped', async ({ page }) => {
  test.slow();
  await open(page);
  await drop(page, 'many.txt', `${NORMAL}\n`.repeat(100_000));
  await expect(input(page).getByText('100,000問を読み込みました')).toBeVisible({ timeout: 20_000 });
  // All rows are rated after two seconds. A mouse click would first wait for the page to be still.
  await page.getByRole('button', { name: '中止' }).dispatchEvent('click');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  expect(await rows(page).count()).toBeLessThan(60);
});

const corpus = Array.from({ length: 8 }, (_, index) => {
  const lines = text(`corpus/rank-${index + 1}.csv`)
    .trim()
    .split('\n')
    .slice(1);
  return lines.map((line) => line.split(',')[1] ?? '');
});

test('16: ranks of the corpus are the same as the command’s @quick @chromium', async ({ page }) => {
  const all = [...corpus.flat(), TWO, `55${EASY.slice(2)}`];
  const wanted = objects(['rate', '-'], all.join('\n'));
  expect(wanted).toHaveLength(all.length);
  await open(page);
  await drop(page, 'corpus.txt', all.join('\n'));
  await expect(page.getByText(`${all.length}件中${all.length}件を表示`)).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('combobox', { name: '書き出す' }).selectOption('json');
  const lines = readFileSync(await (await download).path(), 'utf8')
    .trim()
    .split('\n');
  const found = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  const key = ({ puzzle, status, rank }: Record<string, unknown>) => ({
    puzzle,
    status,
    rank: rank ?? '',
  });
  expect(found.map(key)).toEqual(wanted.map(key));
});

for (const [index, puzzles] of corpus.entries()) {
  const puzzle = puzzles[7] ?? '';
  test(`16: verdict, work and steps of rank ${index + 1} are the same as the command’s`, async ({
    page,
  }) => {
    const [rated] = objects(['rate', '--work', puzzle]);
    const steps = numpre(['explain', '-O', 'line', '--order', 'player', puzzle]).trim().split('; ');
    await open(page);
    await box(page).fill(puzzle);
    const verdict = page.locator('.verdict');
    await expect(verdict).toContainText('唯一解です');
    await expect(verdict).toContainText(`ランク${index + 1}：`);
    const techniques = Object.values(rated?.techniques as Record<string, number>);
    await expect(verdict).toContainText(`全${techniques.reduce((sum, count) => sum + count, 0)}手`);
    expect(await verdict.locator('dd').allTextContents()).toEqual(
      techniques.map((count) => `${count}回`),
    );
    await page.getByRole('button', { name: '1手ずつ見る' }).click();
    await expect(page.getByRole('heading', { name: `全${steps.length}手` })).toBeVisible({
      timeout: 20_000,
    });
    expect(await page.locator('.notation').allTextContents()).toEqual(steps);
    await expect(page.getByText('検算済み')).toBeVisible();
  });
}

test('17: both solutions are shown, with the cells in which they differ @quick @phone', async ({
  page,
}) => {
  const [wanted] = objects(['solve', TWO]);
  await open(page);
  await box(page).fill(TWO);
  await expect(page.locator('.verdict')).toContainText('解が2個あります');
  const grids = page.locator('[data-grid]');
  await expect(grids).toHaveCount(2);
  const shown = await grids.evaluateAll((found) =>
    found.map((one) => one.getAttribute('data-grid')),
  );
  expect([...shown].sort()).toEqual([wanted?.solution, wanted?.second].sort());
  const [first = '', second = ''] = shown.map(String);
  const differing = Array.from(first).filter((digit, cell) => digit !== second[cell]).length;
  await expect(page.getByText(`${differing}マスが違います`)).toBeVisible();
  // One path outlines all these cells, with a square for each.
  const outline = (await grids.first().locator('.cause').getAttribute('d')) ?? '';
  expect(outline.match(/M/g)).toHaveLength(differing);
});

const put = (grid: string, cell: number, digit: string) =>
  grid.slice(0, cell) + digit + grid.slice(cell + 1);
const other = (digit: string | undefined) => (digit === '1' ? '2' : '1');

test('17: verifying an answer reports all three kinds of faults, cell by cell @quick', async ({
  page,
}) => {
  await open(page);
  await box(page).fill(EASY);
  await page.getByText('解答を検証する').click();
  const answers = page.getByRole('textbox', { name: '解答を検証する' });
  const answer = page.getByRole('region', { name: '解答' });
  await answers.fill(ANSWER);
  await expect(answer).toContainText('正しい解答です');
  await answers.fill(put(ANSWER, 2, '.'));
  await expect(answer.locator('[data-reason=blank]')).toHaveText(/空きマス1個：1行3列/);
  await expect(answer.locator('[data-reason]')).toHaveCount(1);
  await answers.fill(put(ANSWER, 0, other(ANSWER[0])));
  await expect(answer.locator('[data-reason=changed]')).toHaveText(
    /書き換えられたヒント1個：1行1列/,
  );
  await answers.fill(put(ANSWER, 2, other(ANSWER[2])));
  await expect(answer.locator('[data-reason=clash]').first()).toContainText('が2個');
  await expect(answer.locator('[data-reason=changed]')).toHaveCount(0);
});

test('17: answers in the same text or in a second one are verified', async ({ page }) => {
  await open(page);
  await box(page).fill(`${EASY} ${ANSWER}\n${EASY} ${put(ANSWER, 2, '.')}\n${EASY}`);
  await expect(rows(page).nth(0)).toContainText('正しい解答');
  await expect(rows(page).nth(1)).toContainText('解答に間違い');
  await page.getByText('解答を検証する').click();
  await page
    .getByRole('textbox', { name: '解答を検証する' })
    .fill([ANSWER, ANSWER, put(ANSWER, 80, other(ANSWER[80]))].join('\n'));
  await expect(input(page).getByText('解答を3件読み込みました。間違い1件')).toBeVisible();
  await page.getByRole('checkbox', { name: '間違いのある解答だけ（1）' }).check();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).first()).toContainText('解答に間違い');
});

test('the command can read exported lists and tables', async ({ page }) => {
  await open(page);
  await box(page).fill(`${NORMAL}\n${EASY} ${ANSWER}\n${TWO}`);
  await expect(page.getByText('3件中3件を表示')).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.getByRole('combobox', { name: '並び順' }).selectOption('clues');
  const wanted = [NORMAL, TWO, EASY];
  for (const kind of ['line-81', 'csv', 'candidates', 'numpre']) {
    const download = page.waitForEvent('download');
    await page.getByRole('combobox', { name: '書き出す' }).selectOption(kind);
    const path = await (await download).path();
    // A grid of candidates also fixes the cells with only one candidate.
    const read = objects(['check', path]).map(({ puzzle }) => String(puzzle));
    const givens = read.map((grid, at) =>
      Array.from(grid, (digit, cell) => (wanted[at]?.[cell] === '.' ? '.' : digit)),
    );
    expect(kind === 'candidates' ? givens.map((cells) => cells.join('')) : read).toEqual(wanted);
    if (kind === 'csv')
      expect(readFileSync(path, 'utf8').split('\n')[0]).toContain('status,rank,clues');
  }
});

test('15: a workbook is read and written; a damaged one is reported @quick @chromium', async ({
  page,
}, info) => {
  const path = info.outputPath('boards.xlsx');
  numpre(['convert', '--to', 'xlsx', '--out', path, NORMAL, EASY]);
  const book = readFileSync(path);
  await open(page);
  await drop(page, 'boards.xlsx', book);
  await expect(page.getByText('2件中2件を表示')).toBeVisible();
  await expect(page.locator('[data-format]')).toHaveAttribute('data-format', 'xlsx');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('combobox', { name: '書き出す' }).selectOption('xlsx');
  const written = info.outputPath('table.xlsx');
  await (await download).saveAs(written);
  const found = objects(['check', written]);
  expect(found.map(({ puzzle }) => puzzle)).toEqual([NORMAL, EASY]);
  await drop(page, 'damaged.xlsx', book.subarray(0, 400));
  await expect(page.locator('[data-fault]')).toHaveText(
    /^壊れたブックか、ブックではないファイルです/,
  );
});

test('a puzzle can be played @phone', async ({ page }) => {
  await open(page);
  await box(page).fill(NORMAL);
  await page.getByRole('button', { name: 'この問題を解く' }).click();
  await expect(page).toHaveURL(/#\/play/);
  await expect(page.locator('[data-cell="0"]')).toHaveAccessibleName(/4、ヒント/);
});

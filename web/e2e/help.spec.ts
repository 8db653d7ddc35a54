import {
  blanks,
  INKALA,
  NEGATION,
  NORMAL,
  Play,
  RANKS,
  rightDigit,
  SOLUTION,
  toFilm,
} from './play';
import { expect, test } from './test';

test('8: a wrong digit is reported in three strengths, with a way back @quick', async ({
  page,
}) => {
  const play = new Play(page);
  await play.open();
  const [first = 0, second = 0, third = 0] = blanks(NORMAL);
  const enter = async (cell: number, digit: string) => {
    await play.cell(cell).click({ force: true });
    await play.press(digit);
  };
  await enter(first, rightDigit(first));
  await play.press('k');
  await expect(play.panel()).toContainText('ここまでは合っています');
  await enter(second, '5');
  await enter(third, rightDigit(third));
  await play.press('k');
  await expect(play.panel()).toContainText('どこかに');
  await expect(play.panel()).not.toContainText(/ブロック\d/);
  await play.press('k');
  await expect(play.panel()).toContainText('ブロック1');
  await expect(play.panel()).not.toContainText('1行3列');
  await play.press('k');
  await expect(play.panel()).toContainText('1行3列');
  // The name of the cell is not broken across lines.
  await expect(play.panel().locator('.whole')).toHaveText('1行3列');
  await play.button('間違える前に戻す').click();
  await expect(play.cell(first)).toHaveAccessibleName(new RegExp(`、${rightDigit(first)}$`));
  await expect(play.cell(second)).toHaveAccessibleName(/空き$/);
  await expect(play.cell(third)).toHaveAccessibleName(/空き$/);
  await play.press('Control+z');
  await expect(play.cell(second)).toHaveAccessibleName(/、5$/);
});

test('9: the second hint is stronger, even right after loading @quick', async ({ page }) => {
  const play = new Play(page);
  await play.open();
  await page.reload();
  await expect(page.locator('[data-cell]:focus')).toHaveCount(1);
  await play.press('h');
  await expect(play.panel()).toContainText(/ブロック\dを見てください/);
  await play.press('h');
  await expect(play.panel()).toContainText('使う手筋は');
});

test('8: removing a right candidate is reported as a mistake', async ({ page }) => {
  const play = new Play(page);
  await play.open();
  await play.press('Control+Home', 'm', `Control+${rightDigit(0)}`);
  await expect(play.cell(0)).not.toHaveAccessibleName(new RegExp(`候補.*${rightDigit(0)}`));
  await play.press('h');
  await expect(play.panel()).toContainText('どこかに');
  await play.press('h', 'h');
  await expect(play.panel()).toContainText('1行1列');
});

for (const [rank, puzzle] of Object.entries(RANKS)) {
  const tag = '34578'.includes(rank) ? '@quick' : '';
  test(`9: the document contains nothing that was not asked for, rank ${rank} ${tag}`, async ({
    page,
  }) => {
    const play = new Play(page);
    await play.open(puzzle);
    await play.press('h');
    await expect(play.panel()).toContainText(/ブロック\dを見てください/);
    const text = () => page.evaluate(() => document.body.textContent);
    const where = (await text()).replace(/[★☆]/g, '');
    // The names of techniques. The panel contains only one sentence.
    expect(where).not.toMatch(
      /候補数字|候補マス|国同盟|ロック候補|ウィング|フィッシュ|チェーン|背理法|試行錯誤|最後の1マス/,
    );
    await expect(play.panel().locator('p')).toHaveText(/^ブロック\dを見てください。?$/);
    await expect(page.locator('svg.board .cause')).toHaveCount(0);
    await play.press('h');
    await expect(play.panel()).toContainText(/使う手筋は/);
    await expect(play.panel()).not.toContainText('→');
    await expect(page.locator('svg.board .fill-place')).toHaveCount(0);
    await play.press('h');
    await expect(play.panel()).toContainText('→');
    await expect(play.panel()).toContainText('検算済み');
    const before = await play.digits();
    await play.press('Enter');
    await expect(play.panel()).not.toContainText('検算済み');
    await play.press('Control+z');
    expect(await play.digits()).toBe(before);
  });
}

test('a hint counts once at any strength; the focus moves to its step', async ({ page }) => {
  const play = new Play(page);
  await play.open(`..${SOLUTION.slice(2)}`);
  await play.press('Control+End', 'h');
  await expect(play.panel()).toContainText('ブロック1を見てください');
  await play.press('h', 'h');
  await expect(play.button('この手で進める')).toBeVisible();
  await play.press('Enter');
  await expect(page.locator('[data-cell]:focus')).toHaveAccessibleName(/1行[12]列、\d$/);
  await play.press('h', 'h', 'h');
  await expect(play.button('この手で進める')).toBeVisible();
  await play.press('Enter');
  await expect(play.panel()).toContainText('手順2回');
});

test('the offer in the status line ends with the next action', async ({ page }) => {
  const play = new Play(page);
  await play.open();
  await play.press('Control+Home', 'Control+4', 'ArrowRight', 'ArrowRight');
  await play.more('メモをすべて消す');
  await expect(page.locator('.status')).toContainText('メモをすべて消しました');
  await play.press('5');
  await expect(page.locator('.status')).toHaveText('');
  await play.press('Control+z', 'Control+z');
  await expect(play.cell(0)).toHaveAccessibleName(/候補4/);
});

test('10: the animation of a negation, forwards and backwards', async ({ page }) => {
  const play = new Play(page);
  await play.open(NEGATION);
  await toFilm(play);
  const texts = await page.locator('.chip').allTextContents();
  expect(texts.filter((text) => text === '仮')).toHaveLength(1);
  expect(texts.at(-1)).toBe('∴');
  // The contradiction is an icon.
  expect(texts.at(-2)).toBe('');
  await expect(page.locator('.chip').nth(-2).locator('svg')).toBeVisible();
  const ground = page.locator('svg.board rect.ground');
  const current = page.locator('.chip[aria-current]');
  // The whole picture is shown first.
  await expect(current).toHaveText('∴');
  await page.locator('.chip').first().click();
  while ((await current.textContent()) !== '仮') await play.press('.');
  await expect(ground).toHaveClass(/trial/);
  while ((await current.textContent()) !== '∴') await play.press('.');
  await expect(ground).not.toHaveClass(/trial/);
  await play.press(',');
  await expect(current.locator('svg')).toBeVisible();
  await expect(ground).toHaveClass(/trial/);
  // With reduced motion the animation cannot be played.
  await expect(play.button('再生')).toHaveCount(0);
});

test('10: the animation of trial and error, with nested ones, forwards and backwards', async ({
  page,
}) => {
  const play = new Play(page);
  await play.open(INKALA);
  await toFilm(play, '試行錯誤');
  const chips = await page.locator('.chip').allTextContents();
  const ground = page.locator('svg.board rect.ground');
  const current = page.locator('.chip[aria-current]');
  const grounds = async (keys: string) => {
    const found: boolean[] = [];
    while (found.length < chips.length) {
      found.push(((await ground.getAttribute('class')) ?? '').includes('trial'));
      await play.press(keys);
    }
    return found;
  };
  await expect(current).toHaveText('∴');
  // The inner trials are folded until a frame shows them.
  await expect(page.locator('.sentences details')).not.toHaveCount(0);
  await expect(page.locator('.sentences details[open]')).toHaveCount(0);
  await page.locator('.chip').first().click();
  const forth = await grounds('.');
  // The board has the background of an assumption from the first assumption to the last
  // contradiction, and nowhere else.
  const inside = chips.map(
    (_, frame) => frame >= chips.indexOf('仮') && frame <= chips.lastIndexOf(''),
  );
  expect(forth).toEqual(inside);
  await expect(current).toHaveText('∴');
  expect(await grounds(',')).toEqual([...forth].reverse());
  await expect(page.locator('.sentences .depth-1')).not.toHaveCount(0);
});

test('7: trials are kept, discarded and nested, and a clash in one is reported @quick', async ({
  page,
}) => {
  const play = new Play(page);
  await play.open();
  await play.press('Control+Home', 't', '9');
  await expect(page.locator('.controls')).toContainText('仮置き中：1行1列に9');
  await expect(play.cell(0)).toHaveAccessibleName(/9、仮置き$/);
  await play.press('ArrowRight', 'ArrowRight', '4');
  await play.button('残す').click();
  await expect(play.cell(0)).toHaveAccessibleName(/、9$/);
  await play.cell(4).click({ force: true });
  await play.button('仮置き').click();
  await play.press('2');
  await play.cell(5).click({ force: true });
  await play.button('仮置き').click();
  await play.press('2');
  await expect(page.locator('.controls')).toContainText('2段目');
  await play.button('取り消して1行6列から2を消す').click();
  await expect(play.cell(5)).toHaveAccessibleName(/空き$/);
  await play.button('取り消す').click();
  await expect(play.cell(4)).toHaveAccessibleName(/空き$/);
  await expect(play.cell(2)).toHaveAccessibleName(/、4$/);
});

test('6: by hand, a step that only removes is one action with a message @quick', async ({
  page,
}) => {
  const play = new Play(page);
  await play.open(RANKS[4]);
  const sentences = page.locator('.panel .sentences');
  const hint = async () => {
    await play.press('h', 'h', 'h');
    await expect(sentences).toBeVisible();
    return sentences.innerText();
  };
  // Applies hints until one places no digit.
  const removing = async (): Promise<string> => {
    const [digits, first] = [await play.digits(), await hint()];
    await play.press('Enter');
    await expect(sentences).toHaveCount(0);
    return (await play.digits()) === digits ? first : removing();
  };
  const first = await removing();
  const status = page.locator('.status');
  await expect(status).toContainText('消した候補は、次の手を探すときに使います');
  expect(await hint()).not.toBe(first);
  await play.press('Escape', 'Control+z');
  expect(await hint()).toBe(first);
  await play.press('Enter');
  await status.getByRole('button', { name: '候補を表示' }).click();
  await expect(page.locator('.status')).toContainText('候補の自動表示：オン');
});

test('a hint shows candidates only if the player sees them or it needs them', async ({ page }) => {
  const play = new Play(page);
  const shown = page.locator('svg.board .candidate');
  const last = async () => {
    await play.press('h', 'h', 'h');
    await expect(play.panel()).toContainText('検算済み');
    await page.locator('.chip').last().click();
  };
  await play.open(RANKS[1]);
  await last();
  await expect(shown).toHaveCount(1);
  await expect(shown).toHaveClass(/place/);
  await play.press('Escape', 'm');
  await last();
  expect(await shown.count()).toBeGreaterThan(50);
  // With candidates by hand, a step that depends on candidates shows them.
  await play.show(RANKS[4] ?? '');
  for (let step = 0; step < 60 && (await shown.count()) < 2; step += 1) {
    await play.press('Enter');
    await expect(page.locator('.chip')).toHaveCount(0);
    await last();
  }
  await expect(play.panel()).not.toContainText(/単独候補/);
  await expect(page.locator('svg.board .candidate.faint').first()).toBeAttached();
});

test('11: a selected digit lights the same digit among the candidates', async ({ page }) => {
  const play = new Play(page);
  await play.open();
  await play.press('m');
  // r1c2 is a given 3.
  await play.cell(1).click({ force: true });
  await expect(page.locator('.board path.lit')).toHaveCount(1);
  const lit = page.locator('.board .candidate.bold');
  expect(new Set(await lit.allTextContents())).toEqual(new Set(['3']));
  await play.cell(0).click({ force: true });
  await expect(page.locator('.board path.lit')).toHaveCount(0);
});

test('33: the focus of a sheet is on its first control, and returns to the board', async ({
  page,
}) => {
  const play = new Play(page);
  await play.open();
  await page.locator('.title .more').click();
  await expect(page.getByRole('dialog').getByRole('button', { name: '新しい問題' })).toBeFocused();
  await play.press('Escape');
  await expect(page.locator('[data-cell]:focus')).toHaveCount(1);
});

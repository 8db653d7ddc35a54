/**
 * Scenario 26: Play as a screen reader gets it: names, the order of the focus, and announcements,
 * in both languages.
 */
import type { Page } from '@playwright/test';
import { Play, SOLUTION } from './play';
import { expect, test } from './test';

/** Records the texts of both live regions. Returns a function that gets them, in order. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    for (const role of ['status', 'alert']) {
      const region = document.querySelector(`[role=${role}].unseen`);
      if (!region) throw new Error(`no ${role}`);
      const hear = () =>
        heard.push(`${role}: ${region.textContent.replaceAll('\u00a0', '').trim()}`);
      new MutationObserver(hear).observe(region, {
        characterData: true,
        childList: true,
        subtree: true,
      });
    }
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0));
}

/** Returns the role and name of the element with the focus. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    const role = at?.getAttribute('role') ?? at?.tagName.toLowerCase() ?? '';
    const name = at?.ariaLabel ?? at?.textContent.trim() ?? '';
    return `${role}: ${name}`;
  });

type Both = readonly [ja: string, en: string];

const BLANK: Both = ['1行1列、空き', 'row 1 column 1, blank'];
const CANDIDATES: Both = ['1行1列、候補2・4・9', 'row 1 column 1, candidates 2, 4, 9'];
const SILENT: Both = ['', ''];

/** Keys, the name of the element that then has the focus, and the last announcement. */
const STORY: readonly (readonly [keys: readonly string[], name: Both, said: Both])[] = [
  [['Control+Home'], BLANK, SILENT],
  [['ArrowRight'], ['1行2列、3、ヒント', 'row 1 column 2, 3, given'], SILENT],
  [
    ['ArrowRight', '6'],
    ['1行3列、6', 'row 1 column 3, 6'],
    ['status: 6', 'status: 6'],
  ],
  [
    ['Control+z'],
    ['1行3列、空き', 'row 1 column 3, blank'],
    ['status: 元に戻しました：1行3列の6', 'status: Undone: r1c3, 6'],
  ],
  [
    ['Shift+4', 'Control+2', 'Control+7', 'Control+Shift+6'],
    ['1行3列、候補2・7、隅4、青', 'row 1 column 3, candidates 2, 7, corner 4, blue'],
    [
      'status: 1行3列、候補2・7、隅4、青',
      'status: row 1 column 3, candidates 2, 7, corner 4, blue',
    ],
  ],
  [
    ['ArrowDown', '2'],
    ['2行3列、2', 'row 2 column 3, 2'],
    ['status: 2。1マスの候補から2を消しました', 'status: 2. Removed from 1 cell'],
  ],
  [
    ['ArrowUp', 'r'],
    ['1行3列、候補7、隅4、青', 'row 1 column 3, candidates 7, corner 4, blue'],
    [
      'status: 1行目：空き、3、空き、1、空きマス3個、7、8。残り2、4、5、6、9',
      'status: row 1: blank, 3, blank, 1, 3 blanks, 7, 8. Missing 2, 4, 5, 6, 9',
    ],
  ],
  [
    ['n'],
    ['1行3列、候補7、隅4、青', 'row 1 column 3, candidates 7, corner 4, blue'],
    [
      'status: 残り：1が4個、2が8個、3が5個、4が6個、5が7個、6が5個、7が3個、8が7個、9が5個',
      'status: Left: four 1s, eight 2s, five 3s, six 4s, seven 5s, ' +
        'five 6s, three 7s, seven 8s, five 9s',
    ],
  ],
  [
    ['Control+z', 'Control+Home', 'm'],
    CANDIDATES,
    ['status: 候補の自動表示：オン', 'status: Automatic candidates on'],
  ],
  [
    ['3'],
    ['1行1列、3', 'row 1 column 1, 3'],
    ['alert: 1行目に3が2個あります', 'alert: 3 appears twice in row 1'],
  ],
  [
    ['Delete'],
    CANDIDATES,
    ['status: 1行1列、候補2・4・9', 'status: row 1 column 1, candidates 2, 4, 9'],
  ],
  [
    ['h'],
    CANDIDATES,
    ['status: 次の一手。ブロック1を見てください。', 'status: Hint. Look at block 1.'],
  ],
  [
    ['h'],
    CANDIDATES,
    [
      'status: 次の一手。ブロック1を見てください。使う手筋は単独候補マスです。',
      'status: Hint. Look at block 1. Technique: hidden single.',
    ],
  ],
  [
    ['h'],
    CANDIDATES,
    [
      'status: 次の一手。ブロック1で7が入るのは3行3列だけ → 3行3列（r3c3）は7に確定',
      'status: Hint. In block 1, only r3c3 can be 7 → r3c3 = 7',
    ],
  ],
  [
    ['.'],
    CANDIDATES,
    [
      'status: ブロック1で7が入るのは3行3列だけ → 3行3列（r3c3）は7に確定',
      'status: In block 1, only r3c3 can be 7 → r3c3 = 7',
    ],
  ],
  [['Escape', 'k'], CANDIDATES, ['status: ここまでは合っています', 'status: All correct so far']],
  [
    ['Escape', 'p'],
    ['再開', 'Resume'],
    ['status: 一時停止中', 'status: Paused'],
  ],
  [['p'], CANDIDATES, ['status: 再開しました', 'status: Resumed']],
];

const ORDER: Readonly<Record<'ja' | 'en', readonly string[]>> = {
  ja: order(
    '盤面へ移動',
    '解く 学ぶ 作る 調べる 問題集 記録',
    '設定',
    'ヘルプ',
    '一時停止 新しく その他',
    '5行5列、空き',
    '数字 隅 中央 色 ペン',
    '元に戻す やり直す 消す 候補の自動表示 仮置き 答え合わせ 次の一手',
    (digit, left) => `${digit}、残り${left}個`,
    '新しい問題',
  ),
  en: order(
    'Skip to the board',
    'Play Learn Make Check Collection Statistics',
    'Settings',
    'Help',
    'Pause New More',
    'row 5 column 5, blank',
    'Digit Corner Centre Colour Pen',
    ['Undo', 'Redo', 'Erase', 'Automatic candidates', 'What if?', 'Check my work', 'Hint'],
    (digit, left) => `${digit}, ${left} left`,
    ['New puzzle'],
  ),
};

/** Returns the order of the focus: skip link, navigation, title, board, tools, pads, panel. */
function order(
  skip: string,
  places: string,
  settings: string,
  help: string,
  title: string,
  cell: string,
  modes: string,
  tools: string | readonly string[],
  key: (digit: number, left: number) => string,
  panel: string | readonly string[],
): string[] {
  const buttons = (names: string | readonly string[]) =>
    (typeof names === 'string' ? names.split(' ') : names).map((name) => `button: ${name}`);
  const left = [4, 9, 5, 6, 7, 5, 3, 7, 5];
  const keys = left.map((count, index) => `button: ${key(index + 1, count)}`);
  return [
    `a: ${skip}`,
    ...places.split(' ').map((name) => `a: ${name}`),
    `button: ${settings}`,
    `a: ${help}`,
    ...buttons(title),
    `gridcell: ${cell}`,
    ...buttons(modes),
    ...buttons(tools),
    ...keys,
    ...keys,
    ...buttons(panel),
  ];
}

for (const language of ['ja', 'en'] as const) {
  test.describe(language, () => {
    // Without a service worker. On a first visit it would announce in the middle of the test that
    // the app is kept for visits without network.
    test.use({ locale: language, serviceWorkers: 'block' });

    test.beforeEach(async ({ context }) => {
      await context.addInitScript(() =>
        localStorage.setItem('numpre.settings', JSON.stringify({ clock: false })),
      );
    });

    test(`26: the tree of Play, ${language}`, async ({ page }) => {
      const play = new Play(page);
      await play.open();
      await expect(page.locator('body')).toMatchAriaSnapshot({
        name: `start-${language}.aria.yml`,
      });
      await play.press('h', 'h', 'h');
      await expect(page.locator('.chip').first()).toBeVisible();
      await expect(page.locator('.panel')).toMatchAriaSnapshot({
        name: `hint-${language}.aria.yml`,
      });
    });

    test(`26: names and announcements of Play, ${language}`, async ({ page }) => {
      const play = new Play(page);
      await play.open();
      const heard = await listen(page);
      for (const [keys, names, announced] of STORY) {
        await play.press(...keys);
        const [name, said] = [names, announced].map((both) => both[language === 'ja' ? 0 : 1]);
        await expect(page.locator(':focus'), keys.join(' ')).toHaveAccessibleName(name ?? '');
        if (said === '') continue;
        await expect
          .poll(async () => (await heard()).at(-1), { message: keys.join(' ') })
          .toBe(said);
      }
      await page.evaluate((hash) => (location.hash = hash), `/play/.${SOLUTION.slice(1)}`);
      await expect(page.locator('[data-cell][aria-readonly=true]')).toHaveCount(80);
      await play.press('Control+Home', '9');
      const solved =
        language === 'ja'
          ? /^alert: 正解です。(\d+分)?\d+秒$/
          : /^alert: Solved\. (\d+ minutes? )?\d+ seconds?$/;
      await expect.poll(async () => (await heard()).at(-1)).toMatch(solved);
    });

    test(`26: the order of the focus on Play, ${language}`, async ({ page }) => {
      const play = new Play(page);
      await play.open();
      await page.locator('.skip').focus();
      const order = [await focused(page)];
      for (let count = 1; count < ORDER[language].length; count += 1) {
        await page.keyboard.press('Tab');
        order.push(await focused(page));
      }
      expect(order).toEqual(ORDER[language]);
    });
  });
}

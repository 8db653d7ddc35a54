// The main scenarios of the built page in WebKit, the engine of Safari:
// `npm run build && xvfb-run -a node --test webkit/`.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Browser, until } from './driver.mjs';
import { serve } from './site.mjs';

/** A puzzle of rank 3 and its solution. */
const NORMAL = '.3.1...788..9.74..1....63..51...3...7.......9...7...43..95....6..16.4..767...9.1.';
const SOLUTION =
  '934152678865937421127846395518493762743268159296715843489571236351624987672389514';

let site;
let browser;

before(async () => {
  site = await serve();
  browser = await Browser.open();
  await browser.resize(1280, 900);
});

after(async () => {
  await browser?.close();
  await site?.end();
});

const label = (cell) =>
  browser.run((cell) => document.querySelector(`[data-cell='${cell}']`)?.ariaLabel, cell);

/** Waits until a cell has this name. */
const named = (cell, name) =>
  until(async () => name.test((await label(cell)) ?? ''), `cell ${cell}: ${name}`);

/** Goes to a page without loading the document again. */
const goTo = (hash) => browser.run((hash) => void (location.hash = hash), hash);

/** Opens a puzzle, and waits for its board. */
async function play(puzzle) {
  await goTo(`/play/${puzzle}`);
  const givens = puzzle.replace(/\./g, '').length;
  await browser.wait(
    (givens) =>
      document.querySelectorAll('[data-cell][aria-readonly=true]').length === givens &&
      document.activeElement?.matches('[data-cell]'),
    givens,
  );
}

/** Returns how many cells have a digit. */
const digits = () =>
  browser.run(
    () =>
      [...document.querySelectorAll('[data-cell]')].filter((cell) =>
        /, \d(?:,|$)/.test(cell.ariaLabel.replace(/,? candidates.*/, '')),
      ).length,
  );

const kinds = () =>
  browser.run(() =>
    [...document.querySelectorAll('.place .pen > g:not(.draft)')].map((line) => line.classList[0]),
  );

test('the front door is painted, in both languages', async () => {
  await browser.go(site.address);
  const texts = { en: 'Sudoku that tells you why.', ja: '理由がわかるナンプレ。' };
  for (const language of ['ja', 'en']) {
    await browser.run(
      (language) => localStorage.setItem('numpre.settings', JSON.stringify({ language })),
      language,
    );
    await browser.reload();
    await browser.see('h1', texts[language]);
    assert.equal(await browser.run(() => document.documentElement.lang), language);
    await browser.see('.hero svg');
  }
});

test('a first puzzle begins; a digit by key and by click, a note, undo', async () => {
  await browser.click(".ranks [data-rank='1']");
  await browser.wait(() => document.activeElement?.matches('[data-cell]'));
  await play(NORMAL);
  await browser.press('Control+Home', SOLUTION[0]);
  await named(0, /, 9$/);
  await browser.click("[data-cell='2']");
  await browser.click(".pads [data-digit='4']");
  await named(2, /, 4$/);
  await browser.click("[data-cell='4']");
  await browser.click('.modes button', 'Corner');
  await browser.click(".pads .corner[data-digit='5']");
  await named(4, /corner 5$/);
  await browser.click('.tools button', 'Undo');
  await named(4, /blank$/);
  await browser.click('.modes button', 'Digit');
});

test('a line of the pen is drawn by a drag, and is undone', async () => {
  await browser.click('.modes button', 'Pen');
  await browser.wait(() => document.querySelector('.place .pen'));
  const middle = (cell) =>
    browser.run((cell) => {
      const box = document.querySelector(`[data-cell='${cell}']`).getBoundingClientRect();
      return [box.x + box.width / 2, box.y + box.height / 2];
    }, cell);
  await browser.drag(await middle(0), await middle(11), await middle(20));
  await until(async () => (await kinds()).join() === 'solid', 'a line is drawn');
  await named(20, /red line from r1c1 to r3c3$/);
  await browser.press('Control+z');
  await until(async () => (await kinds()).length === 0, 'the line is undone');
  await browser.click('.modes button', 'Digit');
});

test('a hint is shown in three strengths and done', async () => {
  await browser.click('.tools button', 'Hint');
  await browser.see('.help', 'Look at');
  await browser.press('h', 'h');
  await browser.see('.chip');
  const before = await digits();
  await browser.press('Enter');
  await until(async () => (await digits()) === before + 1, 'the step is done');
  await browser.press('Control+z');
  await until(async () => (await digits()) === before, 'the step is undone');
});

test('a reload keeps even the last entry, and another page keeps the game editable', async () => {
  await browser.click("[data-cell='4']");
  await browser.press(SOLUTION[4]);
  // A person reloads after the digit has been painted. From then on the page saves it in time.
  await browser.run(
    () => new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(true)))),
  );
  await browser.reload();
  await named(0, /, 9$/);
  await named(2, /, 4$/);
  await named(4, /, 5$/);
  await goTo('/help');
  await browser.see('main h2');
  await goTo('/play');
  await browser.wait(() => document.activeElement?.matches('[data-cell]'));
  await browser.click("[data-cell='4']");
  await browser.press('Delete');
  await named(4, /blank$/);
  assert.equal(await browser.run(() => document.querySelector('.elsewhere')), null);
});

test('a solved game ends with its numbers', async () => {
  await play(`.${SOLUTION.slice(1)}`);
  await browser.press('Control+Home', SOLUTION[0]);
  await browser.see('.solved', 'Solved');
  await browser.see('.solved', 'Mistakes');
});

test('Learn has a first lesson', async () => {
  await goTo('/learn/first');
  await browser.wait(() => document.querySelectorAll('[data-task=row] [data-cell]').length === 81);
});

test('Check rates a pasted puzzle', async () => {
  await goTo('/check');
  await browser.see('.source textarea');
  await browser.run((puzzle) => {
    const box = document.querySelector('.source textarea');
    box.focus();
    document.execCommand('insertText', false, puzzle);
  }, NORMAL);
  await browser.see('.verdict', 'Exactly one solution');
});

test('Play, Learn and Check fit a phone, in the dark', async () => {
  const settings = { language: 'ja', theme: 'dark' };
  await browser.run(
    (value) => localStorage.setItem('numpre.settings', value),
    JSON.stringify(settings),
  );
  await browser.resize(400, 800);
  await browser.reload();
  await browser.wait(() => innerWidth < 500 && document.documentElement.dataset.theme === 'dark');
  for (const [hash, seen] of [
    ['/play', '.pads .key'],
    ['/learn', 'main a'],
    ['/check', '.source textarea'],
  ]) {
    await goTo(hash);
    await browser.see(seen);
    const room = () => [document.documentElement.scrollWidth, innerWidth];
    const [width, least] = await browser.run(room);
    assert.ok(width <= least, `${hash}: ${width} > ${least}`);
  }
  await browser.resize(1280, 900);
});

test('no page has reported an error, and an error would be seen', async () => {
  const errors = () => browser.run(() => JSON.parse(sessionStorage.getItem('errors') ?? '[]'));
  assert.deepEqual(await errors(), []);
  await browser.run(() => {
    console.error('written');
    setTimeout(() => {
      throw new Error('thrown');
    });
  });
  await until(async () => (await errors()).length === 2, 'the errors are seen');
});

test('after the first visit, every page works without network', async () => {
  await browser.wait(() => navigator.serviceWorker.ready.then(({ active }) => active !== null));
  await site.end();
  await browser.go(`${site.address}#/play`);
  await browser.reload();
  await browser.wait(() => document.querySelectorAll('[data-cell]').length === 81);
  await browser.press('h');
  await goTo('/make');
  await browser.see('[data-puzzle]');
});

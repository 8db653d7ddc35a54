/** The page Play, used as players use it. */
import { expect, type Locator, type Page } from '@playwright/test';

/** A puzzle of rank 3 and its solution. */
export const NORMAL =
  '.3.1...788..9.74..1....63..51...3...7.......9...7...43..95....6..16.4..767...9.1.';
export const SOLUTION =
  '934152678865937421127846395518493762743268159296715843489571236351624987672389514';
/** A puzzle that basic techniques do not even begin: its first step is a two-string kite. */
export const HARDER =
  '1..6....5.35.14.6.........2..8..3.2..2.....93.1..2.5..46937..58.7..5....85....7..';
/** A puzzle that chains do not solve: after eleven steps a negation is the easiest one. */
export const NEGATION =
  '.....578..1...26..9..6......6..2..7.1.3.4...2...9.8.....5..9...3...7.45....8....6';
/** A puzzle by A. Inkala, which begins with trials. */
export const INKALA =
  '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
/** One puzzle of each rank, made by the command with seed 3. */
export const RANKS: Readonly<Record<number, string>> = {
  1: '...1675...6.52.18.5....97..3....1...9.5...3.1...3....6..39....7.82.16.3...9738...',
  2: '.16.9..2...32.6..47.........395.8.....4...9.....9.751.........72..6.14...4..7.28.',
  3: NORMAL,
  4: '.147..........93...8.....764..8.57..85.6.7.41..12.3..519.....2...81..........215.',
  5: '81...5.9..26.91..5.9..4..........91.2.......8.37..........2..8.6..95.32..5.3...67',
  6: '36..59.7497..4..1.8.......6.3..86.......7.......19..3.6.......9.1..6..5354.93..61',
  7: '9.6...7.81..59....2....81.......45.184.....235.28.......14....5....25..76.5...2.4',
  8: '....7.58......5.64.5.6..3..2..5..1...6..8..2...8..4..5..1..6.7.37.2......82.5....',
};

export class Play {
  constructor(readonly page: Page) {}

  /** Opens a puzzle. With `hasKeys`, waits for the keyboard, which comes after the board. */
  async open(puzzle = NORMAL, { hasKeys = true } = {}): Promise<void> {
    await this.page.goto(`./#/play/${puzzle}`);
    await expect(this.cell(firstGiven(puzzle))).toHaveAttribute('aria-readonly', 'true');
    await expect(this.page).toHaveURL(/#\/play$/);
    await expect(this.page.locator('[data-cell]:focus')).toHaveCount(1);
    if (hasKeys) await expect(this.page.locator('[aria-keyshortcuts]').first()).toBeAttached();
  }

  /** Opens another puzzle without loading the page again. */
  async show(puzzle: string): Promise<void> {
    await this.page.evaluate((link) => (location.hash = link), `#/play/${puzzle}`);
    await expect(this.page).toHaveURL(/#\/play$/);
    await expect.poll(() => this.digits()).toBe(puzzle);
  }

  cell(index: number): Locator {
    return this.page.locator(`[data-cell='${index}']`);
  }

  /** Returns the digits on the board, with `.` for blanks. */
  async digits(): Promise<string> {
    const labels = await this.page
      .locator('[data-cell]')
      .evaluateAll((cells) => cells.map((cell) => cell.ariaLabel ?? ''));
    return labels.map((label) => /[列\d][、,]\s?(\d)(?:[、,]|$)/.exec(label)?.[1] ?? '.').join('');
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** Returns the middle of a cell on the screen. */
  async middle(index: number): Promise<{ x: number; y: number }> {
    const box = await this.cell(index).boundingBox();
    if (!box) throw new Error(`cell ${index} is not to be seen`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /** Touches the middle of a cell. */
  async tap(index: number): Promise<void> {
    const { x, y } = await this.middle(index);
    await this.page.touchscreen.tap(x, y);
  }

  /** Selects the input mode “digit first” from the next visit on. */
  async digitFirst(): Promise<void> {
    await this.page.addInitScript(() =>
      localStorage.setItem('numpre.settings', '{"entry":"digit"}'),
    );
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  /** Opens the sheet with further tools, and presses a button on it. */
  async more(name: string): Promise<void> {
    await this.page.locator('.title .more').click();
    await this.page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  }

  padKey(digit: number): Locator {
    return this.page.locator(`.pads [data-digit='${digit}']`).first();
  }

  panel(): Locator {
    return this.page.locator('.panel');
  }
}

/**
 * Applies hints until one is an assumption with its animation; of this technique, if one is named.
 */
export async function toFilm(play: Play, technique = ''): Promise<void> {
  const chips = play.page.locator('.chip');
  for (let step = 0; step < 60; step += 1) {
    await play.press('h', 'h', 'h');
    await expect(chips.first()).toBeVisible();
    const isIt = (await play.panel().locator('.technique').innerText()).includes(technique);
    if (isIt && (await chips.allTextContents()).includes('仮')) return;
    await play.press('Enter');
    await expect(chips).toHaveCount(0);
  }
  throw new Error('no step needs an assumption');
}

/** Returns the first cell with a given. */
export const firstGiven = (puzzle: string): number =>
  Array.from(puzzle).findIndex((digit) => digit !== '.');

export const blanks = (puzzle: string): number[] =>
  Array.from(puzzle).flatMap((digit, cell) => (digit === '.' ? [cell] : []));

export const rightDigit = (cell: number): string => SOLUTION[cell] ?? '';

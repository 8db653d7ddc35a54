/**
 * The seven rules of automatic candidates, as a player experiences them. The candidates of r1c1 are
 * 2, 4 and 9; its solution is 9.
 */
import { expect, test } from './test';
import { Play } from './play';

test('6: a removed candidate stays removed after other actions @quick', async ({ page }) => {
  const play = new Play(page);
  await play.open();
  const first = (name: string) => expect(play.cell(0)).toHaveAccessibleName(`1行1列、候補${name}`);
  const third = async (...keys: string[]) => {
    await play.cell(2).click({ force: true });
    await play.press(...keys);
  };
  // Rule 1: automatic candidates are derived from the board, without removed ones.
  await play.press('Control+Home', 'm');
  await first('2・4・9');
  await play.press('Control+2');
  await first('4・9');
  await play.press('9', 'Delete');
  await first('4・9');
  await third('5', 'Control+z');
  await first('4・9');
  await play.press('m', 'm');
  await first('4・9');
  await page.waitForTimeout(500);
  await page.reload();
  await first('4・9');
  // Rule 2: clearing a digit shows the candidates that it hid.
  await third('4');
  await first('9');
  await third('Delete');
  await first('4・9');
  await play.press('Control+z', 'Control+z', 'Control+z', 'Control+z', 'Control+z');
  await first('2・4・9');
  // Rule 3: a digit that a peer has cannot be added.
  await play.cell(0).click({ force: true });
  await play.press('Control+3');
  await expect(page.locator('.status')).toHaveText('1行1列に3は入りません。1行2列に3があります');
  await first('2・4・9');
});

test('6: marks by hand, the candidates that hints use, and mistakes that stay hidden', async ({
  page,
}) => {
  const play = new Play(page);
  await play.open();
  const first = (name: string) => expect(play.cell(0)).toHaveAccessibleName(`1行1列、${name}`);
  // Rule 4: marks by hand are kept apart. Filling in leaves out removed candidates, unless they are
  // to be forgotten.
  await play.press('Control+Home', 'Control+4', 'm');
  await first('候補2・4・9');
  await play.press('Control+2', 'm');
  await first('候補4');
  await play.more('候補をすべて書き込む');
  await first('候補4・9');
  await play.more('消した候補も含めて書き直す');
  await expect(page.locator('.status')).toContainText('消した候補も戻して書き込みました');
  await first('候補2・4・9');
  // Rule 5: removing a digit from marks of peers is part of the same step.
  await play.cell(2).click({ force: true });
  await play.press('4');
  await first('候補2・9');
  await play.press('Control+z');
  await first('候補2・4・9');
  await expect(play.cell(2)).toHaveAccessibleName(/候補2・4・5・6/);
  // Rule 6: by hand, hints use only the digits; corner marks are never evidence.
  await play.cell(0).click({ force: true });
  await play.press('m', 'Control+9', 'Shift+2');
  await first('候補2・4、隅2');
  await play.press('h');
  await expect(play.panel()).toContainText('どこかに');
  await play.press('Escape', 'm', 'h');
  await expect(play.panel()).toContainText(/ブロック\dを見てください/);
  // Rule 7: the board does not show that a candidate of the solution was removed.
  await play.press('Escape', 'm');
  await expect(play.cell(0)).toHaveAttribute('aria-invalid', 'false');
  await expect(page.locator('svg.board .clash')).toHaveCount(0);
  await play.press('k', 'k');
  await expect(play.panel()).toContainText('ブロック1');
  await expect(play.panel()).not.toContainText('1行1列');
});

/** Texts about houses and about the digits left, read aloud on request. Loaded on demand. */
import { DIGITS } from '../rules/digits';
import { housesOf, type HouseKind } from '../rules/houses';
import { missing } from '../state/clashes';
import { cellOf, type Game } from '../state/game';
import { houseName } from '../words/names';
import { say } from '../words/words.svelte';

/**
 * Returns the text for the row, column or block of a cell: its digits, runs of blanks, and the
 * missing digits.
 */
export function spokenHouse(game: Game, cell: number, kind: HouseKind): string {
  const house = housesOf(cell).find((one) => one.kind === kind);
  if (!house) return '';
  const parts: (string | number)[] = [];
  let blanks = 0;
  const flush = () => {
    if (blanks > 0) parts.push(say('play-blanks', { count: blanks }));
    blanks = 0;
  };
  for (const member of house.cells) {
    const { digit } = cellOf(game, member);
    if (digit === 0) blanks += 1;
    else {
      flush();
      parts.push(digit);
    }
  }
  flush();
  const left = DIGITS.filter(
    (digit) => !house.cells.some((member) => cellOf(game, member).digit === digit),
  );
  const cells = parts.join(say('play-marks-separator'));
  const values = { house: houseName(house), cells };
  return left.length === 0
    ? say('play-row-told-full', values)
    : say('play-row-told', { ...values, digits: left.join(say('play-marks-separator')) });
}

/** Returns how many of each digit are left. */
export function spokenLeft(game: Game): string {
  const counts = missing(game.cells);
  const parts = DIGITS.filter((digit) => (counts[digit] ?? 0) > 0).map((digit) =>
    say('play-left-one', { digit, count: counts[digit] ?? 0 }),
  );
  return say('play-left', { counts: parts.join(say('play-marks-separator')) });
}

import { expect, test } from 'vitest';
import { clear, clearMarks, startOver } from './actions/clear';
import { enterDigit } from './actions/digit';
import { drawLine } from './actions/draw';
import { goBackBeforeMistake } from './actions/step';
import { discardTrial, keepTrial } from './actions/end-trial';
import { beginTrial } from './actions/trial';
import { fresh } from './arbitrary';
import type { Game } from './game';
import { endOf, MOST_LINES } from './drawn';
import { linesOf } from './line';
import { redo, undo } from './patch';
import { cellsOf } from './replay';

const RED = 1;
const BLUE = 6;
/** Row 1, column 3, and the candidate 4 of row 2, column 5. */
const [ONE, OTHER] = [endOf(2), endOf(13, 4)];

/** Returns the lines as `from to kind colour`. */
const shown = (game: Game) =>
  linesOf(game).map(({ from, to, kind, colour }) => `${from} ${to} ${kind} ${colour}`);

const drawn = (...ends: readonly (readonly [number, number])[]): Game =>
  ends.reduce((game, [from, to]) => drawLine(game, from, to, RED), fresh());

test('the same line becomes dashed, then an arrow, and is then removed', () => {
  let game = fresh();
  for (const wanted of [['20 134 solid 1'], ['20 134 dashed 1'], ['20 134 arrow 1'], []]) {
    game = drawLine(game, ONE, OTHER, RED);
    expect(shown(game)).toEqual(wanted);
  }
  expect(game.at).toBe(4);
});

test('a line drawn the other way is the same line; an arrow turns', () => {
  const arrow = drawn([ONE, OTHER], [OTHER, ONE], [ONE, OTHER]);
  expect(shown(arrow)).toEqual(['20 134 arrow 1']);
  const turned = drawLine(arrow, OTHER, ONE, RED);
  expect(shown(turned)).toEqual(['134 20 arrow 1']);
  expect(shown(drawLine(turned, OTHER, ONE, RED))).toEqual([]);
});

test('another colour changes the colour only', () => {
  const dashed = drawn([ONE, OTHER], [ONE, OTHER]);
  expect(shown(drawLine(dashed, OTHER, ONE, BLUE))).toEqual(['20 134 dashed 6']);
});

test('a line needs two ends, and a game has a limited number of lines', () => {
  const game = fresh();
  expect(drawLine(game, ONE, ONE, RED)).toBe(game);
  const lines = Array.from({ length: MOST_LINES }, (_, index) => ({
    from: endOf(index % 81),
    to: endOf((index * 7 + 1) % 81, 1 + (index % 9)),
    kind: 'solid' as const,
    colour: RED,
  }));
  const full = { ...game, lines };
  expect(drawLine(full, endOf(80, 9), endOf(79, 9), RED)).toBe(full);
  expect(linesOf(drawLine({ ...game, lines: lines.slice(1) }, 809, 799, RED))).toContainEqual({
    from: 809,
    to: 799,
    kind: 'solid',
    colour: RED,
  });
});

test('lines are undone and redone; a line leaves the cells as they are', () => {
  const [none, one] = [fresh(), drawn([ONE, OTHER])];
  expect(one.cells).toBe(one.cells);
  expect(undo(one).cells).toBe(one.cells);
  expect(shown(undo(one))).toEqual(shown(none));
  expect(shown(redo(undo(one)))).toEqual(['20 134 solid 1']);
});

test('erasing takes lines last, or alone with the pen; start over and clear marks take all', () => {
  const both = enterDigit(drawn([ONE, OTHER], [endOf(40), endOf(60)]), [2], 4, true).game;
  const pen = clear(both, [2], 'lines');
  expect([pen.cells[2]?.digit, shown(pen)]).toEqual([4, ['400 600 solid 1']]);
  const digit = clear(both, [2], 'uppermost');
  expect([digit.cells[2]?.digit, shown(digit).length]).toEqual([0, 2]);
  expect(shown(clear(digit, [2], 'uppermost'))).toEqual(['400 600 solid 1']);
  // The lines of givens are erased, too.
  expect(shown(clear(drawn([0, OTHER]), [0], 'uppermost'))).toEqual([]);
  for (const all of [startOver, clearMarks]) {
    expect(shown(all(both))).toEqual([]);
    expect(shown(undo(all(both)))).toEqual(shown(both));
  }
});

test('a discarded trial takes its lines with it, a kept one leaves them', () => {
  const before = drawn([ONE, OTHER]);
  const within = drawLine(beginTrial(before, 2, 4, true), endOf(40), endOf(60), RED);
  expect(shown(discardTrial(within, false))).toEqual(shown(before));
  expect(shown(keepTrial(within))).toHaveLength(2);
});

test('the way back before a mistake brings back the lines of that time', () => {
  const solution =
    '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
  const right = drawn([ONE, OTHER]);
  const wrong = drawLine(enterDigit(right, [2], 9, true).game, endOf(40), endOf(60), RED);
  expect(shown(goBackBeforeMistake(wrong, solution))).toEqual(shown(right));
});

test('the replay shows the ends of a line, and the cell whose lines were erased', () => {
  const erased = clear(drawn([ONE, OTHER]), [13], 'lines');
  expect(erased.history.map(cellsOf)).toEqual([[2, 13], [13]]);
});

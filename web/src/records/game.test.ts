import { expect, test } from 'vitest';
import { enterDigit } from '../state/actions/digit';
import { drawLine } from '../state/actions/draw';
import { beginTrial } from '../state/actions/trial';
import { fresh } from '../state/arbitrary';
import { timed } from '../state/patch';
import { asGame } from './game';

test('a step keeps its time; games without times are read, and a damaged time is left out', () => {
  const before = fresh();
  const game = timed(enterDigit(before, [2], 4, true).game, before, 1234);
  const [step] = game.history;
  expect(step?.clock_ms).toBe(1234);
  expect(asGame(structuredClone(game))).toEqual(game);
  for (const clock_ms of [undefined, -1, '5', null]) {
    const read = asGame({ ...game, history: [{ ...step, clock_ms }] });
    expect(read?.history).toEqual([{ deed: step?.deed, cells: step?.cells }]);
  }
});

test('lines are kept, and damaged ones are left out', () => {
  const drawn = drawLine(drawLine(fresh(), 20, 134, 6), 20, 400, 1);
  const game = beginTrial(drawLine(drawn, 20, 134, 6), 2, 4, true);
  expect(asGame(structuredClone(game))).toEqual(game);
  const line = { from: 20, to: 134, kind: 'solid', colour: 6 };
  for (const wrong of [
    null,
    'line',
    { ...line, from: -1 },
    { ...line, to: 810 },
    { ...line, to: 20 },
    { ...line, kind: 'wavy' },
    { ...line, colour: 0 },
  ]) {
    expect(asGame({ ...fresh(), lines: [wrong, line] })?.lines).toEqual([line]);
    expect(asGame({ ...fresh(), lines: wrong })?.lines).toBeUndefined();
    const [step] = drawn.history;
    for (const lines of [[[], [wrong]], [[line]], wrong]) {
      const read = asGame({ ...fresh(), at: 1, history: [{ ...step, lines }] });
      expect(read?.history).toEqual([{ deed: step?.deed, cells: [] }]);
    }
  }
});

test('games of earlier versions have no lines', () => {
  const game = { ...fresh(), trials: [{ cell: 2, digit: 4, before: fresh().cells }] };
  expect(asGame(game)).toEqual({ ...game, trials: [{ ...game.trials[0], lines: [] }] });
});

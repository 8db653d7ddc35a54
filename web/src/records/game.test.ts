import { expect, test } from 'vitest';
import { enterDigit } from '../state/actions/digit';
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

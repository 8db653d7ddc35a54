import { expect, test } from 'vitest';
import { enterDigit } from './actions/digit';
import { discardTrial, keepTrial } from './actions/end-trial';
import { beginTrial } from './actions/trial';
import { fresh } from './arbitrary';
import { cellOf } from './game';
import { has } from '../rules/digits';
import { undo } from './patch';

const begun = () => enterDigit(beginTrial(fresh(true), 2, 4, true), [3], 6, true).game;

test('entries of a trial are marked with its depth', () => {
  const nested = beginTrial(begun(), 5, 8, true);
  expect([2, 3, 5].map((cell) => cellOf(nested, cell).trial)).toEqual([1, 1, 2]);
  expect(nested.trials).toHaveLength(2);
});

test('keeping a trial makes its entries ordinary, in one step', () => {
  const game = begun();
  const kept = keepTrial(game);
  expect([2, 3].map((cell) => [cellOf(kept, cell).digit, cellOf(kept, cell).trial])).toEqual([
    [4, 0],
    [6, 0],
  ]);
  expect(kept.trials).toHaveLength(0);
  expect(undo(kept).trials).toHaveLength(1);
});

test('keeping an inner trial makes its entries part of the outer one', () => {
  const kept = keepTrial(beginTrial(begun(), 5, 8, true));
  expect(cellOf(kept, 5).trial).toBe(1);
  expect(kept.trials).toHaveLength(1);
});

test('discarding a trial is one step, which can also remove the tried digit', () => {
  const game = begun();
  expect(discardTrial(game, false).cells).toEqual(fresh(true).cells);
  const struck = discardTrial(game, true);
  expect(has(cellOf(struck, 2).removed, 4)).toBe(true);
  expect(cellOf(struck, 3).digit).toBe(0);
  expect(undo(struck).cells).toEqual(game.cells);
});

import { expect, test } from 'vitest';
import { enterDigit } from '../state/actions/digit';
import { toggleCorner } from '../state/actions/marks';
import { beginGame } from '../state/begin';
import { undo } from '../state/patch';
import { feltBetween } from './deed';

const PUZZLE = '.3.1...788..9.74..1....63..51...3...7.......9...7...43..95....6..16.4..767...9.1.';
const game = beginGame({ puzzle: PUZZLE, origin: 'link' });

test('a digit, a mark and the end of a game are felt', () => {
  const digit = enterDigit(game, [0], 9, true).game;
  expect(feltBetween(game, digit)).toBe('digit');
  const mark = toggleCorner(game, [0], 9);
  expect(feltBetween(game, mark)).toBe('mark');
  expect(feltBetween(game, { ...digit, solved: 1 })).toBe('solved');
});

test('undo, another game and no change are not felt', () => {
  const digit = enterDigit(game, [0], 9, true).game;
  expect(feltBetween(digit, undo(digit))).toBeUndefined();
  expect(feltBetween(game, game)).toBeUndefined();
  expect(feltBetween(game, { ...digit, id: 'another' })).toBeUndefined();
});

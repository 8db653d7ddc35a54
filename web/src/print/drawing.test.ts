import { expect, test } from 'vitest';
import { blockLines, candidateDigits, gridDigits, thinLines } from './drawing';

const GRID = `12${'.'.repeat(78)}9`;
const numbers = (list: string) => list.split(' ').map(Number);

test('digits are in the middle of their cells', () => {
  const { text, x, y } = gridDigits(GRID, 10, 6, () => true);
  expect(text).toBe('129');
  expect(numbers(x)).toEqual([5, 15, 85]);
  // The baseline is half of a digit's height below the middle.
  expect(numbers(y)).toEqual([7.322, 7.322, 87.322]);
  expect(gridDigits(GRID, 10, 6, (index) => index > 0).text).toBe('29');
});

test('candidates are the digits that no cell of the same house has', () => {
  const { text, x } = candidateDigits(GRID, 10, 2);
  expect(numbers(x)).toHaveLength(text.length);
  // Row 1 lacks 3 to 9. Its last cell also has a 9 among its peers.
  expect(text.startsWith('3456789'.repeat(6) + '345678')).toBe(true);
  expect(candidateDigits('1'.repeat(81), 10, 2).text).toBe('');
});

test('a grid has six thin lines and two block lines in each direction', () => {
  expect(thinLines(10).match(/M/g)).toHaveLength(12);
  expect(blockLines(10)).toBe('M30 0V90M0 30H90M60 0V90M0 60H90');
});

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rankShares, techniquePage } from '../../book';
import type { Step } from '../engine/types/messages';
import { isTrue, nearest, type Conclusion } from './exercise.svelte';
import { linesOf } from './walk.svelte';

const book = (path: string) =>
  readFileSync(new URL(`../../../docs/book/${path}`, import.meta.url), 'utf8');
const techniques = readdirSync(new URL('../../../docs/book/en/techniques', import.meta.url)).filter(
  (name) => name !== 'index.md',
);

test.each(['en', 'ja'])('the page of every technique has all its parts: %s', (language) => {
  for (const name of techniques) {
    const page = techniquePage(book(`${language}/techniques/${name}`));
    expect(page.idea).toMatch(/^<p>/);
    expect(page.conditions).toMatch(/^<ol>/);
    expect(page.caption).toMatch(/^<p>/);
    expect(page.board.replace(/:.*|\+/g, '')).toHaveLength(81);
    // The content policy forbids inline styles and the book's pictures. Links stay within the app.
    expect(page.idea + page.conditions + page.caption).not.toMatch(/style=|<img|\.md|\{n\}/);
  }
});

test('the book’s shares of all ranks add up to all puzzles', () => {
  const shares = rankShares(book('en/ranks.md')).map(Number);
  expect(rankShares(book('ja/ranks.md')).map(Number)).toEqual(shares);
  expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(100, 1);
});

test('several singles in a row are one line', () => {
  const steps = [
    'naked-single',
    'hidden-single',
    'naked-pair',
    'full-house',
    'naked-pair',
    'naked-pair',
  ];
  expect(linesOf(steps)).toEqual([
    { first: 0, count: 2, isRun: true },
    { first: 2, count: 1, isRun: false },
    { first: 3, count: 1, isRun: false },
    { first: 4, count: 1, isRun: false },
    { first: 5, count: 1, isRun: false },
  ]);
  expect(linesOf(steps, 'naked-pair').map(({ first }) => first)).toEqual([2, 4, 5]);
  expect(linesOf(steps, 'hidden-single')).toEqual([{ first: 1, count: 1, isRun: false }]);
});

const removing = (...candidates: [string, number][]): Step =>
  ({
    placements: [],
    eliminations: candidates.map(([cell, digit]) => ({ cell, digit })),
  }) as unknown as Step;
const removed = (cell: number, digit: number): Conclusion => ({ is: 'remove', cell, digit });

test('of all steps with the latest conclusion, the one nearest to completion counts', () => {
  const [one, other] = [
    removing(['r1c1', 3], ['r1c2', 3]),
    removing(['r1c1', 3], ['r2c1', 3], ['r3c1', 3]),
  ];
  const steps = [other, one];
  expect(nearest(steps, [removed(0, 3)])).toEqual({ step: one, left: 1 });
  expect(nearest(steps, [removed(0, 3), removed(1, 3)])).toEqual({ step: one, left: 0 });
  expect(nearest(steps, [removed(0, 3), removed(9, 3)])).toEqual({ step: other, left: 1 });
  expect(nearest(steps, [removed(0, 4)])).toBeUndefined();
});

test('a placed digit is true if the solution has it there, a removal if it has not', () => {
  expect(isTrue({ is: 'place', cell: 1, digit: 2 }, '12')).toBe(true);
  expect(isTrue({ is: 'place', cell: 1, digit: 1 }, '12')).toBe(false);
  expect(isTrue(removed(1, 2), '12')).toBe(false);
  expect(isTrue(removed(1, 1), '12')).toBe(true);
});

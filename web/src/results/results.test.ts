import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, addMonths, dateOf, dayOf, daysBetween, isDay, weekdayOf } from '../calendar/day';
import { enterDigit } from '../state/actions/digit';
import { beginTrial } from '../state/actions/trial';
import { newGame, type Game } from '../state/game';
import { undo } from '../state/patch';
import { mistakesOf, resultOf, type Result } from '../state/result';
import { streakOf } from './streak';
import { figuresOf, medianOf } from './by-rank';
import { countsByDay, dailyTimes, helpOf, totalsOf } from './summary';

const SOLUTION =
  '934152678865937121847126395518493762743268159296715843489571236351624987672389514';
/** A game in which the cells r1c1 and r1c2 are blank. */
const begun = newGame({ id: 'g', puzzle: `..${SOLUTION.slice(2)}`, rank: 3, now: 1 });
const entered = (game: Game, cell: number, digit: number): Game =>
  enterDigit(game, [cell], digit, true).game;

const result = (fields: Partial<Result>): Result => ({
  id: 'r',
  puzzle: SOLUTION,
  rank: 1,
  time_ms: 1000,
  hints: [0, 0, 0],
  mistakes: 0,
  solved: 0,
  origin: 'made',
  ...fields,
});

test('a wrong digit counts once, even if it was undone or entered again', () => {
  let game = undo(entered(begun, 0, 5));
  game = entered(entered(game, 0, 5), 0, 9);
  game = entered(entered(game, 1, 9), 1, 3);
  expect(mistakesOf(game)).toBe(2);
  expect(resultOf({ ...game, solved: 7 })).toMatchObject({ id: 'g', rank: 3, mistakes: 2 });
});

test('digits of a trial are no mistakes, and an unsolved game has no result', () => {
  const trying = entered(beginTrial(begun, 0, 5, true), 1, 9);
  expect(mistakesOf(trying)).toBe(0);
  expect(resultOf(trying)).toBeUndefined();
});

test('days are calculated like counting them one by one', () => {
  let day = '1999-12-30';
  // 1999-12-30 was a Thursday.
  for (let count = 0; count < 3000; count += 1) {
    expect(weekdayOf(day)).toBe((3 + count) % 7);
    expect(daysBetween('1999-12-30', day)).toBe(count);
    expect(isDay(day)).toBe(true);
    day = addDays(day, 1);
  }
  expect(day).toBe('2008-03-17');
});

test('other texts are no days', () => {
  for (const text of ['', '2026-11-31', '2026-02-29', '2026-1-1', '2026-13-01', '2026-11-23 '])
    expect(isDay(text)).toBe(false);
});

test('months are counted across years', () => {
  expect(addMonths('2026-11-23', 0)).toBe('2026-11-01');
  expect(addMonths('2026-11-23', 2)).toBe('2027-01-01');
  expect(addMonths('2026-01-31', -1)).toBe('2025-12-01');
});

test('a moment belongs to the day of the device', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true }), (date) => {
      const day = dayOf(date);
      expect(dateOf(day).getUTCDate()).toBe(date.getDate());
    }),
  );
});

test('streaks agree with counting day by day', () => {
  const FIRST = '2026-02-20';
  const days = fc.uniqueArray(fc.nat(30), { maxLength: 25 });
  fc.assert(
    fc.property(days, fc.nat(30), (solved, now) => {
      const runs = [];
      for (let day = 0, length = 0; day <= 31; day += 1) {
        length = solved.includes(day) ? length + 1 : 0;
        runs.push(length);
      }
      const current = solved.includes(now) ? runs[now] : (runs[now - 1] ?? 0);
      const all = new Set(solved.map((day) => addDays(FIRST, day)));
      expect(streakOf(all, addDays(FIRST, now))).toEqual({
        current,
        longest: Math.max(...runs),
      });
    }),
  );
});

test('the figures of a rank are those of its games', () => {
  const times = [5000, 1000, 3000, 2000].map((time_ms) => result({ time_ms }));
  const all = [...times, result({ rank: 2, time_ms: 1 }), result({ rank: null })];
  expect(figuresOf(all, 1)).toEqual({
    rank: 1,
    count: 4,
    times: [1000, 2000, 3000, 5000],
    best: 1000,
    median: 2500,
  });
  expect(figuresOf(all, 8)).toMatchObject({ count: 0, best: undefined, median: undefined });
  expect(medianOf([1, 2, 9])).toBe(2);
});

test('help is counted by technique, the most frequent first', () => {
  const helped = [{ 'x-wing': 1, 'naked-pair': 2 }, { 'x-wing': 3 }, { skyscraper: 2 }];
  expect(helpOf(helped.map((one) => result({ helped: one })))).toEqual([
    ['x-wing', 4],
    ['naked-pair', 2],
    ['skyscraper', 2],
  ]);
});

test('games are counted by day, and puzzles of the day by their own day', () => {
  const at = (day: string): number => new Date(`${day}T10:00:00`).getTime();
  const all = [
    result({ solved: at('2026-11-23'), day: '2026-11-20', time_ms: 9 }),
    result({ solved: at('2026-11-23'), day: '2026-11-20', time_ms: 5 }),
    result({ solved: at('2026-11-24'), hints: [0, 1, 0] }),
  ];
  expect([...countsByDay(all)]).toEqual([
    ['2026-11-23', 2],
    ['2026-11-24', 1],
  ]);
  expect([...dailyTimes(all)]).toEqual([['2026-11-20', 5]]);
  expect(totalsOf(all)).toEqual({ count: 3, time_ms: 1014, withoutHint: 2 / 3 });
  expect(totalsOf([])).toEqual({ count: 0, time_ms: 0, withoutHint: 0 });
});

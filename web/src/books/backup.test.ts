import fc from 'fast-check';
import { expect, test } from 'vitest';
import { repeated, shownOf, tagsIn, FIRST } from './view';
import { CELLS } from '../rules/houses';
import { action, fresh } from '../state/arbitrary';
import { newGame, placedOf, type Game } from '../state/game';
import { toForget } from '../state/forgetting';
import { isUnfinished } from '../state/keeping';
import { linkState } from '../state/link';
import { redo, undo } from '../state/patch';
import type { Result } from '../state/result';
import { DEFAULTS } from '../state/settings.svelte';
import { readBackup, type Backup } from '../collection/backup';
import { neededLately } from '../course/needed';
import { nextLesson } from '../course/next';

const grid = '1'.padEnd(81, '.');
const puzzle = {
  id: 'p',
  puzzle: grid,
  canonical: grid,
  rank: 3,
  clues: 1,
  added: 5,
  title: 'rainy',
  note: 'symmetric',
  tags: ['rain'],
};
const list = { id: 'l', name: 'mine', order: 1, puzzles: ['p'] };
const game = {
  ...newGame({ id: 'g', puzzle: grid, day: '2026-11-23', origin: 'daily', now: 7 }),
  entries: [12, 809],
  helped: { 'x-wing': 2 },
  techniques: { 'naked-single': 50 },
};
const result: Result = {
  id: 'r',
  puzzle: grid,
  rank: 3,
  time_ms: 221_000,
  hints: [1, 0, 2],
  mistakes: 1,
  solved: 9,
  origin: 'daily',
  title: 'rainy',
  day: '2026-11-23',
  helped: { 'x-wing': 2 },
  techniques: { 'naked-single': 50, 'x-wing': 1 },
};
const course = {
  'x-wing': { seen: true, found: 2, solved: false, puzzle: grid, rank: 7, changed: 11 },
  first: { seen: true, found: 0, solved: false, changed: 10 },
};
const draft = {
  id: 'd',
  name: 'hourglass',
  givens: grid,
  past: ['.'.repeat(81)],
  future: [],
  changed: 12,
};
const pattern = {
  id: 'e',
  name: 'ring',
  pattern: '1'.padEnd(80, '.') + '1',
  symmetry: 'point',
  changed: 12,
};
const removed = { removed: 13, list: { ...list, id: 'm' }, puzzles: [{ ...puzzle, id: 'q' }] };
const whole = {
  lists: [list],
  puzzles: [puzzle],
  games: [game],
  results: [result],
  course,
  solved: [grid],
  drafts: [draft, pattern],
  removed: [removed],
  settings: DEFAULTS,
};

/** Reads a backup; the test fails if it is refused. */
function read(backup: unknown): Backup {
  const found = readBackup(JSON.stringify(backup));
  if (typeof found === 'string') throw new Error(found);
  return found;
}

test('a saved backup is restored completely', () => {
  expect(read({ numpre: 1, ...whole })).toEqual({ numpre: 1, ...whole, damaged: 0 });
});

test('a backup of an earlier version, without settings, results and course, is restored', () => {
  const { lists, puzzles, games } = whole;
  const none = {
    results: [],
    course: {},
    solved: [],
    drafts: [],
    removed: [],
    settings: {},
    damaged: 0,
  };
  expect(read({ numpre: 1, lists, puzzles, games })).toEqual({
    numpre: 1,
    lists,
    puzzles,
    games,
    ...none,
  });
});

test('a paused game is restored as paused', () => {
  const paused = { ...game, paused: true };
  expect(read({ numpre: 1, games: [paused] }).games).toEqual([paused]);
});

test('other files and backups of later versions are refused', () => {
  expect(readBackup('no JSON')).toBe('not-ours');
  expect(readBackup('[1]')).toBe('not-ours');
  expect(readBackup('{"lists":[]}')).toBe('not-ours');
  expect(readBackup('{"numpre":2}')).toBe('later');
});

test('damaged entries are left out and counted; the others are restored', () => {
  const puzzles = [
    { ...puzzle, puzzle: '12' },
    { ...puzzle, rank: 'high' },
    { ...puzzle, rank: 9 },
    { ...puzzle, tags: [1] },
    { ...puzzle, title: { en: 'rainy' } },
    null,
  ];
  const games = [
    { ...game, cells: [] },
    { ...game, cells: CELLS.map(() => null) },
    { ...game, hints: [1] },
    { ...game, clock_ms: 'long' },
    { ...game, solved: 'yes' },
    { ...game, at: 5 },
    { ...game, cells: game.cells.map((cell) => ({ ...cell, given: false })) },
  ];
  const results = [
    { ...result, puzzle: '12' },
    { ...result, rank: 9 },
    { ...result, time_ms: -1 },
    { ...result, hints: [1, 2] },
    { ...result, mistakes: null },
    { ...result, solved: 'today' },
    { ...result, origin: 'elsewhere' },
    [],
  ];
  const lists = [{ ...list, puzzles: [3] }];
  const lessons = { 'sk-loop': 5, 'X wing': course['x-wing'], constructor: null };
  const found = read({
    numpre: 1,
    puzzles: [...puzzles, puzzle],
    lists,
    games,
    results: [...results, result],
    course: { ...lessons, ...course },
    solved: ['1', grid],
    drafts: [{ ...draft, givens: '12' }, { ...draft, name: 1 }, draft],
    removed: [{ ...removed, list: 3 }, removed],
  });
  expect(found).toEqual({
    numpre: 1,
    puzzles: [puzzle],
    lists: [],
    games: [],
    results: [result],
    course,
    solved: [grid],
    drafts: [draft],
    removed: [removed],
    settings: {},
    damaged: puzzles.length + games.length + results.length + lists.length + 3 + 1 + 3,
  });
});

test('damaged additions to a game or result are left out, and the rest is restored', () => {
  const damaged = { day: '2026-02-30', helped: { 'x-wing': -1, Ünknown: 2 }, techniques: [] };
  const without = (record: object) => {
    const kept = Object.entries(record).filter(([name]) => !['day', 'techniques'].includes(name));
    return { ...Object.fromEntries(kept), helped: {} };
  };
  expect(read({ numpre: 1, games: [{ ...game, ...damaged }] }).games).toEqual([without(game)]);
  const found = read({ numpre: 1, results: [{ ...result, ...damaged }] }).results;
  expect(found).toEqual([without(result)]);
});

test('damaged parts of a lesson are left out', () => {
  const damaged = { seen: 'yes', found: 7, solved: true, puzzle: '12', rank: 7, changed: -1 };
  const restored = { seen: false, found: 0, solved: true, changed: 0 };
  expect(read({ numpre: 1, course: { 'x-wing': damaged } }).course).toEqual({ 'x-wing': restored });
  expect(read({ numpre: 1, course: [course] })).toMatchObject({ course: {}, damaged: 1 });
});

test('only known settings are restored', () => {
  const settings = { ...DEFAULTS, theme: 'purple', film_s: -1, clock: 'no', auto: true, more: 1 };
  const known = Object.entries({ ...DEFAULTS, auto: true }).filter(
    ([name]) => !['theme', 'film_s', 'clock'].includes(name),
  );
  expect(read({ numpre: 1, settings }).settings).toEqual(Object.fromEntries(known));
});

test('of the techniques in a backup, only those that exist are restored', () => {
  const restored = (known: unknown) => read({ numpre: 1, settings: { known } }).settings;
  expect(restored('x-wing,x-ray,jellyfish')).toEqual({ known: 'x-wing,jellyfish' });
  expect(restored('basic')).toEqual({ known: 'basic' });
  for (const damaged of ['', 'x-ray', 3]) expect(restored(damaged)).toEqual({});
});

/** Uses the records as the pages do. Throws if one of them would break a page. */
function use({ lists, puzzles, games, course, solved, settings }: Backup): void {
  const collection = { lists, puzzles };
  for (const sort of ['order', 'rank', 'clues', 'added'] as const)
    for (const one of [null, ...lists.map(({ id }) => id)])
      shownOf(collection, new Set(solved), { ...FIRST, list: one, sort });
  repeated(puzzles);
  tagsIn(puzzles);
  for (const { title, rank, tags, id } of puzzles) {
    expect(title === undefined || typeof title === 'string').toBe(true);
    expect(typeof id === 'string' && rank >= 0 && rank <= 8).toBe(true);
    expect((tags ?? []).every((tag) => typeof tag === 'string')).toBe(true);
  }
  nextLesson(course, neededLately([], course, 0), true);
  for (const { name } of lists) expect(typeof name).toBe('string');
  toForget(games, '', new Set());
  for (const one of games) walk(one);
  for (const [name, value] of Object.entries(settings))
    expect(typeof value).toBe(typeof DEFAULTS[name as keyof typeof DEFAULTS]);
}

/** Undoes and redoes all moves of a game, and makes its link. */
function walk(from: Game): void {
  isUnfinished(from);
  let now = from;
  const look = () => {
    expect(now.cells.length).toBe(81);
    expect(placedOf(now)).toMatch(/^[1-9.]{81}$/);
    linkState(now);
  };
  for (let steps = from.history.length; steps >= 0; steps -= 1, now = undo(now)) look();
  for (let steps = from.history.length; steps >= 0; steps -= 1, now = redo(now)) look();
  for (const { before } of now.trials) expect(before.length).toBe(81);
}

test('a backup with random JSON breaks no page', () => {
  const entries = fc.oneof(fc.jsonValue(), fc.array(fc.jsonValue()));
  const backup = fc.record({
    lists: entries,
    puzzles: entries,
    games: entries,
    course: entries,
    solved: entries,
    settings: entries,
  });
  fc.assert(fc.property(backup, (parts) => use(read({ numpre: 1, ...parts }))));
});

/** Returns a copy of a value in which the value at a path is replaced by another. */
function spoilt(value: unknown, path: readonly number[], other: unknown): unknown {
  const [first, ...rest] = path;
  if (first === undefined || typeof value !== 'object' || value === null) return other;
  const keys = Object.keys(value);
  const key = keys[first % Math.max(1, keys.length)];
  if (key === undefined) return other;
  const fields = value as Record<string, unknown>;
  const inner = spoilt(fields[key], rest, other);
  return Array.isArray(value)
    ? value.map((one: unknown, index) => (String(index) === key ? inner : one))
    : { ...fields, [key]: inner };
}

test('damage in one place of a backup loses at most the record in that place', () => {
  const path = fc.array(fc.nat(1000), { minLength: 1, maxLength: 7 });
  const other = fc.oneof(
    fc.jsonValue({ maxDepth: 1 }),
    fc.integer(),
    fc.constant(-1),
    fc.constant(1e300),
  );
  fc.assert(
    fc.property(fc.array(action, { maxLength: 6 }), path, other, (actions, where, what) => {
      const played = actions.reduce((before, act) => act(before), fresh());
      const found = read({
        numpre: 1,
        ...(spoilt({ ...whole, games: [game, played] }, where, what) as object),
      });
      use(found);
      // All records elsewhere are restored.
      const missing =
        5 - found.lists.length - found.puzzles.length - found.games.length - found.solved.length;
      const isPart = where.length === 1;
      expect(missing).toBeLessThanOrEqual(isPart ? 2 : 1);
    }),
  );
});

test('any game is restored as it was', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 12 }), (actions) => {
      const played = actions.reduce((before, act) => act(before), fresh(true));
      expect(read({ numpre: 1, games: [played] }).games).toEqual([played]);
    }),
  );
});

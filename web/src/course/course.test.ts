import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { swapLessons } from '../collection/swap-lessons';
import { byClass, CLASSES } from '../engine/classes';
import { PATH, pathIn } from '../engine/path';
import type { Reply, TechniqueRow } from '../engine/types/messages';
import { Desk, initSync } from '../engine/wasm/desk/numpre_wasm';
import { asLesson } from '../records/lesson';
import {
  EXERCISES,
  isDone,
  joined,
  NOT_BEGUN,
  openPart,
  PARTS,
  RULES,
  type Course,
  type Lesson,
} from '../state/lesson';
import type { Result } from '../state/result';
import { neededLately } from './needed';
import { nextLesson } from './next';

const DAY_MS = 86_400_000;
const NOW = 100 * DAY_MS;
const lesson = (fields: Partial<Lesson>): Lesson => ({ ...NOT_BEGUN, changed: 1, ...fields });
const DONE = lesson({ seen: true, found: EXERCISES, solved: true });

const result = (fields: Partial<Result>): Result => ({
  id: 'r',
  puzzle: '.'.repeat(81),
  rank: 3,
  time_ms: 1,
  hints: [0, 1, 0],
  mistakes: 0,
  solved: NOW - DAY_MS,
  origin: 'made',
  ...fields,
});

function techniques(): readonly TechniqueRow[] {
  const module = new URL('../engine/wasm/desk/numpre_wasm_bg.wasm', import.meta.url);
  initSync({ module: readFileSync(module) });
  const question = { v: 1, id: 1, ask: 'techniques', with: {}, lang: 'en' };
  const reply = JSON.parse(new Desk().ask(JSON.stringify(question))) as Reply<'techniques'>;
  if (!reply.ok) throw new Error(JSON.stringify(reply.error));
  return reply.value.techniques;
}

test('the path has the techniques of the engine: by class, none before one of lower rank', () => {
  const rows = techniques();
  const [full = '', hidden = '', naked = '', ...others] = rows.map(({ technique }) => technique);
  // It is the order of hints but for the two singles.
  expect(PATH).toEqual([full, naked, hidden, ...others]);
  expect([hidden, naked]).toEqual(['hidden-single', 'naked-single']);
  const shown = byClass(rows);
  expect(shown.map(([name]) => name)).toEqual(CLASSES);
  for (const [name, some] of shown) {
    expect(some.map(({ technique }) => technique)).toEqual(pathIn(name));
    const ranks = some.flatMap(({ rank }) => rank ?? []);
    expect(ranks).toEqual([...ranks].sort());
  }
});

test('the parts of a lesson are open one after the other; the rules have one part', () => {
  expect(openPart({}, 'x-wing')).toBe('see');
  expect(openPart({ 'x-wing': lesson({ seen: true, found: 2 }) }, 'x-wing')).toBe('find');
  expect(openPart({ 'x-wing': lesson({ seen: true, found: 3 }) }, 'x-wing')).toBe('solve');
  expect(openPart({ 'x-wing': DONE }, 'x-wing')).toBeUndefined();
  expect(openPart({}, RULES)).toBe('see');
  expect(openPart({ [RULES]: lesson({ seen: true }) }, RULES)).toBeUndefined();
  expect(openPart({}, 'constructor')).toBe('see');
});

test('the next lesson is that of the last progress, or the first open one after it', () => {
  const next = (course: Course, isNew = false) => nextLesson(course, [], isNew);
  expect(next({}, true)).toEqual({ key: RULES, part: 'see', needed: 0 });
  expect(next({})).toEqual({ key: 'full-house', part: 'see', needed: 0 });
  expect(next({ [RULES]: lesson({ seen: true }) }, true)).toMatchObject({ key: 'full-house' });
  const begun = { 'full-house': DONE, 'x-wing': lesson({ seen: true, changed: 5 }) };
  expect(next(begun)).toEqual({ key: 'x-wing', part: 'find', needed: 0 });
  expect(next({ 'x-wing': { ...DONE, changed: 5 } })).toMatchObject({ key: 'skyscraper' });
  // After the last one, it is the first that was left out.
  expect(next({ trial: { ...DONE, changed: 9 }, 'full-house': DONE })).toMatchObject({
    key: 'naked-single',
  });
  expect(next(Object.fromEntries(PATH.map((key) => [key, DONE])))).toBeUndefined();
});

test('a technique that was needed lately comes first, at its open part or the exercises', () => {
  const needed = [['x-wing', 4] as const, ['trial', 2] as const];
  expect(nextLesson({}, needed, true)).toEqual({ key: 'x-wing', part: 'see', needed: 4 });
  expect(nextLesson({ 'x-wing': DONE }, needed, false)).toEqual({
    key: 'x-wing',
    part: 'find',
    needed: 4,
  });
});

test('all hints of the last seven days count, if two are newer than the lesson', () => {
  const helped = { 'x-wing': 2, 'naked-pair': 1, unknown: 9 };
  const results = [
    result({ helped }),
    result({ helped, solved: NOW - 2 * DAY_MS }),
    result({ helped: { trial: 5 }, solved: NOW - 8 * DAY_MS }),
    result({}),
  ];
  expect(neededLately(results, {}, NOW)).toEqual([
    ['x-wing', 4],
    ['naked-pair', 2],
  ]);
  const practised = { 'x-wing': lesson({ changed: NOW - 1.5 * DAY_MS }) };
  // One hint for the naked pair is not enough.
  expect(neededLately(results.slice(0, 1), {}, NOW)).toEqual([['x-wing', 2]]);
  // Its number is that of the seven days, as in the statistics.
  expect(neededLately(results, practised, NOW)).toEqual([
    ['x-wing', 4],
    ['naked-pair', 2],
  ]);
  const today = { 'x-wing': lesson({ changed: NOW }) };
  expect(neededLately(results, today, NOW)).toEqual([['naked-pair', 2]]);
});

const anyLesson = fc
  .record({
    seen: fc.boolean(),
    found: fc.nat(EXERCISES),
    solved: fc.boolean(),
    changed: fc.nat(9),
  })
  .map((fields): Lesson => ({ ...NOT_BEGUN, ...fields }));
const anyCourse = fc.dictionary(fc.constantFrom('x-wing', 'trial', RULES), anyLesson);

test('two records of a lesson together have the progress of both', () => {
  fc.assert(
    fc.property(anyLesson, anyLesson, (one, other) => {
      const both = joined(one, other);
      for (const part of PARTS)
        expect(isDone(both, part)).toBe(isDone(one, part) || isDone(other, part));
      expect(both.changed).toBe(Math.max(one.changed, other.changed));
      expect(joined(both, one)).toEqual(both);
      expect(asLesson(JSON.parse(JSON.stringify(both)))).toEqual(both);
    }),
  );
  const older = lesson({ puzzle: 'old', rank: 3 });
  expect(joined(lesson({ puzzle: 'new', changed: 2 }), older)).toMatchObject({ puzzle: 'new' });
  expect(joined(lesson({ changed: 2 }), older)).toMatchObject({ puzzle: 'old', rank: 3 });
});

test('every change of lessons can be undone, and adding loses no progress', () => {
  fc.assert(
    fc.property(anyCourse, anyCourse, fc.boolean(), (course, more, isAdding) => {
      const entries = Object.entries(more);
      const { after, before } = swapLessons(course, entries, isAdding);
      expect(swapLessons(after, before).after).toEqual(course);
      for (const [key, one] of entries) expect(isAdding || after[key] === one).toBe(true);
      if (!isAdding) return;
      for (const [key, one] of [...entries, ...Object.entries(course)])
        for (const part of PARTS)
          expect(isDone(after[key] ?? NOT_BEGUN, part) || !isDone(one, part)).toBe(true);
    }),
  );
  const { after } = swapLessons({ 'x-wing': DONE }, [['x-wing', null]]);
  expect(after).toEqual({});
});

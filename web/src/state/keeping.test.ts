import fc from 'fast-check';
import { expect, test } from 'vitest';
import { action, fresh } from './arbitrary';
import type { Game } from './game';
import { MOST_GAMES, MOST_SOLVED, toForget } from './forgetting';
import { isReplayable, isTouched, isUnfinished } from './keeping';

/** Any game: untouched, changed by a few actions or hints, or solved. */
const game: fc.Arbitrary<Game> = fc
  .record({
    id: fc.uuid(),
    acts: fc.array(action, { maxLength: 2 }),
    hint: fc.boolean(),
    solved: fc.option(fc.nat()),
    changed: fc.nat(1000),
  })
  .map(({ id, acts, hint, solved, changed }) => {
    const done = acts.reduce((one, act) => act(one), fresh());
    return { ...done, id, solved, changed, hints: [hint ? 1 : 0, 0, 0] };
  });
const games = fc.uniqueArray(game, { maxLength: 30, selector: ({ id }) => id });
const many = fc.uniqueArray(game, { minLength: 230, maxLength: 260, selector: ({ id }) => id });

const NONE: ReadonlySet<string> = new Set();

const left = (all: readonly Game[], played: string, results = NONE): Game[] => {
  const gone = new Set(toForget(all, played, results));
  return all.filter((one) => !gone.has(one));
};

test('the current and all unfinished games are kept; others are forgotten', () => {
  fc.assert(
    fc.property(games, fc.nat(), (all, index) => {
      const played = all[index % Math.max(1, all.length)]?.id ?? '';
      for (const one of all) {
        expect(left(all, played).includes(one)).toBe(one.id === played || isUnfinished(one));
      }
    }),
  );
});

test('of too many games the latest are kept; a second call forgets no more', () => {
  fc.assert(
    fc.property(many, (all) => {
      const unfinished = all.map((one) => ({ ...one, solved: null, hints: [1, 0, 0] as const }));
      const played = unfinished[0]?.id ?? '';
      const kept = left(unfinished, played);
      expect(kept).toHaveLength(MOST_GAMES + 1);
      const oldest = Math.min(
        ...kept.filter(({ id }) => id !== played).map(({ changed }) => changed),
      );
      for (const gone of toForget(unfinished, played, NONE))
        expect(gone.changed).toBeLessThanOrEqual(oldest);
      expect(toForget(kept, played, NONE)).toEqual([]);
    }),
    { numRuns: 5 },
  );
});

test('the latest solved games are kept with their results', () => {
  fc.assert(
    fc.property(many, (all) => {
      const solved = all.map((one, index) => ({ ...one, solved: 1, changed: index }));
      const results = new Set(solved.filter((_, index) => index % 3 > 0).map(({ id }) => id));
      const known = solved.filter((one) => isReplayable(one) && results.has(one.id));
      expect(left(solved, '', results)).toEqual(known.slice(-MOST_SOLVED));
      expect(left(solved, '')).toEqual([]);
    }),
    { numRuns: 5 },
  );
});

test('a game whose link contained digits or marks counts as touched', () => {
  const plain = fresh();
  expect(isTouched(plain)).toBe(false);
  const marked = plain.cells.map((cell, index) => (index === 2 ? { ...cell, corner: 1 } : cell));
  expect(isTouched({ ...plain, cells: marked })).toBe(true);
});

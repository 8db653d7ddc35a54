/** Tests the seven rules of automatic candidates, numbered as in the design. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { peersOf } from '../rules/houses';
import { clear, fillCandidates } from './actions/clear';
import { enterDigit } from './actions/digit';
import { toggleCandidate, toggleCentre, toggleCorner } from './actions/marks';
import { agrees, applyStep, goBackBeforeMistake } from './actions/step';
import { action, fresh } from './arbitrary';
import { candidatesForEngine, derived, shownCandidates } from './candidates';
import { bit, has, listed } from '../rules/digits';
import { cellOf } from './game';
import { undo } from './patch';

/** The cell r1c3, whose candidates are 1, 2 and 4. */
const CELL = 2;
const SOLUTION =
  '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

describe('rule 1: automatic candidates are derived', () => {
  test('they are the digits that no peer has, without the removed ones', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
        const game = actions.reduce((one, act) => act(one), fresh(true));
        for (const [cell, state] of game.cells.entries()) {
          if (state.digit !== 0) continue;
          for (const digit of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
            const isHeld = peersOf(cell).some((peer) => cellOf(game, peer).digit === digit);
            expect(has(derived(game.cells, cell), digit)).toBe(
              !isHeld && !has(state.removed, digit),
            );
          }
        }
      }),
    );
  });

  test('removed candidates stay removed after clearing, other undos and switching', () => {
    const { game } = toggleCandidate(fresh(true), [CELL], 4);
    const filled = clear(enterDigit(game, [CELL], 1, true).game, [CELL], 'uppermost');
    expect(listed(shownCandidates(filled, CELL))).toEqual([1, 2]);
    const other = undo(enterDigit(game, [CELL + 60], 1, true).game);
    expect(listed(shownCandidates(other, CELL))).toEqual([1, 2]);
    const switched = { ...{ ...game, auto: false }, auto: true };
    expect(listed(shownCandidates(switched, CELL))).toEqual([1, 2]);
  });
});

test('rule 2: clearing a digit shows the candidates it hid; undo restores removed ones', () => {
  const { game } = toggleCandidate(fresh(true), [CELL], 4);
  const placed = enterDigit(game, [3], 2, true).game;
  expect(listed(shownCandidates(placed, CELL))).toEqual([1]);
  expect(listed(shownCandidates(clear(placed, [3], 'uppermost'), CELL))).toEqual([1, 2]);
  expect(listed(shownCandidates(undo(game), CELL))).toEqual([1, 2, 4]);
});

test('rule 3: toggling removes and restores; a digit of a peer cannot be added', () => {
  const game = fresh(true);
  const { game: same, held } = toggleCandidate(game, [CELL], 5);
  expect(same).toBe(game);
  expect(held).toEqual({ cell: CELL, peer: 0 });
  const once = toggleCandidate(game, [CELL], 2).game;
  expect(listed(cellOf(once, CELL).removed)).toEqual([2]);
  expect(cellOf(toggleCandidate(once, [CELL], 2).game, CELL).removed).toBe(0);
});

describe('rule 4: marks by hand', () => {
  test('they are kept while automatic candidates are shown', () => {
    const marked = toggleCentre(fresh(), [CELL], 7);
    expect(listed(shownCandidates({ ...marked, auto: true }, CELL))).toEqual([1, 2, 4]);
    expect(listed(shownCandidates(marked, CELL))).toEqual([7]);
  });

  test('filling in leaves out removed candidates, unless they are to be forgotten', () => {
    const removed = { ...toggleCandidate(fresh(true), [CELL], 4).game, auto: false };
    expect(listed(cellOf(fillCandidates(removed, false), CELL).centre)).toEqual([1, 2]);
    expect(listed(cellOf(fillCandidates(removed, true), CELL).centre)).toEqual([1, 2, 4]);
  });
});

test('rule 5: removing a digit from marks of peers is part of the same step', () => {
  const marked = toggleCorner(toggleCentre(fresh(), [CELL, 5], 4), [CELL], 4);
  const { game, cleaned } = enterDigit(marked, [3], 4, true);
  expect(cleaned).toBe(2);
  expect([cellOf(game, CELL).centre, cellOf(game, CELL).corner, cellOf(game, 5).centre]).toEqual([
    0, 0, 0,
  ]);
  expect(undo(game).cells).toEqual(marked.cells);
  expect(enterDigit(marked, [3], 4, false).cleaned).toBe(0);
});

describe('rule 6: the candidates that hints use', () => {
  const hint = { placements: [], eliminations: [{ cell: CELL, digits: bit(2) }] };

  test('removals of the player count only with automatic candidates', () => {
    const { game } = toggleCandidate(toggleCorner(fresh(true), [CELL], 9), [CELL], 4);
    expect(candidatesForEngine(game)?.[CELL]).toBe(bit(1) | bit(2));
    expect(candidatesForEngine({ ...game, auto: false })).toBeUndefined();
  });

  test('removals of a hint count for later hints, also by hand, until they are undone', () => {
    const struck = toggleCandidate(fresh(true), [CELL], 4).game;
    const game = applyStep({ ...struck, auto: false }, hint, true);
    expect(candidatesForEngine(game)?.[CELL]).toBe(bit(1) | bit(4));
    expect(candidatesForEngine({ ...game, auto: true })?.[CELL]).toBe(bit(1));
    expect(candidatesForEngine(undo(game))).toBeUndefined();
  });

  test('removals of a hint stop counting if the player restores or forgets them', () => {
    const game = applyStep(fresh(true), hint, true);
    const back = { ...toggleCandidate(game, [CELL], 2).game, auto: false };
    expect(candidatesForEngine(back)).toBeUndefined();
    expect(candidatesForEngine({ ...fillCandidates(game, true), auto: false })).toBeUndefined();
  });

  test('after any actions, the removals of hints are among all removals', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
        const game = actions.reduce((one, act) => act(one), fresh());
        for (const { accepted, removed } of game.cells) expect(accepted & ~removed).toBe(0);
      }),
    );
  });
});

describe('rule 7: removing a candidate of the solution is a mistake', () => {
  test('the board then disagrees with the solution', () => {
    const { game } = toggleCandidate(fresh(true), [CELL], 4);
    expect(agrees(fresh().cells, SOLUTION)).toBe(true);
    expect(agrees(game.cells, SOLUTION)).toBe(false);
  });

  test('going back before the mistake is one step of undo', () => {
    const right = enterDigit(fresh(true), [CELL], 4, true).game;
    const wrong = applyStep(
      right,
      { placements: [], eliminations: [{ cell: 3, digits: bit(6) }] },
      true,
    );
    const later = enterDigit(wrong, [80 - 4], 3, true).game;
    const back = goBackBeforeMistake(later, SOLUTION);
    expect(back.cells).toEqual(right.cells);
    expect(back.at).toBe(later.at + 1);
    expect(undo(back).cells).toEqual(later.cells);
  });
});

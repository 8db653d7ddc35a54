import fc from 'fast-check';
import { expect, test } from 'vitest';
import { action, fresh, mark } from './arbitrary';
import type { Game } from './game';
import { linesOf } from './line';
import { merged, redo, undo } from './patch';

const board = (game: Game) => ({
  cells: game.cells,
  trials: game.trials,
  lines: linesOf(game),
});

const undoAll = (game: Game): Game => (game.at === 0 ? game : undoAll(undo(game)));
const redoAll = (game: Game): Game =>
  game.at === game.history.length ? game : redoAll(redo(game));

test('undoing everything gives the first board, redoing everything the last', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.array(action, { maxLength: 40 }), (auto, actions) => {
      const first = fresh(auto);
      const last = actions.reduce((game, act) => act(game), first);
      const back = undoAll(last);
      expect(board(back)).toEqual(board(first));
      expect(board(redoAll(back))).toEqual(board(last));
    }),
  );
});

test('every action is one step of undo, or none if nothing changes', () => {
  fc.assert(
    fc.property(
      fc.boolean(),
      fc.array(action, { minLength: 1, maxLength: 20 }),
      (auto, actions) => {
        let game = fresh(auto);
        for (const act of actions) {
          const next = act(game);
          if (next === game) continue;
          expect(next.at).toBe(game.at + 1);
          expect(board(undo(next))).toEqual(board(game));
          game = next;
        }
      },
    ),
  );
});

test('the steps of one gesture become one step', () => {
  fc.assert(
    fc.property(
      fc.array(action, { maxLength: 6 }),
      fc.array(mark, { minLength: 1, maxLength: 6 }),
      (before, gesture) => {
        const first = before.reduce((game, act) => act(game), fresh());
        const last = gesture.reduce((game, act) => act(game), first);
        const whole = merged(last, first.at);
        expect(board(whole)).toEqual(board(last));
        if (last === first) return;
        expect(whole.at).toBe(first.at + 1);
        expect(board(undo(whole))).toEqual(board(first));
        expect(board(redo(undo(whole)))).toEqual(board(last));
      },
    ),
  );
});

test('a new action discards the steps that could be redone', () => {
  fc.assert(
    fc.property(fc.array(action, { minLength: 2, maxLength: 10 }), action, (actions, act) => {
      const game = undo(actions.reduce((one, next) => next(one), fresh()));
      const next = act(game);
      if (next !== game) expect(next.history.length).toBe(next.at);
    }),
  );
});

test('givens never change', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
      const first = fresh();
      const last = actions.reduce((game, act) => act(game), first);
      for (const [cell, state] of first.cells.entries()) {
        if (state.given) expect(last.cells[cell]?.digit).toBe(state.digit);
      }
    }),
  );
});

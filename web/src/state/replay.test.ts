import fc from 'fast-check';
import { expect, test } from 'vitest';
import { enterDigit } from './actions/digit';
import { toggleCentre } from './actions/marks';
import { action, fresh } from './arbitrary';
import { redo, timed, undo } from './patch';
import { cellsOf, momentsOf } from './replay';

test('the moments lead from the first board to the game, one step of undo each', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 12 }), fc.nat(3), (actions, undone) => {
      let game = actions.reduce((one, act) => act(one), fresh());
      for (let count = 0; count < undone; count += 1) game = undo(game);
      const moments = momentsOf(game);
      expect(moments).toHaveLength(game.at + 1);
      expect(moments[0]?.cells).toEqual(fresh().cells);
      expect(moments.at(-1)).toBe(game);
      moments.slice(1).forEach((moment, index) => {
        expect(undo(moment).cells).toEqual(moments[index]?.cells);
      });
    }),
  );
});

test('a step is about the cell of its digit, not about the marks that it removed', () => {
  const marked = toggleCentre(fresh(), [2, 3], 4);
  expect(marked.history[0] && cellsOf(marked.history[0])).toEqual([2, 3]);
  const { game, cleaned } = enterDigit(marked, [2], 4, true);
  expect(cleaned).toBe(1);
  expect(game.history[1]?.cells).toHaveLength(2);
  expect(game.history[1] && cellsOf(game.history[1])).toEqual([2]);
});

test('a new step gets the time of the clock; one that is redone keeps its own', () => {
  const before = fresh();
  const first = timed(enterDigit(before, [2], 4, true).game, before, 1000);
  expect(first.history[0]?.clock_ms).toBe(1000);
  const back = timed(undo(first), first, 2000);
  expect(timed(redo(back), back, 3000).history[0]?.clock_ms).toBe(1000);
  const second = timed(enterDigit(first, [3], 6, true).game, first, 4000.6);
  expect(second.history.map(({ clock_ms }) => clock_ms)).toEqual([1000, 4001]);
});

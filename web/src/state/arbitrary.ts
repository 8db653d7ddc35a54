/** Random games and actions for property tests. */
import fc from 'fast-check';
import { CELLS } from '../rules/houses';
import { clear, clearMarks, fillCandidates, startOver } from './actions/clear';
import { enterDigit } from './actions/digit';
import { drawLine } from './actions/draw';
import { toggleCandidate, toggleCentre, toggleColour, toggleCorner } from './actions/marks';
import { applyStep } from './actions/step';
import { discardTrial, keepTrial } from './actions/end-trial';
import { beginTrial } from './actions/trial';
import { newGame, type Game } from './game';

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

export const fresh = (auto = false): Game => newGame({ id: 'a', puzzle: PUZZLE, auto, now: 0 });

export type Action = (game: Game) => Game;

const cells = fc.uniqueArray(fc.constantFrom(...CELLS), { minLength: 1, maxLength: 4 });
const cell = fc.constantFrom(...CELLS);
const digit = fc.integer({ min: 1, max: 9 });
const flag = fc.boolean();
/** Few ends, so that the same line is often drawn again. */
const end = fc.constantFrom(0, 5, 120, 128, 803);

/** Any mark that a drag can paint. */
export const mark: fc.Arbitrary<Action> = fc.tuple(cells, digit, flag).map(
  ([at, d, isCorner]): Action =>
    (game) =>
      isCorner ? toggleCorner(game, at, d) : toggleCandidate(game, at, d).game,
);

/** Any action of a player. */
export const action: fc.Arbitrary<Action> = fc.oneof(
  fc.tuple(cells, digit, flag).map(
    ([at, d, clean]): Action =>
      (game) =>
        enterDigit(game, at, d, clean).game,
  ),
  fc.tuple(cells, digit).map(
    ([at, d]): Action =>
      (game) =>
        toggleCorner(game, at, d),
  ),
  fc.tuple(cells, digit).map(
    ([at, d]): Action =>
      (game) =>
        toggleCentre(game, at, d),
  ),
  fc.tuple(cells, digit).map(
    ([at, d]): Action =>
      (game) =>
        toggleColour(game, at, d),
  ),
  fc.tuple(cells, digit).map(
    ([at, d]): Action =>
      (game) =>
        toggleCandidate(game, at, d).game,
  ),
  fc
    .tuple(
      cells,
      fc.constantFrom('uppermost' as const, 'corner' as const, 'centre' as const, 'lines' as const),
    )
    .map(
      ([at, what]): Action =>
        (game) =>
          clear(game, at, what),
    ),
  fc.tuple(end, end, fc.constantFrom(1, 6)).map(
    ([from, to, colour]): Action =>
      (game) =>
        drawLine(game, from, to, colour),
  ),
  flag.map(
    (forget): Action =>
      (game) =>
        fillCandidates(game, forget),
  ),
  fc.constant<Action>(clearMarks),
  fc.constant<Action>(startOver),
  fc.tuple(cell, digit, flag).map(
    ([at, d, clean]): Action =>
      (game) =>
        beginTrial(game, at, d, clean),
  ),
  fc.constant<Action>(keepTrial),
  flag.map(
    (strike): Action =>
      (game) =>
        discardTrial(game, strike),
  ),
  fc.tuple(cell, digit, cell, digit).map(([at, d, from, gone]): Action => (game) => {
    const effect = {
      placements: [{ cell: at, digit: d }],
      eliminations: [{ cell: from, digits: 1 << (gone - 1) }],
    };
    return game.cells[at]?.given ? game : applyStep(game, effect, true);
  }),
);

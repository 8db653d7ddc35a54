import type { CellState } from './cell';
import type { Game } from './game';
import type { Deed, Patch, Trial } from './history';
import { changeBetween, changed, linesOf, type Line, type LineChange } from './line';

/** The result of an action. */
export interface Change {
  readonly deed: Deed;
  readonly cells: readonly CellState[];
  readonly trials?: readonly Trial[];
  readonly lines?: readonly Line[];
}

/** Applies a change to the game, as one step of undo. Returns the same game if nothing changes. */
export function commit(game: Game, change: Change): Game {
  const cells: Patch['cells'] = game.cells.flatMap((before, cell) => {
    const after = change.cells[cell] ?? before;
    return isSame(before, after) ? [] : [[cell, before, after] as const];
  });
  const trials =
    change.trials && change.trials !== game.trials
      ? ([game.trials, change.trials] as const)
      : undefined;
  const lines = lineChange(game, change.lines);
  if (cells.length === 0 && !trials && !lines) return game;
  const patch: Patch = {
    deed: change.deed,
    cells,
    ...(trials && { trials }),
    ...(lines && { lines }),
  };
  return {
    ...game,
    cells: written(game.cells, cells, 2),
    trials: trials?.[1] ?? game.trials,
    ...redrawn(game, lines),
    history: [...game.history.slice(0, game.at), patch],
    at: game.at + 1,
  };
}

/**
 * Joins all steps from index `since` on into one, so that a gesture is undone at once. If a cell
 * was changed from A to B and then from B to C, the joined step changes it from A to C. If one of
 * the steps begins or ends a trial, nothing is joined.
 */
export function merged(game: Game, since: number): Game {
  const parts = game.history.slice(since, game.at);
  const [first] = parts;
  if (!first || parts.length < 2 || parts.some((part) => part.trials)) return game;
  const changes = new Map<number, Patch['cells'][number]>();
  for (const [cell, before, after] of parts.flatMap((part) => part.cells)) {
    changes.set(cell, [cell, changes.get(cell)?.[1] ?? before, after]);
  }
  const { clock_ms } = first;
  let before = game;
  while (before.at > since) before = undo(before);
  const lines = lineChange(before, linesOf(game));
  const whole: Patch = {
    deed: first.deed,
    cells: [...changes.values()],
    ...(lines && { lines }),
    ...(clock_ms !== undefined && { clock_ms }),
  };
  return { ...game, history: [...game.history.slice(0, since), whole], at: since + 1 };
}

/** Returns the game with the time played noted at its last step, if that is new. */
export function timed(game: Game, before: Game, clock_ms: number): Game {
  const index = game.at - 1;
  const last = game.history[index];
  if (!last || last === before.history[index]) return game;
  const history = [...game.history];
  history[index] = { ...last, clock_ms: Math.round(clock_ms) };
  return { ...game, history };
}

/** Undoes the last step. Returns the same game if there is none. */
export function undo(game: Game): Game {
  const patch = game.history[game.at - 1];
  if (!patch) return game;
  return {
    ...game,
    cells: written(game.cells, patch.cells, 1),
    trials: patch.trials?.[0] ?? game.trials,
    ...redrawn(game, patch.lines && [patch.lines[1], patch.lines[0]]),
    at: game.at - 1,
  };
}

/** Redoes the step that was undone last. Returns the same game if there is none. */
export function redo(game: Game): Game {
  const patch = game.history[game.at];
  if (!patch) return game;
  return {
    ...game,
    cells: written(game.cells, patch.cells, 2),
    trials: patch.trials?.[1] ?? game.trials,
    ...redrawn(game, patch.lines),
    at: game.at + 1,
  };
}

/** Returns the lines after a change, if there is one. */
const redrawn = (game: Game, change: LineChange | undefined): Pick<Game, 'lines'> =>
  change ? { lines: changed(linesOf(game), change) } : {};

/** Returns the change from the lines of the game to others; undefined if there is none. */
function lineChange(game: Game, lines: readonly Line[] = linesOf(game)): LineChange | undefined {
  const change = changeBetween(linesOf(game), lines);
  return change.some((side) => side.length > 0) ? change : undefined;
}

/** Returns the cells after these changes: the same object if there are none. */
function written(
  cells: readonly CellState[],
  changes: Patch['cells'],
  which: 1 | 2,
): readonly CellState[] {
  if (changes.length === 0) return cells;
  const next = [...cells];
  for (const change of changes) next[change[0]] = change[which];
  return next;
}

function isSame(one: CellState, other: CellState): boolean {
  return (
    one === other ||
    (one.digit === other.digit &&
      one.given === other.given &&
      one.trial === other.trial &&
      one.corner === other.corner &&
      one.centre === other.centre &&
      one.removed === other.removed &&
      one.accepted === other.accepted &&
      one.colours === other.colours)
  );
}

import { isBetween, LINE_KINDS, MOST_LINES } from '../drawn';
import type { Game } from '../game';
import { linesOf, type Line, type LineEnd } from '../line';
import { commit } from '../patch';

/**
 * Draws a line. The same line again becomes dashed, then an arrow, and is then removed:
 *
 *     drawn before     drawn again
 *     another colour   gets the colour
 *     solid            dashed
 *     dashed           an arrow in the direction of the drawing
 *     an arrow         removed; in the other direction, the arrow turns
 */
export function drawLine(game: Game, from: LineEnd, to: LineEnd, colour: number): Game {
  if (from === to) return game;
  const lines = linesOf(game);
  const old = lines.find((line) => isBetween(line, from, to));
  if (!old && lines.length >= MOST_LINES) return game;
  const next: Line | undefined = old
    ? again(old, { from, to, colour })
    : { from, to, kind: 'solid', colour };
  return commit(game, {
    deed: { is: 'line', from, to },
    cells: game.cells,
    lines: [...lines.filter((line) => line !== old), ...(next ? [next] : [])],
  });
}

/** Returns a line after it was drawn again; undefined if it is removed. */
function again(old: Line, drawn: Omit<Line, 'kind'>): Line | undefined {
  if (old.colour !== drawn.colour) return { ...old, colour: drawn.colour };
  if (old.kind === 'arrow' && old.from !== drawn.from) return { ...drawn, kind: 'arrow' };
  const kind = LINE_KINDS[LINE_KINDS.indexOf(old.kind) + 1];
  return kind && { ...drawn, kind };
}

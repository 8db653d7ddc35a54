/** Drawing with the pen: by dragging, by tapping both ends, and by key. Loaded on demand. */
import type { Gestures, Point } from '../board/pointer';
import PenLines from '../board/PenLines.svelte';
import { cellAt } from '../board/pointer';
import { candidatePlace } from '../board/geometry';
import { has, listed } from '../rules/digits';
import { drawLine } from '../state/actions/draw';
import { shownCandidates } from '../state/candidates';
import type { Game } from '../state/game';
import { endOf, isBetween } from '../state/drawn';
import { cellOfEnd, linesOf, type LineEnd } from '../state/line';
import { say } from '../words/words.svelte';
import type { Session } from './session.svelte';
import { spokenEnd, spokenLine, withLines } from './spoken-lines';

/** How near a point must be to a candidate to mean it, as a part of the cell. */
const NEAR = 0.17;

/** Returns the candidates of a cell that are shown in their places in the 3×3 square. */
const placedCandidates = (game: Game, cell: number) =>
  game.auto ? shownCandidates(game, cell) : 0;

/** Returns what is at a point of the board: a candidate, else the cell; undefined outside. */
export function endAt(game: Game, [x, y]: Point): LineEnd | undefined {
  const cell = cellAt(x, y, false);
  if (cell === undefined) return undefined;
  const [inX, inY] = [(x * 9) % 1, (y * 9) % 1];
  const near = listed(placedCandidates(game, cell)).find((digit) => {
    const [placeX, placeY] = candidatePlace(digit);
    return Math.hypot(inX - placeX, inY - placeY) <= NEAR;
  });
  return endOf(cell, near ?? 0);
}

const canDraw = (session: Session): boolean =>
  !session.isReadOnly && !session.isPaused && !session.isSolved;

/** Draws a line, and says what has become of it. */
function draw(session: Session, from: LineEnd, to: LineEnd): void {
  const next = drawLine(session.game, from, to, session.pen.colour);
  session.lift();
  if (next === session.game) return;
  const line = linesOf(next).find((one) => isBetween(one, from, to));
  const ends = { from: spokenEnd(from), to: spokenEnd(to) };
  session.put(next, line ? spokenLine(line) : say('play-line-gone', ends));
}

/** Begins a line at an end, or ends the one that was begun before. */
function touch(session: Session, end: LineEnd): void {
  const { begun } = session.pen;
  if (begun !== null && begun !== end) {
    draw(session, begun, end);
    return;
  }
  session.pen = { ...session.pen, begun: begun === end ? null : end };
  const message = begun === end ? 'play-line-stopped' : 'play-line-begun';
  session.show(() => say(message, { from: spokenEnd(end) }));
}

/** Begins or ends a line by key: at a candidate of the cell if it is shown, else at the cell. */
function mark(session: Session, cell: number, digit: number): void {
  if (!canDraw(session)) return;
  touch(session, endOf(cell, has(placedCandidates(session.game, cell), digit) ? digit : 0));
}

/** The effects of mouse and finger on the board while the pen is on. */
function gestures(
  session: Session,
  focus: (cell: number) => void,
  openMenu: (cell: number) => void,
): Gestures {
  /** The end at which the pointer was pressed. */
  let pressed: LineEnd | undefined;
  /** True once the pointer has reached another end. */
  let isDrag = false;
  return {
    press: ({ cell, at }) => {
      pressed = endAt(session.game, at);
      isDrag = false;
      session.select([cell], cell);
      focus(cell);
    },
    point: (at) => {
      if (pressed === undefined || !canDraw(session)) return;
      const end = endAt(session.game, at);
      isDrag ||= end !== pressed;
      // A line that was begun by a tap gives way to the one that is dragged.
      if (isDrag) session.pen = { ...session.pen, begun: pressed, reached: end ?? null };
    },
    release: ({ at }, isCancelled) => {
      const end = endAt(session.game, at);
      const from = pressed;
      pressed = undefined;
      if (from === undefined || isCancelled || !canDraw(session)) session.lift();
      else if (!isDrag) touch(session, from);
      else if (end === undefined || end === from) session.lift();
      else {
        draw(session, from, end);
        session.select([cellOfEnd(end)], cellOfEnd(end));
        focus(cellOfEnd(end));
      }
    },
    menu: openMenu,
  };
}

export default { Lines: PenLines, gestures, mark, withLines };

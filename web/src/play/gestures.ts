/** The effects of mouse and finger on the board of a game. */
import type { Gestures, Press } from '../board/pointer';
import { settings } from '../state/settings.svelte';
import { cellOf } from '../state/game';
import { rectangle } from '../board/moving';
import type { Session } from './session.svelte';

/** Returns whether taps enter the armed digit instead of selecting. */
const isDigitFirst = (session: Session): boolean =>
  settings().entry === 'digit' && !session.isSelecting;

/**
 * Handles a tap in the input mode “digit first”. A filled cell arms its digit; any other cell gets
 * the armed digit.
 */
function tapArmed(session: Session, cell: number): void {
  const { digit } = cellOf(session.game, cell);
  session.select([cell], cell);
  if (digit > 0 && digit !== session.armed) session.armed = digit;
  else if (session.armed > 0) session.enter(session.armed, session.entering, [cell]);
}

export function gesturesOf(
  session: Session,
  focus: (cell: number) => void,
  openMenu: (cell: number) => void,
): Gestures {
  let painted = new Set<number>();
  /** The number of undo steps when the drag began. */
  let since = 0;
  const press = (pressed: Press) => {
    const { cell, isAdding } = pressed;
    painted = new Set([cell]);
    since = session.game.at;
    focus(cell);
    if (isDigitFirst(session) && !isAdding) {
      // A finger may still begin a long press, a drag or a pinch, so it enters only when it is
      // lifted.
      if (!pressed.isTouch) tapArmed(session, cell);
    } else if (isAdding || session.isSelecting) session.toggle(cell);
    else session.select([cell], cell);
  };
  const drag = (cell: number, pressed: Press) => {
    if (isDigitFirst(session)) {
      // Dragging paints marks. Digits are entered one by one.
      const isPainting = session.armed > 0 && session.entering !== 'digit' && !painted.has(cell);
      const isBeginning = painted.size === 1 && pressed.isTouch;
      if (isPainting)
        session.enter(session.armed, session.entering, isBeginning ? [pressed.cell, cell] : [cell]);
    } else if (pressed.isRectangle) session.select(rectangle(pressed.cell, cell), cell);
    else session.select([...session.selection, cell], cell);
    painted.add(cell);
    focus(cell);
  };
  const release = ({ cell, isTouch, isAdding }: Press, isCancelled: boolean) => {
    const isTap = isTouch && !isCancelled && !isAdding && painted.size === 1;
    if (isTap && isDigitFirst(session)) tapArmed(session, cell);
    if (painted.size > 1) session.join(since);
  };
  return {
    press,
    drag,
    release,
    double: (cell) =>
      void import('./alike')
        .then(({ alike }) => session.select(alike(session.game, cell), cell))
        .catch(() => undefined),
    menu: openMenu,
  };
}

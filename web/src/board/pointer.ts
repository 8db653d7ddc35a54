/**
 * Turns events of the mouse, pen and finger on the board into gestures. A second finger cancels the
 * gesture of the first; a long press is reported once.
 */
import type { Action } from 'svelte/action';

/** A point of the board, whose coordinates are parts of its side from 0 to 1. */
export type Point = readonly [x: number, y: number];

export interface Press {
  readonly cell: number;
  /** The point that the pointer has reached. */
  readonly at: Point;
  /** True if Ctrl, ⌘ or Shift is held: the cell is added to the selection or removed from it. */
  readonly isAdding: boolean;
  readonly isTouch: boolean;
  /** True if Alt is held: dragging selects a rectangle. */
  readonly isRectangle: boolean;
}

export interface Gestures {
  press?(press: Press): void;
  /**
   * Called for each point that a drag reaches. Gestures that have it draw, so they have no long
   * press.
   */
  point?(at: Point): void;
  /** Called for each cell that a drag reaches. */
  drag?(cell: number, press: Press): void;
  /**
   * Called at the end of a press. `isCancelled` is true if a second finger touched the board, a
   * long press opened the menu, or the browser took the gesture over.
   */
  release?(press: Press, isCancelled: boolean): void;
  /** Called after a press of 400 ms without moving, or for the right button. */
  menu?(cell: number): void;
  double?(cell: number): void;
}

const LONG_PRESS_MS = 400;
/**
 * The part of a cell that a drag must reach, so that diagonal drags miss the corners of other
 * cells.
 */
const INNER = 0.8;

/**
 * Returns the cell at a point, whose coordinates are parts of the board from 0 to 1; undefined if
 * the point is outside. With `isInner` the point must lie in the inner part of the cell.
 */
export function cellAt(x: number, y: number, isInner: boolean): number | undefined {
  const [column, row] = [Math.floor(x * 9), Math.floor(y * 9)];
  if (column < 0 || column > 8 || row < 0 || row > 8) return undefined;
  const edge = (1 - INNER) / 2;
  const isOff = (part: number) => part < edge || part > 1 - edge;
  return isInner && (isOff(x * 9 - column) || isOff(y * 9 - row)) ? undefined : 9 * row + column;
}

class Pointers {
  private press: Press | undefined;
  private pointer = -1;
  private last = -1;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly node: HTMLElement,
    public gestures: Gestures,
  ) {}

  private point(event: MouseEvent): Point {
    const box = this.node.getBoundingClientRect();
    return [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
  }

  private cell(event: MouseEvent, isInner: boolean): number | undefined {
    return cellAt(...this.point(event), isInner);
  }

  private end(isCancelled: boolean): void {
    clearTimeout(this.timer);
    const press = this.press;
    this.press = undefined;
    this.pointer = -1;
    if (press) this.gestures.release?.(press, isCancelled);
  }

  down = (event: PointerEvent): void => {
    if (this.press) {
      this.end(true);
      return;
    }
    if (event.button !== 0) return;
    const cell = this.cell(event, false);
    if (cell === undefined) return;
    const isTouch = event.pointerType === 'touch';
    const isAdding = event.ctrlKey || event.metaKey || event.shiftKey;
    const at = this.point(event);
    this.press = { cell, at, isAdding, isTouch, isRectangle: event.altKey };
    this.pointer = event.pointerId;
    this.last = cell;
    // Capturing sends all further events to the grid. Otherwise a finger's events would go to the
    // cell that it first touched, and a mouse's would be lost outside the board.
    this.node.setPointerCapture(event.pointerId);
    this.gestures.press?.(this.press);
    if (isTouch && !this.gestures.point)
      this.timer = setTimeout(() => this.held(cell), LONG_PRESS_MS);
  };

  private held(cell: number): void {
    this.end(true);
    this.gestures.menu?.(cell);
  }

  move = (event: PointerEvent): void => {
    if (!this.press || event.pointerId !== this.pointer) return;
    this.press = { ...this.press, at: this.point(event) };
    this.gestures.point?.(this.press.at);
    const cell = this.cell(event, true);
    if (cell === undefined || cell === this.last) return;
    clearTimeout(this.timer);
    this.last = cell;
    this.gestures.drag?.(cell, this.press);
  };

  up = (event: PointerEvent): void => {
    if (event.pointerId === this.pointer) this.end(false);
  };

  cancel = (event: PointerEvent): void => {
    if (event.pointerId === this.pointer) this.end(true);
  };

  double = (event: MouseEvent): void => {
    const cell = this.cell(event, false);
    if (cell !== undefined) this.gestures.double?.(cell);
  };

  /** Stops the timer of a long press when the board is removed from the page. */
  stop(): void {
    clearTimeout(this.timer);
  }

  menu = (event: MouseEvent): void => {
    event.preventDefault();
    // A long press with a finger has its own timer, because not every browser sends this event for
    // it.
    if (event instanceof PointerEvent && event.pointerType === 'touch') return;
    const cell = this.cell(event, false);
    if (cell !== undefined) this.gestures.menu?.(cell);
  };
}

/** Recognizes gestures on an element that is divided into 9 × 9 cells. */
export const pointerGestures: Action<HTMLElement, Gestures> = (node, gestures) => {
  const pointers = new Pointers(node, gestures);
  const listeners = [
    ['pointerdown', pointers.down],
    ['pointermove', pointers.move],
    ['pointerup', pointers.up],
    ['pointercancel', pointers.cancel],
    ['dblclick', pointers.double],
    ['contextmenu', pointers.menu],
  ] as const;
  for (const [name, listener] of listeners) node.addEventListener(name, listener as EventListener);
  return {
    update: (next: Gestures) => (pointers.gestures = next),
    destroy: () => {
      pointers.stop();
      for (const [name, listener] of listeners)
        node.removeEventListener(name, listener as EventListener);
    },
  };
};

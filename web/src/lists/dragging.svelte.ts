/** Drags a card to another place with the pointer: mouse, pen or finger. */
import { cardAt, placeAt, type Dragged, type Measures } from './reorder';

/** The way in pixels after which a press becomes a drag. */
const LEAST_WAY = 6;
/** The distance from the edge at which the list scrolls, and by how much for each picture. */
const EDGE = 48;
const SCROLL_STEP = 12;

interface Grid extends Measures {
  readonly box: HTMLElement;
}

interface Press {
  readonly pointer: number;
  readonly place: number;
  readonly x: number;
  readonly y: number;
}

export class Dragging {
  dragged: Dragged | null = $state.raw(null);
  private press: Press | null = null;
  private at = { x: 0, y: 0 };
  private scrolling: number | undefined;

  constructor(
    private readonly grid: () => Grid | undefined,
    private readonly onmove: (from: number, to: number) => void,
  ) {}

  /** Returns the index of the card that a place shows now. */
  cardAt(place: number): number {
    return this.dragged ? cardAt(place, this.dragged) : place;
  }

  down(event: PointerEvent): void {
    if (event.button !== 0 || !event.isPrimary || !(event.target instanceof Element)) return;
    const place = event.target.closest('[data-grip]')?.closest<HTMLElement>('[data-place]');
    if (!place) return;
    const { clientX: x, clientY: y } = event;
    this.press = { pointer: event.pointerId, place: Number(place.dataset.place), x, y };
  }

  move(event: PointerEvent): void {
    const { press } = this;
    const grid = this.grid();
    if (!press || !grid || event.pointerId !== press.pointer) return;
    this.at = { x: event.clientX, y: event.clientY };
    if (!this.dragged) {
      if (Math.hypot(this.at.x - press.x, this.at.y - press.y) < LEAST_WAY) return;
      // The box gets all further events, because the card below the pointer changes.
      grid.box.setPointerCapture(press.pointer);
      this.dragged = { from: press.place, to: press.place };
      this.scroll();
    }
    this.follow(grid);
  }

  /** Ends the drag. Moves the card if `isDone`; otherwise it returns to its place. */
  end(isDone: boolean): void {
    const { dragged } = this;
    if (this.scrolling !== undefined) cancelAnimationFrame(this.scrolling);
    this.scrolling = undefined;
    this.press = null;
    this.dragged = null;
    if (isDone && dragged && dragged.from !== dragged.to) this.onmove(dragged.from, dragged.to);
  }

  /** Escape ends the drag, and does nothing else. */
  keydown(event: KeyboardEvent): void {
    if (!this.dragged || event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    this.end(false);
  }

  private follow(grid: Grid): void {
    if (!this.dragged) return;
    const { left, top } = grid.box.getBoundingClientRect();
    const to = placeAt(this.at.x - left, this.at.y - top + grid.box.scrollTop, grid);
    if (to !== this.dragged.to) this.dragged = { ...this.dragged, to };
  }

  /** Scrolls while the pointer is at the upper or lower edge. */
  private scroll(): void {
    this.scrolling = requestAnimationFrame(() => {
      const grid = this.grid();
      if (!grid || !this.dragged) return;
      const { top, bottom } = grid.box.getBoundingClientRect();
      const by =
        this.at.y < top + EDGE ? -SCROLL_STEP : this.at.y > bottom - EDGE ? SCROLL_STEP : 0;
      if (by !== 0) grid.box.scrollTop += by;
      this.follow(grid);
      this.scroll();
    });
  }
}

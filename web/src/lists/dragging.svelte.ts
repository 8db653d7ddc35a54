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

/** The cards of the grid, as they are at this moment; the list can change during a drag. */
interface Cards {
  readonly idAt: (place: number) => string | undefined;
  /** Returns −1 if the card no longer exists. */
  readonly placeOf: (id: string) => number;
}

interface Press {
  readonly pointer: number;
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

export class Dragging {
  private held: { readonly id: string; readonly to: number } | null = $state.raw(null);
  /** The dragged card, at its place in the list as it is now. */
  readonly dragged: Dragged | null = $derived.by(() => {
    const from = this.held ? this.cards.placeOf(this.held.id) : -1;
    return this.held && from >= 0 ? { from, to: this.held.to } : null;
  });
  private press: Press | null = null;
  private at = { x: 0, y: 0 };
  private scrolling: number | undefined;

  constructor(
    private readonly grid: () => Grid | undefined,
    private readonly cards: Cards,
    private readonly onmove: (id: string, to: number) => void,
  ) {}

  /** Returns the index of the card that a place shows now. */
  cardAt(place: number): number {
    return this.dragged ? cardAt(place, this.dragged) : place;
  }

  down(event: PointerEvent): void {
    if (event.button !== 0 || !event.isPrimary || !(event.target instanceof Element)) return;
    const place = event.target.closest('[data-grip]')?.closest<HTMLElement>('[data-place]');
    const id = this.cards.idAt(Number(place?.dataset.place ?? -1));
    if (id === undefined) return;
    const { clientX: x, clientY: y } = event;
    this.press = { pointer: event.pointerId, id, x, y };
  }

  move(event: PointerEvent): void {
    const { press } = this;
    const grid = this.grid();
    if (!press || !grid || event.pointerId !== press.pointer) return;
    this.at = { x: event.clientX, y: event.clientY };
    if (!this.held) {
      if (Math.hypot(this.at.x - press.x, this.at.y - press.y) < LEAST_WAY) return;
      // The box gets all further events, because the card below the pointer changes.
      grid.box.setPointerCapture(press.pointer);
      this.held = { id: press.id, to: this.cards.placeOf(press.id) };
      this.scroll();
    }
    this.follow(grid);
  }

  /** Ends the drag. Moves the card if `isDone`; otherwise it returns to its place. */
  end(isDone: boolean): void {
    const { held, dragged } = this;
    if (this.scrolling !== undefined) cancelAnimationFrame(this.scrolling);
    this.scrolling = undefined;
    this.press = null;
    this.held = null;
    if (isDone && held && dragged && dragged.from !== dragged.to) this.onmove(held.id, held.to);
  }

  /** Escape ends the drag, and does nothing else. */
  keydown(event: KeyboardEvent): void {
    if (!this.held || event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    this.end(false);
  }

  private follow(grid: Grid): void {
    if (!this.held) return;
    const { left, top } = grid.box.getBoundingClientRect();
    const to = placeAt(this.at.x - left, this.at.y - top + grid.box.scrollTop, grid);
    if (to !== this.held.to) this.held = { ...this.held, to };
  }

  /** Scrolls while the pointer is at the upper or lower edge. */
  private scroll(): void {
    this.scrolling = requestAnimationFrame(() => {
      const grid = this.grid();
      if (!grid || !this.held) return;
      const { top, bottom } = grid.box.getBoundingClientRect();
      const by =
        this.at.y < top + EDGE ? -SCROLL_STEP : this.at.y > bottom - EDGE ? SCROLL_STEP : 0;
      if (by !== 0) grid.box.scrollTop += by;
      this.follow(grid);
      this.scroll();
    });
  }
}

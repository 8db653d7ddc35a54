/** Offers to undo a removal for a while, with the button of a message or Ctrl+Z. */
import { announce } from '../ui/announcer.svelte';
import { decode } from '../keys/decode';

/** The time for which the message and its button stay. */
export const UNDO_MS = 10_000;

interface Offer {
  /** The message of the removal, in the current language. */
  readonly text: () => string;
  readonly back: () => unknown;
}

export class Undoing {
  /** The removals that can be undone, one after the other; the latest is last. */
  private offers: readonly Offer[] = $state.raw([]);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * `onover` is called when the time to undo is over. It is not called if everything was undone, or
   * if the page is left before.
   */
  constructor(private readonly onover: () => void = () => undefined) {}

  get text(): string | null {
    return this.offers.at(-1)?.text() ?? null;
  }

  /** Announces what was removed, and offers to undo it. */
  offer(text: () => string, back: () => unknown): void {
    this.offers = [...this.offers, { text, back }];
    announce(text());
    this.wait();
  }

  /** Undoes the latest removal. */
  async take(): Promise<void> {
    const last = this.offers.at(-1);
    if (!last) return;
    this.offers = this.offers.slice(0, -1);
    this.wait();
    await last.back();
  }

  /** Handles Ctrl+Z, unless a text field has the focus, where it undoes typing. */
  keydown(event: KeyboardEvent): void {
    const { name, ctrl, meta, alt, shift } = decode(event);
    if (
      event.defaultPrevented ||
      name !== 'Z' ||
      !(ctrl || meta) ||
      alt ||
      shift ||
      this.offers.length === 0 ||
      isTyping(event.target)
    )
      return;
    event.preventDefault();
    void this.take();
  }

  /** Ends all offers when the page is left. */
  stop(): void {
    clearTimeout(this.timer);
    this.offers = [];
  }

  private wait(): void {
    clearTimeout(this.timer);
    if (this.offers.length === 0) return;
    this.timer = setTimeout(() => {
      this.offers = [];
      this.onover();
    }, UNDO_MS);
  }
}

/** Returns whether keys belong to a text field. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(target.type));

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

/** The parts of the page that offer to undo something, the latest last. Only that one is shown. */
let offering: readonly Undoing[] = $state.raw([]);

export class Undoing {
  /** The removals that can be undone, one after the other; the latest is last. */
  private offers: readonly Offer[] = $state.raw([]);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * `onover` is called when the time to undo is over. It is not called if everything was undone, or
   * if the page is left before.
   */
  constructor(private readonly onover: () => void = () => undefined) {}

  /** The message of the latest removal; null while another part of the page offers a later one. */
  get text(): string | null {
    return this.isLatest ? (this.offers.at(-1)?.text() ?? null) : null;
  }

  private get isLatest(): boolean {
    return offering.at(-1) === this;
  }

  /** Announces what was removed, and offers to undo it. */
  offer(text: () => string, back: () => unknown): void {
    this.offers = [...this.offers, { text, back }];
    offering = [...offering.filter((one) => one !== this), this];
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
      !this.isLatest ||
      isTyping(event.target)
    )
      return;
    event.preventDefault();
    void this.take();
  }

  /** Ends all offers when the page is left. */
  stop(): void {
    clearTimeout(this.timer);
    this.end();
  }

  private wait(): void {
    clearTimeout(this.timer);
    if (this.offers.length === 0) {
      this.end();
      return;
    }
    this.timer = setTimeout(() => {
      this.end();
      this.onover();
    }, UNDO_MS);
  }

  private end(): void {
    this.offers = [];
    offering = offering.filter((one) => one !== this);
  }
}

/** Returns whether keys belong to a text field. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(target.type));

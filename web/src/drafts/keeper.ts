/** Saves a part of a draft soon after each change, and at once when the page is left or hidden. */
import { keepDraft, type Part } from './drafts';

const DELAY_MS = 250;

export class Keeper {
  private timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * Saves a change before the page is left by a reload. WebKit gives up what is saved in
   * `pagehide`. Only a page with a change listens, because some browsers do not keep such a page
   * for going back.
   */
  private readonly leave = (): void => this.flush();

  /** `value` returns what to save at that moment; `undefined` deletes the part. */
  constructor(
    private readonly part: Part,
    private readonly value: () => unknown,
    private readonly onkept: (isKept: boolean) => void = () => undefined,
  ) {}

  /** Saves soon. Called after each change. */
  soon(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.now(), DELAY_MS);
    addEventListener('beforeunload', this.leave);
  }

  private now(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    removeEventListener('beforeunload', this.leave);
    void keepDraft(this.part, this.value()).then(this.onkept);
  }

  private flush(): void {
    if (this.timer !== undefined) this.now();
  }

  /**
   * Saves at once when the page is hidden or unloaded. Returns a function that stops this, and
   * saves what is not saved yet.
   */
  start(): () => void {
    const left = () => this.flush();
    const hidden = () => {
      if (document.visibilityState === 'hidden') this.flush();
    };
    addEventListener('pagehide', left);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      removeEventListener('pagehide', left);
      document.removeEventListener('visibilitychange', hidden);
      this.flush();
    };
  }
}

/** Keeps a part of a draft soon after each change, and at once when the page is left or hidden. */
import { keepDraft, type Part } from './drafts';

const DELAY_MS = 250;

export class Keeper {
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `value` says what to keep as it is then; `undefined` for nothing. */
  constructor(
    private readonly part: Part,
    private readonly value: () => unknown,
    private readonly onkept: (isKept: boolean) => void = () => undefined,
  ) {}

  /** Something was changed. */
  soon(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.now(), DELAY_MS);
  }

  private now(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    void keepDraft(this.part, this.value()).then(this.onkept);
  }

  private flush(): void {
    if (this.timer !== undefined) this.now();
  }

  /** Follows the page while it is open; what ends that keeps what is not kept yet. */
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

/** Parts of the page that are loaded when they are needed, and the handling of failures. */
import { PLAY, speakMore } from '../words/words.svelte';

const ownScript = (): string =>
  document.querySelector('script[type="module"]')?.getAttribute('src') ?? '';

const wasReloaded = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'reload');

/**
 * Reloads the document if that may help. It may after a new release, whose document names other
 * scripts. It may also if the user has tried again without success, because some browsers remember
 * that a script failed.
 */
export async function reloadAfterFailure(hasTriedAgain: boolean): Promise<void> {
  const response = await fetch('./', { cache: 'no-store' }).catch(() => undefined);
  if (!response?.ok) return;
  const isOtherRelease = !(await response.text().catch(ownScript)).includes(ownScript());
  // Without a new attempt by the user, this happens only once: a host may keep sending an old
  // document.
  if (hasTriedAgain || (isOtherRelease && !wasReloaded())) location.reload();
}

/** Loads a part of Play together with its messages, which come after the first paint. */
export async function withWords<T>(
  module: Promise<{ readonly default: T }>,
  words = PLAY,
): Promise<T> {
  const [{ default: component }] = await Promise.all([module, speakMore(words)]);
  return component;
}

/** A part that is loaded when it is needed. */
export class Lazy<T> {
  value: T | undefined = $state.raw();
  hasFailed = $state(false);
  private fetching: Promise<T> | undefined;

  constructor(private readonly fetch: () => Promise<T>) {}

  /** Loads the part ahead of time. A failure is reported only when the part is needed. */
  prepare(): Promise<void> {
    return this.fetched().catch(() => undefined);
  }

  /** Calls `fetch` once, also if the part is needed again before it has come. */
  private async fetched(): Promise<void> {
    this.fetching ??= this.fetch();
    try {
      this.value = await this.fetching;
    } catch (error) {
      this.fetching = undefined;
      throw error;
    }
  }

  /** Loads the part if it is not loaded. A call after a failure is a new attempt by the user. */
  async load(): Promise<void> {
    const hasTriedAgain = this.hasFailed;
    try {
      await this.fetched();
      this.hasFailed = false;
    } catch {
      this.hasFailed = true;
      await reloadAfterFailure(hasTriedAgain);
    }
  }
}

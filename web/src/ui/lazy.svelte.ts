/** Parts of the page that are loaded when they are needed, and what to do where that fails. */

const ownScript = (): string =>
  document.querySelector('script[type="module"]')?.getAttribute('src') ?? '';

const wasReloaded = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'reload');

/**
 * Loads the document again where that may help: after a new release, whose document names other
 * scripts, and where the reader has tried again in vain, because some browsers remember that a
 * script failed.
 */
export async function reloadAfterFailure(hasTriedAgain: boolean): Promise<void> {
  const response = await fetch('./', { cache: 'no-store' }).catch(() => undefined);
  if (!response?.ok) return;
  const isOtherRelease = !(await response.text().catch(ownScript)).includes(ownScript());
  // Not for ever: a host may keep sending an old document.
  if (hasTriedAgain || (isOtherRelease && !wasReloaded())) location.reload();
}

/** A part that is loaded when it is needed. */
export class Lazy<T> {
  value: T | undefined = $state.raw();
  hasFailed = $state(false);

  constructor(private readonly fetch: () => Promise<T>) {}

  /** Loads it ahead of time. A failure is reported when the part is needed. */
  prepare(): Promise<void> {
    return this.fetched().catch(() => undefined);
  }

  private async fetched(): Promise<void> {
    this.value ??= await this.fetch();
  }

  /** Loads it where it is not there; a second call after a failure is the reader's. */
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

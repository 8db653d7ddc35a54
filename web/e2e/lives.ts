/**
 * Counts the objects that a document keeps alive, as Chromium reports them after collecting
 * garbage.
 */
import type { CDPSession, Page } from '@playwright/test';

export interface Alive {
  readonly documents: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly heapKB: number;
  readonly locks: number;
  readonly channels: number;
  readonly workers: number;
  readonly intervals: number;
}

/** Counts the channels and intervals that are open. Must run before the scripts of the page. */
export const countOpen = (): void => {
  const open = { channels: 0, intervals: new Set<unknown>() };
  (globalThis as unknown as { open: typeof open }).open = open;
  const Channel = BroadcastChannel;
  globalThis.BroadcastChannel = class extends Channel {
    private isOpen = true;
    constructor(name: string) {
      super(name);
      open.channels += 1;
    }
    override close(): void {
      if (this.isOpen) open.channels -= 1;
      this.isOpen = false;
      super.close();
    }
  };
  const { setInterval: begin, clearInterval: end } = globalThis;
  globalThis.setInterval = ((...what: Parameters<typeof begin>) => {
    const id = begin(...what);
    open.intervals.add(id);
    return id;
  }) as typeof begin;
  globalThis.clearInterval = (id) => {
    open.intervals.delete(id);
    end(id as number | undefined);
  };
};

export async function aliveIn(page: Page, devtools: CDPSession): Promise<Alive> {
  // Collects twice, because objects freed by the first collection may have kept others alive.
  for (let times = 0; times < 2; times += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { documents, nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const own = await page.evaluate(async () => {
    const { open } = globalThis as unknown as {
      open: { channels: number; intervals: Set<unknown> };
    };
    // Insecure origins have no locks.
    const locks = 'locks' in navigator ? ((await navigator.locks.query()).held ?? []).length : 0;
    return { locks, channels: open.channels, intervals: open.intervals.size };
  });
  return {
    documents,
    nodes,
    listeners: jsEventListeners,
    heapKB: Math.round(usedSize / 1000),
    workers: page.workers().length,
    ...own,
  };
}

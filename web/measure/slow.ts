/** A slower machine and a slower network, over the devtools protocol. */
import type { Page } from '@playwright/test';

export interface Network {
  readonly mbits: number;
  /** The time to the host and back, in milliseconds. */
  readonly latency: number;
}

/** The budgets are for a machine that is this many times slower. */
export const SLOWED = 4;

/**
 * Slows the page's own thread; workers keep their speed, since the browser knows no way to slow
 * them.
 */
export async function slow(page: Page, network?: Network): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  if (!network) return;
  const throughput = (network.mbits * 1_000_000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}

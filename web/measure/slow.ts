/** Slows the page's thread and the network, over the devtools protocol. */
import type { Page } from '@playwright/test';

export interface Network {
  readonly mbits: number;
  /** The time of a round trip to the host, in milliseconds. */
  readonly latency: number;
}

/** The factor by which the page's thread is slowed; the budgets are for this speed. */
export const SLOWED = 4;

/** Slows the page's own thread. Workers keep their speed, because the browser cannot slow them. */
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

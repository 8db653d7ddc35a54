/** Slows the page's thread, over the devtools protocol. */
import type { Page } from '@playwright/test';

/** The factor by which the page's thread is slowed; the budgets are for this speed. */
export const SLOWED = 4;

/** Slows the page's own thread. Workers keep their speed, because the browser cannot slow them. */
export async function slow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
}

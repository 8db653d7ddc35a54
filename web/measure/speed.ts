/**
 * The test function of all measurements: it serves the app from a host that compresses, and stores
 * the figures.
 */
import { test as base } from '@playwright/test';
import { record } from './figures';
import { type Host, serve } from './host';

type Keep = (name: string, figures: readonly number[]) => void;

export const test = base.extend<{ keep: Keep }, { host: Host }>({
  host: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from it what a fixture needs.
    async ({}, use) => {
      const host = await serve();
      await use(host);
      await host.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ host }, use) => use(host.address),
  keep: ({ browser }, use) =>
    use((name, figures) => record(name, figures, `Chromium ${browser.version()}`)),
});

/** The number of times that everything is measured. The median counts. */
export const TIMES = 5;

export const desk = { width: 1440, height: 900 };
export const phone = { width: 360, height: 740 };

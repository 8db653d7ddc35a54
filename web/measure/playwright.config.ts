/** Runs all measurements of the app, one after the other: `web/speed`. */
import { defineConfig } from '@playwright/test';
import tests from '../playwright.config';

export default defineConfig({
  testDir: '.',
  testMatch: '*.speed.ts',
  outputDir: '../e2e-results/speed',
  globalTeardown: './write-book.ts',
  workers: 1,
  timeout: 180_000,
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: tests.use?.launchOptions ?? {},
    serviceWorkers: 'block',
  },
});

/** Takes the pictures of the app for the README and the book: `npm run screens`. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import tests from '../playwright.config';

export default defineConfig({
  testDir: '.',
  testMatch: '*.screens.ts',
  outputDir: '../e2e-results/screens',
  workers: 1,
  timeout: 120_000,
  reporter: [['list']],
  use: {
    baseURL: tests.use?.baseURL ?? '',
    browserName: 'chromium',
    launchOptions: tests.use?.launchOptions ?? {},
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  },
  // The other configuration's server, started in the folder of the app.
  webServer: [tests.webServer ?? []]
    .flat()
    .map((server) => ({ ...server, cwd: fileURLToPath(new URL('..', import.meta.url)) })),
});

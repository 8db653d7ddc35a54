import { defineConfig, devices } from '@playwright/test';

const chromium = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
/** Where the page is served for the tests; another port where several run side by side. */
const port = Number(process.env.PORT ?? 4173);
const desk = { viewport: { width: 1440, height: 900 }, locale: 'ja-JP' };
/** A name for this machine that a browser does not trust, as it trusts 127.0.0.1. */
const HOST = 'numpre.test';
const insecure = {
  ...desk,
  baseURL: `http://${HOST}:${port}/`,
  launchOptions: {
    ...chromium,
    args: [...chromium.args, `--host-resolver-rules=MAP ${HOST} 127.0.0.1`],
  },
};
const phone = { ...devices['Pixel 7'], viewport: { width: 360, height: 740 }, locale: 'ja-JP' };

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'e2e-results',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  // What the engine answers in milliseconds takes seconds where the machine is busy.
  expect: { timeout: 15_000 },
  // A gesture and an animation take real time, and a machine may be busy: what passes only the
  // second time is reported as flaky.
  retries: 1,
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}/`,
    browserName: 'chromium',
    launchOptions: chromium,
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'desk', use: desk, grepInvert: /@insecure/ },
    { name: 'phone', use: phone, grep: /@phone/ },
    { name: 'insecure', use: insecure, grep: /@insecure/ },
  ],
  webServer: {
    command: `npx vite preview --host 127.0.0.1 --port ${port} --strictPort`,
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
  },
});

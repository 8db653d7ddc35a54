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
/**
 * The port at which the app is served for the tests. Another one can be given if several runs are
 * at work at the same time.
 */
const port = Number(process.env.PORT ?? 4173);
const desk = { viewport: { width: 1440, height: 900 }, locale: 'ja-JP' };
/** Another name for this machine. Browsers treat it as insecure, in contrast to 127.0.0.1. */
const HOST = 'numpre.test';
const insecure = {
  ...desk,
  baseURL: `http://${HOST}:${port}/`,
  launchOptions: {
    ...chromium,
    args: [...chromium.args, `--host-resolver-rules=MAP ${HOST} 127.0.0.1`],
  },
};
/**
 * Debian's Firefox, by WebDriver BiDi. The version of Playwright is fixed: from 1.65 on it needs
 * commands that Firefox's long-term release does not have.
 */
const firefox = {
  ...desk,
  browserName: 'firefox',
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr',
    firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
  },
} as const;
const phone = { ...devices['Pixel 7'], viewport: { width: 360, height: 740 }, locale: 'ja-JP' };

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'e2e-results',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  // The engine answers in milliseconds, but in seconds on a busy machine.
  expect: { timeout: 15_000 },
  // Gestures and animations take real time, and the machine may be busy. A test that passes only
  // the second time is reported as flaky.
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
    // Downloads, PDF files and the second of two windows work only in Chromium's tests.
    { name: 'firefox', use: firefox, grep: /@quick|@firefox/, grepInvert: /@insecure|@chromium/ },
  ],
  webServer: {
    command: `npx vite preview --host 127.0.0.1 --port ${port} --strictPort`,
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
  },
});

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
const desk = { viewport: { width: 1440, height: 900 }, locale: 'ja-JP' };
const phone = { ...devices['Pixel 7'], viewport: { width: 360, height: 740 }, locale: 'ja-JP' };

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'e2e-results',
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  reporter: [['list']],
  use: {
    baseURL: 'http://127.0.0.1:4173/',
    browserName: 'chromium',
    launchOptions: chromium,
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'desk', use: desk },
    { name: 'phone', use: phone, grep: /@phone/ },
  ],
  webServer: {
    command: 'npx vite preview --host 127.0.0.1 --port 4173 --strictPort',
    url: 'http://127.0.0.1:4173/',
    reuseExistingServer: true,
  },
});

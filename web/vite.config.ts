import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { book } from './book';
import { firstPage } from './first-page';

/** Nothing from elsewhere, nothing inline. `numpre serve` sends the same as a header, with `frame-ancestors 'none'`. */
const policy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** What every page needs before it is painted comes in one file, which compresses better than twenty; what opens later does not. */
const shared =
  /\/src\/(?:app\/(?!SettingsSheet)|board\/|words\/|state\/(?!backup|lists|collection)|keys\/(?:handler|decode|platform|table))/;

/** The content policy as a meta element; only in the built page, since the development server writes styles inline. */
function contentPolicy(): Plugin {
  return {
    name: 'content-policy',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: policy }, injectTo: 'head-prepend' },
    ],
  };
}

export default defineConfig({
  base: './',
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shared', test: shared }] } } },
  },
  // The messages lie outside of this folder, beside those of the command.
  server: { fs: { allow: ['..'] } },
  plugins: [
    svelte(),
    book(),
    contentPolicy(),
    firstPage(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      manifest: {
        name: 'numpre',
        short_name: 'numpre',
        description: 'Number Place: play, learn, check, make and print',
        display: 'standalone',
        start_url: './',
        background_color: '#F7F5F0',
        theme_color: '#F7F5F0',
        icons: [{ src: 'mark.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,wasm,woff2,webmanifest}'],
        maximumFileSizeToCacheInBytes: 4 * 1024 * 1024,
      },
    }),
  ],
  test: { include: ['src/**/*.test.ts', 'measure/**/*.test.ts'] },
});

import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { book } from './book';
import { firstPage } from './first-page';
import { messages } from './messages';

/**
 * Nothing from elsewhere, nothing inline. `numpre serve` sends the same as a header, with
 * `frame-ancestors 'none'`.
 */
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

/**
 * The first load consists of few files: each costs a round trip, and one compresses better
 * than twenty. Each group takes what it imports, except what an earlier group has taken.
 */
const groups = [
  // The first script: the board of Play, and what it takes to draw it.
  {
    name: 'board',
    test: /\/src\/(?:shell\/boot|play\/FirstBoard|ui\/router)|vite\/preload-helper/,
  },
  // What every page needs before it is shown.
  {
    name: 'shared',
    test: new RegExp(
      `/src/(?:${[
        'shell/',
        'ui/(?!SettingsSheet|RankSlider|playing|printing|download|clipboard)',
        'board/(?!spoken)',
        'words/',
        'engine/questions[.]ts',
        'state/(?!backup|lists|collection|printing|link)',
        'keys/(?:handler|decode|platform|table)',
        'steps/(?:ladder|step-text)',
      ].join('|')})`,
    ),
  },
  { name: 'play', test: /\/src\/play\/Play\.svelte/ },
].map((group, index, all) => ({ ...group, priority: all.length - index }));

/**
 * The content policy as a meta element; only in the built page, since the development server writes
 * styles inline.
 */
function contentPolicy(): Plugin {
  return {
    name: 'content-policy',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: policy },
        injectTo: 'head-prepend',
      },
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
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  // The name that the tests of insecure origins use.
  preview: { allowedHosts: ['numpre.test'] },
  // The messages are outside this folder, with those of the command.
  server: { fs: { allow: ['..'] } },
  plugins: [
    svelte(),
    book(),
    messages(),
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

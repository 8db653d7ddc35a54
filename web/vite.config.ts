import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { book } from './book';
import { firstPage } from './first-page';
import { icons } from './icons';
import { messages, plainMessage } from './messages';
import { fixedSwitches, minifiedAgain, shortLook } from './smaller';

/**
 * The content policy: nothing from other hosts, and nothing inline. `numpre serve` sends the same
 * policy as a header, with `frame-ancestors 'none'`.
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

/** The parts of Svelte that no component of Play and the front door uses. */
const CONTROLS =
  /svelte\/src\/internal\/client\/dom\/(?:elements\/(?:attachments|bindings\/(?:input|select|size))|blocks\/(?:await|html|key))\.js/;

/**
 * Groups of modules that become one file each. The first load consists of few files, because each
 * costs a round trip, and one large file compresses better than twenty small ones. A group also
 * contains what its modules import, except what an earlier group contains.
 */
const groups = [
  { name: 'controls', test: CONTROLS, includeDependenciesRecursively: false },
  // The first script: the first picture of Play and of the front door, with all that draws it.
  {
    name: 'board',
    test: /\/src\/(?:shell\/boot|play\/FirstBoard|home\/FirstHome|state\/database|ui\/router)|vite\/preload-helper/,
  },
  // Everything that each page needs before it is shown, and Play, with which most visits begin.
  {
    name: 'shared',
    test: new RegExp(
      `/src/(?:${[
        'shell/(?!other-pages|offline)',
        'ui/(?!EmptyPage|Sheet|Settings(?:Sheet|Sample)|KnownTechniques|Rank(?:Slider|Label)|Bar|Figures|playing|printing|download|clipboard)',
        'board/(?!spoken|[Pp]en)',
        'words/(?!dates)',
        'state/(?!printing|link|store-left|replay|lesson|drawn|known|ladder|hints|forgetting|solved|actions/(?:draw|end-trial|step))',
        'keys/platform',
        'play/Play[.]svelte',
      ].join('|')})`,
    ),
  },
  // What talks to the engine. A game from the front door needs it only for its first hint.
  {
    name: 'engine',
    test: /\/src\/(?:engine\/(?:questions|places|levels)|state\/ladder|play\/opening)\.ts/,
  },
  // Steps in words and as pictures.
  { name: 'steps', test: /\/src\/steps\/(?:bare|scene|Sentences?|StepText|FilmStrip|Strengths)/ },
  // The keys. They wait until the board is there.
  { name: 'keyboard', test: /\/src\/(?:keys\/(?:handler|decode|table|own)|play\/keyboard)/ },
  { name: 'home', test: /\/src\/home\/Home\.svelte/ },
  // Small parts of Play that are loaded after the board has been painted.
  {
    name: 'later',
    test: /\/src\/(?:play\/(?:alike|DayLine|drawing|spoken-houses|TrialBar)|board\/Pen|games\/deeds)/,
  },
].map((group, index, all) => ({ ...group, priority: all.length - index }));

/**
 * Adds the content policy as a meta element. Only the built app has it, because the development
 * server writes inline styles.
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

/** The address at which the app is published. Without it, sites that show links find no picture. */
const SITE = process.env.SITE ?? '.';

/** Adds the picture that other sites show for a link to the app. */
const preview = (): Plugin => ({
  name: 'preview',
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { property: 'og:image', content: `${SITE}/preview.png` } },
    { tag: 'meta', attrs: { property: 'og:image:width', content: '1200' } },
    { tag: 'meta', attrs: { property: 'og:image:height', content: '630' } },
  ],
});

/** The scripts that every page has loaded. */
const ALWAYS_LOADED = /\/(?:board|shared|rolldown-runtime)-/;
/** The scripts that a newcomer's first puzzle needs, and so the lists of files in them. */
const FIRST_PUZZLE = /\/(?:board|shared|home)-/;
/** The parts that a player of a first puzzle may wait for. Others come ahead, or are kept. */
const AWAITED = /\/(?:home|help|Sheets|SettingsSheet)-/;

/**
 * Returns the scripts to fetch together with a script and its styles. A list of their names is part
 * of the script that asks for them. So the scripts of a first puzzle name others only if a player
 * waits for them.
 */
const together = (script: string, scripts: string[], { hostId }: { hostId: string }): string[] =>
  FIRST_PUZZLE.test(hostId) && !AWAITED.test(script)
    ? []
    : scripts.filter((one) => !ALWAYS_LOADED.test(one));

/** The pages that an installed app offers in the menu of its icon. A manifest has one language. */
const SHORTCUTS = ['today', 'learn', 'make'] as const;
const inEnglish = (page: string): string => new Map(plainMessage(`page-${page}`)).get('en') ?? page;

export default defineConfig({
  base: './',
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // Browsers that know OKLCH. Without this, every colour would be written three times.
    cssTarget: ['chrome111', 'firefox121', 'safari16.4'],
    modulePreload: { polyfill: false, resolveDependencies: together },
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Svelte imports all its parts. Without this, the first script would load these as well.
      treeshake: { moduleSideEffects: [{ test: CONTROLS, sideEffects: false }] },
      output: { codeSplitting: { groups } },
    },
  },
  // The host name that the tests of insecure origins use.
  preview: { allowedHosts: ['numpre.test'] },
  // The messages are outside this folder, with those of the command.
  server: { fs: { allow: ['..'] } },
  plugins: [
    svelte(),
    book(),
    messages(),
    icons(),
    preview(),
    contentPolicy(),
    minifiedAgain(),
    firstPage(),
    shortLook(),
    fixedSwitches(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      manifest: {
        name: 'numpre',
        short_name: 'numpre',
        id: './',
        description: 'Sudoku that tells you why: play, learn, make, check and print',
        display: 'standalone',
        start_url: './',
        background_color: '#f4f7f4',
        theme_color: '#f4f7f4',
        shortcuts: SHORTCUTS.map((page) => ({ name: inEnglish(page), url: `./#/${page}` })),
        icons: [
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
          { src: 'maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,wasm,woff2,webmanifest}', 'icon-*.png'],
        maximumFileSizeToCacheInBytes: 4 * 1024 * 1024,
      },
    }),
  ],
  test: {
    include: ['src/**/*.test.ts', 'measure/**/*.test.ts'],
    // Some tests lay out whole booklets. On a busy machine that takes more than the usual 5 s.
    testTimeout: 30_000,
  },
});

/** Tests that styles take their colours and sizes from the tokens. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ICONS } from '../ui/icon-names';

const SOURCES = new URL('..', import.meta.url);
/** The files that define the tokens. */
const TOKENS = new Set([
  'style/tokens.css',
  'style/colours.css',
  'style/forced.css',
  'style/pen.css',
]);
/**
 * The least length, in pixels, of a measure of one layout, such as the width of a column. It
 * belongs to no scale. Everything smaller is a token.
 */
const MEASURE = 96;

interface Style {
  readonly path: string;
  readonly css: string;
}

/** All style sheets and the styles of all components, without comments. */
const styles: readonly Style[] = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(css|svelte)$/.test(path) && !TOKENS.has(path))
  .map((path) => {
    const text = readFileSync(new URL(path, SOURCES), 'utf8');
    const css = path.endsWith('.css') ? text : text.slice(text.indexOf('<style>') >>> 0);
    return { path, css: css.replace(/\/\*[^]*?\*\//g, '') };
  });

/** Returns all declarations, each with the path of its file. */
function declarations({ path, css }: Style): (readonly [where: string, value: string])[] {
  const all = [...css.matchAll(/(?:^|[{;])\s*([a-z-]+):\s*([^;{}]+)(?=[;}])/g)];
  return all.map(([, name = '', value = '']) => [`${path}: ${name}: ${value}`, value]);
}

const all = styles.flatMap(declarations);

test('there are styles to test', () => {
  expect(styles.length).toBeGreaterThan(80);
  expect(all.length).toBeGreaterThan(1000);
});

test('no style contains a colour', () => {
  const literal =
    /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|lab|lch|oklab|oklch|color)\(|\b(?:white|black|gr[ae]y|red|green|blue|yellow)\b/i;
  const wrong = all.filter(([, value]) => literal.test(value.replace(/var\([^)]*\)/g, '')));
  expect(wrong.map(([where]) => where)).toEqual([]);
});

test('no style contains a size, except hairlines and the measures of one layout', () => {
  const wrong = all.filter(([, value]) =>
    [...value.matchAll(/(?<![\w.-])-?(\d*\.?\d+)(px|rem|pt|ms|s)\b/g)].some(([, text, unit]) => {
      const size = Math.abs(Number(text));
      if (unit !== 'px') return size !== 0;
      return size > 1 && size < MEASURE;
    }),
  );
  expect(wrong.map(([where]) => where)).toEqual([]);
});

/** A step on paper has its own colours for the same meanings. */
const RECOLOURED = new Set(['print/PrintedStep.svelte']);

const tokens = [...TOKENS].map((path) => readFileSync(new URL(path, SOURCES), 'utf8')).join('\n');

/** Returns the names that styles or components define, such as `line` for `--line: …`. */
const definedIn = (text: string): Set<string> =>
  new Set(
    [...text.matchAll(/(?:^|[\s{;]|style:)--([a-z0-9-]+)[:=]/gm)].map(([, name = '']) => name),
  );

test('no layout gives a token another value', () => {
  const known = definedIn(tokens);
  const again = styles
    .filter(({ path }) => !RECOLOURED.has(path))
    .flatMap(({ path, css }) =>
      [...definedIn(css)].filter((name) => known.has(name)).map((name) => `${path}: --${name}`),
    );
  expect(again).toEqual([]);
});

test('every token that a style names exists', () => {
  const everything = `${tokens}\n${readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(css|svelte)$/.test(path))
    .map((path) => readFileSync(new URL(path, SOURCES), 'utf8'))
    .join('\n')}`;
  const defined = definedIn(everything);
  const named = [...everything.matchAll(/var\(--([a-z0-9-]+)/g)].map(([, name = '']) => name);
  // The nine colours, of cells and of lines, are named by their numbers.
  expect([...new Set(named)].filter((name) => !defined.has(name)).sort()).toEqual([
    'colour-',
    'pen-',
  ]);
});

/**
 * The files whose texts contain signs: stars in lists and files, arrows of sentences, and the names
 * of keys.
 */
const WITH_SIGNS = new Set([
  'words/names.ts',
  'print/length.ts',
  'print/wrap.ts',
  'steps/step-text.ts',
  'keys/table.ts',
]);
/** The icons of the places of the navigation have the names of their pages. */
const PLACES = new Set(['play', 'learn', 'make', 'check', 'books']);
const SIGN =
  /[\u2190-\u21ff\u2300-\u23ff\u2460-\u27bf\u2900-\u297f\u2b00-\u2bff]|[\u{1f000}-\u{1faff}]/u;

const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(ts|svelte|css)$/.test(path) && !path.endsWith('.test.ts'))
  .map((path) => {
    const text = readFileSync(new URL(path, SOURCES), 'utf8');
    const withoutComments = text.replace(/\/\*[^]*?\*\/|(?<!:)\/\/.*|<!--[^]*?-->/g, '');
    return { path, text: withoutComments };
  });

test('no sign of a font is an icon', () => {
  const wrong = sources.filter(({ path, text }) => SIGN.test(text) && !WITH_SIGNS.has(path));
  expect(wrong.map(({ path }) => path)).toEqual([]);
  for (const path of WITH_SIGNS)
    expect(SIGN.test(sources.find((one) => one.path === path)?.text ?? ''), path).toBe(true);
});

test('every icon is used', () => {
  const all = sources.filter(({ path }) => path !== 'ui/icon-names.ts').map(({ text }) => text);
  const isUsed = (name: string): boolean =>
    PLACES.has(name) || all.some((text) => new RegExp(`["']${name}["']`).test(text));
  expect(Object.keys(ICONS).filter((name) => !isUsed(name))).toEqual([]);
});

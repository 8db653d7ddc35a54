/**
 * Puts the drawings of the icons into the document. So they need no request of their own, and are
 * there before the first script has run.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { mark, seal, word } from './brand';
import { ICONS } from './src/ui/icon-names';

const FOLDER = fileURLToPath(new URL('node_modules/lucide-static/icons', import.meta.url));

/** Returns the shapes of an icon of lucide-static. */
function shapes(name: string): string {
  const text = readFileSync(`${FOLDER}/${name}.svg`, 'utf8');
  const [, inside] = /<svg[^>]*>([^]*)<\/svg>/.exec(text) ?? [];
  if (inside === undefined) throw new Error(`${name} is not an icon`);
  return inside
    .replace(/\s+/g, ' ')
    .replace(/ ?(<|\/>) ?/g, '$1')
    .trim();
}

const symbol = (id: string, box: string, drawing: string): string =>
  `<symbol id="${id}" viewBox="${box}">${drawing}</symbol>`;

/** Returns all drawings. */
export function sprite(): string {
  const { drawing, width } = word();
  return [
    ...Object.entries(ICONS).map(([id, name]) => symbol(`icon-${id}`, '0 0 24 24', shapes(name))),
    symbol('mark', '0 0 100 100', mark('var(--stamp)')),
    symbol('seal', '0 0 100 100', seal()),
    symbol('word', `0 0 ${width} 84`, drawing),
  ].join('');
}

export function icons(): Plugin {
  return {
    name: 'icons',
    transformIndexHtml: () => [
      {
        tag: 'svg',
        attrs: { class: 'drawings', 'aria-hidden': 'true', width: '0', height: '0' },
        children: sprite(),
        injectTo: 'body-prepend',
      },
    ],
  };
}

/**
 * The parts of the book that the page shows, converted when the page is built: the pages of
 * techniques, and how common the ranks are. Each is written in one place only.
 */
import { marked } from 'marked';
import type { Plugin } from 'vite';

/** A page of `docs/book/…/techniques`: its parts as HTML, and the board of its example. */
export interface TechniquePage {
  readonly title: string;
  readonly idea: string;
  readonly conditions: string;
  readonly caption: string;
  /** In the notation givens-placed-deleted. */
  readonly board: string;
}

/** Links to other techniques stay within the page; what else the book links to is text here. */
marked.use({
  renderer: {
    link({ href, tokens }) {
      const text = this.parser.parseInline(tokens);
      const technique = /^([a-z-]+)\.md$/.exec(href)?.[1];
      return technique === undefined || technique === 'index'
        ? text
        : `<a href="#/learn/${technique}">${text}</a>`;
    },
  },
});

const html = (markdown: string): string => marked.parse(markdown, { async: false }).trim();

/** Without the sentences that point to another page of the book. */
const withoutPointers = (text: string): string =>
  text
    .split(/(?<=\.\s|。)/)
    .filter((one) => !one.includes('index.md#'))
    .join('');

/** The parts of a technique's page, in either language. */
export function techniquePage(text: string): TechniquePage {
  const [head = '', idea, conditions, example] = text.split(/^## .*$/m);
  const title = /^# (.+)$/m.exec(head)?.[1];
  const board = /^\$ numpre hint .*'(.+)'$/m.exec(example ?? '')?.[1];
  if (
    title === undefined ||
    idea === undefined ||
    conditions === undefined ||
    board === undefined
  ) {
    throw new Error(`a page of a technique without its parts: ${head}`);
  }
  const [, caption = ''] = (example ?? '').trim().split(/\n\n/);
  return {
    title,
    idea: html(idea),
    conditions: html(conditions),
    caption: html(withoutPointers(caption)),
    board,
  };
}

/** The shares of the table in `ranks.md`: index 0 for rank 1, in per cent, as they are written. */
export function rankShares(text: string): string[] {
  const shares = [...text.matchAll(/^\| ★+ \|.*\| ([\d.]+)% \|$/gm)].map(([, share = '']) => share);
  if (shares.length !== 8)
    throw new Error(`the book tells the shares of ${shares.length} ranks, not of eight`);
  return shares;
}

const TURNED = { technique: techniquePage, ranks: rankShares } as const;

/** `import page from '…/x-wing.md?technique'`, `import shares from '…/ranks.md?ranks'`. */
export function book(): Plugin {
  return {
    name: 'book',
    transform(text, id) {
      const kind = /\.md\?(technique|ranks)$/.exec(id)?.[1] as keyof typeof TURNED | undefined;
      return kind
        ? { code: `export default ${JSON.stringify(TURNED[kind](text))}`, map: null }
        : undefined;
    },
  };
}

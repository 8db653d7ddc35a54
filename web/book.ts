/**
 * The parts of the book that the app shows, converted when the app is built: the pages of
 * techniques, and the share of each rank. So each of them is written in one place only.
 */
import { marked } from 'marked';
import type { Plugin } from 'vite';

/** The parts of a page of `docs/book/…/techniques` as HTML, and the board of its example. */
export interface TechniquePage {
  readonly title: string;
  readonly idea: string;
  readonly conditions: string;
  readonly caption: string;
  /** The board, in the format givens-placed-deleted. */
  readonly board: string;
}

/**
 * Links to other techniques lead to their pages in the app. All other links of the book become
 * plain text.
 */
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

/** Returns the text without the sentences that point to another page of the book. */
const withoutPointers = (text: string): string =>
  text
    .split(/(?<=\.\s|。)/)
    .filter((one) => !one.includes('index.md#'))
    .join('');

/** Returns the parts of a technique's page, in either language. */
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

/**
 * Returns the shares in the table of `ranks.md`, in per cent, as they are written; index 0 is for
 * rank 1.
 */
export function rankShares(text: string): string[] {
  const shares = [...text.matchAll(/^\| ★+ \|.*\| ([\d.]+)% \|$/gm)].map(([, share = '']) => share);
  if (shares.length !== 8)
    throw new Error(`the book tells the shares of ${shares.length} ranks, not of eight`);
  return shares;
}

const TURNED = { technique: techniquePage, ranks: rankShares } as const;

/**
 * Makes these imports possible: `import page from '…/x-wing.md?technique'` and `import shares from
 * '…/ranks.md?ranks'`.
 */
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

/**
 * Has the browser fetch at once what the first page takes, which it would otherwise learn of only after the first scripts have
 * run: three ways to the host and back become one or two.
 */
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/** The page that most visits begin with. */
const PAGE = '/src/play/Play.svelte';
/** What it says, in one of the languages. `public/look.js`, which knows the language, has these fetched. */
const WORDS = /\/messages\/([^/]+)\/(?:page|play|vocabulary)\.ftl/;

type Bundle = Rolldown.OutputBundle;

function chunksOf(bundle: Bundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((one) => one.type === 'chunk');
}

/** A script, and those that it cannot do without. */
function needed(bundle: Bundle, name: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[name];
  if (chunk?.type !== 'chunk' || found.has(name)) return found;
  found.add(name);
  chunk.imports.forEach((other) => needed(bundle, other, found));
  return found;
}

function stylesOf(bundle: Bundle, names: ReadonlySet<string>): string[] {
  return chunksOf(bundle)
    .filter(({ fileName }) => names.has(fileName))
    .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
}

function wordsOf(bundle: Bundle): HtmlTagDescriptor[] {
  const files = new Map<string, string[]>();
  for (const { facadeModuleId, fileName } of chunksOf(bundle)) {
    const language = WORDS.exec(facadeModuleId ?? '')?.[1];
    if (language !== undefined) files.set(language, [...(files.get(language) ?? []), `./${fileName}`]);
  }
  return [...files].map(([language, names]) => ({
    tag: 'meta',
    attrs: { name: `words-${language}`, content: names.join(' ') },
    injectTo: 'head-prepend',
  }));
}

/** Only in the built page. */
export function firstPage(): Plugin {
  return {
    name: 'first-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const page = chunksOf(bundle).find(({ facadeModuleId }) => facadeModuleId?.endsWith(PAGE));
        const words = wordsOf(bundle);
        if (!page || words.length === 0) throw new Error(`${PAGE} or what it says is not where it was`);
        const names = needed(bundle, page.fileName);
        const link = (name: string, rel: string): HtmlTagDescriptor => ({
          tag: 'link',
          attrs: { rel, crossorigin: true, href: `./${name}` },
          injectTo: 'head',
        });
        const isNew = (name: string): boolean => !html.includes(name);
        return [
          ...words,
          ...[...names].filter(isNew).map((name) => link(name, 'modulepreload')),
          ...stylesOf(bundle, names)
            .filter(isNew)
            .map((name) => link(name, 'stylesheet')),
        ];
      },
    },
  };
}

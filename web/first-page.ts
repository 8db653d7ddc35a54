/**
 * Lets the browser fetch the files of the first page at once. Otherwise it would learn of them only
 * after the first scripts have run: three round trips to the host become one or two.
 *
 * Browsers usually look for files in the whole document while they wait for a script. They do not
 * in a document with a content policy of its own. So what the first picture needs comes before the
 * script of the look, which the browser waits for:
 *
 * ```html
 * <script type="module" src="board.js">  fetched at once, runs after the document has been read
 * <link rel="stylesheet" href="…">       fetched at once
 * <script src="look.js">                 fetched at once; the browser stops here until it has run
 * <link rel="modulepreload" href="…">    fetched a round trip later
 * ```
 */
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { firstLanguage, plainMessage } from './messages';

/** The modules that follow the first script: the app, and Play, with which most visits begin. */
const NEXT = ['/src/shell/main.ts', '/src/play/Play.svelte'];
/** The module that asks the engine. A visit that begins with Play needs it at once. */
const ENGINE = '/src/engine/questions.ts';
/** The worker that answers, which such a visit starts at once. */
const DESK = /\/question-worker-[^/]*\.js$/;
/** The script of the look in `index.html`. */
const LOOK = /\s*<script src="(\.\/look\.js)"><\/script>/;
/**
 * Modules whose functions nearly all run at once. Browsers that know this comment compile all
 * functions of such a script outside the page's thread.
 */
const AT_ONCE = ['/src/shell/boot.ts', ...NEXT];
const COMPILED = '//# allFunctionsCalledOnLoad\n';

type Bundle = Rolldown.OutputBundle;

function chunksOf(bundle: Bundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((one) => one.type === 'chunk');
}

/** Returns the script that contains a module. */
const holderOf = (bundle: Bundle, module: string): Rolldown.OutputChunk | undefined =>
  chunksOf(bundle).find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));

/** Returns a script, with all scripts that it imports. */
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

/** Returns the faces that the first board needs. */
const facesOf = (bundle: Bundle): string[] =>
  Object.keys(bundle).filter((name) => /\/digits-\d+-[^/]*\.woff2$/.test(name));

/** Returns an element that names a file for `public/look.js` to fetch. */
const named = (name: string, fileName: string): HtmlTagDescriptor => ({
  tag: 'meta',
  attrs: { name, content: `./${fileName}` },
  injectTo: 'head-prepend',
});

/** Returns elements that name the first messages of each language. */
function wordsOf(bundle: Bundle): HtmlTagDescriptor[] {
  return chunksOf(bundle).flatMap(({ facadeModuleId, fileName }) => {
    const language = firstLanguage(facadeModuleId);
    if (language === undefined) return [];
    return [named(`words-${language}`, fileName)];
  });
}

/**
 * Returns the text for `src/shell/boot.ts` to show if the scripts of the app, and so its messages,
 * cannot be loaded.
 */
function failures(): HtmlTagDescriptor[] {
  const again = new Map(plainMessage('page-try-again'));
  return plainMessage('page-not-loaded-at-all').map(([language, content]) => ({
    tag: 'meta',
    attrs: { name: `failure-${language}`, content, 'data-again': again.get(language) ?? '' },
    injectTo: 'head',
  }));
}

/** Returns the text for a browser that runs no scripts, in every language. */
const withoutScripts = (): HtmlTagDescriptor => ({
  tag: 'noscript',
  children: plainMessage('help-needs-script').map(([lang, children]) => ({
    tag: 'p',
    attrs: { lang },
    children,
  })),
  injectTo: 'body-prepend',
});

/** Returns the plugin, which has an effect only on the built app. */
export function firstPage(): Plugin {
  return {
    name: 'first-page',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler: (_, bundle) => {
        const scripts = AT_ONCE.flatMap((module) => holderOf(bundle, module) ?? []);
        for (const script of new Set(scripts)) script.code = COMPILED + script.code;
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const next = NEXT.map((module) => holderOf(bundle, module));
        const words = wordsOf(bundle);
        const engine = holderOf(bundle, ENGINE);
        const desk = Object.keys(bundle).find((name) => DESK.test(name));
        if (next.includes(undefined) || words.length === 0 || !engine || !desk)
          throw new Error('what comes first is not where it was');
        const names = new Set(next.flatMap((one) => [...needed(bundle, one?.fileName ?? '')]));
        const faces = facesOf(bundle);
        if (faces.length === 0) throw new Error('the faces of the digits are not where they were');
        const link = (name: string, rel: string, more = {}): HtmlTagDescriptor => ({
          tag: 'link',
          attrs: { rel, crossorigin: true, href: `./${name}`, ...more },
          injectTo: 'head',
        });
        const isNew = (name: string): boolean => !html.includes(name);
        const [, look] = LOOK.exec(html) ?? [];
        if (look === undefined) throw new Error('the script of the look is not where it was');
        const tags: HtmlTagDescriptor[] = [
          ...words,
          named('engine', engine.fileName),
          named('desk', desk),
          ...failures(),
          ...stylesOf(bundle, names)
            .filter(isNew)
            .map((name) => link(name, 'stylesheet')),
          { tag: 'script', attrs: { src: look }, injectTo: 'head' },
          ...[...names].filter(isNew).map((name) => link(name, 'modulepreload')),
          ...faces.map((name) => link(name, 'preload', { as: 'font', type: 'font/woff2' })),
          withoutScripts(),
        ];
        return { html: html.replace(LOOK, ''), tags };
      },
    },
  };
}

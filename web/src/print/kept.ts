/** The last print options, kept in the browser. */
import { CHAPTERS } from './chapters';
import { PAPERS, type PaperName } from './papers';
import { ORDERS, possible, usual, type Options } from './pages';

const KEY = 'numpre.print';
/** Locales of the regions that use Letter paper. */
const LETTER = /-(US|CA|MX|PH)$/;

const paperOf = (locale: string): PaperName => (LETTER.test(locale) ? 'letter' : 'a4');

/** Returns the kept options. Unknown and impossible values are replaced by the usual ones. */
export function optionsOf(text: string | null, locale: string): Options {
  const options = usual(paperOf(locale));
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    if (typeof kept !== 'object' || kept === null) return options;
    const known = Object.entries(kept).filter(
      ([name, value]) => name in options && typeof value === typeof options[name as keyof Options],
    );
    const read = { ...options, ...Object.fromEntries(known) };
    const isKnown =
      PAPERS.includes(read.paper) &&
      ORDERS.includes(read.order) &&
      CHAPTERS.includes(read.chapters);
    return isKnown ? possible(read) : options;
  } catch {
    return options;
  }
}

export function keptOptions(): Options {
  try {
    return optionsOf(localStorage.getItem(KEY), navigator.language);
  } catch {
    return usual(paperOf(navigator.language));
  }
}

export function keepOptions(options: Options): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(options));
  } catch {
    // Without storage the options last for this visit.
  }
}

/**
 * Applies the settings of the appearance to the document. `public/look.js` does the same before
 * anything is painted. It also lets the browser fetch the first messages in the reader's language,
 * which the plugin of `first-page.ts` names in the document.
 */
import { settings } from '../state/settings.svelte';

const dark = matchMedia('(prefers-color-scheme: dark)');
let isDark = $state(dark.matches);
dark.addEventListener('change', () => (isDark = dark.matches));
const contrast = matchMedia('(prefers-contrast: more)');
let isMoreWanted = $state(contrast.matches);
contrast.addEventListener('change', () => (isMoreWanted = contrast.matches));

/** Applies the settings whenever they change. Called once, in an effect. */
export function applyLook(): void {
  const root = document.documentElement;
  const { theme, size } = settings();
  const isNamed = theme === 'light' || theme === 'dark';
  const shown = isNamed ? theme : isDark ? 'dark' : 'light';
  root.dataset.theme = shown;
  root.dataset.contrast = theme === 'contrast' || isMoreWanted ? 'more' : 'normal';
  root.dataset.size = size;
  const page = getComputedStyle(root).getPropertyValue('--page').trim();
  for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
    meta.setAttribute('content', page);
}

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
  const own = ({ light: 'light', paper: 'light', dark: 'dark', night: 'dark' } as const)[
    theme as string
  ];
  root.dataset.theme = own ?? (isDark ? 'dark' : 'light');
  const isMore = theme === 'contrast' || isMoreWanted;
  root.dataset.contrast = isMore ? 'more' : 'normal';
  root.dataset.tone = isMore ? 'plain' : theme;
  root.dataset.size = size;
  const page = getComputedStyle(root).getPropertyValue('--page').trim();
  for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
    meta.setAttribute('content', page);
}

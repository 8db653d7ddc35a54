/** The page itself, once the board has been painted: `first.ts`. */
import { mount } from 'svelte';
import App from './app/App.svelte';
import { keepOffline } from './app/offline.svelte';
import { beginLoading } from './app/pages';
import { route } from './app/router.svelte';
import { desk } from './engine/desk';
import { followSettings, settings } from './state/settings.svelte';
import { languageFor, speakFirst } from './words/words.svelte';

/** Begins; `onshown` is called in the task in which a page is shown for the first time. */
export async function begin(onshown?: () => void): Promise<void> {
  followSettings();
  const target = document.getElementById('app');
  if (!target) return;
  const { page } = route();
  beginLoading(page);
  if (page === 'play') desk.prepare();
  await speakFirst(languageFor(settings().language));
  mount(App, { target, props: { onshown } });
  // The development server has no worker for this.
  if (import.meta.env.PROD) setTimeout(() => void keepOffline(), 1000);
}

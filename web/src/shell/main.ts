/** The app itself. `boot.ts` starts it once the board has been painted. */
import { mount } from 'svelte';
import App from './App.svelte';
import { keepOffline } from '../ui/offline.svelte';
import { beginLoading } from './pages';
import { route } from '../ui/router.svelte';
import { engine } from '../engine/questions';
import { followSettings, settings } from '../state/settings.svelte';
import { languageFor, speakFirst } from '../words/words.svelte';

/** Starts the app. Calls `onshown` in the task in which the first page is shown. */
export async function begin(onshown?: () => void): Promise<void> {
  followSettings();
  const target = document.getElementById('app');
  if (!target) return;
  const { page } = route();
  beginLoading(page);
  if (page === 'play') engine.prepare();
  await speakFirst(languageFor(settings().language));
  mount(App, { target, props: { onshown } });
  // The development server has no service worker.
  if (import.meta.env.PROD) setTimeout(() => void keepOffline(), 4000);
}

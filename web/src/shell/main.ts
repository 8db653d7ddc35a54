/** The app itself. `boot.ts` starts it once the board has been painted. */
import { mount } from 'svelte';
import App from './App.svelte';
import { startEngine } from '../play/engine-later';
import { beginLoading } from './pages';
import { route } from '../ui/router.svelte';
import { followSettings, settings } from '../state/settings.svelte';
import { languageFor, speakFirst } from '../words/words.svelte';

/** The time after which the app is kept for visits without network. */
const OFFLINE_MS = 4000;

/** Keeps the app for visits without network. If this fails, the app still works with network. */
const keepOffline = (): Promise<void> =>
  import('./offline').then(({ keepOffline }) => keepOffline()).catch(() => undefined);

/** Starts the app. Calls `onshown` in the task in which the first page is shown. */
export async function begin(onshown?: () => void): Promise<void> {
  followSettings();
  const target = document.getElementById('app');
  if (!target) return;
  const { page } = route();
  beginLoading(page);
  // The engine gets ready while Play is built, which keeps the page busy.
  const started = page === 'play' ? startEngine() : undefined;
  await Promise.all([speakFirst(languageFor(settings().language)), started]);
  mount(App, { target, props: { onshown } });
  // The development server has no service worker.
  if (import.meta.env.PROD) setTimeout(() => void keepOffline(), OFFLINE_MS);
}

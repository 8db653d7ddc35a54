/** The app without network. It is kept after the first visit. */
import { Workbox } from 'workbox-window';
import { announce } from '../ui/announcer.svelte';
import { offerUpdate } from '../ui/update.svelte';
import { say } from '../words/words.svelte';

/**
 * Keeps the app for visits without network. If the browser does not support this, the app still
 * works with network.
 */
export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const workbox = new Workbox('./sw.js');
  workbox.addEventListener('waiting', () => offerUpdate(workbox));
  workbox.addEventListener('activated', (event) => {
    if (!event.isUpdate) announce(say('page-offline'));
  });
  await workbox.register().catch(() => undefined);
}

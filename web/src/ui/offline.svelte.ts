/**
 * The app without network. It is kept after the first visit; a new version is offered, never
 * forced.
 */
import type { Workbox } from 'workbox-window';
import { say } from '../words/words.svelte';
import { announce } from './announcer.svelte';

let waiting: Workbox | undefined = $state.raw();

/** Returns whether a new version is ready. */
export const hasUpdate = (): boolean => waiting !== undefined;

/** Installs the new version and reloads the page. */
export function update(): void {
  waiting?.addEventListener('controlling', () => location.reload());
  waiting?.messageSkipWaiting();
}

/**
 * Keeps the app for visits without network. If the browser does not support this, the app still
 * works with network.
 */
export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const library = await import('workbox-window').catch(() => undefined);
  if (!library) return;
  const { Workbox } = library;
  const workbox = new Workbox('./sw.js');
  workbox.addEventListener('waiting', () => {
    waiting = workbox;
    announce(say('page-new-version'));
  });
  workbox.addEventListener('activated', (event) => {
    if (!event.isUpdate) announce(say('page-offline'));
  });
  await workbox.register().catch(() => undefined);
}

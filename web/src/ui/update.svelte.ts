/** A new version of the app is offered, never forced. */
import type { Workbox } from 'workbox-window';
import { say } from '../words/words.svelte';
import { announce } from './announcer.svelte';

let waiting: Workbox | undefined = $state.raw();

/** Offers a new version that is ready. */
export function offerUpdate(workbox: Workbox): void {
  waiting = workbox;
  announce(say('page-new-version'));
}

/** Returns whether a new version is ready. */
export const hasUpdate = (): boolean => waiting !== undefined;

/** Installs the new version and reloads the page. */
export function update(): void {
  waiting?.addEventListener('controlling', () => location.reload());
  waiting?.messageSkipWaiting();
}

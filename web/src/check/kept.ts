/**
 * The state of the page Check, kept for as long as the tab is open. While the page is not shown,
 * nothing here listens or works.
 */
import { keptDraft } from '../drafts/drafts';
import { Keeper } from '../drafts/keeper';
import { CheckPage } from './check.svelte';

const page = new CheckPage();
let isRead = false;

export const checkPage = (): CheckPage => page;

export const contentKeeper = new Keeper(
  'check',
  () => page.draft,
  (isKept) => (page.isKept = isKept),
);
export const viewKeeper = new Keeper('check-view', () => page.viewDraft);

/**
 * Continues from the draft that an earlier visit kept. When the page is opened again in the same
 * visit, continues where the user left it.
 */
export async function resumeCheck(): Promise<void> {
  if (isRead) return page.resume();
  isRead = true;
  const [draft, view] = await Promise.all([keptDraft('check'), keptDraft('check-view')]);
  await page.restore(draft, view);
}

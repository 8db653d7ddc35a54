/**
 * What the page Check holds while it is not shown; it lives as long as the tab. Nothing here
 * listens or works while the page is not shown.
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
 * Continues what an earlier visit has kept; later in the visit what was there when the page
 * was left.
 */
export async function resumeCheck(): Promise<void> {
  if (isRead) return page.resume();
  isRead = true;
  const [draft, view] = await Promise.all([keptDraft('check'), keptDraft('check-view')]);
  await page.restore(draft, view);
}

/**
 * What the page Make holds while it is not shown. It lives as long as the tab, and its drafts live
 * longer: they are read once a visit, and kept at every change while the page is shown. Nothing
 * here listens or works while the page is not shown.
 */
import { keptDraft } from '../drafts/drafts';
import { Keeper } from '../drafts/keeper';
import { OrderState } from './order-state.svelte';
import { Setting } from './setting.svelte';

const setting = new Setting();
let readHand: Promise<void> | undefined;

/** The puzzle that is set by hand. */
export const handSetting = (): Setting => setting;

/** Comes when the puzzle of an earlier visit is there. */
export const keptHand = (): Promise<void> =>
  (readHand ??= keptDraft('hand').then((draft) => {
    setting.restore(draft);
  }));

export const handKeeper = new Keeper('hand', () => setting.draft);

const order = new OrderState();
let readOrder: Promise<void> | undefined;

/** The order and the puzzles that were made. */
export const orderState = (): OrderState => order;

/** Comes when the order of an earlier visit is there. */
export const keptOrder = (): Promise<void> =>
  (readOrder ??= Promise.all([keptDraft('order'), keptDraft('made')]).then(([draft, made]) => {
    order.restore(draft);
    order.batch.restore(made);
    order.isRead = true;
  }));

export const orderKeeper = new Keeper('order', () => order.draft);
export const madeKeeper = new Keeper('made', () => order.batch.draft);

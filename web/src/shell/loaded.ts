/** A page that has been loaded, and its properties. */
import type { Component } from 'svelte';
import type { Game } from '../state/game';
import type { Latest } from '../state/store';

/** The properties of a page. */
export interface Given {
  /** The part of the address after the page's name. */
  readonly payload: string;
  /** False until the first page of the visit has been painted. */
  readonly isPainted: boolean;
  /**
   * The game that Play opens with: an unfinished game of the puzzle in the address, else the game
   * that was played last.
   */
  readonly last: Game | undefined;
  /** The games for the front door. */
  readonly latest: Latest;
}

export type PageComponent =
  | Component<Given>
  | Component<Pick<Given, 'payload' | 'isPainted' | 'last'>>
  | Component<Pick<Given, 'payload'>>
  | Component<Pick<Given, 'latest'>>
  | Component;

export interface Loaded {
  readonly default: PageComponent;
  readonly last?: Game | undefined;
  readonly latest?: Latest | undefined;
}

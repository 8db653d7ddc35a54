/** The action of each key command. The page does the commands of panels and sheets. */
import { announce } from '../ui/announcer.svelte';
import { PLAY, speakMore } from '../words/words.svelte';
import type { CommandName } from '../keys/table';
import { CELLS, type HouseKind } from '../rules/houses';
import { cellOf } from '../state/game';
import type { RunCommand } from '../keys/handler';
import { blockAway, next, rowEnd } from '../board/moving';
import type { Mode, Session } from './session.svelte';

/** The commands that the page does itself. */
export interface PageCommands {
  focus(cell: number): void;
  escape(): void;
  pause(): void;
  trial(): void;
  line(digit: number): void;
  /** Returns the text for a cell, with its lines. */
  spoken(cell: number): string;
  hint(): void;
  closeHint(): void;
  doStep(): void;
  check(): void;
  why(digit: number): void;
  frame(by: number): void;
  next(): Promise<void>;
  help(): void;
}

export function commandRunner(session: Session, page: PageCommands): RunCommand {
  const move = (cell: number) => {
    session.select([cell], cell);
    page.focus(cell);
  };
  const walk = (cell: number) => {
    session.cursor = cell;
    page.focus(cell);
  };
  /** Enters a digit or mark; if nothing is selected, into the cell of the cursor. */
  const enter = (digit: number, mode: Mode) => {
    if (session.selection.size === 0) session.select([session.cursor]);
    session.enter(digit, mode);
  };
  /** Reads a text aloud. The script and the messages for it are loaded on demand. */
  const read = (text: (spoken: typeof import('./spoken-houses')) => string) =>
    void Promise.all([import('./spoken-houses'), speakMore(PLAY)])
      .then(([spoken]) => announce(text(spoken)))
      .catch(() => undefined);
  const readHouse = (kind: HouseKind) =>
    read(({ spokenHouse }) => spokenHouse(session.game, session.cursor, kind));
  const commands: Record<CommandName, (value: number) => void> = {
    move: (direction) => move(next(session.cursor, direction)),
    'row-ends': (side) => move(rowEnd(session.cursor, side)),
    'board-ends': (side) => move(side < 0 ? 0 : 80),
    block: (side) => move(blockAway(session.cursor, side)),
    walk: (direction) => walk(next(session.cursor, direction)),
    extend: (direction) => {
      const cell = next(session.cursor, direction);
      session.select([...session.selection, session.cursor, cell], cell);
      page.focus(cell);
    },
    toggle: () => session.toggle(session.cursor),
    all: () => session.select(CELLS.filter((cell) => cellOf(session.game, cell).digit === 0)),
    invert: () => session.select(CELLS.filter((cell) => !session.selection.has(cell))),
    escape: () => page.escape(),
    digit: (digit) => enter(digit, session.mode),
    corner: (digit) => enter(digit, 'corner'),
    centre: (digit) => enter(digit, 'centre'),
    colour: (digit) => enter(digit, 'colour'),
    clear: () => session.clear(),
    'clear-corner': () => session.clear('corner'),
    'clear-centre': () => session.clear('centre'),
    'mode-digit': () => (session.mode = 'digit'),
    'mode-corner': () => (session.mode = 'corner'),
    'mode-centre': () => (session.mode = 'centre'),
    'mode-colour': () => (session.mode = 'colour'),
    'mode-pen': () => (session.mode = 'pen'),
    line: (digit) => page.line(digit),
    'next-mode': () => session.nextMode(),
    undo: () => session.undo(),
    redo: () => session.redo(),
    light: (digit) => (session.lit = session.lit === digit ? 0 : digit),
    auto: () => session.toggleAuto(),
    trial: () => page.trial(),
    pause: () => page.pause(),
    hint: () => page.hint(),
    'close-hint': () => page.closeHint(),
    do: () => page.doStep(),
    check: () => page.check(),
    why: (digit) => {
      if (digit > 0) page.why(digit);
    },
    'frame-back': () => page.frame(-1),
    'frame-on': () => page.frame(1),
    row: () => readHouse('row'),
    column: () => readHouse('column'),
    'block-told': () => readHouse('block'),
    cell: () => announce(page.spoken(session.cursor)),
    left: () => read(({ spokenLeft }) => spokenLeft(session.game)),
    next: () => void page.next(),
    help: () => page.help(),
  };
  return (command, value) => commands[command](value);
}

/**
 * The icons of the page, each with its name in lucide-static. `icons.ts` puts their drawings into
 * the document, where `Icon.svelte` finds them.
 */
export const ICONS = {
  play: 'grid-3x3',
  learn: 'graduation-cap',
  make: 'pencil-ruler',
  check: 'list-checks',
  books: 'library',
  statistics: 'chart-no-axes-column',
  settings: 'settings-2',
  help: 'circle-question-mark',
  undo: 'undo-2',
  redo: 'redo-2',
  erase: 'eraser',
  auto: 'grip',
  try: 'split',
  hint: 'lightbulb',
  right: 'check',
  more: 'ellipsis',
  pause: 'pause',
  resume: 'play',
  close: 'x',
  new: 'plus',
  back: 'chevron-left',
  on: 'chevron-right',
  first: 'chevrons-left',
  last: 'chevrons-right',
  up: 'arrow-up',
  down: 'arrow-down',
  print: 'printer',
  update: 'download',
  next: 'arrow-right',
  copy: 'copy',
  share: 'share-2',
  removed: 'trash-2',
  edit: 'pencil',
  drag: 'grip-vertical',
  photo: 'camera',
} as const;

export type IconName = keyof typeof ICONS;

/**
 * All techniques in the order in which a player learns them: by class, then as hints look for them.
 * Only the naked single comes before the hidden single, because its puzzles have a lower rank.
 */
import type { Choice, Class } from './types/messages';

type Name = Exclude<Choice, Class | 'no-uniqueness'>;

/** The class of every technique. If one is missing, this does not compile. */
const CLASS_OF: Readonly<Record<Name, Class>> = {
  'full-house': 'basic',
  'naked-single': 'basic',
  'hidden-single': 'basic',
  'locked-candidates': 'basic',
  'locked-pair': 'basic',
  'naked-pair': 'basic',
  'hidden-pair': 'basic',
  'locked-triple': 'basic',
  'naked-triple': 'basic',
  'hidden-triple': 'basic',
  'naked-quad': 'intermediate',
  'hidden-quad': 'intermediate',
  'x-wing': 'intermediate',
  skyscraper: 'intermediate',
  'two-string-kite': 'intermediate',
  'turbot-fish': 'intermediate',
  'xy-wing': 'intermediate',
  'bug-plus-one': 'intermediate',
  'unique-rectangle-1': 'intermediate',
  'unique-rectangle-2': 'intermediate',
  'unique-rectangle-4': 'intermediate',
  'empty-rectangle': 'intermediate',
  'w-wing': 'intermediate',
  'xyz-wing': 'intermediate',
  'remote-pair': 'intermediate',
  swordfish: 'intermediate',
  'simple-colouring': 'advanced',
  'unique-rectangle-3': 'advanced',
  'unique-rectangle-5': 'advanced',
  'unique-rectangle-6': 'advanced',
  'hidden-rectangle': 'advanced',
  'finned-x-wing': 'advanced',
  'sashimi-x-wing': 'advanced',
  'avoidable-rectangle-1': 'advanced',
  'avoidable-rectangle-2': 'advanced',
  'bug-2': 'advanced',
  'bug-3': 'advanced',
  'bug-4': 'advanced',
  jellyfish: 'advanced',
  'finned-swordfish': 'advanced',
  'sashimi-swordfish': 'advanced',
  'multi-colouring': 'advanced',
  'wxyz-wing': 'advanced',
  'x-chain': 'advanced',
  'xy-chain': 'advanced',
  medusa: 'advanced',
  'unique-loop': 'advanced',
  'sue-de-coq': 'advanced',
  'als-xz': 'advanced',
  aic: 'extreme',
  'grouped-x-chain': 'extreme',
  'grouped-aic': 'extreme',
  'als-xy-wing': 'extreme',
  'als-chain': 'extreme',
  'finned-jellyfish': 'extreme',
  'sashimi-jellyfish': 'extreme',
  'franken-fish': 'extreme',
  'death-blossom': 'extreme',
  'mutant-fish': 'extreme',
  'sk-loop': 'extreme',
  'forcing-chain': 'extreme',
  'kraken-fish': 'extreme',
  negation: 'extreme',
  trial: 'extreme',
};

export const isTechnique = (text: string): text is Name => Object.hasOwn(CLASS_OF, text);

/** All techniques, the first to learn first. */
export const PATH: readonly Name[] = Object.keys(CLASS_OF).filter(isTechnique);

/** Returns the techniques of a class, the first to learn first. */
export const pathIn = (of: Class): readonly Name[] => PATH.filter((one) => CLASS_OF[one] === of);

/** Folding of the sentences that are deep inside a step. */
import type { Sentence } from '../engine/types/messages';

/** Sentences that follow each other, shown one by one or folded into one line. */
export interface Fold {
  readonly sentences: readonly Sentence[];
  readonly isFolded: boolean;
}

/** The depth of an assumption within an assumption. */
const INNER = 1;

/**
 * Returns the sentences in groups. Two or more in a row that belong to assumptions within an
 * assumption are one folded group: the depths 0 0 1 1 2 0 give groups of 2, 3 (folded) and 1.
 */
export function foldsOf(sentences: readonly Sentence[]): readonly Fold[] {
  const groups: { sentences: Sentence[]; isInner: boolean }[] = [];
  for (const sentence of sentences) {
    const isInner = sentence.depth >= INNER;
    const last = groups.at(-1);
    if (last?.isInner === isInner) last.sentences.push(sentence);
    else groups.push({ sentences: [sentence], isInner });
  }
  return groups.map((group) => ({
    sentences: group.sentences,
    isFolded: group.isInner && group.sentences.length > 1,
  }));
}

import type { Answer, Citation } from '../conversation/answer.ts';

/** A sentence that was checked, with what it rests on. */
export interface SpokenSentence {
  text: string;
  cites: readonly Citation[];
}

const isSame = (one: Citation, other: Citation): boolean =>
  one.title === other.title && one.passage === other.passage && one.version === other.version;

/** Returns the answer that the sentences are, a block for each; where to go on is what the core says. */
export function spokenAnswer(
  sentences: readonly SpokenSentence[],
  core: Pick<Answer, 'onward'>,
): Answer {
  const citations: Citation[] = [];
  const placeOf = (cite: Citation): number => {
    const place = citations.findIndex((known) => isSame(known, cite));
    return place === -1 ? citations.push(cite) - 1 : place;
  };
  const blocks = sentences.map(({ text, cites }): Answer['blocks'][number] => ({
    kind: 'paragraph',
    texts: [text],
    cites: [...new Set(cites.map(placeOf))],
  }));
  return { kind: 'answer', blocks, citations, onward: core.onward };
}

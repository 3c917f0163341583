import type { Answer, Block, Citation } from '#domain/consultant/conversation/answers/answer.ts';

/** A sentence that was checked, with what it rests on. */
export interface SpokenSentence {
  text: string;
  cites: readonly Citation[];
}

const isSame = (one: Citation, other: Citation): boolean =>
  one.title === other.title && one.passage === other.passage && one.version === other.version;

/**
 * Returns the answer that the sentences are, a block for each. What the core warns of stays in front of them, in its own
 * words, and where to go on is what the core says.
 */
export function spokenAnswer(sentences: readonly SpokenSentence[], core: Answer): Answer {
  const citations: Citation[] = [];
  const placeOf = (cite: Citation): number => {
    const place = citations.findIndex((known) => isSame(known, cite));
    return place === -1 ? citations.push(cite) - 1 : place;
  };
  const block = (
    kind: Block['kind'],
    texts: readonly string[],
    cites: readonly Citation[],
  ): Block => ({ kind, texts, cites: [...new Set(cites.map(placeOf))] });
  const warnings = core.blocks.filter(({ kind }) => kind === 'warning');
  const blocks = [
    ...warnings.map(({ kind, texts, cites }) =>
      block(
        kind,
        texts,
        cites.flatMap((place) => core.citations[place] ?? []),
      ),
    ),
    ...sentences.map(({ text, cites }) => block('paragraph', [text], cites)),
  ];
  // Where the core knew nothing, a passage that the model found is an answer.
  const isFound = (cite: Citation) =>
    cite.passage !== null && !core.citations.some((known) => isSame(known, cite));
  const kind = core.kind === 'unknown' && citations.some(isFound) ? 'answer' : core.kind;
  return { kind, blocks, citations, onward: core.onward };
}

import type { Answer, Citation } from '#domain/conversation/answer.ts';
import { spokenAnswer } from '#domain/grounding/spoken-answer.ts';
import { expect, it } from 'vitest';

const CITE: Citation = {
  title: 'Optics',
  version: null,
  address: null,
  standing: 'formula',
  passage: null,
};
const PASSAGE: Citation = { ...CITE, title: 'A guide', passage: 'vault' };
const CORE: Answer = {
  kind: 'answer',
  blocks: [
    { kind: 'paragraph', texts: ['One.'], cites: [] },
    { kind: 'warning', texts: ['Call at once.'], cites: [1] },
  ],
  citations: [CITE, PASSAGE],
  onward: [{ kind: 'guide', to: 'guide/vault', title: 'Vault' }],
};

it('VC-02 the sentences are an answer with each citation once, behind what the core warns of', () => {
  const sentences = [
    { text: 'One.', cites: [CITE] },
    { text: 'Two.', cites: [{ ...PASSAGE }, CITE, { ...PASSAGE }] },
  ];
  expect(spokenAnswer(sentences, CORE)).toEqual({
    kind: 'answer',
    blocks: [
      { kind: 'warning', texts: ['Call at once.'], cites: [0] },
      { kind: 'paragraph', texts: ['One.'], cites: [1] },
      { kind: 'paragraph', texts: ['Two.'], cites: [0, 1] },
    ],
    citations: [PASSAGE, CITE],
    onward: CORE.onward,
  });
});

it('VC-02 what the core does not know stays unknown, unless a passage answers', () => {
  const core: Answer = { kind: 'unknown', blocks: [], citations: [], onward: [] };
  expect(spokenAnswer([{ text: 'One.', cites: [] }], core).kind).toBe('unknown');
  expect(spokenAnswer([{ text: 'One.', cites: [PASSAGE] }], core).kind).toBe('answer');
  const related = { ...core, citations: [PASSAGE] };
  expect(spokenAnswer([{ text: 'One.', cites: [PASSAGE] }], related).kind).toBe('unknown');
});

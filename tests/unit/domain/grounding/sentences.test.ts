import {
  EndlessSentence,
  SENTENCE_MOST,
  SentenceReader,
  sentencesOf,
} from '#domain/grounding/sentences.ts';
import { expect, it } from 'vitest';

const TEXT = 'Base curve 7.80 mm. Is it flat?  “Yes.” \nDo not\nwait… then go';
const SENTENCES = ['Base curve 7.80 mm.', 'Is it flat?', '“Yes.”', 'Do not', 'wait…', 'then go'];

it('VC-02 a text is cut into sentences', () => {
  expect(sentencesOf(TEXT)).toEqual(SENTENCES);
  expect(sentencesOf(' \n ')).toEqual([]);
});

it.each([1, 2, 3, 7, 100])('VC-02 the same in pieces of %i', (size) => {
  const reader = new SentenceReader();
  const read: string[] = [];
  for (let from = 0; from < TEXT.length; from += size) {
    read.push(...reader.add(TEXT.slice(from, from + size)));
  }
  expect([...read, reader.end()]).toEqual(SENTENCES);
});

it('VC-02 a sentence that does not end is none', () => {
  const reader = new SentenceReader();
  reader.add('x'.repeat(SENTENCE_MOST));
  expect(() => reader.add('x')).toThrow(EndlessSentence);
});

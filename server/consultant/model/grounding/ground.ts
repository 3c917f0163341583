import type { Answer, Citation } from '#domain/consultant/conversation/answers/answer.ts';
import type { Eye } from '#domain/orders/order.ts';
import { sentencesOf } from './sentences.ts';
import { tokensOf, type Token } from './tokens.ts';

/** A sentence of the core or of a passage: what a sentence of the model may say. */
export interface Statement {
  text: string;
  tokens: readonly Token[];
  /** The eye that it is about; null when none is named. */
  eye: Eye | null;
  /** `user`: what the visitor wrote, which may only be said back. */
  from: 'core' | 'passage' | 'user';
  cites: readonly Citation[];
}

export interface GroundText {
  text: string;
  cites?: readonly Citation[];
  /** The eye of the whole text, when it does not name one itself. */
  eye?: Eye | null;
  from?: Statement['from'];
}

/** NFC, with single spaces. */
export function written(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
}

/** Returns the statements of texts that follow each other: a text without an eye is about the one that was named last. */
export function statementsOf(texts: readonly GroundText[]): Statement[] {
  let last: Eye | null = null;
  return texts.flatMap(({ text, cites = [], eye = null, from = 'core' }) =>
    sentencesOf(text).map((sentence): Statement => {
      const { tokens, eyes } = tokensOf(sentence);
      const [named] = eyes;
      if (named) last = named;
      return { text: written(sentence), tokens, eye: named ?? eye ?? last, from, cites };
    }),
  );
}

/** Returns the statements of an answer of the core. `eye`: the one that the case is about. */
export function statementsOfAnswer(answer: Answer, eye: Eye | null): Statement[] {
  const texts = answer.blocks.flatMap((block): GroundText[] => {
    const cites = block.cites.flatMap((place) => answer.citations[place] ?? []);
    return block.texts.map((text) => ({ text, cites }));
  });
  const statements = statementsOf(texts);
  return statements.map((one) => Object.assign(one, { eye: one.eye ?? eye }));
}

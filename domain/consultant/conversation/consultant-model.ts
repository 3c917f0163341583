import { z } from 'zod';
import { localeSchema } from '../../basics/locale-schema.ts';
import { text } from '../../basics/text.ts';
import { conversationCaseSchema } from './conversation-case.ts';
import { QUESTION_MOST } from './limits.ts';

/** A masked question may be longer than what was typed: `[name]`. */
const MASKED_MOST = 2 * QUESTION_MOST;

/** VC-02: what the browser asks the language model; the text is masked before. */
export const modelQuestionSchema = z.strictObject({
  locale: localeSchema,
  text: text().trim().min(1).max(MASKED_MOST),
  /** What was known before this question. */
  before: conversationCaseSchema,
});

const citationSchema = z.object({
  title: text(),
  version: text().nullable(),
  address: text().nullable(),
  standing: z.enum(['formula', 'maker', 'secondHand', 'assumption', 'lens']),
  passage: text().nullable(),
});

/** Why the answer of the core stands in for that of the model. */
export const REPLACED_BECAUSE = [
  /** A sentence said something that neither core nor guide gave. */
  'unverified',
  /** The model did not answer, broke off, or took too long. */
  'failed',
  /** What the model may cost a day is used up. */
  'budget',
  /** The core asks for something, or refuses: nothing for a model to add. */
  'core',
] as const;

/** A line of the stream that answers. After `replaced` nothing that was sent before counts. */
export const answerPartSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('sentence'),
    text: text(),
    cites: z.array(citationSchema),
  }),
  z.object({ kind: z.literal('replaced'), because: z.enum(REPLACED_BECAUSE) }),
  z.object({ kind: z.literal('end') }),
]);

export const modelSettingsSchema = z.object({
  /** Whether a language model is configured. */
  hasModel: z.boolean(),
});

export type ModelQuestion = z.infer<typeof modelQuestionSchema>;
export type AnswerPart = z.infer<typeof answerPartSchema>;
export type ReplacedBecause = (typeof REPLACED_BECAUSE)[number];
export type ModelSettings = z.infer<typeof modelSettingsSchema>;

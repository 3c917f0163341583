import { z } from 'zod';
import { text } from '../../basics/text.ts';
import { eyeClinicalSchema } from '../../clinical/fields/clinical.ts';
import { prescriptionSchema } from '../../lens/model/lens.ts';
import { eyeSchema } from '../../orders/order.ts';
import { findingsSchema } from '../fitting/findings.ts';

const eyeCaseSchema = z.strictObject({
  clinical: eyeClinicalSchema,
  /** The lens that is worn, as far as it was stated. */
  prescription: prescriptionSchema,
  findings: findingsSchema,
});

/** What a conversation knows after a turn, kept by whoever asks and sent with the next one. No identity of a patient. */
export const conversationCaseSchema = z.strictObject({
  /** The eye that is spoken of. */
  eye: eyeSchema.nullable(),
  /** The id of the lens that is spoken of. */
  lens: text().max(60).nullable(),
  eyes: z.strictObject({ right: eyeCaseSchema, left: eyeCaseSchema }),
  /** What the last calculator was given: each value as in its link, such as `-6.00D`. */
  values: z.record(text().max(30), text().max(24)),
  /** What was asked for last, such as `proposeChanges` or `vertex-distance`. */
  intent: text().max(60).nullable(),
  /** The value that the consultant asked for last. */
  asked: text().max(60).nullable(),
});

export type ConversationCase = z.infer<typeof conversationCaseSchema>;

const nothing = () => ({ clinical: {}, prescription: {}, findings: {} });

/** A case of which nothing is known yet. */
export function newCase(): ConversationCase {
  return {
    eye: null,
    lens: null,
    eyes: { right: nothing(), left: nothing() },
    values: {},
    intent: null,
    asked: null,
  };
}

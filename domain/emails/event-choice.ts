import { z } from 'zod';
import { text } from '../basics/text.ts';
import { EMAIL_CHANNELS } from './events/email-event.ts';

/** EM-04: how somebody is notified of one event. */
export const eventChoiceSchema = z.object({
  email: z.enum(EMAIL_CHANNELS),
  bell: z.boolean(),
});

/** Choices by the key of the event. An event without one follows the next default. */
export const eventChoicesSchema = z.record(text().max(40), eventChoiceSchema);
export type EventChoices = z.infer<typeof eventChoicesSchema>;

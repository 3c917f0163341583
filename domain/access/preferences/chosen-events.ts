import { z } from 'zod';
import { eventChoiceSchema } from '../../emails/event-choice.ts';
import type { EmailEvent } from '../../emails/events/email-event.ts';
import { EMAIL_EVENTS } from '../../emails/events/email-events.ts';
import { orderToastsSchema } from './preference.ts';
import { isFormer, readNotifications } from './read-notifications.ts';

const EVENTS: readonly EmailEvent[] = EMAIL_EVENTS;

/** The events that somebody can choose for. */
export const CHOSEN_EVENTS: readonly EmailEvent[] = EVENTS.filter(({ choice }) => choice !== null);

/** The events about an account, for which its owners set a default. */
export const ACCOUNT_CHOSEN_EVENTS: readonly EmailEvent[] = CHOSEN_EVENTS.filter(
  ({ permission }) => permission !== null,
);

/**
 * What a person saves: choices for events that can be chosen. A page that was opened before the last deployment still
 * saves the former shape. Stored values are read with `readNotifications`.
 */
export const savedNotificationsSchema = z.preprocess(
  (value) => (isFormer(value) ? readNotifications(value) : value),
  z.strictObject({ events: choicesFor(CHOSEN_EVENTS), orderToasts: orderToastsSchema }),
);

/** What an owner saves for an account. */
export const savedAccountChoicesSchema = z.strictObject({
  choices: choicesFor(ACCOUNT_CHOSEN_EVENTS),
});

function choicesFor(events: readonly EmailEvent[]) {
  return z.partialRecord(z.enum(events.map(({ key }) => key)), eventChoiceSchema);
}

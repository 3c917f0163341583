import type { EmailEvent, EventChoice } from './events/email-event.ts';

/** What applies to an event that nobody chooses: an email at once. */
const ALWAYS: EventChoice = { email: 'now', bell: false };

/** What was chosen for an event; undefined where nothing was. */
export interface ChosenFor {
  /** What the person chose. */
  person?: EventChoice | undefined;
  /** What an owner chose for those members of the account who chose nothing. */
  account?: EventChoice | undefined;
}

/**
 * EM-04: how a person is notified of an event. Their own choice counts, then the default of the account that the event is
 * about, then the event's.
 */
export function resolveChoice(
  event: Pick<EmailEvent, 'choice'>,
  { person, account }: ChosenFor,
): EventChoice {
  if (!event.choice) return ALWAYS;
  return person ?? account ?? event.choice;
}

import { emailEvent, type EmailEventKey } from '#domain/emails/events/email-events.ts';

/**
 * SE-04: whether the email notifies of an account's affairs, which may name patients: the events that members are notified of by
 * their role, and the daily summary of them. It goes to no address that is not proved to be the recipient's.
 */
export function needsVerified(key: EmailEventKey): boolean {
  return key === 'digest' || emailEvent(key).permission !== null;
}

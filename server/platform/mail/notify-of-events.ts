import type { EmailEventKey } from '#domain/emails/events/email-events.ts';
import type { Handle } from '../database/database.ts';
import { enqueueMany } from '../outbox/enqueue.ts';

/** The kind of the outbox rows of events, before they become emails. */
export const EVENT_KIND = 'email.event';

/** Something that happened, of which people are notified. */
export interface NotifiedEvent {
  event: EmailEventKey;
  /** What happened is notified in the order of its commits for each key: the id of the order. */
  key: string;
  /** What the event's source needs to find recipients and contents: ids, no personal data. */
  ref: unknown;
}

/** EM-04: notifies of events after the transaction commits. Who is notified, and how, is decided then. */
export async function notifyOfEvents(tx: Handle, events: readonly NotifiedEvent[]): Promise<void> {
  await enqueueMany(
    tx,
    events.map(({ event, key, ref }) => ({ kind: EVENT_KIND, key, payload: { event, ref } })),
  );
}

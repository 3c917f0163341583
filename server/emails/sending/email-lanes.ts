import type { Handle } from '../../platform/database/database.ts';
import { EVENT_KIND } from '../../platform/mail/notify-of-events.ts';
import type { OutboxLane } from '../../platform/outbox/lane.ts';
import { deliverEmail } from './deliver-email.ts';
import { SEND_KINDS } from './send-kinds.ts';
import { createSending, type SendingOptions } from './sending.ts';
import { spreadEvent } from './spread-event.ts';

/** Events that are worked through at the same time. */
const EVENT_SLOTS = 2;
/** Emails on their way at the same time, beside those whose mail server is silent. */
export const SEND_SLOTS = 1;

/** Milliseconds after which an email no longer holds the others: most leave within a second, and a silent server is left after 12. */
const SLOW_AFTER = 5_000;

/**
 * EM-03: the lanes of events and of emails, so that a mail server that takes its time delays no event. Without a mailer
 * events are still worked through, for the bell, and emails wait.
 */
export function emailLanes(db: Handle, options: SendingOptions): OutboxLane[] {
  const sending = createSending(options);
  const events = {
    slots: EVENT_SLOTS,
    kinds: { [EVENT_KIND]: { deliver: spreadEvent(db, sending) } },
  };
  const { mailer } = options.mail;
  if (!mailer) return [events];
  const deliver = deliverEmail(db, { sending, mailer });
  const kinds = Object.values(SEND_KINDS).map((kind) => [kind, { deliver }] as const);
  const lane = { slots: SEND_SLOTS, slowAfter: SLOW_AFTER, kinds: Object.fromEntries(kinds) };
  return [events, lane];
}

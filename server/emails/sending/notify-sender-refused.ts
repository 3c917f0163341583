import type { Handle } from '../../platform/database/database.ts';
import { EVENT_KIND } from '../../platform/mail/notify-of-events.ts';
import { enqueueOnce } from '../../platform/outbox/enqueue.ts';

interface SenderRefused {
  emailId: string;
  /** The code of the refusal. */
  detail: string;
  now: Date;
}

/**
 * SE-15: notifies the lab that mail servers refuse its emails, for what only the lab can change. Once a day: a campaign to all
 * customers may be refused as often as it has readers.
 */
export async function notifySenderRefused(
  tx: Handle,
  { emailId, detail, now }: SenderRefused,
): Promise<void> {
  const key = `sender-refused/${now.toISOString().slice(0, 10)}`;
  const ref = { emailId, detail };
  await enqueueOnce(tx, { kind: EVENT_KIND, key, payload: { event: 'senderRefused', ref } });
}

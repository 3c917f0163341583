import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { DirectEmail } from '#domain/emails/direct-email.ts';
import { parseRecipients } from '#domain/emails/recipients.ts';
import { scopeFor, type Caller } from '../../access/caller/caller.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { lockTries } from '../../platform/tries/pause.ts';
import { countWrittenBy } from '../sending/campaign-emails.ts';
import { queueEmails } from '../sending/queue-emails.ts';
import { readEmailSettings } from '../settings/email-settings.ts';
import type { directEmailRef } from './direct-email-source.ts';

const HOUR = 60 * 60 * 1000;
/** The most emails of one user in an hour, a recipient each. */
export const MOST_IN_AN_HOUR = 200;

export interface Writing {
  caller: Caller;
  email: DirectEmail;
  now: Date;
}

/**
 * RS-03: queues an email of the caller to each recipient, and writes who wrote to how many. A customer writes to the
 * lab's addresses only. Returns the id of what was written.
 *
 * @throws Problem 403, 422, 429
 */
export async function writeDirectEmail(
  tx: Handle,
  { caller, email, now }: Writing,
): Promise<string> {
  const { addresses, problem } = parseRecipients(email.recipients);
  if (problem) {
    throw new Problem('invalid', problem.message, { errors: { recipients: problem } });
  }
  await requireAllowed(tx, caller, addresses);
  await requirePace(tx, caller.uid, { more: addresses.length, now });
  const { uid, name, email: replyTo } = caller;
  const { subject, body } = email;
  const ref: z.infer<typeof directEmailRef> = { writtenBy: uid, name, replyTo, subject, body };
  const id = randomUUID();
  const accountNumber = caller.memberships[0]?.accountNumber ?? null;
  await queueEmails(
    tx,
    addresses.map((address) => ({
      event: 'directEmail' as const,
      uid: null,
      address,
      accountNumber,
      language: 'en' as const,
      ref,
      cause: { resource: 'users' as const, id: uid },
      onceKey: `directEmail/${id}/${address}`,
      urgency: 'normal' as const,
    })),
    now,
  );
  await recordAudit(tx, {
    actor: caller,
    action: 'emails.write',
    resource: 'emails',
    resourceId: id,
    accountNumber,
    details: { recipients: addresses.length },
  });
  return id;
}

/** @throws Problem 403 */
async function requireAllowed(
  tx: Handle,
  caller: Caller,
  addresses: readonly string[],
): Promise<void> {
  if (!caller.emailVerified) throw new Problem('forbidden', 'Verify your email first');
  if (scopeFor(caller, 'emails:write') === 'any') return;
  const { labAddresses } = await readEmailSettings(tx);
  const allowed = new Set(labAddresses.map((address) => address.toLowerCase()));
  const other = addresses.find((address) => !allowed.has(address));
  if (other === undefined) return;
  const message =
    allowed.size === 0
      ? 'The lab has not set an address to write to. Call it instead'
      : `You can write to the lab only, not to ${other}. Its addresses: ${[...allowed].join('; ')}`;
  throw new Problem('forbidden', message, { errors: { recipients: { rule: 'labOnly', message } } });
}

/** @throws Problem 429 */
async function requirePace(
  tx: Handle,
  uid: string,
  { more, now }: { more: number; now: Date },
): Promise<void> {
  // Simultaneous requests cannot exceed the limit.
  await lockTries(tx, `direct-emails/${uid}`);
  const written = await countWrittenBy(tx, uid, new Date(now.getTime() - HOUR));
  if (written + more <= MOST_IN_AN_HOUR) return;
  const message = `You have written ${written} of ${MOST_IN_AN_HOUR} emails within an hour. Wait, or write to fewer recipients`;
  throw new Problem('too-many-requests', message);
}

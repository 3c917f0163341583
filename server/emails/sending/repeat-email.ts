import { eq } from 'drizzle-orm';
import { RETRIED_STATES } from '#domain/emails/email.ts';
import { recordAudit, type Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { publishChange } from '../../platform/events/publish-change.ts';
import type { EmailCause } from '../../platform/mail/email-event.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import { isForgotten, type EmailRow } from './email-row.ts';
import { AGAIN, getEmail, getEmailRow } from './get-email.ts';
import { queueEmails } from './queue-emails.ts';
import { SEND_KINDS } from './send-kinds.ts';
import { emails } from './table.ts';

interface Repeating {
  actor: Actor;
  id: string;
  now: Date;
}

/** EM-03: tries an email again that did not leave, as the same message. @throws Problem 404, 409, 412 */
export async function retryEmail(
  tx: Handle,
  { actor, id, now, versionSeen }: Repeating & { versionSeen: number },
): Promise<void> {
  await getEmailRow(tx, id);
  const [row] = await tx.select().from(emails).where(eq(emails.id, id)).for('update');
  if (!row) throw new Problem('not-found', 'There is no such email');
  if (row.version !== versionSeen) {
    const current = await getEmail(tx, id);
    throw new Problem('version-moved-on', 'The email has changed meanwhile', { current });
  }
  if (!RETRIED_STATES.some((state) => state === row.state)) {
    throw new Problem('conflict', `An email that is ${row.state} cannot be retried. Send it again`);
  }
  requireKept(row);
  const version = row.version + 1;
  await tx
    .update(emails)
    .set({ state: 'queued', version, createdAt: now, updatedAt: now })
    .where(eq(emails.id, id));
  await enqueue(tx, { kind: SEND_KINDS.normal, key: id, payload: { id } });
  await publishChange(tx, { resource: 'emails', id, version, state: 'queued' });
  await recordAudit(tx, audit(actor, row, 'retry'));
}

/** EM-03: queues a new email like this one, written anew for the same recipient. Returns its id. @throws Problem 404, 409 */
export async function sendAgain(tx: Handle, { actor, id, now }: Repeating): Promise<string> {
  const row = await getEmailRow(tx, id);
  requireKept(row);
  const { event, uid, address, accountNumber, language, ref } = row;
  const cause = { resource: row.causeResource, id: row.causeId } as EmailCause;
  const onceKey = `${AGAIN}${id}:${now.getTime()}`;
  const again = { event, uid, address, accountNumber, language, ref, cause, onceKey };
  const [added] = await queueEmails(tx, [{ ...again, urgency: 'normal' }], now);
  if (added === undefined) throw new Problem('conflict', 'The email is being sent again already');
  await recordAudit(tx, { ...audit(actor, row, 'sendAgain'), details: { event, added } });
  return added;
}

/** @throws Problem 409 */
function requireKept(row: EmailRow): void {
  if (!isForgotten(row)) return;
  throw new Problem(
    'conflict',
    'The text of this email was deleted, because it is kept for a limited time. It cannot be sent again: write a new email',
  );
}

function audit(actor: Actor, { id, event, accountNumber }: EmailRow, action: string) {
  return { actor, action, resource: 'emails', resourceId: id, accountNumber, details: { event } };
}

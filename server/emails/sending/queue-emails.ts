import { createHash, randomUUID } from 'node:crypto';
import { inParts } from '#domain/basics/in-parts.ts';
import type { Locale } from '#domain/basics/locale.ts';
import type { EmailEventKey } from '#domain/emails/events/email-events.ts';
import type { Handle } from '../../platform/database/database.ts';
import { publishChanges } from '../../platform/events/publish-change.ts';
import type { EmailCause, EmailSource } from '../../platform/mail/email-event.ts';
import { enqueueUncontested } from '../../platform/outbox/enqueue.ts';
import { SEND_KINDS } from './send-kinds.ts';
import { emails } from './table.ts';

/** Rows that one statement inserts; a statement has at most 65,535 parameters. */
const BATCH = 1_000;
/** So many changes are published of one batch: a list that hears of one reloads as a whole. */
const REPORTED = 20;

/** An email to one recipient, before it is written. */
export interface QueuedEmail {
  event: EmailEventKey;
  uid: string | null;
  /** The address as it is now; a user's is read again when the email is sent. */
  address: string;
  accountNumber: string | null;
  language: Locale;
  /** What the event's source needs to write it. No patient data. */
  ref: unknown;
  cause: EmailCause;
  /** Of several emails with one key only the first is queued, whenever that was. */
  onceKey: string;
  campaignId?: string | undefined;
  urgency: EmailSource['urgency'];
  /** When what it notifies of happened; now by default. From then on it becomes outdated. */
  happenedAt?: Date | undefined;
}

/**
 * EM-03: stores the emails and their outbox rows, and returns the ids of those that are new. About one cause, a recipient
 * gets the emails in the order in which they are queued. Call it in the order of what happened.
 */
export async function queueEmails(
  tx: Handle,
  queued: readonly QueuedEmail[],
  now: Date = new Date(),
): Promise<string[]> {
  const ids: string[] = [];
  for (const some of inParts(queued, BATCH)) ids.push(...(await queueSome(tx, some, now)));
  return ids;
}

async function queueSome(tx: Handle, queued: QueuedEmail[], now: Date): Promise<string[]> {
  const rows = queued.map((email) => ({ email, row: toRow(email, now) }));
  const inserted = await tx
    .insert(emails)
    .values(rows.map(({ row }) => row))
    .onConflictDoNothing({ target: emails.onceKey })
    .returning({ id: emails.id });
  const isNew = new Set(inserted.map(({ id }) => id));
  const added = rows.filter(({ row }) => isNew.has(row.id));
  if (added.length === 0) return [];
  await enqueueUncontested(
    tx,
    added.map(({ email, row: { id } }) => ({
      kind: SEND_KINDS[email.urgency],
      key: keyOf(email, id),
      payload: { id },
    })),
  );
  await publishChanges(
    tx,
    added
      .slice(0, REPORTED)
      .map(({ row: { id } }) => ({ resource: 'emails', id, version: 1, state: 'queued' })),
  );
  return added.map(({ row: { id } }) => id);
}

function toRow(email: QueuedEmail, now: Date): typeof emails.$inferInsert {
  const { cause, address, campaignId, happenedAt, urgency: _urgency, ...same } = email;
  const id = randomUUID();
  return {
    ...same,
    id,
    address: address.toLowerCase(),
    causeResource: cause.resource,
    causeId: cause.id,
    messageId: `email-${id}`,
    campaignId: campaignId ?? null,
    createdAt: happenedAt ?? now,
    updatedAt: now,
  };
}

/**
 * The outbox delivers rows of one key one after the other: what happened first arrives first. Its rows hold no address, so a
 * digest stands for one.
 */
function keyOf({ cause, uid, address }: QueuedEmail, id: string): string {
  return cause.id ? `${cause.resource}/${cause.id}/${uid ?? digestOf(address)}` : id;
}

function digestOf(address: string): string {
  return createHash('sha256').update(address.toLowerCase()).digest('hex');
}

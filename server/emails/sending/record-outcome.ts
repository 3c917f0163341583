import { and, eq, inArray, sql } from 'drizzle-orm';
import type { EmailState } from '#domain/emails/email-states.ts';
import type { Handle } from '../../platform/database/database.ts';
import { publishChange } from '../../platform/events/publish-change.ts';
import type { RefusalCause } from '../../platform/mail/judge-refusal.ts';
import { suppress } from '../suppressions/suppress.ts';
import type { EmailRow } from './email-row.ts';
import { notifySenderRefused } from './notify-sender-refused.ts';
import { emails } from './table.ts';

/** The states of an email that has not left yet. */
export const WAITING_STATES = ['queued', 'deferred'] as const satisfies readonly EmailState[];

const isWaiting = (id: string) => and(eq(emails.id, id), inArray(emails.state, WAITING_STATES));

/** What was handed over, as it is kept: without the secrets of its links. */
export type KeptContents = Pick<
  EmailRow,
  'address' | 'subject' | 'html' | 'text' | 'templateId' | 'templateVersion'
>;

export interface HandedOver {
  id: string;
  contents: KeptContents;
  reply: string;
  at: Date;
}

/**
 * Notes that the mail server accepted the email: one statement, because a process that dies before it sends the email again.
 * A bounce that was reported meanwhile stays.
 */
export async function markSent(
  db: Handle,
  { id, contents, reply, at }: HandedOver,
): Promise<Pick<EmailRow, 'version' | 'state'> | undefined> {
  const [row] = await db
    .update(emails)
    .set({
      ...contents,
      state: sql`CASE WHEN ${inArray(emails.state, WAITING_STATES)} THEN 'sent' ELSE ${emails.state} END`,
      reply: sql`CASE WHEN ${inArray(emails.state, WAITING_STATES)} THEN ${reply} ELSE ${emails.reply} END`,
      attempts: sql`${emails.attempts} + 1`,
      version: sql`${emails.version} + 1`,
      sentAt: at,
      updatedAt: at,
    })
    .where(eq(emails.id, id))
    .returning({ version: emails.version, state: emails.state });
  return row;
}

interface Outcome {
  id: string;
  state: EmailState;
  /** Codes and our words. */
  reply: string;
  now: Date;
  /** Whether a mail server, or nobody, answered an attempt. */
  wasTried: boolean;
  changes?: Partial<KeptContents>;
}

/** Notes any other outcome of an email that has not left. Does nothing when it has. */
export async function markOutcome(
  tx: Handle,
  { id, state, reply, now, wasTried, changes = {} }: Outcome,
): Promise<void> {
  const [row] = await tx
    .update(emails)
    .set({
      ...changes,
      state,
      reply,
      attempts: sql`${emails.attempts} + ${wasTried ? 1 : 0}`,
      version: sql`${emails.version} + 1`,
      updatedAt: now,
    })
    .where(isWaiting(id))
    .returning({ version: emails.version });
  if (row) await publishChange(tx, { resource: 'emails', id, version: row.version, state });
}

/**
 * Notes that a mail server refused the email. Nothing more is sent to an address that does not work; of a sender that is
 * refused the lab is notified.
 */
export async function markRefused(
  db: Handle,
  refusal: Omit<Outcome, 'state' | 'wasTried'> & {
    address: string;
    refused: RefusalCause;
    /** The code of the refusal. */
    detail: string;
  },
): Promise<void> {
  const { id, address, refused, detail, now } = refusal;
  await db.transaction(async (tx) => {
    await markOutcome(tx, { ...refusal, state: 'bounced', wasTried: true });
    if (refused === 'sender') await notifySenderRefused(tx, { emailId: id, detail, now });
    if (refused === 'address')
      await suppress(tx, { address, reason: 'bounce', detail, emailId: id, now });
  });
}

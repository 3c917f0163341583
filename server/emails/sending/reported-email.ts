import { and, desc, eq, gt, gte, inArray, or, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/database/database.ts';
import { publishChange } from '../../platform/events/publish-change.ts';
import { emails } from './table.ts';

/** A report that names no email belongs to the last one of these days to its address. */
const WITHIN = 7 * 24 * 60 * 60 * 1000;

interface Reported {
  /** The email's id, where the report names it. */
  emailId: string | null;
  address: string;
  now: Date;
}

interface ReportedEmail {
  id: string;
  address: string;
  /** Whether the report is about this email; otherwise it is only about its address. */
  isMeant: boolean;
}

/**
 * SE-15: returns the email that a mail service reports about, or for a report that names none the last one to its address;
 * undefined when we did not write to it.
 */
export async function findReportedEmail(
  tx: Handle,
  { emailId, address, now }: Reported,
): Promise<ReportedEmail | undefined> {
  const columns = { id: emails.id, address: emails.address };
  if (emailId !== null) {
    // A report may be faster than the note of the sending.
    const hasLeft = or(wasTried, inArray(emails.state, ['queued', 'deferred']));
    const isIt = and(eq(emails.id, emailId), hasLeft);
    const [named] = await tx.select(columns).from(emails).where(isIt);
    return named && { ...named, isMeant: true };
  }
  const isMeant = sql<boolean>`(${and(
    inArray(emails.state, ['sent', 'doubtful']),
    gte(emails.createdAt, new Date(now.getTime() - WITHIN)),
  )})`;
  const [last] = await tx
    .select({ ...columns, isMeant })
    .from(emails)
    .where(and(eq(emails.address, address.toLowerCase()), wasTried))
    .orderBy(desc(isMeant), desc(emails.createdAt), desc(emails.id))
    .limit(1);
  return last;
}

/** Whether a mail server was given the email: one that never left cannot come back. */
const wasTried = or(inArray(emails.state, ['sent', 'bounced', 'doubtful']), gt(emails.attempts, 0));

/** Notes that the email came back; also one whose sending is not noted yet. */
export async function markCameBack(
  tx: Handle,
  { id, isMeant, detail, now }: Omit<ReportedEmail, 'address'> & { detail: string; now: Date },
): Promise<void> {
  if (!isMeant) return;
  const [row] = await tx
    .update(emails)
    .set({
      state: 'bounced',
      reply: detail,
      version: sql`${emails.version} + 1`,
      updatedAt: now,
    })
    .where(
      and(eq(emails.id, id), inArray(emails.state, ['queued', 'deferred', 'sent', 'doubtful'])),
    )
    .returning({ version: emails.version });
  if (row) await publishChange(tx, { resource: 'emails', id, ...row, state: 'bounced' });
}

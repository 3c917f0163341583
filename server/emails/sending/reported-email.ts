import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Handle } from '#server/platform/database/database.ts';
import { publishChange } from '#server/platform/events/publish-change.ts';
import { emails } from './table.ts';

/** A report that names no email belongs to the last one of these days to its address. */
const WITHIN = 7 * 24 * 60 * 60 * 1000;

interface Reported {
  /** The email's id, where the report names it. */
  emailId: string | null;
  address: string;
  now: Date;
}

/** Returns the email that a mail service reports about. */
export async function findReportedEmail(
  tx: Handle,
  { emailId, address, now }: Reported,
): Promise<{ id: string; address: string } | undefined> {
  const columns = { id: emails.id, address: emails.address };
  if (emailId !== null) {
    const [named] = await tx.select(columns).from(emails).where(eq(emails.id, emailId));
    return named;
  }
  const [last] = await tx
    .select(columns)
    .from(emails)
    .where(
      and(
        eq(emails.address, address.toLowerCase()),
        eq(emails.state, 'sent'),
        gte(emails.createdAt, new Date(now.getTime() - WITHIN)),
      ),
    )
    .orderBy(desc(emails.createdAt), desc(emails.id))
    .limit(1);
  return last;
}

/** Notes that the email came back; also one whose sending is not noted yet. */
export async function markCameBack(
  tx: Handle,
  { id, detail, now }: { id: string; detail: string; now: Date },
): Promise<void> {
  const [row] = await tx
    .update(emails)
    .set({
      state: 'bounced',
      reply: detail,
      version: sql`${emails.version} + 1`,
      updatedAt: now,
    })
    .where(and(eq(emails.id, id), inArray(emails.state, ['queued', 'deferred', 'sent'])))
    .returning({ version: emails.version });
  if (row) await publishChange(tx, { resource: 'emails', id, ...row, state: 'bounced' });
}

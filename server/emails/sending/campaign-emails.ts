import { and, eq, gt, inArray, sql, type SQL } from 'drizzle-orm';
import type { EmailState } from '#domain/emails/email-states.ts';
import type { Handle } from '../../platform/database/database.ts';
import { emails } from './table.ts';

/** The number of emails of a campaign, by their state. */
export type EmailCounts = Partial<Record<EmailState, number>>;

/** Returns how many emails of each campaign are in which state. */
export async function countCampaignEmails(
  db: Handle,
  campaignIds: readonly string[],
): Promise<Map<string, EmailCounts>> {
  if (campaignIds.length === 0) return new Map();
  const rows = await db
    .select({ id: emails.campaignId, state: emails.state, count: sql<number>`count(*)::int` })
    .from(emails)
    .where(inArray(emails.campaignId, [...campaignIds]))
    .groupBy(emails.campaignId, emails.state);
  const counts = new Map<string, EmailCounts>();
  for (const { id, state, count } of rows) {
    if (id) counts.set(id, { ...counts.get(id), [state]: count });
  }
  return counts;
}

/** Returns how many emails of a campaign were queued since each of the moments, and how many are on their way. */
export async function campaignPace(
  db: Handle,
  campaignId: string,
  { minute, moment }: { minute: Date; moment: Date },
): Promise<{ inMinute: number; inMoment: number; underway: number }> {
  const [row] = await db
    .select({
      inMinute: countIf(gt(emails.createdAt, minute)),
      inMoment: countIf(gt(emails.createdAt, moment)),
      underway: countIf(inArray(emails.state, ['queued', 'deferred'])),
    })
    .from(emails)
    .where(eq(emails.campaignId, campaignId));
  return row ?? { inMinute: 0, inMoment: 0, underway: 0 };
}

function countIf(condition: SQL) {
  return sql<number>`(count(*) FILTER (WHERE ${condition}))::int`;
}

/** Returns how many emails somebody has written in the portal since then, a recipient each. */
export async function countWrittenBy(db: Handle, uid: string, since: Date): Promise<number> {
  return db.$count(
    emails,
    and(
      eq(emails.causeResource, 'users'),
      eq(emails.causeId, uid),
      eq(emails.event, 'directEmail'),
      gt(emails.createdAt, since),
    ),
  );
}

import { eq, lt } from 'drizzle-orm';
import type { ReportCount } from '#domain/emails/email.ts';
import type { Handle } from '../../platform/database/database.ts';
import { deleteInBatches, type BatchOptions } from '../../platform/database/delete-in-batches.ts';
import { mailReports } from './table.ts';

/** How many days a report is recognized when it comes again, and counted. */
const KEPT_DAYS = 90;
const DAY = 24 * 60 * 60 * 1000;

/** Returns whether the report is new: mail services repeat theirs until they are answered. */
export async function rememberReport(
  tx: Handle,
  report: { provider: string; reportId: string; now: Date; isOurs: boolean },
): Promise<boolean> {
  const { provider, reportId, now: receivedAt, isOurs } = report;
  const { rowCount } = await tx
    .insert(mailReports)
    .values({ provider, reportId, receivedAt, isOurs })
    .onConflictDoNothing();
  return (rowCount ?? 0) > 0;
}

/** SE-15: returns how many of the reports that are kept changed nothing. */
export async function countReports(db: Handle): Promise<ReportCount> {
  const foreign = await db.$count(mailReports, eq(mailReports.isOurs, false));
  return { foreign, days: KEPT_DAYS };
}

/** Deletes reports that do not come again any more. */
export async function forgetOldReports(
  db: Handle,
  now: Date,
  options?: BatchOptions,
): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * DAY);
  await deleteInBatches(db, mailReports, lt(mailReports.receivedAt, before), options);
}

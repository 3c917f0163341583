import { lt } from 'drizzle-orm';
import type { Handle } from '#server/platform/database/database.ts';
import { deleteInBatches, type BatchOptions } from '#server/platform/database/delete-in-batches.ts';
import { mailReports } from './table.ts';

/** How long a report is recognized when it comes again. */
const KEPT_FOR = 90 * 24 * 60 * 60 * 1000;

/** Returns whether the report is new: mail services repeat theirs until they are answered. */
export async function rememberReport(
  tx: Handle,
  report: { provider: string; reportId: string; now: Date },
): Promise<boolean> {
  const { provider, reportId, now: receivedAt } = report;
  const { rowCount } = await tx
    .insert(mailReports)
    .values({ provider, reportId, receivedAt })
    .onConflictDoNothing();
  return (rowCount ?? 0) > 0;
}

/** Deletes reports that do not come again any more. */
export async function forgetOldReports(
  db: Handle,
  now: Date,
  options?: BatchOptions,
): Promise<void> {
  const before = new Date(now.getTime() - KEPT_FOR);
  await deleteInBatches(db, mailReports, lt(mailReports.receivedAt, before), options);
}

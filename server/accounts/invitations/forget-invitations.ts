import { lt } from 'drizzle-orm';
import type { Handle } from '../../platform/database/database.ts';
import { deleteInBatches, type BatchOptions } from '../../platform/database/delete-in-batches.ts';
import { memberInvitations } from './table.ts';

/** Milliseconds that an invitation is kept after its end: its page can say meanwhile what became of it. */
const KEPT_FOR = 90 * 24 * 60 * 60 * 1000;

/** Deletes old invitations, because addresses of strangers are not kept longer than needed. The audit trail stays. */
export async function forgetOldInvitations(
  db: Handle,
  now: Date,
  options?: BatchOptions,
): Promise<void> {
  const oldest = new Date(now.getTime() - KEPT_FOR);
  await deleteInBatches(db, memberInvitations, lt(memberInvitations.expiresAt, oldest), options);
}

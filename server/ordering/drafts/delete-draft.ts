import { eq } from 'drizzle-orm';
import type { AccountScope } from '../../access/caller/caller.ts';
import { recordAudit, type Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { findDraft } from './draft-rows.ts';
import { refuseTooManyEnded } from './ending-quota.ts';
import { lockDraft } from './lock-draft.ts';
import { endedDrafts, orderDrafts } from './table.ts';

export interface DraftDeletion {
  actor: Actor;
  scope: AccountScope;
  id: string;
  now: Date;
}

/**
 * Deletes a draft for good: a save that arrives later is refused. Repeated calls change nothing.
 *
 * @throws Problem 404 for a draft of an account outside the scope, 429 for too many deletions of unknown drafts
 */
export async function deleteDraft(tx: Handle, deletion: DraftDeletion): Promise<void> {
  const { actor, scope, id, now } = deletion;
  await lockDraft(tx, id);
  const stored = await findDraft(tx, scope, id);
  const ended = await tx
    .insert(endedDrafts)
    .values({ id, orderId: null, endedAt: now, endedBy: actor.uid })
    .onConflictDoNothing()
    .returning({ id: endedDrafts.id });
  if (!stored) {
    if (ended.length > 0) await refuseTooManyEnded(tx, actor.uid, now);
    return;
  }
  await tx.delete(orderDrafts).where(eq(orderDrafts.id, id));
  const { accountNumber, version } = stored;
  const details = { version };
  await recordAudit(tx, {
    actor,
    action: 'draft.delete',
    resource: 'order-drafts',
    resourceId: id,
    accountNumber,
    details,
  });
}

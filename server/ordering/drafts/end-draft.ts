import { eq } from 'drizzle-orm';
import type { AccountScope } from '../../access/caller/caller.ts';
import type { Handle } from '../../platform/database/database.ts';
import { findDraft } from './draft-rows.ts';
import { refuseOrdered } from './ended-draft.ts';
import { lockDraft } from './lock-draft.ts';
import { endedDrafts, orderDrafts } from './table.ts';

export interface DraftEnd {
  id: string;
  /** The accounts that the submitter may order for. */
  scope: AccountScope;
  /** The order that the draft became. */
  orderId: string;
  now: Date;
}

/**
 * Ends a draft in the transaction of its order. A draft becomes one order: of two devices that submit it, only the
 * first succeeds. A draft that never reached the server ends too, so that a late save does not create it.
 *
 * @throws Problem 404 for a draft of an account outside the scope, 409 when it already became an order
 */
export async function endDraft(tx: Handle, { id, scope, orderId, now }: DraftEnd): Promise<void> {
  await lockDraft(tx, id);
  await refuseOrdered(tx, scope, id);
  const stored = await findDraft(tx, scope, id);
  if (stored) await tx.delete(orderDrafts).where(eq(orderDrafts.id, id));
  await tx
    .insert(endedDrafts)
    .values({ id, orderId, endedAt: now })
    .onConflictDoUpdate({ target: endedDrafts.id, set: { orderId, endedAt: now } });
}

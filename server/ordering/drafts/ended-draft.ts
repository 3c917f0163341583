import { eq } from 'drizzle-orm';
import type { EndedDraft } from '#domain/orders/draft.ts';
import type { AccountScope } from '../../access/caller/caller.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { findOrderRow } from '../orders/find-order-row.ts';
import { endedDrafts } from './table.ts';

type Ended = typeof endedDrafts.$inferSelect;

/**
 * Refuses a late save of a draft that became an order or was deleted.
 *
 * @throws Problem 409 with `endedDraftSchema` as `current`; an order outside the scope is not named
 */
export async function refuseEnded(db: Handle, scope: AccountScope, id: string): Promise<void> {
  const ended = await findEnded(db, id);
  if (ended) throw await hasEnded(db, scope, ended);
}

/** Refuses only a draft that became an order. @throws Problem 409 */
export async function refuseOrdered(db: Handle, scope: AccountScope, id: string): Promise<void> {
  const ended = await findEnded(db, id);
  if (ended?.orderId) throw await hasEnded(db, scope, ended);
}

async function findEnded(db: Handle, id: string): Promise<Ended | undefined> {
  const [ended] = await db.select().from(endedDrafts).where(eq(endedDrafts.id, id));
  return ended;
}

async function hasEnded(db: Handle, scope: AccountScope, ended: Ended): Promise<Problem> {
  const { orderId, endedAt } = ended;
  const isTheirs = orderId !== null && (await isOrderWithin(db, scope, orderId));
  const current: EndedDraft = {
    orderId: isTheirs ? orderId : null,
    endedAt: endedAt.toISOString(),
  };
  const message = orderId ? 'This draft became an order' : 'This draft was deleted';
  return new Problem('conflict', message, { current });
}

async function isOrderWithin(db: Handle, scope: AccountScope, orderId: string): Promise<boolean> {
  try {
    await findOrderRow(db, scope, orderId);
    return true;
  } catch (error) {
    if (error instanceof Problem && error.code === 'not-found') return false;
    throw error;
  }
}

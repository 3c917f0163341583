import { and, eq, lt } from 'drizzle-orm';
import type { Handle } from '../database/database.ts';
import { outbox } from './table.ts';

/** How long it can be looked up what was delivered. */
const KEPT_FOR = 30 * 24 * 60 * 60 * 1000;

/** Deletes what was delivered long ago; what waits or was given up stays. */
export async function forgetDelivered(db: Handle, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_FOR);
  await db.delete(outbox).where(and(eq(outbox.state, 'delivered'), lt(outbox.deliveredAt, before)));
}

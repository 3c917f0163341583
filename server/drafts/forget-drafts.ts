import { lt } from 'drizzle-orm';
import type { Handle } from '../database/database.ts';
import { orderDrafts } from './table.ts';

/** How long a draft that nobody touches is kept: 180 days, in milliseconds. */
const KEPT_FOR = 180 * 24 * 60 * 60 * 1000;

/** Forgets the drafts that nobody goes on with any more. */
export async function forgetOldDrafts(db: Handle, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_FOR);
  await db.delete(orderDrafts).where(lt(orderDrafts.updatedAt, before));
}

import { asc, eq } from 'drizzle-orm';
import type { Handle } from '#server/platform/database/database.ts';
import { promiseMoves } from './table.ts';

export type MoveRow = typeof promiseMoves.$inferSelect;

/** Returns how often and why the order's promised date was moved, the first move first. */
export async function findPromiseMoves(db: Handle, orderId: string): Promise<MoveRow[]> {
  return db
    .select()
    .from(promiseMoves)
    .where(eq(promiseMoves.orderId, orderId))
    .orderBy(asc(promiseMoves.createdAt), asc(promiseMoves.id));
}

import { asc, eq } from 'drizzle-orm';
import type { Handle } from '../../platform/database/database.ts';
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

/** Adds a move; the caller has changed the order. */
export async function addPromiseMove(tx: Handle, move: MoveRow): Promise<void> {
  await tx.insert(promiseMoves).values(move);
}

import { and, eq } from 'drizzle-orm';
import type { Handle } from '../database/database.ts';
import { outbox } from './table.ts';

/** Deletes the waiting rows of a kind. Call it in the transaction that created them; later they may be on their way. */
export async function withdraw(tx: Handle, kind: string): Promise<void> {
  await tx.delete(outbox).where(and(eq(outbox.kind, kind), eq(outbox.state, 'waiting')));
}

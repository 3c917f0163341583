import { and, eq } from 'drizzle-orm';
import type { Handle } from '../database/database.ts';
import { outbox } from './table.ts';

/** Takes back what waits of a kind. Takes the transaction that made it: afterwards it may be on its way. */
export async function withdraw(tx: Handle, kind: string): Promise<void> {
  await tx.delete(outbox).where(and(eq(outbox.kind, kind), eq(outbox.state, 'waiting')));
}

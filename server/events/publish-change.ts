import type { ChangeEvent } from '#domain/schemas/event.ts';
import { sql } from 'drizzle-orm';
import type { Handle } from '../database/database.ts';

export const EVENT_CHANNEL = 'lens_portal_events';

/** Tells every instance of the server, when the transaction commits and only then. */
export async function publishChange(tx: Handle, event: ChangeEvent): Promise<void> {
  await tx.execute(sql`SELECT pg_notify(${EVENT_CHANNEL}, ${JSON.stringify(event)})`);
}

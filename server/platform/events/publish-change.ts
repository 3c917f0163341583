import { sql } from 'drizzle-orm';
import type { ChangeEvent } from '#domain/emails/notices/event.ts';
import type { Handle } from '../database/database.ts';

export const EVENT_CHANNEL = 'lens_portal_events';

/** Notifies every instance of the server when the transaction commits, and only then. */
export async function publishChange(tx: Handle, event: ChangeEvent): Promise<void> {
  await publishChanges(tx, [event]);
}

/** Publishes several changes of one transaction. */
export async function publishChanges(tx: Handle, events: ChangeEvent[]): Promise<void> {
  const payloads = sql.param(events.map((event) => JSON.stringify(event)));
  await tx.execute(
    sql`SELECT pg_notify(${EVENT_CHANNEL}, payload) FROM unnest(${payloads}::text[]) AS payload`,
  );
}

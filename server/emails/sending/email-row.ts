import { eq } from 'drizzle-orm';
import type { Handle } from '#server/platform/database/database.ts';
import { emails } from './table.ts';

export type EmailRow = typeof emails.$inferSelect;

/** Returns the email; undefined when its retention is over. */
export async function findEmailRow(db: Handle, id: string): Promise<EmailRow | undefined> {
  const [row] = await db.select().from(emails).where(eq(emails.id, id));
  return row;
}

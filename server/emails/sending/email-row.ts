import { eq } from 'drizzle-orm';
import type { Handle } from '../../platform/database/database.ts';
import { emails } from './table.ts';

export type EmailRow = typeof emails.$inferSelect;

/** What a reference is replaced with that was the message itself, once its retention is over. */
export const FORGOTTEN_REF = {};

/** Whether the email cannot be written again, because what it was made of was deleted with its text. */
export function isForgotten({ ref }: Pick<EmailRow, 'ref'>): boolean {
  return typeof ref === 'object' && ref !== null && Object.keys(ref).length === 0;
}

/** Returns the email; undefined when its retention is over. */
export async function findEmailRow(db: Handle, id: string): Promise<EmailRow | undefined> {
  const [row] = await db.select().from(emails).where(eq(emails.id, id));
  return row;
}

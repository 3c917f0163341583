import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Locale } from '#domain/basics/locale.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { emailCampaigns } from './table.ts';

export type LetterRow = typeof emailCampaigns.$inferSelect;

/** Returns the letter; undefined when there is none. */
export async function findLetterRow(db: Handle, id: string): Promise<LetterRow | undefined> {
  if (!z.uuid().safeParse(id).success) return undefined;
  const [row] = await db.select().from(emailCampaigns).where(eq(emailCampaigns.id, id));
  return row;
}

/** Returns the letter and locks it for the transaction. @throws Problem 404 */
export async function lockLetter(tx: Handle, id: string): Promise<LetterRow> {
  const [row] = z.uuid().safeParse(id).success
    ? await tx.select().from(emailCampaigns).where(eq(emailCampaigns.id, id)).for('update')
    : [];
  if (!row) throw noSuchLetter();
  return row;
}

/** Returns subject and text in the language; in English where the letter has no Spanish. */
export function textsIn(
  { subject, body }: Pick<LetterRow, 'subject' | 'body'>,
  language: Locale,
): { subject: string; body: string } {
  const written = subject[language] ? language : 'en';
  return { subject: subject[written], body: body[written] };
}

export function noSuchLetter(): Problem {
  return new Problem('not-found', 'There is no such letter');
}

import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Locale } from '#domain/basics/locale.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { emailCampaigns } from './table.ts';

export type CampaignRow = typeof emailCampaigns.$inferSelect;

/** Returns the campaign; undefined when there is none. */
export async function findCampaignRow(db: Handle, id: string): Promise<CampaignRow | undefined> {
  if (!z.uuid().safeParse(id).success) return undefined;
  const [row] = await db.select().from(emailCampaigns).where(eq(emailCampaigns.id, id));
  return row;
}

/** Returns the campaign and locks it for the transaction. @throws Problem 404 */
export async function lockCampaign(tx: Handle, id: string): Promise<CampaignRow> {
  const [row] = z.uuid().safeParse(id).success
    ? await tx.select().from(emailCampaigns).where(eq(emailCampaigns.id, id)).for('update')
    : [];
  if (!row) throw noSuchCampaign();
  return row;
}

/** Returns subject and text in the language; in English where the campaign has no Spanish. */
export function textsIn(
  { subject, body }: Pick<CampaignRow, 'subject' | 'body'>,
  language: Locale,
): { subject: string; body: string } {
  const written = subject[language] ? language : 'en';
  return { subject: subject[written], body: body[written] };
}

export function noSuchCampaign(): Problem {
  return new Problem('not-found', 'There is no such campaign');
}

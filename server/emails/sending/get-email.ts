import { z } from 'zod';
import type { EmailRecord } from '#domain/emails/email.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { findEmailRow, isForgotten, type EmailRow } from './email-row.ts';
import { withMoments } from './list-emails.ts';

/** Begins the key of an email that repeats another. */
export const AGAIN = 'again:';

/** Returns the email's row. @throws Problem 404 */
export async function getEmailRow(db: Handle, id: string): Promise<EmailRow> {
  const row = z.uuid().safeParse(id).success ? await findEmailRow(db, id) : undefined;
  if (!row)
    throw new Problem('not-found', 'There is no such email. Emails are deleted after some time');
  return row;
}

/** Returns the email with its message. @throws Problem 404 */
export async function getEmail(db: Handle, id: string): Promise<EmailRecord> {
  const { ref, onceKey, campaignId: _campaign, ...row } = await getEmailRow(db, id);
  const [, repeats = null] = onceKey.startsWith(AGAIN) ? onceKey.split(':') : [];
  return {
    ...withMoments(row),
    repeats,
    isForgotten: isForgotten({ ref }),
  };
}

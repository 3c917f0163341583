import type { Locale } from '#domain/locale.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { enqueuePasswordReset } from './password-reset-message.ts';
import { findByEmail } from './find-by-email.ts';
import { emailDigest } from './reset-tries.ts';

export interface AskedReset {
  email: string;
  /** Of the message. */
  language: Locale;
  /** Whether an unknown address is told (VA-01); without it every address is answered alike, with the same work. */
  revealsUnknown: boolean;
}

/**
 * VA-01: has the user of the address sent a link for a new password. Somebody who is disabled gets none, and is not
 * told. @throws Problem 422 for an unknown address, where that may be told
 */
export async function requestReset(
  { db }: Pick<Database, 'db'>,
  { email, language, revealsUnknown }: AskedReset,
): Promise<void> {
  const user = await findByEmail(email);
  if (!user && revealsUnknown) throw unknownAddress();
  const uid = user && !user.disabled ? user.uid : null;
  await db.transaction((tx) =>
    enqueuePasswordReset(tx, { uid, language, key: emailDigest(email) }),
  );
}

function unknownAddress(): Problem {
  const message = 'No account found with this email address';
  return new Problem('invalid', message, { errors: { email: { rule: 'unknown', message } } });
}

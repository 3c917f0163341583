import type { Locale } from '#domain/basics/locale.ts';
import type { Database } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { notifyOfEvents } from '../../platform/mail/notify-of-events.ts';
import { findByEmail } from '../users/find-by-email.ts';
import { emailDigest } from './reset-tries.ts';

interface AskedReset {
  email: string;
  /** The language of the email. */
  language: Locale;
  /** Whether an unknown address is reported (VA-01); if not, every address gets the same response and the same work. */
  revealsUnknown: boolean;
}

/**
 * VA-01: sends a password reset link to the user with the address. A disabled user gets none, and is not notified.
 * @throws Problem 422 for an unknown address, if that may be reported
 */
export async function requestReset(
  { db }: Pick<Database, 'db'>,
  { email, language, revealsUnknown }: AskedReset,
): Promise<void> {
  const user = await findByEmail(email);
  if (!user && revealsUnknown) throw unknownAddress();
  const uid = user && !user.disabled ? user.uid : null;
  await db.transaction((tx) =>
    notifyOfEvents(tx, [
      { event: 'passwordLink', key: emailDigest(email), ref: { uid, language } },
    ]),
  );
}

function unknownAddress(): Problem {
  const message = 'No account found with this email address';
  return new Problem('invalid', message, { errors: { email: { rule: 'unknown', message } } });
}

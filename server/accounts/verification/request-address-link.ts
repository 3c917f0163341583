import type { Locale } from '#domain/basics/locale.ts';
import type { Caller } from '../../access/caller/caller.ts';
import type { Services } from '../../access/services.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { notifyOfEvents } from '../../platform/mail/notify-of-events.ts';
import { secondsUntil } from '../../platform/tries/pause.ts';
import { requireRecentSignIn } from '../passwords/require-recent-sign-in.ts';
import { findByEmail } from '../users/find-by-email.ts';
import { addAddressLink } from './address-links.ts';

type Requesting = Pick<Services, 'database' | 'clock'>;

/**
 * RT-03: sends the caller the link that verifies their address. Whoever is verified already gets nothing.
 *
 * @throws Problem 429
 */
export async function requestVerification(
  { database, clock }: Requesting,
  { caller: { uid }, language }: { caller: Caller; language: Locale },
): Promise<void> {
  const now = clock();
  await database.db.transaction(async (tx) => {
    requireAdded(await addAddressLink(tx, { uid, newEmail: null, now }), now);
    await notifyOfEvents(tx, [{ event: 'verification', key: uid, ref: { uid, language } }]);
  });
}

interface NewAddress {
  caller: Caller;
  email: string;
  language: Locale;
  /** Whether an address that another user has is reported; if not, it gets the same response and the same work. */
  revealsTaken: boolean;
}

/**
 * RT-03: sends a link to `email` that makes it the caller's address. Needs a recent sign-in, because whoever has the
 * address can set a new password.
 *
 * @throws Problem 403 when the sign-in is too old, 422 for an address that is taken, if that may be reported, 429
 */
export async function requestNewAddress(
  { database, clock }: Requesting,
  { caller: { uid, authTime }, email, language, revealsTaken }: NewAddress,
): Promise<void> {
  const now = clock();
  requireRecentSignIn(authTime, now);
  const isTaken = (await findByEmail(email)) !== null;
  if (isTaken && revealsTaken) throw taken();
  await database.db.transaction(async (tx) => {
    const id = requireAdded(await addAddressLink(tx, { uid, newEmail: email, now }), now);
    await notifyOfEvents(tx, [{ event: 'newAddress', key: uid, ref: { id, uid, language } }]);
  });
}

function taken(): Problem {
  const message = 'Another account has this email';
  return new Problem('invalid', message, { errors: { email: { rule: 'taken', message } } });
}

function requireAdded(added: Awaited<ReturnType<typeof addAddressLink>>, now: Date): string {
  if ('id' in added) return added.id;
  const seconds = secondsUntil(added.pausedUntil, now);
  const message = `The email was sent already. Try again in ${seconds} seconds`;
  throw new Problem('too-many-requests', message, {
    errors: { email: { rule: 'wait', message, nearest: seconds } },
    retryAfter: seconds,
  });
}

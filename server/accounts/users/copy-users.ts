import type { UserRecord } from 'firebase-admin/auth';
import { isStorable } from '#domain/basics/text.ts';
import type { Handle } from '../../platform/database/database.ts';
import { sqlStateOf } from '../../platform/errors/error-log.ts';
import { keepUsers, putUsers } from './directory.ts';

/** A user who could not be copied to the directory, and why. */
export interface SkippedUser {
  uid: string;
  error: unknown;
}

/** PostgreSQL's classes of errors about a value: data exception, constraint violation, too large for an index. */
const ABOUT_VALUES = /^(?:22|23|54)/;

/**
 * Copies the users to the directory with `putUsers` and returns those that could not be copied; one user's bad data
 * does not affect the others (SE-10). Skipped users keep their former row. Do not call it in a transaction, which would
 * end with the first error.
 *
 * @throws errors that are not about the users themselves, such as a lost connection
 */
export async function copyUsers(
  db: Handle,
  users: UserRecord[],
  askedAt: Date,
): Promise<SkippedUser[]> {
  const skipped = await copySome(db, users, askedAt);
  const known = skipped.map(({ uid }) => uid).filter(isStorable);
  await keepUsers(db, known, askedAt);
  return skipped;
}

async function copySome(db: Handle, users: UserRecord[], askedAt: Date): Promise<SkippedUser[]> {
  try {
    await putUsers(db, users, askedAt);
    return [];
  } catch (error) {
    const [user, ...others] = users;
    if (!user || !isAboutValues(error)) throw error;
    if (others.length === 0) return [{ uid: user.uid, error }];
    const half = Math.ceil(users.length / 2);
    return [
      ...(await copySome(db, users.slice(0, half), askedAt)),
      ...(await copySome(db, users.slice(half), askedAt)),
    ];
  }
}

function isAboutValues(error: unknown): boolean {
  const state = sqlStateOf(error);
  if (state !== null) return ABOUT_VALUES.test(state);
  // An invalid date, or data of an unexpected shape.
  return error instanceof RangeError || error instanceof TypeError;
}

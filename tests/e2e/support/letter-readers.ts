import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createUser } from './local-admin.ts';

/** Of the practices that the database has beside those on credit hold, this many have an address that bounced. */
export const BOUNCED = 2;

/** A practice with one member. */
export interface LetterReader {
  uid: string;
  email: string;
  accountNumber: string;
  practice: string;
  isOnHold: boolean;
  isSuppressed: boolean;
}

/**
 * Returns so many practices that a letter can reach, and beside them some with an address that bounced and one on
 * credit hold. All are found by the word Letterbox.
 */
export function letterReaders(count: number): LetterReader[] {
  return Array.from({ length: count + BOUNCED + 1 }, (_, index) => ({
    uid: `journey-reader-${index}`,
    email: `reader-${index}@letterbox.test`,
    accountNumber: String(800_000 + index),
    practice: `Letterbox Optical ${index}`,
    isSuppressed: index < BOUNCED,
    isOnHold: index === BOUNCED,
  }));
}

/** Puts the practices and their members into the database of the folder. Nothing else may have it open. */
export async function seedReaders(folder: string, count: number): Promise<void> {
  const seed = join(import.meta.dirname, 'seed-letter-readers.ts');
  const args = ['--import', 'tsx', seed, join(folder, 'database'), String(count)];
  await promisify(execFile)(process.execPath, args);
}

/** Creates the sign-ins of the members, some at a time. */
export async function createReaders(origin: string, readers: readonly LetterReader[]) {
  const AT_ONCE = 20;
  for (let first = 0; first < readers.length; first += AT_ONCE) {
    await Promise.all(
      readers.slice(first, first + AT_ONCE).map(({ uid, email, practice }) =>
        createUser(origin, {
          localId: uid,
          email,
          emailVerified: true,
          displayName: practice,
          claims: { role: 'customer' },
        }),
      ),
    );
  }
}

import { inArray } from 'drizzle-orm';
import type { Handle } from '../../platform/database/database.ts';
import { portalUsers } from './table.ts';

/** A user whom somebody writes to. */
export interface Addressee {
  email: string;
  name: string;
  /** Has a verified address, and is not locked. */
  isReachable: boolean;
}

/** Returns the users that the directory knows, by uid. */
export async function findAddressees(
  db: Handle,
  uids: readonly string[],
): Promise<Map<string, Addressee>> {
  if (uids.length === 0) return new Map();
  const { uid, email, name, emailVerified, disabled } = portalUsers;
  const rows = await db
    .select({ uid, email, name, emailVerified, disabled })
    .from(portalUsers)
    .where(inArray(uid, [...uids]));
  return new Map(
    rows.map((row) => [
      row.uid,
      {
        email: row.email.toLowerCase(),
        name: row.name,
        isReachable: row.email !== '' && row.emailVerified && !row.disabled,
      },
    ]),
  );
}

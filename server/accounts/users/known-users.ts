import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/database/database.ts';
import { portalUsers } from './table.ts';

/** Returns address and name of the users that the directory knows, by uid. */
export async function knownUsers(
  db: Handle,
  uids: string[],
): Promise<Map<string, { email: string; name: string }>> {
  if (uids.length === 0) return new Map();
  const rows = await db
    .select({ uid: portalUsers.uid, email: portalUsers.email, name: portalUsers.name })
    .from(portalUsers)
    .where(inArray(portalUsers.uid, uids));
  return new Map(rows.map(({ uid, email, name }) => [uid, { email, name }]));
}

/** Returns the users with this email address, whatever its case. */
export async function uidsOfEmail(db: Handle, email: string): Promise<string[]> {
  const rows = await db
    .select({ uid: portalUsers.uid })
    .from(portalUsers)
    .where(eq(sql`lower(${portalUsers.email})`, email.toLowerCase()));
  return rows.map(({ uid }) => uid);
}

/** What decides whether a user may become a member of an account. */
export interface KnownUser {
  uid: string;
  role: (typeof portalUsers.$inferSelect)['role'];
  disabled: boolean;
  emailVerified: boolean;
}

/** Returns the users with these email addresses, by address in lower case. */
export async function usersOfEmails(
  db: Handle,
  emails: readonly string[],
): Promise<Map<string, KnownUser>> {
  if (emails.length === 0) return new Map();
  const email = sql<string>`lower(${portalUsers.email})`;
  const { uid, role, disabled, emailVerified } = portalUsers;
  const rows = await db
    .select({ email, uid, role, disabled, emailVerified })
    .from(portalUsers)
    .where(inArray(email, [...new Set(emails)]));
  return new Map(rows.map((row) => [row.email, row]));
}

/** Returns which of the users cannot act for a practice: the disabled ones and the lab's staff. */
export async function usersWhoCannotAct(db: Handle, uids: readonly string[]): Promise<Set<string>> {
  if (uids.length === 0) return new Set();
  const rows = await db
    .select({ uid: portalUsers.uid })
    .from(portalUsers)
    .where(
      and(
        inArray(portalUsers.uid, [...uids]),
        or(portalUsers.disabled, ne(portalUsers.role, 'customer')),
      ),
    );
  return new Set(rows.map(({ uid }) => uid));
}

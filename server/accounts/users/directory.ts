import { and, eq, inArray, lt, lte, ne, sql } from 'drizzle-orm';
import type { UserRecord } from 'firebase-admin/auth';
import { inParts } from '#domain/basics/in-parts.ts';
import { toUserRow } from '../../access/caller/user-row.ts';
import type { Handle } from '../../platform/database/database.ts';
import { deleteInBatches } from '../../platform/database/delete-in-batches.ts';
import { portalUsers } from './table.ts';

/** The maximum number of rows of one statement. */
const MAX_ROWS = 1_000;

/** Returns the database's time, which all instances share. Call it before reading Auth, whose data is then no older. */
export async function askedNow(db: Handle): Promise<Date> {
  const { rows } = await db.execute<{ now: string }>(
    sql`SELECT to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS now`,
  );
  return new Date(rows[0]?.now ?? Number.NaN);
}

/**
 * Copies the users to the directory. They were read from Auth at `askedAt` or later. Keeps rows from a later read, so
 * that two instances that copy at once do not undo each other.
 */
export async function putUsers(db: Handle, users: UserRecord[], askedAt: Date): Promise<void> {
  for (const some of inParts(users, MAX_ROWS)) {
    const values = some.map((user) => toDirectory(user, askedAt));
    await db
      .insert(portalUsers)
      .values(values)
      .onConflictDoUpdate({
        target: portalUsers.uid,
        set: AS_TOLD,
        setWhere: lte(portalUsers.syncedAt, sql`excluded.synced_at`),
      });
  }
}

const AS_TOLD = {
  email: sql`excluded.email`,
  name: sql`excluded.name`,
  role: sql`excluded.role`,
  mayRecordPayments: sql`excluded.may_record_payments`,
  disabled: sql`excluded.disabled`,
  emailVerified: sql`excluded.email_verified`,
  createdAt: sql`excluded.created_at`,
  lastSignInAt: sql`excluded.last_sign_in_at`,
  syncedAt: sql`excluded.synced_at`,
};

function toDirectory(user: UserRecord, syncedAt: Date): typeof portalUsers.$inferInsert {
  const { id, createdAt, lastSignInAt, ...row } = toUserRow(user);
  return {
    ...row,
    uid: id,
    createdAt: new Date(createdAt),
    lastSignInAt: lastSignInAt === null ? null : new Date(lastSignInAt),
    syncedAt,
  };
}

/**
 * Adds the user of a session to the directory, so that a new user is found at once. Does not change an existing row.
 * The new row counts as never read from Auth, so that the next list still reads the other users.
 */
export async function rememberSeen(db: Handle, user: UserRecord): Promise<void> {
  await db
    .insert(portalUsers)
    .values(toDirectory(user, new Date(0)))
    .onConflictDoNothing();
}

/** Marks existing rows as read at `askedAt`, without changing their data. */
export async function keepUsers(db: Handle, uids: string[], askedAt: Date): Promise<void> {
  if (uids.length === 0) return;
  await db
    .update(portalUsers)
    .set({ syncedAt: askedAt })
    .where(and(inArray(portalUsers.uid, uids), lt(portalUsers.syncedAt, askedAt)));
}

export async function forgetUser(db: Handle, uid: string): Promise<void> {
  await db.delete(portalUsers).where(eq(portalUsers.uid, uid));
}

/** Deletes users who were not read since then: Auth no longer has them. */
export async function forgetUnseen(db: Handle, since: Date): Promise<void> {
  await deleteInBatches(db, portalUsers, lt(portalUsers.syncedAt, since));
}

/** Returns when the oldest row was read from Auth; undefined while the directory is empty. */
export async function oldestSeen(db: Handle): Promise<Date | undefined> {
  const [row] = await db
    .select({ syncedAt: portalUsers.syncedAt })
    .from(portalUsers)
    .orderBy(portalUsers.syncedAt)
    .limit(1);
  return row?.syncedAt;
}

/** Returns the super admins in the directory, which may be out of date. */
export async function superAdmins(db: Handle): Promise<string[]> {
  return otherSuperAdmins(db, '');
}

/** Returns the other super admins in the directory, which may be out of date. */
export async function otherSuperAdmins(db: Handle, uid: string): Promise<string[]> {
  const rows = await db
    .select({ uid: portalUsers.uid })
    .from(portalUsers)
    .where(
      and(
        eq(portalUsers.role, 'superAdmin'),
        eq(portalUsers.disabled, false),
        ne(portalUsers.uid, uid),
      ),
    );
  return rows.map((row) => row.uid);
}

import { and, eq, inArray, lt, lte, ne, sql } from 'drizzle-orm';
import type { UserRecord } from 'firebase-admin/auth';
import type { Handle } from '#server/platform/database/database.ts';
import { deleteInBatches } from '#server/platform/database/delete-in-batches.ts';
import { portalUsers } from './table.ts';
import { toUserRow } from '#server/access/caller/user-row.ts';

/** One statement takes so many rows. */
const MAX_ROWS = 1_000;

/** The database's time, which all instances share. Asked before Auth is: what Auth answers is no older. */
export async function askedNow(db: Handle): Promise<Date> {
  const { rows } = await db.execute<{ now: string }>(
    sql`SELECT to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS now`,
  );
  return new Date(rows[0]?.now ?? Number.NaN);
}

/**
 * Copies the users into the directory, as Auth told them when it was asked at `askedAt` or later. What is known from a
 * later question stays: of two instances that copy at once none undoes what the other has learnt.
 */
export async function putUsers(db: Handle, users: UserRecord[], askedAt: Date): Promise<void> {
  for (let first = 0; first < users.length; first += MAX_ROWS) {
    const values = users.slice(first, first + MAX_ROWS).map((user) => toDirectory(user, askedAt));
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
 * Called when a session is seen: who has just signed up is found at once. Whom the directory has stays as it is. It counts
 * as never told, so that the next list still asks Auth for the others.
 */
export async function rememberSeen(db: Handle, user: UserRecord): Promise<void> {
  await db
    .insert(portalUsers)
    .values(toDirectory(user, new Date(0)))
    .onConflictDoNothing();
}

/** Counts those of the users who are known as told at `askedAt`, as they were. */
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

/** Removes whom nobody has told of since: Auth no longer has them. */
export async function forgetUnseen(db: Handle, since: Date): Promise<void> {
  await deleteInBatches(db, portalUsers, lt(portalUsers.syncedAt, since));
}

/** When the least recently told user was told; null while the directory is empty. */
export async function oldestTold(db: Handle): Promise<Date | null> {
  const [row] = await db
    .select({ syncedAt: portalUsers.syncedAt })
    .from(portalUsers)
    .orderBy(portalUsers.syncedAt)
    .limit(1);
  return row?.syncedAt ?? null;
}

/** The super admins whom the directory knows beside this one, who may be out of date. */
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

import { and, eq, gt, gte, lt, lte, or } from 'drizzle-orm';
import type { Handle } from '../../platform/database/database.ts';
import { deleteInBatches, type BatchOptions } from '../../platform/database/delete-in-batches.ts';
import { authLinks } from './table.ts';

const MINUTE = 60_000;
/** Whoever comes back later than this after a link chooses a password once more. */
const KEPT_FOR = 30 * 24 * 60 * MINUTE;
/** Auth gives moments to the second, and its clock may differ from ours. */
const CLOCKS_DIFFER = MINUTE;

interface MadeLink {
  uid: string;
  /** The address that the user has after using the link. */
  email: string;
  /** How long it works, in milliseconds. */
  life: number;
  now: Date;
}

/** Records a link of ours that changes a password or an address in Auth. */
export async function recordAuthLink(
  db: Handle,
  { uid, email, life, now }: MadeLink,
): Promise<void> {
  const until = new Date(now.getTime() + life);
  await db.insert(authLinks).values({ uid, email: email.toLowerCase(), at: now, until });
}

/** The user of the row that says since when links are recorded (the migration). */
const NOBODY = '';

/**
 * Returns whether a link of ours, to the address that the user has now, worked at this moment, or links were not recorded
 * yet.
 */
export async function wasByLink(
  db: Handle,
  { uid, email, at }: { uid: string; email: string; at: number },
): Promise<boolean> {
  const [found] = await db
    .select({ id: authLinks.id })
    .from(authLinks)
    .where(
      or(
        and(
          eq(authLinks.uid, uid),
          eq(authLinks.email, email.toLowerCase()),
          lte(authLinks.at, new Date(at + CLOCKS_DIFFER)),
          gte(authLinks.until, new Date(at - CLOCKS_DIFFER)),
        ),
        and(eq(authLinks.uid, NOBODY), gt(authLinks.at, new Date(at))),
      ),
    )
    .limit(1);
  return found !== undefined;
}

/** Deletes links of which nothing is asked any more. */
export async function forgetOldAuthLinks(
  db: Handle,
  now: Date,
  options?: BatchOptions,
): Promise<void> {
  await deleteInBatches(
    db,
    authLinks,
    lt(authLinks.until, new Date(now.getTime() - KEPT_FOR)),
    options,
  );
}

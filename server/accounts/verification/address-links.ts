import { randomUUID } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import {
  ADDRESS_LINK_PAUSE,
  ADDRESS_LINKS_MOST,
  ADDRESS_LINKS_WITHIN,
  VERIFICATION_LINK_LIFE,
} from '#domain/basics/constants.ts';
import type { Handle } from '../../platform/database/database.ts';
import { deleteInBatches, type BatchOptions } from '../../platform/database/delete-in-batches.ts';
import { lockTries, pauseOf } from '../../platform/tries/pause.ts';
import { addressLinks } from './table.ts';

const SAME_LINK = { most: 1, within: ADDRESS_LINK_PAUSE };
const IN_ALL = { most: ADDRESS_LINKS_MOST, within: ADDRESS_LINKS_WITHIN };

interface AskedLink {
  uid: string;
  /** Null for the present address. */
  newEmail: string | null;
  now: Date;
}

/** The id of a link that may be sent, or until when to wait. */
type AddedLink = { id: string } | { pausedUntil: Date };

/** Counts and keeps a link that a user asks for. Simultaneous requests cannot exceed the limits. */
export async function addAddressLink(tx: Handle, asked: AskedLink): Promise<AddedLink> {
  const { uid, newEmail, now } = asked;
  const { uid: ofUid, newEmail: ofEmail } = addressLinks;
  // Always locked first, so that two transactions never deadlock.
  await lockTries(tx, `address-link-of/${uid}`);
  if (newEmail !== null) await lockTries(tx, `address-link-to/${newEmail}`);
  const isSame = sql`${ofUid} = ${uid} AND ${ofEmail} IS NOT DISTINCT FROM ${newEmail}::text`;
  const pauses = [
    await pauseOf(tx, addressLinks, isSame, SAME_LINK),
    await pauseOf(tx, addressLinks, eq(ofUid, uid), IN_ALL),
    newEmail === null ? 0 : await pauseOf(tx, addressLinks, eq(ofEmail, newEmail), IN_ALL),
  ];
  const pausedUntil = new Date(Math.max(...pauses));
  if (pausedUntil > now) return { pausedUntil };
  const id = randomUUID();
  await tx.insert(addressLinks).values({ id, uid, newEmail, at: now });
  return { id };
}

/** Returns the new address that a link is for; null when it is not kept any more. */
export async function findNewAddress(db: Handle, id: string): Promise<string | null> {
  const [found] = await db
    .select({ newEmail: addressLinks.newEmail })
    .from(addressLinks)
    .where(eq(addressLinks.id, id));
  return found?.newEmail ?? null;
}

/** Deletes links that do not work any more. */
export async function forgetOldAddressLinks(
  db: Handle,
  now: Date,
  options?: BatchOptions,
): Promise<void> {
  const oldest = new Date(now.getTime() - VERIFICATION_LINK_LIFE);
  await deleteInBatches(db, addressLinks, lt(addressLinks.at, oldest), options);
}

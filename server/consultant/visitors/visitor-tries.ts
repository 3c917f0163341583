import { and, eq, gt, lt } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Handle } from '#server/platform/database/database.ts';
import { deleteInBatches, type BatchOptions } from '#server/platform/database/delete-in-batches.ts';
import { lockTries, pauseOf } from '#server/platform/tries/pause.ts';
import { networkOf } from '#server/platform/tries/network-of.ts';
import type { VisitorDeed } from './pass.ts';
import { visitorTries } from './table.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** What one network may send, and all of them together in a day: more is no practice that asks. */
export const VISITOR_LIMITS = {
  request: { network: { most: 5, within: HOUR }, day: 200 },
  rating: { network: { most: 40, within: HOUR }, day: 4_000 },
} as const;

const KEPT_FOR = 2 * DAY;

interface VisitorTry {
  deed: VisitorDeed;
  /** The address of the connection. */
  address: string;
  now: Date;
}

/** Counts what a visitor sends and returns true; false when it is too much. Simultaneous tries cannot exceed the limits. */
export async function countVisitorTry(tx: Handle, asked: VisitorTry): Promise<boolean> {
  const { deed, now } = asked;
  const network = digestOf(networkOf(asked.address));
  const limits = VISITOR_LIMITS[deed];
  await lockTries(tx, `consultant/${deed}`);
  const whose = and(eq(visitorTries.deed, deed), eq(visitorTries.network, network));
  if (!whose) throw new Error('The condition is missing');
  const pausedUntil = await pauseOf(tx, visitorTries, whose, limits.network);
  if (pausedUntil > now.getTime()) return false;
  const since = new Date(now.getTime() - DAY);
  const ofDay = and(eq(visitorTries.deed, deed), gt(visitorTries.at, since));
  if ((await tx.$count(visitorTries, ofDay)) >= limits.day) return false;
  await tx.insert(visitorTries).values({ deed, network, at: now });
  return true;
}

/** Deletes old tries, because networks are not kept longer than needed. */
export async function forgetOldVisitorTries(
  db: Handle,
  now: Date,
  options?: BatchOptions,
): Promise<void> {
  const before = new Date(now.getTime() - KEPT_FOR);
  await deleteInBatches(db, visitorTries, lt(visitorTries.at, before), options);
}

function digestOf(network: string): string {
  return createHash('sha256').update(network).digest('base64url');
}

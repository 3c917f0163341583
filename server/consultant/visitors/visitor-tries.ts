import { createHash } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/database/database.ts';
import { deleteInBatches, type BatchOptions } from '../../platform/database/delete-in-batches.ts';
import { networkOf, widerNetworkOf } from '../../platform/tries/network-of.ts';
import { lockTries, pauseOf } from '../../platform/tries/pause.ts';
import type { VisitorDeed } from './pass.ts';
import { visitorTries } from './table.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/**
 * VC-03: what one network and the wider one around it may send, and what all of them together usually send in a day at most.
 * Nobody is refused because of what others send: beyond a usual day, what comes is taken and held (decision 66).
 */
export const VISITOR_LIMITS = {
  request: { network: { most: 5, within: HOUR }, wider: { most: 25, within: HOUR }, day: 200 },
  rating: { network: { most: 40, within: HOUR }, wider: { most: 200, within: HOUR }, day: 4_000 },
} as const;

const KEPT_FOR = 2 * DAY;

interface VisitorTry {
  deed: VisitorDeed;
  /** The address of the connection. */
  address: string;
  now: Date;
}

/** `held`: it is taken, on a day on which more came than usual. */
export type VisitorTryResult = 'taken' | 'held' | 'refused';

/** Counts what a visitor sends, unless their network sent too much. Simultaneous tries cannot exceed the limits. */
export async function countVisitorTry(tx: Handle, asked: VisitorTry): Promise<VisitorTryResult> {
  const { deed, now } = asked;
  const network = digestOf(networkOf(asked.address));
  const wider = digestOf(widerNetworkOf(asked.address));
  const limits = VISITOR_LIMITS[deed];
  await lockTries(tx, `consultant/${deed}`);
  const ofDeed = eq(visitorTries.deed, deed);
  const pauses = [
    await pauseOf(
      tx,
      visitorTries,
      sql`${ofDeed} AND ${visitorTries.network} = ${network}`,
      limits.network,
    ),
    await pauseOf(
      tx,
      visitorTries,
      sql`${ofDeed} AND ${visitorTries.wider} = ${wider}`,
      limits.wider,
    ),
  ];
  if (Math.max(...pauses) > now.getTime()) return 'refused';
  const since = new Date(now.getTime() - DAY);
  const ofDay = and(ofDeed, gt(visitorTries.at, since));
  const isUnusual = (await tx.$count(visitorTries, ofDay)) >= limits.day;
  await tx.insert(visitorTries).values({ deed, network, wider, at: now });
  return isUnusual ? 'held' : 'taken';
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

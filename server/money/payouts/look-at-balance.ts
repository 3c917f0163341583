import { and, eq, inArray } from 'drizzle-orm';
import type { Handle } from '../../platform/database/database.ts';
import type { Job } from '../../platform/jobs/job-runner.ts';
import type { GatewayParts } from '../gateway/gateway-parts.ts';
import type { GatewayBalanceChange, GatewayPayout, Span } from '../gateway/port.ts';
import { postTransactions } from '../ledger/post-transactions.ts';
import { storeChanges } from './store-changes.ts';
import { gatewayLooks, gatewayPayouts } from './table.ts';
import { takePayout } from './take-payout.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** What is looked at again: clocks differ, and what changed a balance may be listed a little later. */
const AGAIN = DAY;
/** A payout moves for this long after it was made: some days until it arrives, and some until it may fail. */
const MOVES_FOR = 45 * DAY;
/** At most this much is asked at once, so that what was looked at stays so when a later part fails. */
const SPAN = 30 * DAY;
const BATCH = 500;

interface Looking {
  /** When the first payment online was asked for; null before there is one. */
  findFirst: (db: Handle, gateway: string) => Promise<Date | null>;
  signal: AbortSignal;
  onError: (error: unknown) => void;
}

/**
 * PY-10: looks at what changed the balance at the gateway since the last look, and at its payouts, so that a call that was
 * lost loses nothing. Nothing before the first payment online.
 */
export async function lookAtBalance(
  parts: GatewayParts,
  { findFirst, signal, onError }: Looking,
): Promise<void> {
  const now = parts.clock();
  const first = await firstLook(parts, findFirst);
  if (!first) return;
  for (let from = first; from < now && !signal.aborted;) {
    const until = new Date(Math.min(from.getTime() + SPAN, now.getTime() + 1000));
    await lookAt(parts, { from, until }, now);
    from = until;
  }
  if (signal.aborted) return;
  const made = {
    from: new Date(first.getTime() - MOVES_FOR),
    until: new Date(now.getTime() + 1000),
  };
  for (const id of await moved(parts, await parts.gateway.listPayouts(made))) {
    if (signal.aborted) return;
    await takePayout(parts, id).catch(onError);
  }
}

/** From when on the balance is looked at; null before the first payment online. */
async function firstLook(
  { database: { db }, gateway }: GatewayParts,
  findFirst: Looking['findFirst'],
): Promise<Date | null> {
  const isIt = eq(gatewayLooks.gateway, gateway.name);
  const [look] = await db.select().from(gatewayLooks).where(isIt);
  if (look) return new Date(look.until.getTime() - AGAIN);
  const asked = await findFirst(db, gateway.name);
  return asked && new Date(asked.getTime() - AGAIN);
}

async function lookAt(
  { database: { db }, gateway }: GatewayParts,
  span: Span,
  now: Date,
): Promise<void> {
  const changes = await gateway.listBalanceChanges(span);
  for (let at = 0; at < changes.length; at += BATCH) {
    const some = changes.slice(at, at + BATCH);
    await db.transaction((tx) => take(tx, gateway.name, some, now));
  }
  const until = span.until < now ? span.until : now;
  await db
    .insert(gatewayLooks)
    .values({ gateway: gateway.name, until })
    .onConflictDoUpdate({ target: gatewayLooks.gateway, set: { until } });
}

async function take(
  tx: Handle,
  gateway: string,
  changes: readonly GatewayBalanceChange[],
  now: Date,
): Promise<void> {
  const fees = await storeChanges(tx, { gateway, changes, payoutId: null, now });
  await postTransactions(tx, fees, now);
}

/** The ids of the payouts that stand otherwise than they are known, of those listed and of those that are on the way. */
async function moved(
  { database: { db }, gateway }: GatewayParts,
  listed: readonly GatewayPayout[],
): Promise<string[]> {
  const { id, state, isWhole, hasParts, gateway: of } = gatewayPayouts;
  const ids = listed.map((payout) => payout.id);
  const facts = { id, state, isWhole, hasParts };
  const stored =
    ids.length === 0
      ? []
      : await db
          .select(facts)
          .from(gatewayPayouts)
          .where(and(eq(of, gateway.name), inArray(id, ids)));
  const known = new Map(stored.map((row) => [row.id, row]));
  const changed = listed.filter((payout) => {
    const row = known.get(payout.id);
    return !row || row.state !== payout.state || (row.hasParts && !row.isWhole);
  });
  const isOnTheWay = and(eq(of, gateway.name), eq(state, 'onTheWay'));
  const waiting = await db.select({ id }).from(gatewayPayouts).where(isOnTheWay);
  const unlisted = waiting.filter((row) => !known.has(row.id));
  return [...changed, ...unlisted].map((payout) => payout.id);
}

/** The job of the balance at the gateway, which one of all instances does. */
export function balanceJobs(parts: GatewayParts, looking: Omit<Looking, 'signal'>): Job[] {
  return [
    {
      name: 'lookAtBalance',
      every: HOUR,
      run: (signal) => lookAtBalance(parts, { ...looking, signal }),
    },
  ];
}

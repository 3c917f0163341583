import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Handle } from '../../platform/database/database.ts';
import { notifyOfEvents } from '../../platform/mail/notify-of-events.ts';
import type { GatewayBalanceChange } from '../gateway/port.ts';
import type { LedgerRequest } from '../ledger/ledger-request.ts';
import { GATEWAY } from '../payments/lock-online-payments.ts';
import { balanceEntries, isKnown } from './payout-postings.ts';
import { gatewayBalanceChanges } from './table.ts';

interface Storing {
  gateway: string;
  changes: readonly GatewayBalanceChange[];
  /** In which they went out; null where the gateway does not report. */
  payoutId: string | null;
  now: Date;
}

/**
 * PY-10: stores what changed the balance at the gateway, each change once, and notifies super admins of what the books cannot
 * take. Returns what is to be posted of the new ones, in one call together with what else is posted.
 */
export async function storeChanges(tx: Handle, storing: Storing): Promise<LedgerRequest[]> {
  const { gateway, payoutId, now } = storing;
  // Two that store the same changes wait for each other in the same order.
  const changes = storing.changes.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  if (changes.length === 0) return [];
  const rows = changes.map(({ cents, ...change }) => {
    return { ...change, gateway, amountCents: cents, payoutId, recordedAt: now };
  });
  const { id } = gatewayBalanceChanges;
  const inserted = await tx
    .insert(gatewayBalanceChanges)
    .values(rows)
    .onConflictDoNothing({ target: [gatewayBalanceChanges.gateway, id] })
    .returning({ id });
  const ids = new Set(inserted.map((row) => row.id));
  if (payoutId !== null && ids.size < changes.length) await join(tx, storing, payoutId);
  const added = changes.filter((change) => ids.has(change.id));
  await notifyUnknown(tx, gateway, added);
  return added.flatMap((change) => feeOf(gateway, change, now));
}

/** What was stored before its payout was known. */
async function join(tx: Handle, { gateway, changes }: Storing, payoutId: string): Promise<void> {
  const { id, payoutId: stored, gateway: of } = gatewayBalanceChanges;
  const ids = changes.map((change) => change.id);
  await tx
    .update(gatewayBalanceChanges)
    .set({ payoutId })
    .where(and(eq(of, gateway), inArray(id, ids), isNull(stored)));
}

function feeOf(gateway: string, change: GatewayBalanceChange, now: Date): LedgerRequest[] {
  const entries = balanceEntries(gateway, change);
  if (entries.length === 0) return [];
  const { id, type: reason, createdAt } = change;
  const effectiveAt = createdAt < now ? createdAt : now;
  const key = `gatewayFee:${id}`;
  return [{ key, kind: 'gatewayFee', entries, effectiveAt, reason, actor: GATEWAY }];
}

async function notifyUnknown(
  tx: Handle,
  gateway: string,
  added: readonly GatewayBalanceChange[],
): Promise<void> {
  const ids = added.filter((change) => !isKnown(change)).map(({ id }) => id);
  const [first] = ids;
  if (first === undefined) return;
  await notifyOfEvents(tx, [{ event: 'balanceUnexplained', key: first, ref: { gateway, ids } }]);
}

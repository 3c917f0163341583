import { and, count, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Cents } from '#domain/basics/money.ts';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import { chargedFor } from '#domain/money/pricing/price.ts';
import type { ReturnFacts } from '#domain/money/returns/return-policy.ts';
import type { Eye, Order } from '#domain/orders/order.ts';
import type { EyeEligibility, WarrantyEligibility } from '#domain/orders/warranty-eligibility.ts';
import type { AccountScope } from '../../../access/caller/caller.ts';
import { findLensVersion } from '../../../lenses/find-lens.ts';
import type { Handle } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/errors/problem.ts';
import { findTakenLenses } from '../../return-requests/taken-lenses.ts';
import { getOrder } from '../reading/get-order.ts';
import { orderLenses, orders } from '../table.ts';
import { eligibilityOf } from './warranty.ts';

/** One lens of an earlier order, with its remaining warranty and exchanges. */
export interface EarlierLens extends Pick<Order['lenses'][number], 'eye' | 'lensId' | 'lensName'> {
  prescription: Order['lenses'][number]['prescription'];
  /** The price before reductions, in cents. */
  charged: Cents;
  /** Of one lens of the line: not entitled to an exchange when all lenses of the line are spoken for. */
  eligibility: EyeEligibility;
  line: ReturnFacts['line'];
  /** The lens as it was ordered; null when its version is unknown. */
  lens: LensDefinition | null;
  taken: ReturnFacts['taken'];
}

interface Root {
  id: string;
  submittedAt: Date;
}

/**
 * OR-05: returns the remaining warranty of each lens of the order. @throws Problem 404, also outside the scope
 */
export async function warrantyEligibility(
  db: Handle,
  scope: AccountScope,
  id: string,
  now: Date,
): Promise<WarrantyEligibility> {
  const order = await getOrder(db, scope, id);
  const lenses = await earlierLenses(db, order, now);
  return { orderId: order.id, eyes: lenses.map(({ eligibility }) => eligibility) };
}

/**
 * Returns the lenses of the source order and locks its chain for the rest of the transaction: of two simultaneous
 * exchanges, the second sees the first. No row is locked, so that it cannot deadlock with decisions.
 *
 * @throws Problem 404, also for an order outside the scope
 */
export async function findEarlierLenses(
  tx: Handle,
  { scope, id, now }: { scope: AccountScope; id: string; now: Date },
): Promise<EarlierLens[]> {
  const order = await getOrder(tx, scope, id);
  const root = await findRoot(tx, order.id);
  await tx.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended(${`exchanges/${root.id}`}, 0))`,
  );
  return lookBack(tx, order, root, now);
}

/** Returns the lenses of the order as `findEarlierLenses`, without a lock. */
export async function earlierLenses(db: Handle, order: Order, now: Date): Promise<EarlierLens[]> {
  return lookBack(db, order, await findRoot(db, order.id), now);
}

async function findRoot(db: Handle, orderId: string): Promise<Root> {
  const own = db
    .select({ rootOrderId: orders.rootOrderId })
    .from(orders)
    .where(eq(orders.id, orderId));
  const [root] = await db
    .select({ id: orders.id, submittedAt: orders.submittedAt })
    .from(orders)
    .where(inArray(orders.id, own));
  if (!root) throw noSuchOrder();
  return root;
}

function noSuchOrder(): Problem {
  return new Problem('not-found', 'There is no such order');
}

async function lookBack(db: Handle, order: Order, root: Root, now: Date): Promise<EarlierLens[]> {
  const used = await countExchanges(db, root.id);
  const allTaken = await findTakenLenses(db, order.id);
  const found: EarlierLens[] = [];
  for (const line of order.lenses) {
    const { eye, lensId, lensName, lensVersion, prescription } = line;
    const taken = allTaken.filter((one) => one.eye === eye);
    const lens = await findLensVersion(db, lensId, lensVersion);
    const granted = eligibilityOf({
      eye,
      ...termsOf(order, lens),
      orderedAt: root.submittedAt,
      finalAt: new Date(order.submittedAt),
      exchangesUsed: used.get(eye) ?? 0,
      now,
    });
    // CR-04: the credit for a lens is given once.
    const entitled = granted.entitled && taken.length < line.quantity;
    const eligibility = { ...granted, entitled };
    const charged = chargedFor(line);
    found.push({ eye, lensId, lensName, prescription, charged, eligibility, line, lens, taken });
  }
  return found;
}

/** Diagnostic lenses are lent and lenses never made have no warranty; a spare lens has no spare of its own. */
function termsOf(
  { type, state }: Order,
  lens: LensDefinition | null,
): Pick<LensDefinition, 'warranty' | 'spare'> {
  const granted = lens && type !== 'diagnostic' && state !== 'cancelled' && state !== 'rejected';
  if (!granted) return { warranty: null, spare: null };
  return { warranty: lens.warranty, spare: type === 'spare' ? null : lens.spare };
}

/** Counts the exchanges of a chain by eye, without those that were not made. */
async function countExchanges(db: Handle, rootOrderId: string): Promise<Map<Eye, number>> {
  const rows = await db
    .select({ eye: orderLenses.eye, used: count() })
    .from(orderLenses)
    .innerJoin(orders, eq(orders.id, orderLenses.orderId))
    .where(
      and(
        eq(orders.rootOrderId, rootOrderId),
        inArray(orders.type, ['exchange', 'warranty']),
        notInArray(orders.state, ['rejected', 'cancelled']),
      ),
    )
    .groupBy(orderLenses.eye);
  return new Map(rows.map(({ eye, used }) => [eye, used]));
}

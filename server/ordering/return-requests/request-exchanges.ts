import { eq, sql } from 'drizzle-orm';
import { grantOf } from '#domain/money/credit/lens-credit-rules.ts';
import { returnPolicy } from '#domain/money/returns/return-policy.ts';
import type { Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import type { LensRow, OrderRow } from '../orders/order-rows.ts';
import type { EarlierLens } from '../orders/submission/warranty-eligibility.ts';
import type { ReturnRequestRow } from './find-return-requests.ts';
import { moveRequest } from './move-request.ts';
import { notifyOfRequest } from './notify-of-request.ts';
import { returnRequests } from './table.ts';

interface Exchanging {
  actor: Actor;
  /** The order that replaces lenses, as it was stored. */
  order: Pick<OrderRow, 'id' | 'accountNumber' | 'returnReason'>;
  lenses: readonly LensRow[];
  /** The order whose lenses it replaces, and these; none of an order of another type. */
  source: Pick<OrderRow, 'id' | 'state'> | null;
  earlier: readonly EarlierLens[];
  now: Date;
}

/**
 * CR-04: the order that replaces a lens asks for its exchange, in the same transaction: one request for each lens that it
 * credits. A corrected order takes its requests up again, and withdraws those of lenses that it credits no longer.
 */
export async function requestExchanges(tx: Handle, exchanging: Exchanging): Promise<void> {
  const { actor, order, now } = exchanging;
  const known = await tx
    .select()
    .from(returnRequests)
    .where(eq(returnRequests.replacementOrderId, order.id))
    .for('update');
  const wanted = wantedOf(exchanging);
  for (const row of known) {
    const values = wanted.find(({ eye }) => eye === row.eye);
    if (values) await takeUp(tx, row, { actor, values });
    else if (row.state === 'refused') await moveRequest(tx, row, { actor, step: 'orderCancelled' });
  }
  for (const values of wanted.filter(({ eye }) => !known.some((row) => row.eye === eye))) {
    await ask(tx, values, { actor, order, now });
  }
}

type Wanted = Pick<ReturnRequestRow, 'orderId' | 'eye' | 'lens' | 'reason' | 'policy'>;

function wantedOf({ order, lenses, source, earlier }: Exchanging): Wanted[] {
  if (!source) return [];
  return lenses.flatMap((lens) => {
    const grant = grantOf(lens);
    const before = earlier.find(({ eye }) => eye === lens.eye);
    if (!grant || !before) return [];
    const policy = returnPolicy('exchange', { ...before, state: source.state, taken: [] });
    const { cents: amountCents, mustReturn } = grant;
    return [
      {
        orderId: source.id,
        eye: lens.eye,
        lens: before.lensName,
        reason: order.returnReason,
        policy: { ...policy, amountCents, mustReturn },
      },
    ];
  });
}

async function takeUp(
  tx: Handle,
  row: ReturnRequestRow,
  { actor, values }: { actor: Actor; values: Wanted },
): Promise<void> {
  const reset = { decidedCents: null, decidedAt: null, decidedBy: '', refuseReason: '' };
  const changes = { ...values, ...reset, returnBy: null };
  const again = await moveRequest(tx, row, { actor, step: 'orderCorrected', changes });
  if (row.receivedAt !== null) await moveRequest(tx, again, { actor, step: 'receive' });
}

async function ask(
  tx: Handle,
  values: Wanted,
  { actor, order: { id, accountNumber }, now }: Pick<Exchanging, 'actor' | 'order' | 'now'>,
): Promise<void> {
  const number = await nextRequestNumber(tx);
  await tx.insert(returnRequests).values({
    ...values,
    number,
    accountNumber,
    kind: 'exchange',
    state: 'requested',
    replacementOrderId: id,
    requestedAt: now,
    requestedBy: actor.name,
    requestedByUid: actor.uid,
  });
  const after = { kind: 'exchange', eye: values.eye, reason: values.reason };
  await notifyOfRequest(tx, { actor, row: { number, accountNumber, version: 1 }, after });
}

/** `RMA-100001` */
export async function nextRequestNumber(tx: Handle): Promise<string> {
  const { rows } = await tx.execute<{ next: string }>(
    sql`SELECT nextval('return_request_numbers') AS next`,
  );
  return `RMA-${rows[0]?.next}`;
}

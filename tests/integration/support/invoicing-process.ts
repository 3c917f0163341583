/**
 * Finishes what the process before it may have left, then ships an order and records its payment. It begins when its
 * parent says so, and kills itself at the step of this work that its parent names.
 */

import { once } from 'node:events';
import { z } from 'zod';
import { getPayment } from '#server/money/payments/find-payments.ts';
import { recordPayment } from '#server/money/payments/record-payment.ts';
import { decideOrder } from '#server/ordering/orders/decisions/decide-order.ts';
import { submitOrder } from '#server/ordering/orders/submission/submit-order.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { idempotently } from '#server/platform/idempotency/idempotently.ts';
import { orderInput } from './orders.ts';
import { dieAtStep } from './steps.ts';

const orderSchema = z.object({
  /** Of the database. */
  url: z.string(),
  connections: z.number(),
  /** Counts the processes; names the order and the payment. */
  round: z.number(),
  /** The step of the work after which it dies. Null: never. */
  dieAt: z.number().nullable(),
});
export type InvoicingOrder = z.input<typeof orderSchema>;

const ACCOUNT = '100200';
const actor = { uid: 'lab-1', name: 'Lara Lab' };

const [message] = (await once(process, 'message')) as [unknown];
const { url, connections, round, dieAt } = orderSchema.parse(message);
const database = await openDatabase({ url, connections });

/** An order in production, which is in the database before the work begins. */
async function prepare(): Promise<void> {
  const input = orderInput({ notes: `round ${round}` });
  await database.db.transaction(async (tx) => {
    let order = await submitOrder(tx, { actor, scope: [ACCOUNT], input, now: new Date() });
    for (const action of ['approve', 'produce'] as const) {
      const seen = { id: order.id, versionSeen: order.version };
      order = await decideOrder(tx, {
        ...seen,
        actor,
        scope: 'any',
        action,
        reason: '',
        now: new Date(),
      });
    }
  });
}

/** Ships the order of a round, unless it is shipped, and records its payment, unless it is recorded. */
async function work(of: number): Promise<void> {
  const { rows } = await database.pool.query<{ id: string; version: number; state: string }>(
    'SELECT id, version, state FROM orders WHERE notes = $1',
    [`round ${of}`],
  );
  const [order] = rows;
  if (!order) return;
  if (order.state !== 'shipped') {
    const shipment = { carrier: 'UPS', trackingNumber: '' } as const;
    const seen = { id: order.id, versionSeen: order.version, shipment };
    const decision = { ...seen, action: 'ship', reason: '', scope: 'any', actor } as const;
    await database.db.transaction((tx) => decideOrder(tx, { ...decision, now: new Date() }));
  }
  const found = await database.pool.query<{ number: string; cents: string }>(
    'SELECT number, total_cents AS cents FROM invoices WHERE order_id = $1',
    [order.id],
  );
  const [invoice] = found.rows;
  if (!invoice) throw new Error('A shipped order has no invoice');
  const cents = Number(invoice.cents);
  const input = {
    accountNumber: ACCOUNT,
    method: 'cash' as const,
    amountCents: cents + 100,
    receivedOn: '2026-05-04',
    reference: `round ${of}`,
    note: '',
    shares: [{ invoiceNumber: invoice.number, cents }],
  };
  const request = { uid: actor.uid, key: `payment-${of}`, requestHash: null, content: of };
  await idempotently(database, request, {
    make: (tx) => recordPayment(tx, { actor, input, now: new Date() }),
    read: (tx, id) => getPayment(tx, 'any', id),
  });
}

if (round > 0) await work(round - 1);
await prepare();

const steps = await dieAtStep({ url, dieAt }, () => work(round));
await database.close();
process.send?.({ steps }, () => process.disconnect?.());

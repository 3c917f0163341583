/**
 * Finishes what the process before it may have left, then pays an invoice online by the sandbox and gives half of it back.
 * It begins when its parent says so, and kills itself at the step of this work that its parent names.
 */

import { once } from 'node:events';
import { LOCAL_API_KEY, LOCAL_WEBHOOK_SECRET } from 'payment-sandbox';
import { payByCard } from 'payment-sandbox/tests/support/forms.ts';
import { z } from 'zod';
import { askGateway } from '#server/money/checkouts/ask-gateway.ts';
import { gatewayLane, takeEvent } from '#server/money/checkouts/gateway-events.ts';
import { openPage, type PageParts } from '#server/money/checkouts/open-page.ts';
import { startCheckout } from '#server/money/checkouts/start-checkout.ts';
import type { GatewayPayment } from '#server/money/gateway/port.ts';
import { createStripeGateway } from '#server/money/gateway/stripe/stripe-gateway.ts';
import { requestRefund } from '#server/money/payments/request-refund.ts';
import { decideOrder } from '#server/ordering/orders/decisions/decide-order.ts';
import { submitOrder } from '#server/ordering/orders/submission/submit-order.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { idempotently } from '#server/platform/idempotency/idempotently.ts';
import { seededRandom } from '../../fixtures/random.ts';
import { orderInput } from './orders.ts';
import { dieAtStep } from './steps.ts';

const orderSchema = z.object({
  /** Of the database. */
  url: z.string(),
  connections: z.number(),
  /** Of the sandbox. */
  gatewayPort: z.number(),
  /** Counts the processes; names the order. */
  round: z.number(),
  /** The step of the work after which it dies. Null: never. */
  dieAt: z.number().nullable(),
});
export type PayingOrder = z.input<typeof orderSchema>;

const ACCOUNT = '100200';
const GOOD_CARD = '4242424242424242';
const actor = { uid: 'u-practice', name: 'Paula Practice' };

const [message] = (await once(process, 'message')) as [unknown];
const { url, connections, gatewayPort, round, dieAt } = orderSchema.parse(message);
const database = await openDatabase({ url, connections });
const gateway = createStripeGateway({
  secretKey: LOCAL_API_KEY,
  webhookSecret: LOCAL_WEBHOOK_SECRET,
  sandbox: { host: '127.0.0.1', port: gatewayPort },
});
const clock = () => new Date();
const parts: PageParts = { database, gateway, clock, portalUrl: 'https://portal.test' };
const { kinds } = gatewayLane(parts);
const random = seededRandom(round);

/** A shipped order, whose invoice is in the database before the work begins. */
async function prepare(): Promise<void> {
  const input = orderInput({ notes: `paid ${round}` });
  await database.db.transaction(async (tx) => {
    const scope = [ACCOUNT];
    let order = await submitOrder(tx, { actor, scope, input, now: clock() });
    const shipment = { carrier: 'UPS', trackingNumber: '' } as const;
    for (const action of ['approve', 'produce', 'ship'] as const) {
      const seen = { id: order.id, versionSeen: order.version, shipment };
      const decision = { ...seen, actor, scope: 'any', action, reason: '' } as const;
      order = await decideOrder(tx, { ...decision, now: clock() });
    }
  });
}

/** Pays the invoice of a round, unless it is paid, and gives half of it back, unless it was. */
async function work(of: number): Promise<void> {
  const { rows } = await database.pool.query<{ number: string; cents: number }>(
    `SELECT i.number, i.total_cents::int AS cents FROM invoices i JOIN orders o ON o.id = i.order_id
     WHERE o.notes = $1`,
    [`paid ${of}`],
  );
  const [invoice] = rows;
  if (!invoice) return;
  const id = await begin(of, invoice);
  await openPage(parts, id);
  await payPage(id);
  await callBack(id);
  await askGateway(parts, id);
  await giveHalfBack(id);
  await deliver();
}

async function begin(of: number, { number, cents }: { number: string; cents: number }) {
  const request = { uid: actor.uid, key: `pay-${of}`, requestHash: null, content: of };
  const input = {
    method: 'card' as const,
    amountCents: cents,
    creditCents: 0,
    shares: [{ invoiceNumber: number, cents }],
    memo: `paid ${of}`,
    savesMethod: false,
    methodId: null,
    locale: 'en' as const,
  };
  const { id } = await idempotently(database, request, {
    make: async (tx) => ({
      id: await startCheckout(tx, { actor, scope: [ACCOUNT], input, gateway, now: clock() }),
    }),
    read: async (_tx, made) => ({ id: made }),
  });
  return id;
}

/** The practice pays on the page, unless it has. */
async function payPage(id: string): Promise<void> {
  const payment = await findPayment(id);
  if (payment?.state !== 'open') return;
  const { rows } = await database.pool.query<{ url: string }>(
    'SELECT page_url AS url FROM checkouts WHERE id = $1',
    [id],
  );
  await payByCard(rows[0]?.url ?? '', GOOD_CARD);
}

async function findPayment(id: string): Promise<GatewayPayment | null> {
  const { rows } = await database.pool.query<{ session: string }>(
    'SELECT session_id AS session FROM checkouts WHERE id = $1',
    [id],
  );
  const sessionId = rows[0]?.session;
  return sessionId ? gateway.findPayment({ sessionId }) : null;
}

/** The gateway calls back: twice, in any order, with what is true now and with what was true before. */
async function callBack(id: string): Promise<void> {
  const payment = await findPayment(id);
  if (!payment) return;
  const older: GatewayPayment = { ...payment, state: 'open', receivedCents: 0 };
  const told = random.integer(0, 1) === 0 ? [payment, older, payment] : [older, payment, payment];
  for (const [index, one] of told.entries()) {
    const eventId = `evt_${id}_${one.state}_${random.integer(0, 1) === 0 ? index : 'same'}`;
    const event = { id: eventId, createdAt: clock(), kind: 'payment' as const, payment: one };
    await database.db.transaction((tx) =>
      takeEvent(tx, { gateway: gateway.name, event, now: clock() }),
    );
    if (random.integer(0, 1) === 0) await deliver();
  }
}

async function giveHalfBack(id: string): Promise<void> {
  const { rows } = await database.pool.query<{
    number: string;
    version: number;
    cents: number;
    asked: number;
  }>(
    `SELECT number, version, amount_cents::int AS cents, (refunded_cents + refunding_cents)::int AS asked
     FROM payments WHERE checkout_id = $1`,
    [id],
  );
  const [payment] = rows;
  if (!payment || payment.asked > 0) return;
  const input = { amountCents: Math.floor(payment.cents / 2), reason: 'Half of it' };
  const step = { actor, number: payment.number, versionSeen: payment.version, now: clock() };
  await database.db.transaction((tx) => requestRefund(tx, { ...step, input }));
}

/** Does what waits in the outbox for the gateway. What was done but not noted is done again. */
async function deliver(): Promise<void> {
  const { rows } = await database.pool.query<{ id: string; kind: string; payload: unknown }>(
    `SELECT id, kind, payload FROM outbox WHERE kind = ANY ($1) AND state = 'waiting' ORDER BY id`,
    [Object.keys(kinds)],
  );
  for (const { id, kind, payload } of rows) {
    const { signal } = new AbortController();
    await kinds[kind]?.deliver(payload, { id: Number(id), createdAt: clock(), signal });
    await database.pool.query(
      `UPDATE outbox SET state = 'delivered', delivered_at = now() WHERE id = $1`,
      [id],
    );
  }
}

if (round > 0) await work(round - 1);
await prepare();

const steps = await dieAtStep({ url, dieAt }, () => work(round));
await database.close();
process.send?.({ steps }, () => process.disconnect?.());

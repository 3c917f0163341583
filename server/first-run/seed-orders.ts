import { defaultPrescription } from '#domain/lens/engine/defaults.ts';
import { orderInputSchema, type Order, type OrderInput } from '#domain/orders/order.ts';
import { sendMessage } from '../ordering/messages/send-message.ts';
import { decideOrder } from '../ordering/orders/decisions/decide-order.ts';
import { submitOrder } from '../ordering/orders/submission/submit-order.ts';
import type { Actor } from '../platform/audit/record-audit.ts';
import type { Handle } from '../platform/database/open-database.ts';
import { EVENT_KIND } from '../platform/mail/notify-of-events.ts';
import { withdraw } from '../platform/outbox/enqueue.ts';
import { catalogue } from './catalogue/catalogue.ts';
import { FIRST_RUN_ORDERS, type FirstRunOrder, type FirstRunStep } from './first-run-orders.ts';
import { seedReturns } from './seed-returns.ts';
import { settleInvoice } from './settle-invoice.ts';

const DAY = 24 * 60 * 60 * 1000;

interface Seeding {
  /** The actor of the decisions. */
  portal: Actor;
  uidByEmail: Record<string, string>;
}

/** Creates the first-run orders with their steps, messages and returns, spread over the last weeks. */
export async function seedOrders(tx: Handle, seeding: Seeding): Promise<void> {
  const made = new Map<string, { order: Order; actor: Actor }>();
  for (const [index, order] of FIRST_RUN_ORDERS.entries()) {
    const calendar = calendarOf(index - FIRST_RUN_ORDERS.length);
    const actor = actorOf(order, seeding);
    const input = inputOf(order, order.source ? made.get(order.source)?.order : undefined);
    const scope = [order.accountNumber];
    const now = calendar(order.daysAgo);
    let current = await submitOrder(tx, { actor, scope, input, now });
    for (const step of order.steps ?? []) {
      current = await take(tx, { step, actor, seeding, current, now: calendar(step.daysAgo) });
    }
    if (order.settled) {
      const { as: settlement, daysAgo } = order.settled;
      const settling = { settlement, order: current, portal: seeding.portal };
      await settleInvoice(tx, { ...settling, now: calendar(daysAgo) });
    }
    for (const { from, daysAgo, body } of order.messages ?? []) {
      const caller =
        from === 'maker'
          ? { ...seeding.portal, roles: ['ADMIN' as const] }
          : { ...actor, roles: ['CUSTOMER' as const] };
      const at = calendar(daysAgo);
      await sendMessage(tx, { caller, scope, orderId: current.id, body, now: at });
    }
    if (!made.has(order.patientReference))
      made.set(order.patientReference, { order: current, actor });
  }
  await seedReturns(tx, { orders: made, portal: seeding.portal, at: calendarOf(0) });
  // Sends no emails about fictional events.
  await withdraw(tx, EVENT_KIND);
}

/** Returns dates before now, a few milliseconds apart, so that they keep their order. */
function calendarOf(milliseconds: number): (daysAgo: number) => Date {
  const now = Date.now() + milliseconds;
  return (daysAgo) => new Date(now - daysAgo * DAY);
}

function actorOf({ email }: FirstRunOrder, { portal, uidByEmail }: Seeding): Actor {
  return { uid: uidByEmail[email] ?? portal.uid, name: email };
}

async function take(
  tx: Handle,
  taking: { step: FirstRunStep; actor: Actor; seeding: Seeding; current: Order; now: Date },
): Promise<Order> {
  const { step, actor, seeding, current, now } = taking;
  const { action, reason = '', carrier, trackingNumber = '' } = step;
  return decideOrder(tx, {
    actor: action === 'cancel' ? actor : seeding.portal,
    scope: 'any',
    id: current.id,
    versionSeen: current.version,
    action,
    reason,
    now,
    ...(carrier && { shipment: { carrier, trackingNumber } }),
  });
}

/** Returns the practice's input: the lens's defaults and the values that have none. */
function inputOf(order: FirstRunOrder, source: Order | undefined): OrderInput {
  const lens = catalogue.find(({ id }) => id === order.lensId);
  if (!lens) throw new Error(`The catalogue has no lens ${order.lensId}`);
  const prescription = { ...defaultPrescription(lens), ...order.prescription };
  const { accountNumber, patientReference, notes, type, returnReason } = order;
  return orderInputSchema.parse({
    accountNumber,
    patientReference,
    notes,
    type,
    returnReason,
    sourceOrderId: source?.id,
    lenses: order.eyes.map((eye) => ({
      eye,
      lensId: lens.id,
      lensVersion: lens.version,
      prescription,
    })),
  });
}

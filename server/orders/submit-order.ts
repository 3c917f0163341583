import { givenValues } from '#domain/lens/given.ts';
import { sumCents } from '#domain/money.ts';
import type { Order, OrderInput } from '#domain/schemas/order.ts';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Actor } from '../audit/record-audit.ts';
import { findCustomer } from '../customers/get-customer-information.ts';
import type { Handle } from '../database/database.ts';
import { Problem } from '../http/problem.ts';
import { isWithin, type AccountScope } from '../users/caller.ts';
import { checkLenses, type CheckedLens } from './check-lenses.ts';
import { getOrder } from './get-order.ts';
import type { OrderRow } from './order-rows.ts';
import { recordOrderEvent } from './record-order-event.ts';
import { orderLenses, orders } from './table.ts';

export interface Submission {
  actor: Actor;
  /** The accounts that the actor may order for. */
  scope: AccountScope;
  input: OrderInput;
  now: Date;
}

/**
 * Makes an order in the state "submitted", at the price of the catalogue.
 *
 * @throws Problem 403 for another's account, 422 for what cannot be made
 */
export async function submitOrder(tx: Handle, submission: Submission): Promise<Order> {
  const { actor, scope, input, now } = submission;
  if (!isWithin(scope, input.accountNumber)) {
    throw new Problem('forbidden', 'You cannot order for this account');
  }
  const customer = await findCustomer(tx, input.accountNumber);
  if (!customer) throw new Problem('not-found', 'There is no such account');
  const lenses = await checkLenses(tx, input.lenses);
  const row = newOrder(submission, lenses, {
    number: await nextOrderNumber(tx),
    practice: customer.practice,
  });
  await tx.insert(orders).values(row);
  await tx.insert(orderLenses).values(lenses.map((lens) => newOrderLens(row.id, lens)));
  await recordOrderEvent(tx, {
    actor,
    order: row,
    action: 'submit',
    from: null,
    reason: '',
    at: now,
  });
  return getOrder(tx, 'any', row.id);
}

function newOrder(
  { actor, input, now }: Submission,
  lenses: CheckedLens[],
  assigned: { number: string; practice: string },
): OrderRow {
  return {
    ...assigned,
    id: randomUUID(),
    accountNumber: input.accountNumber,
    patientReference: input.patientReference,
    notes: input.notes,
    state: 'submitted',
    version: 1,
    totalCents: sumCents(lenses.map(({ lens }) => lens.priceCents)),
    currency: 'USD',
    submittedBy: actor.uid,
    submittedAt: now,
    updatedAt: now,
  };
}

function newOrderLens(orderId: string, { ordered, lens }: CheckedLens) {
  return {
    id: randomUUID(),
    orderId,
    eye: ordered.eye,
    lensId: lens.id,
    lensVersion: lens.version,
    lensName: lens.name,
    // A blank for an optional value is a value not given.
    prescription: givenValues(ordered.prescription),
    priceCents: lens.priceCents,
  };
}

async function nextOrderNumber(tx: Handle): Promise<string> {
  const { rows } = await tx.execute(sql`SELECT nextval('order_numbers') AS number`);
  return `LP-${String(rows[0]?.['number'])}`;
}

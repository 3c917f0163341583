import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Order, OrderInput } from '#domain/orders/order.ts';
import { isWithin, type AccountScope } from '../../../access/caller/caller.ts';
import { rememberDelivery, rememberOrder } from '../../../accounts/customers/addresses.ts';
import { lockCustomer } from '../../../accounts/customers/get-customer-information.ts';
import type { Actor } from '../../../platform/audit/record-audit.ts';
import type { Handle } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/errors/problem.ts';
import { endDraft } from '../../drafts/end-draft.ts';
import { notifyOfOrderSteps } from '../../emails/notify-of-order-steps.ts';
import { requestExchanges } from '../../return-requests/request-exchanges.ts';
import type { OrderRow } from '../order-rows.ts';
import { getOrder } from '../reading/get-order.ts';
import { recordOrderEvents } from '../record-order-event.ts';
import { orderLenses, orders } from '../table.ts';
import { prepareOrder, type PreparedOrder } from './prepare-order.ts';
import { requireShownPrice } from './require-shown-price.ts';

export interface Submission {
  actor: Actor;
  /** The accounts that the actor may order for. */
  scope: AccountScope;
  input: OrderInput;
  now: Date;
}

/**
 * Creates an order in the state "submitted", at the prices agreed with its account, and ends its draft.
 *
 * @throws Problem 403 for another's account, 422 when it cannot be made, 409 when it costs something else than was shown
 */
export async function submitOrder(tx: Handle, submission: Submission): Promise<Order> {
  const { actor, scope, input, now } = submission;
  const { accountNumber } = input;
  if (!isWithin(scope, accountNumber)) {
    throw new Problem('forbidden', 'You cannot order for this account');
  }
  const customer = await lockCustomer(tx, accountNumber);
  if (!customer) throw new Problem('not-found', 'There is no such account');
  const id = randomUUID();
  if (input.draftId) await endDraft(tx, { id: input.draftId, scope, orderId: id, now });
  const contents = { actor, accountNumber, content: input, now, id, corrected: null };
  const prepared = await prepareOrder(tx, contents);
  requireShownPrice(input.shown, prepared);
  const assigned = { id, number: await nextOrderNumber(tx), practice: customer.practice };
  const row = newOrder(submission, prepared, assigned);
  await tx.insert(orders).values(row);
  await tx.insert(orderLenses).values(prepared.lenses);
  await recordOrderEvents(tx, { actor, action: 'submit', reason: '', at: now }, [
    { from: 'draft', order: row },
  ]);
  await requestExchanges(tx, { ...prepared, actor, order: row, now });
  await notifyOfOrderSteps(tx, 'submit', [row]);
  await rememberDelivery(tx, accountNumber, prepared.values.delivery);
  await rememberOrder(tx, row);
  return getOrder(tx, 'any', id, actor.uid);
}

function newOrder(
  { actor, input, now }: Submission,
  { values }: PreparedOrder,
  assigned: Pick<OrderRow, 'id' | 'number' | 'practice'>,
): OrderRow {
  return {
    ...assigned,
    ...values,
    accountNumber: input.accountNumber,
    carrier: '',
    trackingNumber: '',
    invoiceNumber: null,
    promisedAt: null,
    state: 'submitted',
    version: 1,
    currency: 'USD',
    submittedBy: actor.uid,
    submittedAt: now,
    updatedAt: now,
  };
}

async function nextOrderNumber(tx: Handle): Promise<string> {
  const { rows } = await tx.execute(sql`SELECT nextval('order_numbers') AS number`);
  return `LP-${String(rows[0]?.['number'])}`;
}

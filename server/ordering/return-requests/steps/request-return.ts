import { formatCents } from '#domain/basics/money.ts';
import type {
  OrderReturnPolicy,
  ReturnPolicy,
  ReturnRequest,
  ReturnRequestInput,
} from '#domain/money/returns/return-request.ts';
import { lockCustomer } from '../../../accounts/customers/get-customer-information.ts';
import type { Actor } from '../../../platform/audit/record-audit.ts';
import type { Handle } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/errors/problem.ts';
import { findOrderRow } from '../../orders/find-order-row.ts';
import { getOrder } from '../../orders/reading/get-order.ts';
import { findEarlierLenses } from '../../orders/submission/warranty-eligibility.ts';
import { getReturnRequest, type RequestReader } from '../find-return-requests.ts';
import { notifyOfRequest } from '../notify-of-request.ts';
import { nextRequestNumber } from '../request-exchanges.ts';
import { returnRequests } from '../table.ts';
import { findAskedCancellation } from '../taken-lenses.ts';
import { toOrderPolicy } from './order-policy.ts';

export interface Requesting {
  actor: Actor;
  /** The accounts that the actor may ask for. */
  reader: RequestReader;
  input: ReturnRequestInput;
  now: Date;
}

/**
 * CR-03: asks for the return of a lens, or for the cancellation of an order. What the policy gives is frozen with it. Of
 * two who ask for the same lens, or order its exchange, the second finds the first.
 *
 * @throws Problem 404, also for an order outside the scope; 409 when there is nothing to ask for, or another
 * credit than was shown
 */
export async function requestReturn(tx: Handle, requesting: Requesting): Promise<ReturnRequest> {
  const { actor, reader, input, now } = requesting;
  const { scope } = reader;
  const { orderId } = input;
  const { accountNumber } = await findOrderRow(tx, scope, orderId);
  await lockCustomer(tx, accountNumber);
  const lenses = await findEarlierLenses(tx, { scope, id: orderId, now });
  const order = await getOrder(tx, scope, orderId);
  const given = toOrderPolicy(order, lenses, await findAskedCancellation(tx, orderId));
  const asked = askedOf(given, input);
  requireAskable(asked.policy);
  requireShownCredit(asked.policy, input);
  const number = await nextRequestNumber(tx);
  await tx.insert(returnRequests).values({
    ...asked,
    number,
    accountNumber: order.accountNumber,
    kind: input.kind,
    orderId,
    note: input.note,
    state: 'requested',
    requestedAt: now,
    requestedBy: actor.name,
    requestedByUid: actor.uid,
  });
  await notifyOfRequest(tx, {
    actor,
    row: { number, accountNumber: order.accountNumber, version: 1 },
    after: { kind: input.kind, orderNumber: order.number, eye: asked.eye, reason: asked.reason },
    event: 'returnRequested',
  });
  return getReturnRequest(tx, reader, number);
}

/** @throws Problem 422 for an eye that the order does not have */
function askedOf(given: OrderReturnPolicy, input: ReturnRequestInput) {
  if (input.kind === 'cancellation') {
    const lens = [...new Set(given.lenses.map((one) => one.lens))].join(', ');
    return { eye: null, lens, reason: null, policy: given.cancellation };
  }
  const line = given.lenses.find(({ eye }) => eye === input.eye);
  if (line) return { eye: line.eye, lens: line.lens, reason: input.reason, policy: line.return };
  const message = 'The order has no lens for this eye';
  throw new Problem('invalid', message, {
    errors: { eye: { rule: 'unknown', message, value: input.eye, nearest: null } },
  });
}

/** @throws Problem 409 */
function requireAskable({ canAsk, refusal, other }: ReturnPolicy): void {
  if (canAsk) return;
  const message = 'This cannot be asked for any more. Look again at what the policy gives';
  throw new Problem('conflict', message, {
    errors: { kind: { rule: refusal ?? 'refused', message, value: other } },
  });
}

/** OR-16: what is asked for is what the page showed. @throws Problem 409 */
function requireShownCredit({ amountCents }: ReturnPolicy, input: ReturnRequestInput): void {
  if (input.kind !== 'return' || input.shownCents === null) return;
  if (input.shownCents === amountCents) return;
  const [is, was] = [amountCents, input.shownCents].map((cents) => formatCents(cents, 'USD', 'en'));
  const message = `The lens credit for this return is ${is} by now, not ${was}`;
  const error = { rule: 'shownPrice', message, value: input.shownCents, nearest: amountCents };
  throw new Problem('conflict', message, { errors: { shownCents: error } });
}

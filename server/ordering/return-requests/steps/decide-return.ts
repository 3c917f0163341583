import { type Cents, formatCents } from '#domain/basics/money.ts';
import { returnUntil } from '#domain/money/credit/lens-credit-rules.ts';
import { mostDecided } from '#domain/money/returns/return-policy.ts';
import type { ReturnDecisionInput, ReturnRequest } from '#domain/money/returns/return-request.ts';
import { canDecide } from '#domain/money/returns/return-states.ts';
import { CANCELED_ON_REQUEST } from '#domain/orders/order-states.ts';
import type { Actor } from '../../../platform/audit/record-audit.ts';
import type { Handle } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/errors/problem.ts';
import { takeSteps } from '../../orders/decisions/take-steps.ts';
import { lockOrder } from '../../orders/find-order-row.ts';
import { LAB, type ReturnRequestRow, getReturnRequest } from '../find-return-requests.ts';
import { lockRequest, moveRequest, requireVersion } from '../move-request.ts';
import { creditRequest } from './credit-request.ts';
import { givenAlone } from './given-alone.ts';

export interface ReturnDecision {
  actor: Actor;
  /** Whether the actor may give more than the policy grants. */
  isGenerous: boolean;
  /** `RMA-100001` */
  id: string;
  input: ReturnDecisionInput;
  /** The version that the decision is based on. */
  versionSeen: number;
  now: Date;
}

/**
 * CR-03: approves a request of return, in full or in part, or of cancellation, or refuses it. An approved return waits for
 * its lens, or opens its credit at once when the lens is here or need not come back; an approved cancellation cancels the
 * order.
 *
 * @throws Problem 404, 412 with the present request when its version has changed, 409 when it cannot be decided, 422 for
 *   more than can be given
 */
export async function decideReturn(tx: Handle, decision: ReturnDecision): Promise<ReturnRequest> {
  const { id, input, versionSeen } = decision;
  const row = await lockRequest(tx, 'any', id);
  await requireVersion(tx, LAB, row, versionSeen);
  if (!canDecide(row)) throw notDecidable(row);
  if (input.decision === 'refuse') await refuse(tx, row, decision, input.reason);
  else if (row.kind === 'cancellation') await cancelOrder(tx, row, decision);
  else await approve(tx, row, decision, await centsOf(tx, row, decision, input.cents));
  return getReturnRequest(tx, LAB, id);
}

function notDecidable({ kind, state }: ReturnRequestRow): Problem {
  const message =
    kind === 'exchange'
      ? 'An exchange is decided with the order that replaces the lens'
      : `This action is not available: the request is ${state}`;
  return new Problem('conflict', message);
}

function decided({ actor, now }: ReturnDecision) {
  return { decidedAt: now, decidedBy: actor.name };
}

async function refuse(
  tx: Handle,
  row: ReturnRequestRow,
  decision: ReturnDecision,
  refuseReason: string,
): Promise<void> {
  const changes = { ...decided(decision), refuseReason };
  const move = { actor: decision.actor, step: 'refuse', changes, event: 'returnDecided' } as const;
  await moveRequest(tx, row, move);
}

async function cancelOrder(
  tx: Handle,
  row: ReturnRequestRow,
  decision: ReturnDecision,
): Promise<void> {
  const { actor, now } = decision;
  await cancelRequestedOrder(tx, row, { actor, now });
  const changes = decided(decision);
  const move = { actor, step: 'cancelOrder', changes, event: 'returnDecided' } as const;
  await moveRequest(tx, row, move);
}

async function approve(
  tx: Handle,
  row: ReturnRequestRow,
  decision: ReturnDecision,
  decidedCents: Cents,
): Promise<void> {
  const { actor, now } = decision;
  const changes = { ...decided(decision), decidedCents };
  if (row.policy.mustReturn && row.receivedAt === null) {
    const returnBy = returnUntil({ until: row.policy.endsAt }, now);
    const approved = { ...changes, returnBy };
    const move = { actor, step: 'approve', changes: approved, event: 'returnDecided' } as const;
    await moveRequest(tx, row, move);
    return;
  }
  await creditRequest(tx, row, { actor, now, changes, event: 'returnDecided' });
}

/** Returns what is to be credited. @throws Problem 422 */
async function centsOf(
  tx: Handle,
  { policy, accountNumber }: ReturnRequestRow,
  { isGenerous, actor, now }: ReturnDecision,
  cents: Cents = policy.amountCents,
): Promise<Cents> {
  const alone = isGenerous ? await givenAlone(tx, { actor, accountNumber, now }) : 0;
  const most = mostDecided(policy, isGenerous, alone);
  if (cents >= 1 && cents <= most) return cents;
  const message =
    most < 1
      ? 'The policy gives nothing for this lens'
      : `Enter an amount up to ${formatCents(most, 'USD', 'en')}`;
  throw new Problem('invalid', message, {
    errors: { cents: { rule: 'max', value: cents, nearest: most, message } },
  });
}

/** CR-03: cancels the order of a locked request; nothing was charged for it. @throws Problem 409 when it has shipped */
async function cancelRequestedOrder(
  tx: Handle,
  { orderId, number }: ReturnRequestRow,
  { actor, now }: { actor: Actor; now: Date },
): Promise<void> {
  const order = await lockOrder(tx, 'any', orderId);
  if (!CANCELED_ON_REQUEST.some((state) => state === order.state)) {
    throw new Problem('conflict', `The order cannot be canceled: it is ${order.state}`);
  }
  await takeSteps(tx, { actor, action: 'cancel', reason: number, now }, [order]);
}

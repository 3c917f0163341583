import {
  nextState,
  type OrderDecision,
  type OrderState,
  type OrderAction,
} from '#domain/orders/order-states.ts';
import type { Order } from '#domain/orders/order.ts';
import type { AccountScope } from '../../../access/caller/caller.ts';
import type { Actor } from '../../../platform/audit/record-audit.ts';
import type { Handle } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/errors/problem.ts';
import { lockOrder } from '../find-order-row.ts';
import { lockAccountsOf } from '../lock-accounts-of.ts';
import type { OrderRow } from '../order-rows.ts';
import { getOrder, completeOrder } from '../reading/get-order.ts';
import { takeSteps, type Shipment } from './take-steps.ts';

export interface Decision {
  actor: Actor;
  scope: AccountScope;
  id: string;
  action: OrderDecision;
  reason: string;
  /** The version that the decision is based on. */
  versionSeen: number;
  now: Date;
  /** Needed to ship. */
  shipment?: Shipment;
}

/**
 * OR-06, OR-07: applies one step of the transition table. Of several decisions on one version only the first succeeds.
 *
 * @throws Problem 404, 412 with the present order when its version has changed, 409 when the step is not allowed
 */
export async function decideOrder(tx: Handle, decision: Decision): Promise<Order> {
  const { actor, scope, id, shipment } = decision;
  if (decision.action === 'ship') await lockAccountsOf(tx, [id]);
  const row = await lockOrder(tx, scope, id);
  await requireStep(tx, row, decision, actor.uid);
  const shipments = new Map(shipment && [[id, shipment]]);
  await takeSteps(tx, { ...decision, shipments }, [row]);
  return getOrder(tx, 'any', id, actor.uid);
}

/**
 * Returns the state that the step leads the locked order to.
 *
 * @throws Problem 412 with the order as `uid` sees it when its version has changed, 409 when the step is not allowed
 */
export async function requireStep(
  tx: Handle,
  row: OrderRow,
  step: WantedStep,
  uid: string,
): Promise<OrderState> {
  const checked = checkStep(row, step);
  if (!(checked instanceof Problem)) return checked;
  const { code, message } = checked;
  if (code !== 'version-moved-on') throw checked;
  throw new Problem(code, message, { current: await completeOrder(tx, row, uid) });
}

interface WantedStep {
  action: OrderAction;
  /** The version that the decision is based on. */
  versionSeen: number;
}

/** Returns the state that the step leads to, or the refusal. Checks first whether the version is outdated. */
export function checkStep(
  { version, state }: Pick<OrderRow, 'version' | 'state'>,
  { action, versionSeen }: WantedStep,
): OrderState | Problem {
  if (version !== versionSeen) {
    return new Problem('version-moved-on', 'Someone else has already changed this order');
  }
  const next = nextState(state, action);
  return next ?? new Problem('conflict', `This action is not available: the order is ${state}`);
}

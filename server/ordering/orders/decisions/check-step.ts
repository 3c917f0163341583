import { nextState, type OrderAction, type OrderState } from '#domain/order.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import type { OrderRow } from '../order-rows.ts';

export interface WantedStep {
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

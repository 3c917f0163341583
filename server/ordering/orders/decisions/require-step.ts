import type { OrderState } from '#domain/order.ts';
import type { Handle } from '#server/platform/database/database.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { completeOrder } from '../reading/get-order.ts';
import { checkStep, type WantedStep } from './check-step.ts';
import type { OrderRow } from '../order-rows.ts';

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

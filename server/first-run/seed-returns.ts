import type { Order } from '#domain/orders/order.ts';
import { LAB } from '../ordering/return-requests/find-return-requests.ts';
import { lockRequest, moveRequest } from '../ordering/return-requests/move-request.ts';
import { decideReturn } from '../ordering/return-requests/steps/decide-return.ts';
import { receiveReturn } from '../ordering/return-requests/steps/receive-return.ts';
import { requestReturn } from '../ordering/return-requests/steps/request-return.ts';
import { withdrawReturn } from '../ordering/return-requests/steps/withdraw-return.ts';
import type { Actor } from '../platform/audit/record-audit.ts';
import type { Handle } from '../platform/database/open-database.ts';
import {
  FIRST_RUN_RETURNS,
  type FirstRunReturn,
  type FirstRunReturnStep,
} from './first-run-returns.ts';

interface Seeding {
  /** The orders by patient reference, and who placed each. */
  orders: ReadonlyMap<string, { order: Order; actor: Actor }>;
  /** The actor of the lab's steps. */
  portal: Actor;
  /** Returns the time so many days ago. */
  at: (daysAgo: number) => Date;
}

/** CR-03: creates the first-run requests of return with their steps. */
export async function seedReturns(tx: Handle, seeding: Seeding): Promise<void> {
  for (const wanted of FIRST_RUN_RETURNS) {
    const { id, actor } = await ask(tx, wanted, seeding);
    for (const step of wanted.steps ?? []) await take(tx, { id, actor, step, seeding });
  }
}

async function ask(tx: Handle, wanted: FirstRunReturn, { orders, at }: Seeding) {
  const { of, eye, reason = 'fit', note = '', daysAgo } = wanted;
  const found = orders.get(of);
  if (!found) throw new Error(`There is no first-run order ${of}`);
  const { order, actor } = found;
  const input = eye
    ? ({ kind: 'return', orderId: order.id, eye, reason, note, shownCents: null } as const)
    : ({ kind: 'cancellation', orderId: order.id, note } as const);
  const request = await requestReturn(tx, { actor, reader: LAB, input, now: at(daysAgo) });
  return { id: request.id, actor };
}

interface Taking {
  id: string;
  /** Who asked. */
  actor: Actor;
  step: FirstRunReturnStep;
  seeding: Seeding;
}

async function take(tx: Handle, { id, actor, step: taken, seeding }: Taking): Promise<void> {
  const { portal, at } = seeding;
  const now = at(taken.daysAgo);
  const row = await lockRequest(tx, 'any', id);
  const seen = { id, versionSeen: row.version };
  const decision = { ...seen, actor: portal, isGenerous: false, now };
  if (taken.step === 'approve') {
    await decideReturn(tx, { ...decision, input: { decision: 'approve' } });
  } else if (taken.step === 'refuse') {
    const input = { decision: 'refuse' as const, reason: taken.reason };
    await decideReturn(tx, { ...decision, input });
  } else if (taken.step === 'receive') {
    await receiveReturn(tx, { actor: portal, id, now });
  } else if (taken.step === 'withdraw') {
    await withdrawReturn(tx, { ...seen, actor, reader: LAB });
  } else {
    await moveRequest(tx, row, { actor: portal, step: 'expire' });
  }
}

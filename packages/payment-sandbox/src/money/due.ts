import { createDispute } from '../objects/disputes.ts';
import { arrivePayout } from '../objects/payouts.ts';
import { settleRefund } from '../objects/refunds.ts';
import { expireSession } from '../objects/sessions.ts';
import type { Task, Work } from '../state/records.ts';
import type { Sandbox } from '../state/sandbox.ts';
import { ApiError } from '../wire/api-error.ts';
import { refuseDebit, settleDebit } from './settle.ts';

/** Does everything whose time has come, in its order. Returns whether there was anything. */
export function doWhatIsDue(sandbox: Sandbox): boolean {
  let isAny = false;
  for (let task = nextDue(sandbox); task; task = nextDue(sandbox)) {
    isAny = true;
    sandbox.store.remove('task', task.id);
    unlessOver(() => work(sandbox, task.work));
  }
  return isAny;
}

function nextDue({ store, now }: Sandbox): Task | null {
  const at = now();
  const due = store.list('task').filter((task) => task.at <= at);
  return due.toSorted((a, b) => a.at - b.at)[0] ?? null;
}

/** What was planned may be out of date: a session was paid, a payment was refunded. */
function unlessOver(step: () => unknown): void {
  try {
    step();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

function work(sandbox: Sandbox, task: Work): void {
  switch (task.kind) {
    case 'settle':
      settleDebit(sandbox, task.intentId);
      break;
    case 'refuse':
      refuseDebit(sandbox, task.intentId, task.code);
      break;
    case 'dispute':
      createDispute(sandbox, task.intentId, task);
      break;
    case 'refund':
      settleRefund(sandbox, task.refundId, null);
      break;
    case 'payout':
      arrivePayout(sandbox, task.payoutId);
      break;
    case 'expire':
      expireSession(sandbox, task.sessionId);
  }
}

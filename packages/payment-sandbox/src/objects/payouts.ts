import type { Payout } from '../state/balance-records.ts';
import { newId } from '../state/ids.ts';
import { seconds, type Sandbox } from '../state/sandbox.ts';
import { ApiError } from '../wire/api-error.ts';
import { addBalance } from './balance.ts';
import { emit } from './events.ts';
import { change, find } from './find.ts';
import { later } from './tasks.ts';

const FAILURE = 'account_closed';

/** Sends what no payout has yet to the bank. It arrives after a while. @throws ApiError when there is nothing */
export function createPayout(sandbox: Sandbox, currency: string): Payout {
  const { store } = sandbox;
  const open = store
    .list('balance')
    .filter((one) => one.currency === currency && store.get('paidOut', one.id) === null);
  const amount = open.reduce((sum, { net }) => sum + net, 0);
  if (amount <= 0) throw new ApiError(400, 'There is nothing to pay out.');
  const created = seconds(sandbox);
  const id = newId('po');
  const { id: own } = addBalance(sandbox, {
    type: 'payout',
    category: 'payout',
    amount: -amount,
    of: { id, currency },
  });
  for (const one of [...open.map((change) => change.id), own]) {
    store.put('paidOut', { id: one, payoutId: id });
  }
  const payout: Payout = {
    id,
    object: 'payout',
    created,
    livemode: false,
    amount,
    arrival_date: created + Math.round(sandbox.delays.payout / 1000),
    automatic: true,
    balance_transaction: own,
    currency,
    description: 'STRIPE PAYOUT',
    failure_balance_transaction: null,
    failure_code: null,
    method: 'standard',
    reconciliation_status: 'completed',
    status: 'in_transit',
    type: 'bank_account',
  };
  store.put('payout', payout);
  emit(sandbox, 'payout.created', payout);
  emit(sandbox, 'payout.reconciliation_completed', payout);
  later(sandbox, sandbox.delays.payout, { kind: 'payout', payoutId: id });
  return payout;
}

/** The bank has the money. A payout that is not on its way stays as it is. */
export function arrivePayout(sandbox: Sandbox, id: string): Payout {
  const payout = find(sandbox, 'payout', id);
  if (payout.status !== 'in_transit') return payout;
  const paid = change(sandbox, 'payout', payout, { status: 'paid' });
  emit(sandbox, 'payout.paid', paid);
  return paid;
}

/** The bank does not take it, perhaps days after it was reported as paid: the money is in the balance again. */
export function failPayout(sandbox: Sandbox, id: string): Payout {
  const payout = find(sandbox, 'payout', id);
  if (payout.status === 'failed') throw new ApiError(400, 'This payout has failed already.');
  const { amount } = payout;
  const back = { type: 'payout_failure', category: 'payout_reversal', amount, of: payout };
  const failed = change(sandbox, 'payout', payout, {
    status: 'failed',
    failure_code: FAILURE,
    failure_balance_transaction: addBalance(sandbox, back).id,
  });
  emit(sandbox, 'payout.failed', failed);
  return failed;
}

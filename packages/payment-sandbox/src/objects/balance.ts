import type { BalanceChange } from '../state/balance-records.ts';
import { newId } from '../state/ids.ts';
import { seconds, type Sandbox } from '../state/sandbox.ts';

interface Change {
  type: string;
  /** Stripe's `reporting_category`. */
  category: string;
  amount: number;
  fee?: number;
  /** The charge, refund, dispute or payout; without an id, nothing that can be named. */
  of: { id?: string; currency: string };
}

/** Records what changed the balance. Money is available at once: a bank's days are those of a payout. */
export function addBalance(
  sandbox: Sandbox,
  { type, category, amount, fee = 0, of }: Change,
): BalanceChange {
  const created = seconds(sandbox);
  const { currency } = of;
  const details = {
    amount: fee,
    application: null,
    currency,
    description: 'Processing fees',
    type: 'stripe_fee',
  } as const;
  const change: BalanceChange = {
    id: newId('txn'),
    object: 'balance_transaction',
    created,
    amount,
    available_on: created,
    balance_type: 'payments',
    currency,
    description: null,
    exchange_rate: null,
    fee,
    fee_details: fee === 0 ? [] : [details],
    net: amount - fee,
    reporting_category: category,
    source: of.id ?? null,
    status: 'available',
    type,
  };
  sandbox.store.put('balance', change);
  return change;
}

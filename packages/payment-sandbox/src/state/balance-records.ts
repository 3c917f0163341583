import type { Common } from './common.ts';

/** What changed the balance at the gateway. */
export interface BalanceChange extends Omit<Common, 'livemode'> {
  object: 'balance_transaction';
  /** Without the fee: `net` is what the balance changed by. */
  amount: number;
  available_on: number;
  balance_type: 'payments';
  currency: string;
  description: string | null;
  exchange_rate: null;
  fee: number;
  fee_details: {
    amount: number;
    application: null;
    currency: string;
    description: string;
    type: 'stripe_fee';
  }[];
  net: number;
  reporting_category: string;
  /** The charge, refund, dispute or payout. */
  source: string | null;
  status: 'available';
  type: string;
}

/** Money on its way to the bank. */
export interface Payout extends Common {
  object: 'payout';
  amount: number;
  arrival_date: number;
  automatic: true;
  balance_transaction: string | null;
  currency: string;
  description: string;
  failure_balance_transaction: string | null;
  failure_code: string | null;
  method: 'standard';
  reconciliation_status: 'completed';
  status: 'in_transit' | 'paid' | 'failed';
  type: 'bank_account';
}

/** In which payout a change of the balance went out; the id is that of the change. */
export interface PaidOut {
  id: string;
  payoutId: string;
}

/** What the processor takes, which can be set on the dashboard. Amounts in cents, parts in hundredths of a percent. */
export interface Figures {
  id: 'figures';
  cardParts: number;
  cardFixed: number;
  bankParts: number;
  /** Of a bank debit. */
  bankMost: number;
  dispute: number;
}

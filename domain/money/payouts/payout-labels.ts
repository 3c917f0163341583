import type { Locale } from '../../basics/locale.ts';
import type { BalanceKind } from './balance-kinds.ts';

interface PayoutLabels {
  kinds: Record<BalanceKind, string>;
  fields: Record<
    'at' | 'kind' | 'payments' | 'amount' | 'fee' | 'net' | 'currency' | 'payout' | 'id',
    string
  >;
}

export const PAYOUT_LABELS_EN: PayoutLabels = {
  kinds: {
    payment: 'Payment',
    refund: 'Refund',
    refundFailed: 'Refund that failed',
    dispute: 'Dispute',
    disputeWon: 'Dispute won',
    fee: 'Fee',
    payout: 'Payout',
    payoutFailed: 'Payout that failed',
    unknown: 'Unknown',
  },
  fields: {
    at: 'Since',
    kind: 'What',
    payments: 'Payments',
    amount: 'Amount',
    fee: 'Fee',
    net: 'Net',
    currency: 'Currency',
    payout: 'Payout',
    id: 'Id',
  },
};

export const PAYOUT_LABELS_ES: PayoutLabels = {
  kinds: {
    payment: 'Pago',
    refund: 'Reembolso',
    refundFailed: 'Reembolso fallido',
    dispute: 'Disputa',
    disputeWon: 'Disputa ganada',
    fee: 'Comisión',
    payout: 'Depósito',
    payoutFailed: 'Depósito fallido',
    unknown: 'Desconocido',
  },
  fields: {
    at: 'Desde',
    kind: 'Qué',
    payments: 'Pagos',
    amount: 'Importe',
    fee: 'Comisión',
    net: 'Neto',
    currency: 'Moneda',
    payout: 'Depósito',
    id: 'Id',
  },
};

/** The words of payouts by language, for pages and files. */
export const PAYOUT_LABELS: Record<Locale, PayoutLabels> = {
  en: PAYOUT_LABELS_EN,
  es: PAYOUT_LABELS_ES,
};

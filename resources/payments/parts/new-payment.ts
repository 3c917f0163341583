import type { PaymentInput } from '#domain/money/payments/payment.ts';

/** What the form of a new payment starts with. */
export const NEW_PAYMENT = {
  accountNumber: '',
  method: 'check',
  amountCents: null,
  receivedOn: '',
  reference: '',
  note: '',
  shares: [],
} as const satisfies Record<keyof PaymentInput, unknown>;

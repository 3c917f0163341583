import {
  checkoutSchema,
  type Checkout,
  type CheckoutDecisionInput,
} from '#domain/money/checkouts/checkout.ts';
import { paymentDetailsSchema } from '#domain/money/payments/payment.ts';
import type {
  AllocationInput,
  OnlineRefundInput,
  PaymentDetails,
  RefundInput,
} from '#domain/money/payments/payment.ts';
import { writeOffSchema } from '#domain/money/payments/write-off-schema.ts';
import type { WriteOff, WriteOffInput } from '#domain/money/payments/write-off-schema.ts';
import type { Rest } from '../http/connection.ts';

/** A record in the version that the user saw. */
interface Seen {
  id: string;
  version: number;
}

/** PY-08: the steps that staff take with payments and write-offs. */
export interface PaymentRequests {
  allocate: (payment: Seen, input: AllocationInput) => Promise<PaymentDetails>;
  refund: (payment: Seen, input: RefundInput) => Promise<PaymentDetails>;
  /** Has the gateway give back an online payment, or a part of it. */
  giveBack: (payment: Seen, input: OnlineRefundInput) => Promise<PaymentDetails>;
  makeVoid: (payment: Seen, reason: string) => Promise<PaymentDetails>;
  /** Ends an online payment that nobody answered. Returns it as it is then: the gateway may have answered. */
  endOnline: (checkout: Seen, input: CheckoutDecisionInput) => Promise<Checkout>;
  /** Writes off so much of an invoice, or asks a second admin for it. `key`: the same for a repeated request. */
  writeOff: (invoiceNumber: string, input: WriteOffInput, key: string) => Promise<WriteOff>;
  confirmWriteOff: (writeOff: Seen) => Promise<WriteOff>;
  declineWriteOff: (writeOff: Seen, reason: string) => Promise<WriteOff>;
  /** Takes a write-off back, or asks a second admin for it. */
  reverseWriteOff: (writeOff: Seen, reason: string) => Promise<WriteOff>;
}

export function paymentRequests({ rest }: Pick<Rest, 'rest'>): PaymentRequests {
  const step = ({ id, version }: Seen, name: string, body: object) =>
    rest(`/payments/${encodeURIComponent(id)}/${name}`, {
      kind: 'change',
      method: 'POST',
      body,
      ifMatch: version,
      schema: paymentDetailsSchema,
    });
  const decide = ({ id, version }: Seen, name: string, body?: object) =>
    rest(`/write-offs/${encodeURIComponent(id)}/${name}`, {
      kind: 'change',
      method: 'POST',
      ...(body && { body }),
      ifMatch: version,
      schema: writeOffSchema,
    });
  return {
    allocate: (payment, input) => step(payment, 'allocate', input),
    refund: (payment, input) => step(payment, 'refund', input),
    giveBack: (payment, input) => step(payment, 'give-back', input),
    makeVoid: (payment, reason) => step(payment, 'void', { reason }),
    endOnline: ({ id, version }, body) =>
      rest(`/checkouts/${encodeURIComponent(id)}/decide`, {
        kind: 'change',
        method: 'POST',
        body,
        ifMatch: version,
        schema: checkoutSchema,
      }),
    writeOff: (invoiceNumber, body, idempotencyKey) =>
      rest(`/invoices/${encodeURIComponent(invoiceNumber)}/write-offs`, {
        kind: 'change',
        method: 'POST',
        body,
        idempotencyKey,
        schema: writeOffSchema,
      }),
    confirmWriteOff: (writeOff) => decide(writeOff, 'confirm'),
    declineWriteOff: (writeOff, reason) => decide(writeOff, 'decline', { reason }),
    reverseWriteOff: (writeOff, reason) => decide(writeOff, 'reverse', { reason }),
  };
}

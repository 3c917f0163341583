import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { paymentDetailsSchema, type PaymentDetails } from '#domain/money/payments/payment.ts';
import { writeOffSchema, type WriteOff } from '#domain/money/payments/write-off-schema.ts';
import type { Person } from './people.ts';
import type { TestPortal } from './portal.ts';

/** A check of 100.00 for account 100200, with a number that no other has; what matters is given. */
export function paymentInput(changes: Record<string, unknown> = {}) {
  return {
    accountNumber: '100200',
    method: 'check',
    amountCents: 10_000,
    receivedOn: '2026-05-04',
    reference: randomUUID().slice(0, 8),
    note: '',
    shares: [],
    ...changes,
  };
}

/** Asks to record a payment. */
export function record(
  portal: TestPortal,
  changes: Record<string, unknown> = {},
  { person = 'super', key = randomUUID() }: { person?: Person; key?: string } = {},
): Promise<LightMyRequestResponse> {
  return portal.post(person, '/api/payments', paymentInput(changes), key);
}

/** Records a payment and returns it. */
export async function recorded(
  portal: TestPortal,
  changes: Record<string, unknown> = {},
): Promise<PaymentDetails> {
  return paymentDetailsSchema.parse((await record(portal, changes)).json());
}

/** Takes a step with the payment, in the version that was seen. */
export function takeStep(
  portal: TestPortal,
  { id, version }: Pick<PaymentDetails, 'id' | 'version'>,
  step: 'allocate' | 'refund' | 'void',
  payload: object,
): Promise<LightMyRequestResponse> {
  return portal.step('super', `/api/payments/${id}/${step}`, version, payload);
}

export async function paymentNow(
  portal: TestPortal,
  id: string,
  person: Person = 'super',
): Promise<PaymentDetails> {
  const response = await portal.request(person, { url: `/api/payments/${id}` });
  return paymentDetailsSchema.parse(response.json());
}

/** Asks to write off so much of an invoice. */
export function writeOff(
  portal: TestPortal,
  invoiceNumber: string,
  cents: number,
): Promise<LightMyRequestResponse> {
  return portal.post('super', `/api/invoices/${invoiceNumber}/write-offs`, {
    amountCents: cents,
    reason: 'Closed',
  });
}

/** Writes off so much of an invoice, or asks a second admin for it. */
export async function writtenOff(
  portal: TestPortal,
  invoiceNumber: string,
  cents: number,
): Promise<WriteOff> {
  return writeOffSchema.parse((await writeOff(portal, invoiceNumber, cents)).json());
}

import { CUSTOMERS_PATH } from '../customers/customer-path.ts';

const PAYMENTS = `${CUSTOMERS_PATH}/payments`;

/** The address of the form that records a payment. */
export const RECORD_PAYMENT_PATH = `${PAYMENTS}/create`;

/** Returns the page of a payment. */
export function paymentPath(number: string): string {
  return `${PAYMENTS}/${number}/show`;
}

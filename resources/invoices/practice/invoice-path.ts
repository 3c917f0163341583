/** Returns the page of an invoice, for its practice. */
export function invoicePath(number: string): string {
  return `/customer/payment/${number}`;
}

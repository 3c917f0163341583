/** Where a practice chooses what to pay. */
export const PAY_PATH = '/customer/payment/pay';
/** The saved payment methods and autopay of a practice. */
export const METHODS_PATH = '/customer/payment/methods';
/** The online payments of a practice. */
export const CHECKOUTS_PATH = '/customer/payment/online';

/** Returns the page of an online payment. */
export function checkoutPath(id: string): string {
  return `${CHECKOUTS_PATH}/${encodeURIComponent(id)}`;
}

/** Returns the page on which an invoice is paid. */
export function payInvoicePath(number: string): string {
  return `${PAY_PATH}?invoice=${encodeURIComponent(number)}`;
}

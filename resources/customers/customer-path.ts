/** The address of the list of accounts; the pages of an account are below it. */
export const CUSTOMERS_PATH = '/admin/customer-management';

/** Returns the page of an account. */
export function customerPath(accountNumber: string): string {
  return `${CUSTOMERS_PATH}/${accountNumber}/show`;
}

/** Returns the page of an application. */
export function applicationPath(id: string): string {
  return `${CUSTOMERS_PATH}/applications/${id}`;
}

/** Returns the page of an invoice. */
export function invoicePath(number: string): string {
  return `${CUSTOMERS_PATH}/invoices/${number}/show`;
}

/** Returns the statement of an account. */
export function statementPath(accountNumber: string): string {
  return `${CUSTOMERS_PATH}/invoices/statements/${accountNumber}`;
}

/** Returns the page of an order, with its messages. */
export function orderPath(id: string): string {
  return `/admin/order-approval/${id}`;
}

/** Returns the queue with the orders of an account, in every state. */
export function ordersPath(accountNumber: string): string {
  const filter = JSON.stringify({ accountNumber });
  return `/admin/order-approval?${new URLSearchParams({ filter }).toString()}`;
}

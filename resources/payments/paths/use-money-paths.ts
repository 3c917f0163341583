import { useBasename } from 'react-admin';

/** The pages of invoices and payments beside the page that is shown. */
export interface MoneyPaths {
  invoice: (number: string) => string;
  payment: (number: string) => string;
  statement: (accountNumber: string) => string;
  payments: string;
  onlinePayments: string;
  /** The form that records a payment. */
  newPayment: string;
}

/** Returns the addresses below that of the page's own area: super admins and bookkeepers have different ones. */
export function useMoneyPaths(): MoneyPaths {
  const basename = useBasename();
  return {
    invoice: (number) => `${basename}/invoices/${number}/show`,
    payment: (number) => `${basename}/payments/${number}/show`,
    statement: (accountNumber) => `${basename}/invoices/statements/${accountNumber}`,
    payments: `${basename}/payments`,
    onlinePayments: `${basename}/payments/online`,
    newPayment: `${basename}/payments/create`,
  };
}

import { BOOKKEEPER_PATH } from './paths/bookkeeper-path.ts';
import { paymentPages } from './PaymentPages.tsx';

const PaymentPages = paymentPages({
  basename: BOOKKEEPER_PATH,
  // Without an address: the pages of accounts are for super admins.
  payer: { resource: 'payers', representation: 'practice', distinction: 'accountNumber' },
});

/** PY-08: the payments, for admins who may record them and have no Customer Management. */
export default function BookkeeperPayments() {
  return <PaymentPages />;
}

import { CUSTOMERS_PATH } from '../customers/customer-path.ts';
import { paymentPages } from './PaymentPages.tsx';

const PaymentPages = paymentPages({
  basename: CUSTOMERS_PATH,
  payer: {
    resource: 'customers',
    address: CUSTOMERS_PATH,
    representation: 'practice',
    distinction: 'accountNumber',
  },
});

/** PY-08: the payments, in Customer Management. */
export default function Payments() {
  return <PaymentPages />;
}

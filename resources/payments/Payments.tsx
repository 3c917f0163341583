import { CUSTOMERS_PATH } from '../customers/customer-path.ts';
import { RecordResource } from '../shared/record/RecordResource.tsx';
import { paymentDefinition } from './payment-definition.ts';

const payments = paymentDefinition({
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
  return <RecordResource definition={payments} />;
}

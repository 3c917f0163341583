import { BOOKKEEPER_PATH } from '../shared/money/bookkeeper-path.ts';
import { RecordResource } from '../shared/record/RecordResource.tsx';
import { paymentDefinition } from './payment-definition.ts';

const payments = paymentDefinition({
  basename: BOOKKEEPER_PATH,
  // Without an address: the pages of accounts are for super admins.
  payer: { resource: 'payers', representation: 'practice', distinction: 'accountNumber' },
});

/** PY-08: the payments, for admins who may record them and have no Customer Management. */
export default function BookkeeperPayments() {
  return <RecordResource definition={payments} />;
}

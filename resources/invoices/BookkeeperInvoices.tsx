import { BOOKKEEPER_PATH } from '../shared/money/bookkeeper-path.ts';
import { RecordResource } from '../shared/record/RecordResource.tsx';
import { invoiceDefinition } from './invoice-definition.ts';

const invoices = invoiceDefinition(BOOKKEEPER_PATH);

/** PY-08: the invoices of all practices, for admins who may record payments and have no Customer Management. */
export default function BookkeeperInvoices() {
  return <RecordResource definition={invoices} />;
}

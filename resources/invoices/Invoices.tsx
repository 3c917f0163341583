import { CUSTOMERS_PATH } from '../customers/customer-path.ts';
import { RecordResource } from '../shared/record/RecordResource.tsx';
import { invoiceDefinition } from './invoice-definition.ts';

const invoices = invoiceDefinition(CUSTOMERS_PATH);

/** PY-07: the invoices of all practices, in Customer Management. */
export default function Invoices() {
  return <RecordResource definition={invoices} />;
}

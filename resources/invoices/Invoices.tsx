import { CUSTOMERS_PATH } from '../customers/customer-path.ts';
import { BOOKKEEPER_PATH } from '../payments/paths/bookkeeper-path.ts';
import { useBooksPath } from '../payments/paths/use-books-path.ts';
import { RecordResource } from '../shared/record/RecordResource.tsx';
import { invoiceDefinition } from './invoice-definition.ts';

const ofSuperAdmins = invoiceDefinition(CUSTOMERS_PATH);
const ofBookkeepers = invoiceDefinition(BOOKKEEPER_PATH);

/** PY-07: the invoices of all practices, in Customer Management or among the pages of bookkeepers. */
export default function Invoices() {
  const definition = useBooksPath() === CUSTOMERS_PATH ? ofSuperAdmins : ofBookkeepers;
  return <RecordResource definition={definition} />;
}

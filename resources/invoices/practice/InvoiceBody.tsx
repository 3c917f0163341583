import Button from '@mui/material/Button';
import { useListContext } from 'react-admin';
import type { Invoice } from '#domain/money/invoices/invoice.ts';
import { useText } from '#providers/messages/use-text.ts';
import { EmptyNote } from '../../shared/list/EmptyNote.tsx';
import { ListBody } from '../../shared/list/ListBody.tsx';
import { useRows } from '../../shared/list/use-rows.ts';
import { InvoiceCards } from './InvoiceCards.tsx';
import { InvoiceTable } from './InvoiceTable.tsx';

/** The invoices of a practice, as rows or as cards. */
export function InvoiceBody({ showsAccount }: { showsAccount: boolean }) {
  const text = useText('invoices');
  const { rows, isNarrow } = useRows<Invoice>('md');
  return (
    <ListBody errorTitle={text('error.load')} empty={<Empty />}>
      {isNarrow ? (
        <InvoiceCards invoices={rows} showsAccount={showsAccount} />
      ) : (
        <InvoiceTable invoices={rows} showsAccount={showsAccount} />
      )}
    </ListBody>
  );
}

/** Shown when there are no invoices yet, or none matches the filter. */
function Empty() {
  const text = useText('invoices');
  const { filterValues, setFilters } = useListContext();
  const isFiltered = Boolean(filterValues.q) || filterValues.state !== undefined;
  if (!isFiltered) return <EmptyNote text={text('empty.none')} />;
  return (
    <EmptyNote text={text('empty.filtered')}>
      <Button onClick={() => setFilters({})}>{text('empty.clear')}</Button>
    </EmptyNote>
  );
}

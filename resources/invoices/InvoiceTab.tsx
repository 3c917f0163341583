import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import { useRecordContext } from 'react-admin';
import type { Invoice } from '#domain/money/invoices/invoice.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useMoneyPaths } from '../payments/paths/use-money-paths.ts';
import { LoadError } from '../shared/list/LoadError.tsx';
import { InvoiceLines } from './InvoiceLines.tsx';
import { InvoicePayments } from './InvoicePayments.tsx';
import { useWholeInvoice } from './whole-invoice.ts';

/** The lines of the invoice of the context. */
export function InvoiceTab() {
  const record = useRecordContext<Invoice>();
  return record ? <Lines id={record.id} /> : null;
}

function Lines({ id }: { id: string }) {
  const text = useText('invoices');
  const paths = useMoneyPaths();
  const { invoice, error, refetch } = useWholeInvoice(id);
  if (invoice) {
    return (
      <>
        {invoice.billedThrough && (
          <Alert severity="info" sx={{ mb: 2 }}>
            {text('billedThrough', { group: invoice.billedThrough })}
          </Alert>
        )}
        <InvoiceLines invoice={invoice} />
        <InvoicePayments invoice={invoice} pathOf={paths.payment} />
      </>
    );
  }
  if (!error) return <Skeleton variant="rounded" height={160} />;
  return <LoadError title={text('error.loadOne')} error={error} onRetry={() => void refetch()} />;
}

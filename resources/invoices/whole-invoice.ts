import { useGetOne } from 'react-admin';
import type { Invoice, InvoiceDetails } from '#domain/money/invoices/invoice.ts';

/** Returns one invoice with its lines, once they are loaded. */
export function useWholeInvoice(id: string) {
  const { data, error, refetch } = useGetOne<Invoice | InvoiceDetails>(
    'invoices',
    { id },
    { retry: false, staleTime: 0 },
  );
  return { invoice: data && isWholeInvoice(data) ? data : undefined, error, refetch };
}

/** False for a row of a list, which react-admin returns first when it has one. */
function isWholeInvoice(invoice: Invoice | InvoiceDetails): invoice is InvoiceDetails {
  return 'lines' in invoice;
}

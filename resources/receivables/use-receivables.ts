import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-admin';
import { z } from 'zod';
import { INVOICE_AGES } from '#domain/money/invoices/invoice-states.ts';
import { RECEIVABLE_SORTS } from '#domain/money/invoices/receivable.ts';
import { useConnection } from '#providers/http/use-connection.ts';
import { loadReceivables } from '#providers/money/receivables.ts';
import { useRecordChanges } from '../shared/use-record-changes.ts';

/** What the address says about the list; what it says wrongly counts as not said. */
const viewSchema = z.object({
  q: z.string().catch(''),
  age: z.enum(INVOICE_AGES).optional().catch(undefined),
  sort: z.enum(RECEIVABLE_SORTS).catch('total'),
  order: z.enum(['ASC', 'DESC']).catch('DESC'),
  /** Counted from 0. */
  page: z.coerce.number().int().min(0).catch(0),
});
export type ReceivableView = z.infer<typeof viewSchema>;

/** Returns what the address says about the list, and changes it. */
export function useReceivableView() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const view = viewSchema.parse(Object.fromEntries(new URLSearchParams(search)));
  const setView = (changes: Partial<ReceivableView>) => {
    const query = new URLSearchParams();
    // Another filter or order begins with the first page.
    for (const [name, value] of Object.entries({ ...view, page: 0, ...changes })) {
      if (value !== undefined && value !== '') query.set(name, String(value));
    }
    navigate(`${pathname}?${query.toString()}`);
  };
  return { view, setView };
}

/** Loads a page of the accounts and the sums of all that match; again whenever an invoice changes. */
export function useReceivables(view: ReceivableView) {
  const connection = useConnection();
  useRecordChanges('invoices');
  return useQuery({
    // Below the invoices, so that a change of one reads it again.
    queryKey: ['invoices', 'receivables', view],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => loadReceivables(connection, view, signal),
  });
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-admin';
import { z } from 'zod';
import { INVOICE_AGES } from '#domain/money/invoices/invoice-states.ts';
import {
  RECEIVABLE_SORTS,
  receivableSchema,
  receivableTotalSchema,
} from '#domain/money/invoices/receivable.ts';
import { readAnswer } from '#providers/http/read-answer.ts';
import { useConnection } from '#providers/http/use-connection.ts';
import { useRecordChanges } from '../shared/use-record-changes.ts';

export const PAGE_SIZE = 50;

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

/** Returns the query of the list as the API reads it. */
export function receivableQuery({ q, age, sort, order }: ReceivableView): URLSearchParams {
  const filter = { ...(q && { q }), ...(age && { age }) };
  return new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: JSON.stringify([sort, order]),
  });
}

const pageSchema = z.object({
  rows: receivableSchema.array(),
  total: receivableTotalSchema,
  count: z.number(),
});

/** Loads a page of the accounts and the sums of all that match; again whenever an invoice changes. */
export function useReceivables(view: ReceivableView) {
  const { restAnswer } = useConnection();
  useRecordChanges('invoices');
  return useQuery({
    // Below the invoices, so that a change of one reads it again.
    queryKey: ['invoices', 'receivables', view],
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const query = receivableQuery(view);
      const first = view.page * PAGE_SIZE;
      const total = restAnswer(`/receivables/total?${query}`, { kind: 'record', signal });
      query.set('range', JSON.stringify([first, first + PAGE_SIZE - 1]));
      const rows = await restAnswer(`/receivables?${query}`, { kind: 'record', signal });
      const count = Number(rows.headers.get('content-range')?.split('/')[1] ?? 0);
      return readAnswer(pageSchema, { rows: rows.json, total: (await total).json, count });
    },
  });
}

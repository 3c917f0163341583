import { useGetList } from 'react-admin';
import type { Invoice } from '#domain/money/invoices/invoice.ts';
import { MAX_SHARES } from '#domain/money/payments/payment.ts';
import { IN_FORM } from '#providers/data/list-kinds.ts';
import type { Payable } from './oldest-first.ts';

export interface Payables {
  /** Those due first; undefined while they load. */
  invoices: Payable[] | undefined;
  /** How many of them the account has. */
  total: number;
  error: unknown;
  refetch: () => void;
}

/** Loads the invoices of an account that can be paid, at most as many as one payment can pay; none without an account. */
export function usePayables(accountNumber: string): Payables {
  const { data, total, error, refetch } = useGetList<Invoice>(
    'invoices',
    {
      filter: { accountNumber, isPayable: true },
      sort: { field: 'dueOn', order: 'ASC' },
      pagination: { page: 1, perPage: MAX_SHARES },
      meta: IN_FORM,
    },
    { enabled: accountNumber !== '', retry: false, staleTime: 0 },
  );
  return {
    invoices: data?.map(({ id, dueOn, payableCents }) => ({ number: id, dueOn, payableCents })),
    total: total ?? 0,
    error,
    refetch: () => void refetch(),
  };
}

import { useMemo, useState } from 'react';
import { useGetList } from 'react-admin';
import { choose, chooseAll, enterAmount, sharesOf, totalOf } from '#domain/checkouts/pay-choice.ts';
import type { PayChoice } from '#domain/checkouts/pay-choice.ts';
import type { Cents } from '#domain/money.ts';
import type { OnlineMethod } from '#domain/payments/payment-states.ts';
import type { Invoice } from '#domain/schemas/invoice.ts';
import { MAX_SHARES } from '#domain/schemas/payment.ts';
import { useRecordChanges } from '../shared/use-record-changes.ts';

/** An invoice that can be paid on this page. */
export interface PayableInvoice extends Invoice {
  number: string;
}

/** Loads the invoices that can be paid: of one account, or of all for which the user may pay. */
function usePayableInvoices(accountNumber: string | undefined) {
  useRecordChanges('invoices');
  const { data, total, error, refetch } = useGetList<Invoice>(
    'invoices',
    {
      filter: { isPayable: true, ...(accountNumber !== undefined && { accountNumber }) },
      sort: { field: 'dueOn', order: 'ASC' },
      pagination: { page: 1, perPage: MAX_SHARES },
    },
    { retry: false, staleTime: 0 },
  );
  const invoices = useMemo(
    () =>
      data
        // A buying group pays its invoices itself.
        ?.filter(({ billedThrough }) => billedThrough === null)
        .map((invoice): PayableInvoice => Object.assign({ number: invoice.id }, invoice)),
    [data],
  );
  return { invoices, total: total ?? 0, error, refetch: () => void refetch() };
}

/** PY-01: the state of the page on which a practice chooses what to pay. `first`: an invoice that is chosen at first. */
export function usePayForm(accountNumber: string | undefined, first: string | null) {
  const loaded = usePayableInvoices(accountNumber);
  const [changed, setChanged] = useState<PayChoice | null>(null);
  const [method, setMethod] = useState<OnlineMethod>('card');
  const [memo, setMemo] = useState('');
  const invoices = loaded.invoices ?? [];
  const choice =
    changed ??
    chooseAll(
      invoices.filter(({ number }) => number === first),
      true,
    );
  return {
    ...loaded,
    choice,
    method,
    setMethod,
    memo,
    setMemo,
    shares: sharesOf(choice, invoices),
    total: totalOf(choice, invoices),
    count: invoices.filter(({ number }) => choice.has(number)).length,
    ofAll: loaded.total,
    chooseOne: (invoice: PayableInvoice, isChosen: boolean) =>
      setChanged(choose(choice, invoice, isChosen)),
    chooseEvery: (isChosen: boolean) => setChanged(chooseAll(invoices, isChosen)),
    enter: (number: string, cents: Cents | null) => setChanged(enterAmount(choice, number, cents)),
  };
}

export type PayForm = ReturnType<typeof usePayForm>;

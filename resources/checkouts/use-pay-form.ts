import { useState } from 'react';
import { useGetList } from 'react-admin';
import type { Cents } from '#domain/basics/money.ts';
import { creditFor, type OwedShare } from '#domain/money/checkouts/split-credit.ts';
import type { Invoice } from '#domain/money/invoices/invoice.ts';
import type { Share } from '#domain/money/ledger/postings.ts';
import { MAX_SHARES } from '#domain/money/payments/payment.ts';
import { useRecordChanges } from '../shared/use-record-changes.ts';
import { choose, chooseAll, enterAmount, sharesOf, totalOf } from './pay-choice.ts';
import type { PayChoice } from './pay-choice.ts';
import { useAvailableCredit } from './use-available-credit.ts';
import { usePayingMethod } from './use-paying-method.ts';

/** Loads the invoices that can be paid: of one account, or of all for which the user may pay. */
function usePayableInvoices(accountNumber: string | undefined) {
  useRecordChanges('invoices');
  const { data, total, error, refetch } = useGetList<Invoice>(
    'invoices',
    {
      filter: { needsPayment: true, ...(accountNumber !== undefined && { accountNumber }) },
      sort: { field: 'dueOn', order: 'ASC' },
      pagination: { page: 1, perPage: MAX_SHARES },
    },
    { retry: false, staleTime: 0 },
  );
  // A buying group pays its invoices itself.
  const invoices = data?.filter(({ billedThrough }) => billedThrough === null).map(withStarted);
  return { invoices, total: total ?? 0, error, refetch: () => void refetch() };
}

/** A payment that was only started can be begun otherwise: whoever does is warned. */
function withStarted(invoice: Invoice): Invoice {
  return { ...invoice, payableCents: invoice.payableCents + invoice.startedCents };
}

/** Names the account that owes each share. */
function withAccounts(shares: readonly Share[], invoices: readonly Invoice[]): OwedShare[] {
  return shares.map(({ invoiceNumber, cents }) => {
    const invoice = invoices.find(({ id }) => id === invoiceNumber);
    return { invoiceNumber, cents, accountNumber: invoice?.accountNumber ?? '' };
  });
}

/** PY-01: the state of the page on which a practice chooses what to pay. `first`: an invoice that is chosen at first. */
export function usePayForm(accountNumber: string | undefined, first: string | null) {
  const paying = usePayingMethod(accountNumber);
  const loaded = usePayableInvoices(accountNumber);
  const [changed, setChanged] = useState<PayChoice | null>(null);
  const [memo, setMemo] = useState('');
  const [keepsCredit, setKeepsCredit] = useState(false);
  const invoices = loaded.invoices ?? [];
  const choice =
    changed ??
    chooseAll(
      invoices.filter(({ id }) => id === first),
      true,
    );
  const availableOf = useAvailableCredit(invoices);
  const shares = sharesOf(choice, invoices);
  const total = totalOf(choice, invoices);
  const owed = withAccounts(shares ?? [], invoices);
  const creditCents = creditFor(owed, availableOf);
  return {
    ...loaded,
    ...paying,
    owed,
    keepsCredit,
    setKeepsCredit,
    /** What lens credit could pay, and what it pays. */
    usableCents: creditCents,
    creditCents: keepsCredit ? 0 : creditCents,
    choice,
    memo,
    setMemo,
    shares,
    total,
    count: invoices.filter(({ id }) => choice.has(id)).length,
    ofAll: loaded.total,
    chooseOne: (invoice: Invoice, isChosen: boolean) =>
      setChanged(choose(choice, invoice, isChosen)),
    chooseEvery: (isChosen: boolean) => setChanged(chooseAll(invoices, isChosen)),
    enter: (number: string, cents: Cents | null) => setChanged(enterAmount(choice, number, cents)),
  };
}

export type PayForm = ReturnType<typeof usePayForm>;

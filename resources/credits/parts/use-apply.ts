import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { formatCents } from '#domain/basics/money.ts';
import type { CreditAccount } from '#domain/money/credit/credit-account.ts';
import type { CreditUseInput } from '#domain/money/credit/credit.ts';
import type { Invoice } from '#domain/money/invoices/invoice.ts';
import { useConnection } from '#providers/http/use-connection.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { creditRequests } from '#providers/money/credits.ts';
import { useStep } from '../../shared/step/use-step.ts';

interface Applying {
  account: CreditAccount;
  /** Null to choose one. */
  invoice: Invoice | null;
  onClose: () => void;
}

/** The state of the dialog that pays an invoice with lens credit. */
export function useApply({ account, invoice, onClose }: Applying) {
  const { accountNumber, availableCents } = account;
  const choices = useChoices(accountNumber, invoice === null);
  const [chosenId, setChosenId] = useState('');
  const [entered, setEntered] = useState<number | null | undefined>();
  const [tried, setTried] = useState(false);
  const chosen = invoice ?? choices.data?.find(({ id }) => id === chosenId) ?? null;
  const most = Math.min(availableCents, chosen?.payableCents ?? 0);
  // All that fits, until another amount is entered.
  const cents = entered === undefined ? most : entered;
  const isWrong = cents === null || cents < 1 || cents > most;
  const { mutate, isPending, error } = useSend(accountNumber, onClose);
  const submit = () => {
    setTried(true);
    if (!chosen || isWrong || isPending) return;
    mutate({ accountNumber, shares: [{ invoiceNumber: chosen.id, cents }] });
  };
  const choose = (id: string) => {
    setChosenId(id);
    setEntered(undefined);
  };
  return {
    choices: invoice ? undefined : choices.data,
    chosen,
    choose,
    cents,
    setCents: setEntered,
    most,
    isWrong,
    tried,
    submit,
    isPending,
    error: error ?? choices.error,
  };
}

function useChoices(accountNumber: string, enabled: boolean) {
  const connection = useConnection();
  const requests = useMemo(() => creditRequests(connection), [connection]);
  return useQuery({
    queryKey: ['invoices', 'payable', accountNumber],
    retry: false,
    enabled,
    queryFn: ({ signal }) => requests.payable(accountNumber, signal),
  });
}

function useSend(accountNumber: string, onClose: () => void) {
  const text = useText('credit');
  const locale = useLocale();
  const connection = useConnection();
  const requests = useMemo(() => creditRequests(connection), [connection]);
  return useStep({
    send: (input: CreditUseInput, key) => requests.apply(input, key),
    changes: ['credits', 'invoices'],
    onDone: onClose,
    done: ({ cents, shares }) => {
      const amount = formatCents(cents, 'USD', locale);
      return text('apply.done', { amount, number: shares[0]?.invoiceNumber ?? accountNumber });
    },
  });
}

import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { formatCents } from '#domain/basics/money.ts';
import type { Share } from '#domain/money/ledger/postings.ts';
import type { AllocationInput, Payment } from '#domain/money/payments/payment.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { DecisionFrame } from '../shared/decision/DecisionDialog.tsx';
import { LoadError } from '../shared/list/LoadError.tsx';
import { oldestFirst } from './oldest-first.ts';
import { SharesTable } from './SharesTable.tsx';
import { usePaymentStep } from './step/use-payment-step.ts';
import { usePayables } from './use-payables.ts';
import { fits } from './with-share.ts';

interface StepDialogProps {
  payment: Payment;
  onClose: () => void;
}

/** PY-08: gives unapplied money of a payment to invoices, those due first unless somebody enters something else. */
export function AllocateDialog({ payment, onClose }: StepDialogProps) {
  const text = useText('payments');
  const locale = useLocale();
  const { accountNumber, unappliedCents: cents, currency, id } = payment;
  const { invoices, error, refetch } = usePayables(accountNumber);
  const [entered, setEntered] = useState<Share[] | null>(null);
  const [tried, setTried] = useState(false);
  const shares = entered ?? oldestFirst(cents, invoices ?? []);
  const isRight = shares.length > 0 && fits(shares, { invoices: invoices ?? [], cents });
  const step = usePaymentStep({
    take: ({ allocate }, input: AllocationInput) => allocate(payment, input),
    done: () => text('allocate.done'),
    onDone: onClose,
  });
  return (
    <DecisionFrame
      title={text('allocate.title', { number: id })}
      consequence={text('allocate.text', { amount: formatCents(cents, currency, locale) })}
      action={text('allocate.submit')}
      tone="primary"
      isPending={step.isPending}
      error={step.error}
      onOpened={() => undefined}
      onSubmit={() => {
        setTried(true);
        if (isRight) step.mutate({ shares });
      }}
      onClose={onClose}
    >
      {Boolean(error) && (
        <LoadError title={text('shares.notLoaded')} error={error} onRetry={refetch} />
      )}
      {!invoices && !error && <Skeleton variant="rounded" height={96} />}
      {invoices?.length === 0 && <Alert severity="info">{text('shares.none')}</Alert>}
      {invoices && invoices.length > 0 && (
        <SharesTable invoices={invoices} shares={shares} onShares={setEntered} cents={cents} />
      )}
      {tried && !isRight && <Alert severity="error">{text('shares.wrong')}</Alert>}
    </DecisionFrame>
  );
}

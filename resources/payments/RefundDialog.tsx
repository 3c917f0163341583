import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { formatCents } from '#domain/basics/money.ts';
import {
  refundInputSchema,
  type Payment,
  type RefundInput,
} from '#domain/money/payments/payment.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { DecisionFrame } from '../shared/decision/DecisionDialog.tsx';
import { CentsField } from '../shared/form/CentsField.tsx';
import { StepField } from '../shared/form/StepField.tsx';
import { usePaymentStep } from './step/use-payment-step.ts';

interface RefundDialogProps {
  payment: Payment;
  onClose: () => void;
}

type Entered = Omit<RefundInput, 'amountCents'> & { amountCents: number | null };

const { reference: referenceSchema, reason: reasonSchema } = refundInputSchema.shape;

/** Today, as a field for days holds it. */
function today(): string {
  return new Date().toLocaleDateString('en-CA');
}

/** PY-08: records that unapplied money of a payment was given back. */
export function RefundDialog({ payment, onClose }: RefundDialogProps) {
  const text = useText('payments');
  const { id, unappliedCents, currency } = payment;
  const most = formatCents(unappliedCents, currency, useLocale());
  const { entered, enter, wrong, submit, step } = useRefund(payment, onClose);
  const problemOf = (field: keyof Entered, problem: string) => (wrong.has(field) ? problem : null);
  return (
    <DecisionFrame
      title={text('refund.title', { number: id })}
      consequence={text('refund.text', { amount: most })}
      action={text('refund.submit')}
      tone="primary"
      isPending={step.isPending}
      error={step.error}
      onOpened={() => undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <CentsField
          id="refund-amount"
          label={text('refund.amount')}
          required
          cents={entered.amountCents}
          onCents={(amountCents) => enter({ amountCents })}
          problem={problemOf('amountCents', text('refund.wrongAmount', { most }))}
        />
        <StepField
          id="refund-day"
          label={text('refund.day')}
          type="date"
          isRequired
          value={entered.refundedOn}
          onValue={(refundedOn) => enter({ refundedOn })}
          problem={problemOf('refundedOn', text('wrongDay'))}
        />
        <StepField
          id="refund-reference"
          label={text('refund.reference')}
          value={entered.reference}
          onValue={(reference) => enter({ reference })}
          most={referenceSchema.maxLength}
        />
        <StepField
          id="refund-reason"
          label={text('reason')}
          isRequired
          value={entered.reason}
          onValue={(reason) => enter({ reason })}
          problem={problemOf('reason', text('missingReason'))}
          most={reasonSchema.maxLength}
        />
      </Stack>
    </DecisionFrame>
  );
}

/** The state of the form; `wrong` has the fields to correct, once somebody tried to submit it. */
function useRefund(payment: Payment, onClose: () => void) {
  const text = useText('payments');
  const [entered, setEntered] = useState<Entered>(() => ({
    amountCents: payment.unappliedCents,
    refundedOn: today(),
    reference: '',
    reason: '',
  }));
  const [tried, setTried] = useState(false);
  const step = usePaymentStep({
    take: ({ refund }, input: RefundInput) => refund(payment, input),
    done: () => text('refund.done'),
    onDone: onClose,
  });
  const parsed = refundInputSchema.safeParse(entered);
  const wrong = new Set(parsed.error?.issues.map(({ path }) => path[0]));
  if ((entered.amountCents ?? 0) > payment.unappliedCents) wrong.add('amountCents');
  if (entered.refundedOn > today()) wrong.add('refundedOn');
  const submit = () => {
    setTried(true);
    if (parsed.success && wrong.size === 0) step.mutate(parsed.data);
  };
  const enter = (changes: Partial<Entered>) => setEntered({ ...entered, ...changes });
  return { entered, enter, wrong: tried ? wrong : new Set<PropertyKey>(), submit, step };
}

import { formatCents } from '#domain/basics/money.ts';
import {
  refundInputSchema,
  type Payment,
  type RefundInput,
} from '#domain/money/payments/payment.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { StepField } from '../shared/form/StepField.tsx';
import { MoneyDialog } from './parts/MoneyDialog.tsx';
import { useMoneyForm } from './parts/use-money-form.ts';

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
  const form = useRefund(payment, onClose);
  const { entered, enter, problemOf } = form;
  return (
    <MoneyDialog
      id="refund"
      form={form}
      title={text('refund.title', { number: id })}
      consequence={text('refund.text', { amount: most })}
      action={text('refund.submit')}
      tone="primary"
      amountLabel={text('refund.amount')}
      amountProblem={problemOf('amountCents', text('refund.wrongAmount', { most }))}
      mostReason={reasonSchema.maxLength}
      onClose={onClose}
    >
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
    </MoneyDialog>
  );
}

function useRefund(payment: Payment, onClose: () => void) {
  const text = useText('payments');
  const { unappliedCents } = payment;
  const initial: Entered = {
    amountCents: unappliedCents,
    refundedOn: today(),
    reference: '',
    reason: '',
  };
  return useMoneyForm({
    schema: refundInputSchema,
    initial,
    alsoWrong: ({ amountCents, refundedOn }) => [
      ...((amountCents ?? 0) > unappliedCents ? (['amountCents'] as const) : []),
      ...(refundedOn > today() ? (['refundedOn'] as const) : []),
    ],
    take: ({ refund }, input) => refund(payment, input),
    done: () => text('refund.done'),
    onDone: onClose,
  });
}

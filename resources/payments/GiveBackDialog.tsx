import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { formatCents } from '#domain/basics/money.ts';
import { returnableOf } from '#domain/money/payments/payment-states.ts';
import {
  onlineRefundInputSchema,
  type OnlineRefundInput,
  type Payment,
  type PaymentDetails,
} from '#domain/money/payments/payment.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { DecisionFrame } from '../shared/decision/DecisionDialog.tsx';
import { CentsField } from '../shared/form/CentsField.tsx';
import { StepField } from '../shared/form/StepField.tsx';
import { usePaymentStep } from './step/use-payment-step.ts';

interface GiveBackDialogProps {
  payment: Payment | PaymentDetails;
  onClose: () => void;
}

const { reason: reasonSchema } = onlineRefundInputSchema.shape;

/** PY-09: has the payment service give back an online payment, or a part of it. */
export function GiveBackDialog({ payment, onClose }: GiveBackDialogProps) {
  const text = useText('payments');
  const left = returnableOf(payment);
  const most = formatCents(left, payment.currency, useLocale());
  const [amountCents, setAmount] = useState<number | null>(left);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const step = usePaymentStep({
    take: ({ giveBack }, input: OnlineRefundInput) => giveBack(payment, input),
    done: () => text('giveBack.done'),
    onDone: onClose,
  });
  const parsed = onlineRefundInputSchema.safeParse({ amountCents, reason });
  const wrong = new Set(tried ? parsed.error?.issues.map(({ path }) => path[0]) : []);
  const isTooMuch = (amountCents ?? 0) > left;
  return (
    <DecisionFrame
      title={text('giveBack.title', { number: payment.id })}
      consequence={text('giveBack.text', { amount: most })}
      action={text('giveBack.submit')}
      tone="primary"
      isPending={step.isPending}
      error={step.error}
      onOpened={() => undefined}
      onSubmit={() => {
        setTried(true);
        if (parsed.success && !isTooMuch) step.mutate(parsed.data);
      }}
      onClose={onClose}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <CentsField
          id="give-back-amount"
          label={text('refund.amount')}
          required
          cents={amountCents}
          onCents={setAmount}
          problem={
            wrong.has('amountCents') || isTooMuch ? text('refund.wrongAmount', { most }) : null
          }
        />
        <StepField
          id="give-back-reason"
          label={text('reason')}
          isRequired
          value={reason}
          onValue={setReason}
          problem={wrong.has('reason') ? text('missingReason') : null}
          most={reasonSchema.maxLength}
        />
      </Stack>
    </DecisionFrame>
  );
}

import { voidInputSchema, type Payment } from '#domain/money/payments/payment.ts';
import { useText } from '#providers/messages/use-text.ts';
import { DecisionDialog } from '../shared/decision/DecisionDialog.tsx';
import { usePaymentStep } from './step/use-payment-step.ts';

interface VoidDialogProps {
  payment: Payment;
  onClose: () => void;
}

/** PY-08: takes a payment back: a check that bounced, or a mistake. */
export function VoidDialog({ payment, onClose }: VoidDialogProps) {
  const text = useText('payments');
  const step = usePaymentStep({
    take: ({ makeVoid }, reason: string) => makeVoid(payment, reason),
    done: () => text('void.done'),
    onDone: onClose,
  });
  return (
    <DecisionDialog
      title={text('void.title', { number: payment.id })}
      consequence={text('void.text')}
      action={text('void.submit')}
      tone="error"
      isPending={step.isPending}
      error={step.error}
      field={{
        label: text('reason'),
        missing: text('missingReason'),
        most: voidInputSchema.shape.reason.maxLength ?? 200,
      }}
      onDecide={(reason) => step.mutate(reason)}
      onClose={onClose}
    />
  );
}

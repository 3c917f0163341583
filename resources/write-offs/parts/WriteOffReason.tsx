import { writeOffStepSchema, type WriteOff } from '#domain/money/payments/write-off-schema.ts';
import { useText } from '#providers/messages/use-text.ts';
import { usePaymentStep } from '../../payments/step/use-payment-step.ts';
import { DecisionDialog } from '../../shared/decision/DecisionDialog.tsx';

type Step = Parameters<typeof usePaymentStep<string, WriteOff>>[0];

interface WriteOffReasonProps extends Pick<Step, 'take' | 'done'> {
  title: string;
  consequence: string;
  action: string;
  onClose: () => void;
}

/** PY-08: a step with a write-off that needs a reason. */
export function WriteOffReason({ take, done, onClose, ...said }: WriteOffReasonProps) {
  const text = useText('payments');
  const step = usePaymentStep({ take, done, onDone: onClose });
  return (
    <DecisionDialog
      {...said}
      tone="primary"
      isPending={step.isPending}
      error={step.error}
      field={{
        label: text('reason'),
        missing: text('missingReason'),
        most: writeOffStepSchema.shape.reason.maxLength ?? 200,
      }}
      onDecide={(reason) => step.mutate(reason)}
      onClose={onClose}
    />
  );
}

import { formatCents } from '#domain/basics/money.ts';
import { creditReasonSchema, type Credit } from '#domain/money/credit/credit.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { DecisionDialog, DecisionFrame } from '../shared/decision/DecisionDialog.tsx';
import { useCreditStep } from './use-credit-step.ts';

export type CreditStepName = 'confirm' | 'decline' | 'reverse';

interface CreditStepDialogProps {
  step: CreditStepName;
  credit: Credit;
  onClose: () => void;
}

/** CR-02: confirms, declines or takes back a change of lens credit. */
export function CreditStepDialog({ step: name, credit, onClose }: CreditStepDialogProps) {
  const text = useText('creditSteps');
  const locale = useLocale();
  const step = useCreditStep({
    step: { of: 'credits', id: credit.id, step: name, version: credit.version },
    done: text(`${name}.done`),
    onDone: onClose,
  });
  const about = {
    amount: formatCents(credit.amountCents, credit.currency, locale),
    practice: credit.practice,
    who: credit.requestedBy,
    reason: credit.reason,
  };
  const frame = {
    title: text(`${name}.title`, about),
    consequence: text(`${name}.text`, about),
    action: text(`${name}.action`),
    isPending: step.isPending,
    error: step.error,
    onClose,
  };
  if (name === 'confirm') {
    return (
      <DecisionFrame
        {...frame}
        tone="primary"
        onOpened={() => undefined}
        onSubmit={() => step.mutate(null)}
      >
        {null}
      </DecisionFrame>
    );
  }
  return (
    <DecisionDialog
      {...frame}
      tone="error"
      field={{
        label: text('reason'),
        missing: text('missingReason'),
        most: creditReasonSchema.shape.reason.maxLength ?? 200,
      }}
      onDecide={(reason) => step.mutate(reason)}
    />
  );
}

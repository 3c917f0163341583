import { MAX_REASON } from '#domain/basics/constants.ts';
import type { ReturnRequest } from '#domain/money/returns/return-request.ts';
import { useText } from '#providers/messages/use-text.ts';
import { DecisionDialog } from '../../shared/decision/DecisionDialog.tsx';
import { useDoneText } from './use-done-text.ts';
import { useReturnStep } from './use-return-step.ts';

interface RefuseDialogProps {
  request: ReturnRequest;
  onClose: () => void;
}

/** CR-03: refuses a request, with a reason that the practice reads. */
export function RefuseDialog({ request, onClose }: RefuseDialogProps) {
  const text = useText('returnDesk');
  const { id, practice } = request;
  const step = useReturnStep({
    take: (desk, reason: string) => desk.decide(request, { decision: 'refuse', reason }),
    done: useDoneText(),
    onDone: onClose,
  });
  return (
    <DecisionDialog
      title={text('refuse.title', { id })}
      consequence={text('refuse.text', { practice })}
      action={text('step.refuse')}
      tone="error"
      isPending={step.isPending}
      error={step.error}
      field={{
        label: text('refuse.reason'),
        missing: text('refuse.missing'),
        most: MAX_REASON,
      }}
      onDecide={(reason) => step.mutate(reason)}
      onClose={onClose}
    />
  );
}

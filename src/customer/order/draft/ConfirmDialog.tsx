import { useState } from 'react';
import { DecisionFrame } from '#resources/shared/decision/DecisionDialog.tsx';
import type { DecisionFrameProps } from '#resources/shared/decision/DecisionDialog.tsx';

interface ConfirmDialogProps extends Pick<
  DecisionFrameProps,
  'title' | 'consequence' | 'action' | 'onClose'
> {
  /** The action to confirm. When it rejects, the dialog shows why and stays open. */
  onConfirm: () => Promise<void>;
}

const nothing = () => undefined;

/** Asks once before an action that deletes something, and names it. */
export function ConfirmDialog({ onConfirm, ...texts }: ConfirmDialogProps) {
  const [isPending, setIsPending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const confirm = async () => {
    setIsPending(true);
    try {
      await onConfirm();
    } catch (failure) {
      setError(failure);
      setIsPending(false);
    }
  };
  return (
    <DecisionFrame
      {...texts}
      tone="error"
      isPending={isPending}
      error={error}
      onOpened={nothing}
      onSubmit={() => void confirm()}
    >
      {null}
    </DecisionFrame>
  );
}

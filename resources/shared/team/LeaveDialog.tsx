import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { escapeHtml } from '#domain/basics/escape-html.ts';
import { errorStatus } from '#providers/http/error-body.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useSessionActions } from '#providers/session/use-session.ts';
import { DecisionFrame } from '../decision/DecisionDialog.tsx';
import { ToldError } from '../use-failure-message.ts';

interface LeaveDialogProps {
  practice: string;
  /** Sends the request. */
  leave: () => Promise<void>;
  /** Reads the membership again. */
  lookAgain: () => Promise<void>;
  onClose: () => void;
}

/** AD-08: says what leaving the practice means, and asks to confirm it. The session goes on with what accounts are left. */
export function LeaveDialog({ practice, leave, lookAgain, onClose }: LeaveDialogProps) {
  const text = useText('team');
  const notify = useNotify();
  const session = useSessionActions();
  const { mutate, isPending, error } = useMutation<void>({
    mutationFn: async () => {
      try {
        await leave();
      } catch (cause) {
        const status = errorStatus(cause);
        if (status === 409) throw new ToldError(text('lastOwner'), 409);
        // Removed by an owner meanwhile: that is what was asked for.
        if (status === 403 || status === 404) return;
        if (status !== 412) throw cause;
        await lookAgain();
        throw new ToldError(text('leaving.meanwhile'), 412);
      }
    },
    onSuccess: async () => {
      onClose();
      notify(text('leaving.done', { practice: escapeHtml(practice) }), { type: 'success' });
      await session.refresh();
    },
  });
  return (
    <DecisionFrame
      title={text('leaving.question', { practice })}
      consequence={text('leaving.text')}
      action={text('leaving.action')}
      tone="error"
      isPending={isPending}
      error={error}
      onOpened={() => undefined}
      onSubmit={() => !isPending && mutate()}
      onClose={onClose}
    >
      {null}
    </DecisionFrame>
  );
}

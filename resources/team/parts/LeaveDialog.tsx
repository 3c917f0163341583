import { escapeHtml } from '#domain/basics/escape-html.ts';
import { errorStatus } from '#providers/http/error-body.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useSessionActions } from '#providers/session/use-session.ts';
import { DecisionFrame } from '../../shared/decision/DecisionDialog.tsx';
import { useStep } from '../../shared/step/use-step.ts';

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
  const session = useSessionActions();
  const { mutate, isPending, error } = useStep({
    send: async () => {
      try {
        await leave();
      } catch (cause) {
        const status = errorStatus(cause);
        // Removed by an owner meanwhile: that is what was asked for.
        if (status === 403 || status === 404) return;
        if (status === 412) await lookAgain();
        throw cause;
      }
    },
    changes: [],
    explain: (cause) => {
      const status = errorStatus(cause);
      if (status === 409) return text('lastOwner');
      return status === 412 ? text('leaving.meanwhile') : null;
    },
    done: () => text('leaving.done', { practice: escapeHtml(practice) }),
    onDone: async () => {
      onClose();
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

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { escapeHtml } from '#domain/escape-html.ts';
import type { Member } from '#domain/schemas/member.ts';
import { errorStatus } from '#providers/http/error-body.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useSessionActions } from '#providers/session/use-session.ts';
import { DecisionFrame } from '../decision/DecisionDialog.tsx';
import { ToldError } from '../use-failure-message.ts';
import { SuccessorSelect } from './SuccessorSelect.tsx';

interface LeaveDialogProps {
  practice: string;
  /** AD-08: of whom one has to be the next owner; empty when nobody has to. */
  successors: readonly Member[];
  /** Sends the request. */
  leave: (newOwner?: string) => Promise<void>;
  /** Reads the membership again. */
  lookAgain: () => Promise<void>;
  onClose: () => void;
}

/** AD-08: says what leaving the practice means, and asks to confirm it. The session goes on with what accounts are left. */
export function LeaveDialog({ practice, successors, leave, lookAgain, onClose }: LeaveDialogProps) {
  const text = useText('team');
  const notify = useNotify();
  const session = useSessionActions();
  const [newOwner, setNewOwner] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { mutate, isPending, error } = useMutation<void>({
    networkMode: 'always',
    mutationFn: async () => {
      try {
        await leave(newOwner || undefined);
      } catch (cause) {
        const status = errorStatus(cause);
        if (status === 422) throw new ToldError(text('successor.gone'), 422);
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
  const decide = () => {
    setIsMissing(true);
    if (!isPending && (newOwner || successors.length === 0)) mutate();
  };
  return (
    <DecisionFrame
      title={text('leaving.question', { practice })}
      consequence={text('leaving.text')}
      action={text('leaving.action')}
      tone="error"
      isPending={isPending}
      error={error}
      onOpened={() => undefined}
      onSubmit={decide}
      onClose={onClose}
    >
      {successors.length > 0 && (
        <SuccessorSelect
          label={text('successor.label')}
          members={successors}
          value={newOwner}
          onChoose={setNewOwner}
          isMissing={isMissing && !newOwner}
        />
      )}
    </DecisionFrame>
  );
}

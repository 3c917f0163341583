import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { escapeHtml } from '#domain/escape-html.ts';
import { errorStatus } from '#providers/http/error-body.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useSession, useSessionActions } from '#providers/session/use-session.ts';
import { DecisionFrame } from '../decision/DecisionDialog.tsx';
import { ToldError } from '../use-failure-message.ts';
import { shownMember } from './MemberRow.tsx';
import type { PendingChange } from './Members.tsx';
import type { TeamState } from './use-team.ts';

interface MemberChangeProps {
  change: PendingChange;
  team: TeamState;
  onClose: () => void;
  /** Called after success. */
  onDone: () => void;
}

/** Says what the change means for the member, and asks to confirm it. */
export function MemberChange({ change, team, onClose, onDone }: MemberChangeProps) {
  const text = useText('team');
  const shell = useText('shell');
  const notify = useNotify();
  const { member, practiceRole } = change;
  const { isPending, error, mutate } = useMemberChange(change, team);
  const name = shownMember(member);
  const role = practiceRole ? shell(`practiceRoles.${practiceRole}`) : '';
  const kind = practiceRole ? 'change' : 'removal';
  const confirm = () => {
    if (isPending) return;
    mutate(undefined, {
      onSuccess: () => {
        onDone();
        notify(text(`${kind}.done`, { name: escapeHtml(name), role }), { type: 'success' });
      },
    });
  };
  return (
    <DecisionFrame
      title={text(`${kind}.title`, { name, role })}
      consequence={practiceRole ? text(`means.${practiceRole}`) : text('removal.text', { name })}
      action={text(`${kind}.action`)}
      tone={practiceRole ? 'primary' : 'error'}
      isPending={isPending}
      error={error}
      onOpened={() => undefined}
      onSubmit={confirm}
      onClose={onClose}
    >
      {null}
    </DecisionFrame>
  );
}

/** Sends the change; a user who changes their own membership gets their rights anew. */
function useMemberChange({ member, practiceRole }: PendingChange, team: TeamState) {
  const text = useText('team');
  const { user } = useSession();
  const session = useSessionActions();
  return useMutation<void>({
    mutationFn: async () => {
      try {
        if (practiceRole) await team.requests.changeRole(member, practiceRole);
        else await team.requests.remove(member);
      } catch (error) {
        const status = errorStatus(error);
        if (status === 409) throw new ToldError(text('lastOwner'), 409);
        if (status !== 412 && status !== 404) throw error;
        await team.refresh();
        throw new ToldError(text('meanwhile'), status);
      }
    },
    onSuccess: () => (user?.uid === member.uid ? session.refresh() : team.refresh()),
  });
}

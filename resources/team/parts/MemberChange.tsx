import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { Member } from '#domain/access/member.ts';
import { escapeHtml } from '#domain/basics/escape-html.ts';
import { errorStatus } from '#providers/http/error-body.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useSession, useSessionActions } from '#providers/session/use-session.ts';
import { DecisionFrame } from '../../shared/decision/DecisionDialog.tsx';
import { useStep } from '../../shared/step/use-step.ts';
import { shownMember } from './MemberRow.tsx';
import type { PendingChange } from './Members.tsx';
import { SuccessorSelect } from './SuccessorSelect.tsx';
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
  const [newOwner, setNewOwner] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const successors = successorsOf(change, team.members);
  const { isPending, error, mutate } = useMemberChange(change, team, newOwner);
  const name = shownMember(member);
  const role = practiceRole ? shell(`practiceRoles.${practiceRole}`) : '';
  const kind = practiceRole ? 'change' : 'removal';
  const confirm = () => {
    setIsMissing(true);
    if (isPending || (successors.length > 0 && !newOwner)) return;
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

/** AD-08: when the change ends the last owner: the other members, of whom one has to be the next. */
function successorsOf({ member, practiceRole }: PendingChange, members: Member[] = []): Member[] {
  if (member.practiceRole !== 'owner' || practiceRole === 'owner') return [];
  const others = members.filter(({ uid }) => uid !== member.uid);
  return others.some((other) => other.practiceRole === 'owner') ? [] : others;
}

/** Sends the change; a user who changes their own membership gets their rights anew. */
function useMemberChange(
  { member, practiceRole }: PendingChange,
  team: TeamState,
  newOwner: string,
) {
  const text = useText('team');
  const { user } = useSession();
  const session = useSessionActions();
  return useStep({
    send: async () => {
      try {
        if (practiceRole)
          await team.requests.changeRole(member, practiceRole, newOwner || undefined);
        else await team.requests.remove(member, newOwner || undefined);
      } catch (error) {
        const status = errorStatus(error);
        if (status === 412 || status === 404) await team.refresh();
        throw error;
      }
    },
    changes: [],
    explain: (error) => {
      const status = errorStatus(error);
      if (status === 422) return text('successor.gone');
      if (status === 409) return text('lastOwner');
      return status === 412 || status === 404 ? text('meanwhile') : null;
    },
    onDone: () => (user?.uid === member.uid ? session.refresh() : team.refresh()),
  });
}

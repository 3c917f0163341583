import Box from '@mui/material/Box';
import { useState } from 'react';
import type { Member } from '#domain/access/member.ts';
import type { PracticeRole } from '#domain/access/permissions.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useFocusWhenDone } from '../../shared/use-focus-when-done.ts';
import { MemberChange } from './MemberChange.tsx';
import { MemberRow } from './MemberRow.tsx';
import { TEAM_ROWS } from './rows.ts';
import type { TeamState } from './use-team.ts';

/** What is asked to be confirmed: another role, or none. */
export interface PendingChange {
  member: Member;
  practiceRole: PracticeRole | null;
}

/** The members, each with their role and a button to remove them; both ask first. */
export function Members({ members, team }: { members: Member[]; team: TeamState }) {
  const text = useText('team');
  const [pending, setPending] = useState<PendingChange | null>(null);
  const { target, done } = useFocusWhenDone<HTMLUListElement>();
  return (
    <>
      <Box
        component="ul"
        ref={target}
        tabIndex={-1}
        aria-label={text('members')}
        sx={{ ...TEAM_ROWS, outline: 'none' }}
      >
        {members.map((member) => (
          <MemberRow
            key={member.uid}
            member={member}
            onRole={(practiceRole) => setPending({ member, practiceRole })}
            onRemove={() => setPending({ member, practiceRole: null })}
          />
        ))}
      </Box>
      {pending && (
        <MemberChange
          change={pending}
          team={team}
          onClose={() => setPending(null)}
          onDone={() => {
            setPending(null);
            done();
          }}
        />
      )}
    </>
  );
}

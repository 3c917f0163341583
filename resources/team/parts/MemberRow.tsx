import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Member } from '#domain/access/member.ts';
import type { PracticeRole } from '#domain/access/permissions.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useSession } from '#providers/session/use-session.ts';
import { RoleSelect } from './RoleSelect.tsx';
import { TEAM_FACTS } from './rows.ts';

interface MemberRowProps {
  member: Member;
  onRole: (practiceRole: PracticeRole) => void;
  onRemove: () => void;
}

/** One member: name, address, role. */
export function MemberRow({ member, onRole, onRemove }: MemberRowProps) {
  const text = useText('team');
  const { user } = useSession();
  const isSelf = user?.uid === member.uid;
  const name = shownMember(member);
  return (
    <li>
      <Box sx={TEAM_FACTS}>
        <Typography sx={{ fontWeight: 600 }}>
          {name} {isSelf && text('you')}
        </Typography>
        {member.email !== name && (
          <Typography variant="body2" color="text.secondary">
            {member.email}
          </Typography>
        )}
      </Box>
      <RoleSelect
        id={`role-of-${member.uid}`}
        label={text('roleOf', { name })}
        value={member.practiceRole}
        onChange={onRole}
      />
      <Button
        variant="outlined"
        color="error"
        aria-label={isSelf ? undefined : text('removeOf', { name })}
        onClick={onRemove}
      >
        {text(isSelf ? 'leave' : 'remove')}
      </Button>
    </li>
  );
}

/** Returns the member's name, or what else is known of them. */
export function shownMember({ name, email, uid }: Member): string {
  return name || email || uid;
}

import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import type { Member } from '#domain/access/member.ts';
import { useText } from '#providers/messages/use-text.ts';

interface SuccessorSelectProps {
  label: string;
  members: readonly Pick<Member, 'uid' | 'email' | 'name'>[];
  /** The uid; blank for none yet. */
  value: string;
  onChoose: (uid: string) => void;
  /** Whether to say that a choice is missing. */
  isMissing: boolean;
}

/** AD-08: chooses the member who is the next owner of an account. */
export function SuccessorSelect({
  label,
  members,
  value,
  onChoose,
  isMissing,
}: SuccessorSelectProps) {
  const text = useText('team');
  const id = useId();
  return (
    <TextField
      id={id}
      select
      required
      fullWidth
      sx={{ mt: 1, mb: 2 }}
      label={label}
      value={members.some(({ uid }) => uid === value) ? value : ''}
      onChange={(event) => onChoose(event.target.value)}
      error={isMissing}
      helperText={text(isMissing ? 'successor.missing' : 'successor.help')}
    >
      {members.map((member) => (
        <MenuItem key={member.uid} value={member.uid} sx={{ overflowWrap: 'anywhere' }}>
          {nameOf(member)}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Their name with the address; one of them when they have no other. */
export function nameOf({ uid, email, name }: Pick<Member, 'uid' | 'email' | 'name'>): string {
  if (name && email && name !== email) return `${name} · ${email}`;
  return email || name || uid;
}

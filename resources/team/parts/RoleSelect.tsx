import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { PRACTICE_ROLES, type PracticeRole } from '#domain/access/permissions.ts';
import { useText } from '#providers/messages/use-text.ts';

interface RoleSelectProps {
  id: string;
  label: string;
  value: PracticeRole;
  onChange: (practiceRole: PracticeRole) => void;
}

/** Selects a role in the practice. A menu of its own: the arrow keys of a native one would change the role at once. */
export function RoleSelect({ id, label, value, onChange }: RoleSelectProps) {
  const text = useText('shell');
  const choose = (typed: string) => {
    const chosen = PRACTICE_ROLES.find((role) => role === typed);
    if (chosen && chosen !== value) onChange(chosen);
  };
  return (
    <TextField
      select
      id={id}
      size="small"
      label={label}
      value={value}
      onChange={(event) => choose(event.target.value)}
      sx={{ minWidth: 180, maxWidth: '100%' }}
    >
      {PRACTICE_ROLES.map((role) => (
        <MenuItem key={role} value={role}>
          {text(`practiceRoles.${role}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}

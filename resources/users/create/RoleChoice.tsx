import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { USER_ROLES } from '#domain/access/user.ts';
import type { UserRole } from '#domain/access/user.ts';
import { useText } from '#providers/messages/use-text.ts';

interface RoleChoiceProps {
  role: UserRole;
  onChoose: (role: UserRole) => void;
}

/** Selects the user's role; each one lists its permissions. */
export function RoleChoice({ role, onChoose }: RoleChoiceProps) {
  const text = useText('userCreate');
  const labels = useText('users');
  const choose = (typed: string) => {
    const chosen = USER_ROLES.find((one) => one === typed);
    if (chosen) onChoose(chosen);
  };
  return (
    <FormControl>
      <FormLabel id="new-user-role">{text('role')}</FormLabel>
      <RadioGroup
        aria-labelledby="new-user-role"
        name="role"
        value={role}
        onChange={(_event, typed) => choose(typed)}
      >
        {USER_ROLES.map((one) => (
          <div key={one}>
            <FormControlLabel
              value={one}
              control={
                <Radio size="small" slotProps={{ input: { 'aria-describedby': `role-${one}` } }} />
              }
              label={labels(`roles.${one}`)}
            />
            <Typography
              id={`role-${one}`}
              variant="caption"
              component="p"
              color="text.secondary"
              sx={{ ml: 3.75, mt: -0.5, mb: 0.5 }}
            >
              {text(`roles.${one}`)}
            </Typography>
          </div>
        ))}
      </RadioGroup>
    </FormControl>
  );
}

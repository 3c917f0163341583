import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { PersonalField } from '#domain/schemas/profile.ts';
import { shownFields } from './live-profile.ts';
import { useProfileFormState } from './profile-form-context.ts';
import { useNames } from './use-names.ts';
import { useProfileText } from './use-profile-text.ts';

interface TheirValueProps {
  name: PersonalField;
  stored: string;
}

/** PF-01: shows the value that another device stored while the user typed another one; the user chooses. */
export function TheirValue({ name, stored }: TheirValueProps) {
  const text = useProfileText();
  const names = useNames();
  const { live, values, decide } = useProfileFormState();
  const shown = shownFields({ ...live.base, [name]: stored })[name];
  const value = names.valueName(name, shown, values.country) || text('emptyValue');
  return (
    <Alert severity="warning" sx={{ mt: 1 }}>
      {text('theirs', { value })}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button size="small" variant="outlined" onClick={() => decide(name, 'theirs')}>
          {text('useTheirs')}
        </Button>
        <Button size="small" variant="outlined" onClick={() => decide(name, 'mine')}>
          {text('keepMine')}
        </Button>
      </Box>
    </Alert>
  );
}

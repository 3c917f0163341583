import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { PersonalField } from '#domain/address/profile.ts';
import { useText } from '#providers/messages/use-text.ts';
import { keepFocus } from '../keep-focus.ts';
import { shownFields } from './live-profile.ts';
import { useProfileFormState, type useProfileField } from './profile-form-context.ts';
import { useNames } from './use-names.ts';

interface TheirValueProps {
  name: PersonalField;
  stored: string;
}

interface FieldHelpProps {
  problem: string | undefined;
  help: string | undefined;
  isMarked: boolean;
}

const LINE = { display: 'block' } as const;

/** Shows below a field: its problem, its format, and that its value came from another device. */
export function FieldHelp({ problem, help, isMarked }: FieldHelpProps) {
  const text = useText('profile');
  return (
    <>
      {problem && (
        <Box component="span" sx={{ ...LINE, fontWeight: 600 }}>
          {problem}
        </Box>
      )}
      {help && !problem && (
        <Box component="span" sx={{ ...LINE, color: 'text.secondary' }}>
          {help}
        </Box>
      )}
      {isMarked && (
        <Box component="span" sx={{ ...LINE, color: 'text.secondary', fontStyle: 'italic' }}>
          {text('changedElsewhere')}
        </Box>
      )}
    </>
  );
}

interface FieldExtrasProps {
  name: PersonalField;
  state: ReturnType<typeof useProfileField>;
}

/** Shows a field's actions: use the nearest value, or choose between two. */
export function FieldExtras({ name, state }: FieldExtrasProps) {
  const text = useText('profile');
  const remedy = state.problem?.remedy;
  return (
    <>
      {remedy && (
        <Button
          size="small"
          variant="outlined"
          sx={{ mt: 0.5 }}
          onMouseDown={keepFocus}
          onClick={() => state.use(remedy.field, remedy.value)}
        >
          {text('use', { value: remedy.name })}
        </Button>
      )}
      {state.theirs !== undefined && <TheirValue name={name} stored={state.theirs} />}
    </>
  );
}

/** PF-01: shows the value that another device stored while the user typed another one; the user chooses. */
function TheirValue({ name, stored }: TheirValueProps) {
  const text = useText('profile');
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

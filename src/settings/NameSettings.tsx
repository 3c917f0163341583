import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useRef, type FormEvent } from 'react';
import type { Profile } from '#domain/address/profile.ts';
import { useText } from '#providers/messages/use-text.ts';
import type { Side } from '#resources/shared/merge/change-of.ts';
import { SettingsSection } from './parts/SettingsSection.tsx';
import { useNameForm } from './use-name-form.ts';

const FIELDS = [
  { field: 'firstName', label: 'name.first', missing: 'name.missingFirst', fill: 'given-name' },
  { field: 'lastName', label: 'name.last', missing: 'name.missingLast', fill: 'family-name' },
] as const;

/** PF-02: edits the displayed name of customers and admins, which is the profile's. */
export function NameSettings({ profile }: { profile: Profile }) {
  const text = useText('settings');
  const form = useNameForm(profile);
  const inputs = useRef<Partial<Record<'firstName' | 'lastName', HTMLInputElement | null>>>({});
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const wrong = await form.submit();
    if (wrong) inputs.current[wrong]?.focus();
  };
  return (
    <SettingsSection title={text('name.title')} lead={text('name.lead')}>
      <form onSubmit={(event) => void submit(event)} noValidate aria-busy={form.isSaving}>
        <Box sx={PAIR}>
          {FIELDS.map(({ field, label, missing, fill }) => (
            <Box key={field} sx={{ minWidth: 0 }}>
              <TextField
                id={`settings-${field}`}
                fullWidth
                size="small"
                required
                label={text(label)}
                value={form.values[field]}
                onChange={(event) => form.type({ [field]: event.target.value })}
                error={form.wrong[field] !== null}
                helperText={form.wrong[field] === 'missing' ? text(missing) : form.wrong[field]}
                inputRef={(input: HTMLInputElement | null) => {
                  inputs.current[field] = input;
                }}
                slotProps={{ htmlInput: { autoComplete: fill, maxLength: 200 } }}
              />
              <TheirName
                stored={form.theirs[field]}
                onChoose={(side) => {
                  form.decide(field, side);
                  inputs.current[field]?.focus();
                }}
              />
            </Box>
          ))}
        </Box>
        <Box role="alert">
          {form.hasFailed && (
            <Alert role="presentation" severity="warning" sx={{ mt: 2 }}>
              {text('name.failed')}
            </Alert>
          )}
        </Box>
        <Button
          type="submit"
          variant="contained"
          sx={{ mt: 2 }}
          disabled={!form.isChanged}
          loading={form.isSaving}
        >
          {text('name.save')}
        </Button>
      </form>
    </SettingsSection>
  );
}

const PAIR = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};

interface TheirNameProps {
  /** What another device stored meanwhile; undefined where nothing has to be chosen. */
  stored: string | undefined;
  onChoose: (side: Side) => void;
}

/** AD-15: asks which of two values a part of the name has. */
function TheirName({ stored, onChoose }: TheirNameProps) {
  const text = useText('settings');
  if (stored === undefined) return null;
  return (
    <Alert severity="warning" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
      {text('name.theirs', { value: stored })}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button size="small" variant="outlined" onClick={() => onChoose('theirs')}>
          {text('name.useTheirs')}
        </Button>
        <Button size="small" variant="outlined" onClick={() => onChoose('mine')}>
          {text('name.keepMine')}
        </Button>
      </Box>
    </Alert>
  );
}

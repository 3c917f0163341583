import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useRef } from 'react';
import type { FormEvent } from 'react';
import type { Profile } from '#domain/schemas/profile.ts';
import { SettingsSection } from './SettingsSection.tsx';
import { useNameForm } from './use-name-form.ts';
import { useSettingsText } from './use-settings-text.ts';

const FIELDS = [
  { field: 'firstName', label: 'name.first', missing: 'name.missingFirst', fill: 'given-name' },
  { field: 'lastName', label: 'name.last', missing: 'name.missingLast', fill: 'family-name' },
] as const;

/** PF-02: edits the displayed name of customers and admins, which is the profile's. */
export function NameSettings({ profile }: { profile: Profile }) {
  const text = useSettingsText();
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
            <TextField
              key={field}
              id={`settings-${field}`}
              size="small"
              required
              label={text(label)}
              value={form.values[field]}
              onChange={(event) => form.type({ [field]: event.target.value })}
              error={form.missing[field]}
              helperText={form.missing[field] ? text(missing) : undefined}
              inputRef={(input: HTMLInputElement | null) => {
                inputs.current[field] = input;
              }}
              slotProps={{ htmlInput: { autoComplete: fill, maxLength: 200 } }}
            />
          ))}
        </Box>
        <Box role="alert">
          {form.problem && (
            <Alert role="presentation" severity="warning" sx={{ mt: 2 }}>
              {text(`name.${form.problem}`)}
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

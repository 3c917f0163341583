import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useRef, useState, type FormEvent } from 'react';
import { useNotify } from 'react-admin';
import type { Locale } from '#domain/locale.ts';
import { personalTextSchema, type Profile } from '#domain/schemas/profile.ts';
import { TEXT_PROBLEMS, textRuleOf } from '#domain/schemas/text-problems.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useSaveProfile } from '#src/customer/profile/use-save-profile.ts';
import { SettingsSection } from './SettingsSection.tsx';

type Name = Pick<Profile, 'firstName' | 'lastName'>;

type NameProblem = 'failed' | 'conflict';

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
            <TextField
              key={field}
              id={`settings-${field}`}
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

/** Returns what is wrong with a part of a name; null when it can be saved. */
function problemOf(name: string, locale: Locale): string | null {
  if (name.trim() === '') return 'missing';
  const issue = personalTextSchema.safeParse(name.trim()).error?.issues[0];
  return issue ? TEXT_PROBLEMS[textRuleOf(issue)][locale] : null;
}

/** Manages the user's name while it is edited. Unedited fields follow the profile, even when it changes elsewhere. */
function useNameForm(profile: Profile) {
  const text = useText('settings');
  const notify = useNotify();
  const save = useSaveProfile();
  const [typed, setTyped] = useState<Partial<Name>>({});
  const [tried, setTried] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<NameProblem | null>(null);
  const values: Name = { firstName: profile.firstName, lastName: profile.lastName, ...typed };
  const locale = useLocale();
  const problems = {
    firstName: problemOf(values.firstName, locale),
    lastName: problemOf(values.lastName, locale),
  };
  const isChanged =
    values.firstName.trim() !== profile.firstName || values.lastName.trim() !== profile.lastName;

  /** Returns the field with an error, if any. */
  const submit = async (): Promise<keyof Name | null> => {
    setTried(true);
    if (problems.firstName) return 'firstName';
    if (problems.lastName) return 'lastName';
    setIsSaving(true);
    setProblem(null);
    const outcome = await save(profile, values);
    setIsSaving(false);
    if (outcome === null) return null;
    if ('saved' in outcome) {
      setTyped({});
      notify(text('name.saved'), { type: 'success' });
    } else setProblem('conflict' in outcome ? 'conflict' : 'failed');
    return null;
  };
  return {
    values,
    wrong: tried ? problems : { firstName: null, lastName: null },
    isChanged,
    isSaving,
    problem,
    type: (part: Partial<Name>) => setTyped((before) => ({ ...before, ...part })),
    submit,
  };
}

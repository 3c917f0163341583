import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { Profile } from '#domain/schemas/profile.ts';
import { useSaveProfile } from '#src/customer/profile/use-save-profile.ts';
import { useSettingsText } from './use-settings-text.ts';

type Name = Pick<Profile, 'firstName' | 'lastName'>;
export type NameProblem = 'failed' | 'conflict';

/** Manages the user's name while it is edited. Unedited fields follow the profile, even when it changes elsewhere. */
export function useNameForm(profile: Profile) {
  const text = useSettingsText();
  const notify = useNotify();
  const save = useSaveProfile();
  const [typed, setTyped] = useState<Partial<Name>>({});
  const [tried, setTried] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<NameProblem | null>(null);
  const values: Name = { firstName: profile.firstName, lastName: profile.lastName, ...typed };
  const missing = {
    firstName: tried && values.firstName.trim() === '',
    lastName: tried && values.lastName.trim() === '',
  };
  const isChanged =
    values.firstName.trim() !== profile.firstName || values.lastName.trim() !== profile.lastName;

  /** Returns the field with an error, if any. */
  const submit = async (): Promise<keyof Name | null> => {
    setTried(true);
    if (values.firstName.trim() === '') return 'firstName';
    if (values.lastName.trim() === '') return 'lastName';
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
    missing,
    isChanged,
    isSaving,
    problem,
    type: (part: Partial<Name>) => setTyped((before) => ({ ...before, ...part })),
    submit,
  };
}

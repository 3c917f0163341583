import { useEffect, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useNotify } from 'react-admin';
import { useForm, useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { PERSONAL_FIELDS } from '#domain/address/profile.ts';
import type { PersonalField, PersonalFields, Profile } from '#domain/address/profile.ts';
import type { SaveFailure } from '#providers/account/profile-edit.ts';
import { useText } from '#providers/messages/use-text.ts';
import {
  decide,
  discardTyped,
  followStored,
  openLive,
  settleSaved,
  shownFields,
  typedFields,
  unmark,
} from './live-profile.ts';
import type { Followed } from './live-profile.ts';
import { firstToSettle } from './problems.ts';
import type { SaveOutcome } from './use-save-profile.ts';
import { useSaveProfile } from './use-save-profile.ts';

export type ProfileFailure = SaveFailure | 'conflict';

/** Sets the form's values; those that differ from `unchanged` count as changed. */
function rebase(
  form: UseFormReturn<PersonalFields>,
  unchanged: PersonalFields,
  values: PersonalFields,
): void {
  form.reset(unchanged, { keepTouched: true });
  for (const field of PERSONAL_FIELDS) {
    if (values[field] === unchanged[field]) continue;
    form.setValue(field, values[field], { shouldDirty: true });
  }
}

/** Keeps the form and the stored profile in sync. */
function useLiveForm(profile: Profile) {
  const [live, setLive] = useState(() => openLive(profile));
  const form = useForm<PersonalFields>({
    defaultValues: shownFields(profile),
    shouldFocusError: false,
  });
  const values = useWatch({ control: form.control, compute: (all: PersonalFields) => all });
  const show = (next: Followed): void => {
    setLive(next.live);
    rebase(form, shownFields(next.live.base), next.values);
  };
  return {
    live,
    form,
    values,
    show,
    /** For a field that was changed elsewhere meanwhile. */
    decide: (field: PersonalField, choice: 'theirs' | 'mine') =>
      show(decide(live, form.getValues(), field, choice)),
    unmark: (field: PersonalField) => setLive((now) => unmark(now, field)),
  };
}

/** Returns the profile's form: its values, problems, changes from elsewhere, and how to save it (PF-01). */
export function useProfileForm(profile: Profile) {
  const text = useText('profile');
  const notify = useNotify();
  const saveProfile = useSaveProfile();
  const { live, form, values, show, ...choices } = useLiveForm(profile);
  const [isSaving, setIsSaving] = useState(false);
  const [wasTried, setWasTried] = useState(false);
  const [failure, setFailure] = useState<ProfileFailure | null>(null);

  // Runs after every render: a value that is already known changes nothing.
  useEffect(() => {
    // The profile previews values that are still being saved.
    const next = isSaving ? null : followStored(live, form.getValues(), profile);
    if (next) show(next);
  });

  const settleOutcome = (outcome: SaveOutcome, sent: PersonalFields): void => {
    if ('saved' in outcome) {
      show(settleSaved(sent, form.getValues(), outcome.saved));
      setWasTried(false);
      notify(text('saved'), { type: 'success' });
      return;
    }
    if ('failure' in outcome) return setFailure(outcome.failure);
    const next = followStored(live, form.getValues(), outcome.conflict);
    if (next) show(next);
    setFailure('conflict');
  };
  const save = async (): Promise<void> => {
    const sent = form.getValues();
    setFailure(null);
    setIsSaving(true);
    const edit = typedFields(live.base, sent);
    const outcome = await saveProfile({ ...profile, ...live.base }, edit);
    if (outcome) {
      settleOutcome(outcome, sent);
      setIsSaving(false);
    }
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setWasTried(true);
    const first = firstToSettle(values, live);
    if (first) form.setFocus(first);
    else void save();
  };
  const discard = (): void => {
    show(discardTyped(live));
    setFailure(null);
    setWasTried(false);
  };
  const state = { live, values, wasTried, ...choices };
  return { form, state, failure, isSaving, submit, discard };
}

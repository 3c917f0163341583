import { useRef } from 'react';
import { personalFields } from '#domain/address/profile.ts';
import type { PersonalFields, Profile } from '#domain/address/profile.ts';
import {
  ProfileConflict,
  changedFields,
  saveFailure,
  saveProfile,
} from '#providers/account/profile-edit.ts';
import type { SaveFailure } from '#providers/account/profile-edit.ts';
import { useSessionActions } from '#providers/session/use-session.ts';
import { useRuntime } from '#providers/use-runtime.ts';

export type SaveOutcome =
  | { saved: PersonalFields }
  | { conflict: PersonalFields }
  | { failure: SaveFailure };

function toOutcome(error: unknown): SaveOutcome {
  if (error instanceof ProfileConflict) return { conflict: personalFields(error.stored) };
  console.error('The profile was not saved', error);
  return { failure: saveFailure(error) };
}

/**
 * Saves a profile, one save at a time (null while one is running). Shows the new values everywhere at once, and reverts
 * them when they cannot be stored.
 */
export function useSaveProfile() {
  const { documents } = useRuntime();
  const { previewProfile } = useSessionActions();
  const isSaving = useRef(false);

  const send = async (base: Profile, edit: Partial<PersonalFields>): Promise<SaveOutcome> => {
    const takeBack = previewProfile(changedFields(base, edit));
    try {
      const saved = await saveProfile(await documents(), base.uid, base, edit);
      previewProfile(saved);
      return { saved };
    } catch (error) {
      takeBack();
      const outcome = toOutcome(error);
      // The listener may receive it later.
      if ('conflict' in outcome) previewProfile(outcome.conflict);
      return outcome;
    }
  };
  return async (base: Profile, edit: Partial<PersonalFields>): Promise<SaveOutcome | null> => {
    if (isSaving.current) return null;
    isSaving.current = true;
    try {
      return await send(base, edit);
    } finally {
      isSaving.current = false;
    }
  };
}

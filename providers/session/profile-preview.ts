import type { PersonalFields, Profile } from '#domain/schemas/profile.ts';
import type { MutableObservable } from '../async/observable.ts';
import type { SessionState } from './session-state.ts';

/**
 * Shows these fields as if they were already stored. Returns a function that reverts them: to the profile that is
 * stored by then, or to the previous one when none has been received.
 */
export function previewProfile(
  state: MutableObservable<SessionState>,
  fields: Partial<PersonalFields>,
  stored: () => Profile | null,
): () => void {
  const shown = state.get();
  const before = shown.profile;
  if (!before) return () => undefined;
  state.set({ ...shown, profile: { ...before, ...fields } });
  return () => {
    const now = state.get();
    if (now.profile?.uid !== before.uid) return;
    const last = stored();
    state.set({ ...now, profile: last?.uid === before.uid ? last : before });
  };
}

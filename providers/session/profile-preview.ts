import type { PersonalFields, Profile } from '#domain/schemas/profile.ts';
import type { MutableObservable } from '../async/observable.ts';
import type { SessionState } from './session-state.ts';

/**
 * Shows these fields as if they were stored already. Answers how to take them back: what is stored by then, or
 * what was shown before when nothing has been heard of it.
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

import { profileSchema } from '#domain/address/profile.ts';
import type { Profile } from '#domain/address/profile.ts';
import { withoutLimits } from '#domain/basics/without-limits.ts';
import type { Documents } from '../firebase/documents.ts';

/** Calls `onProfile` with the stored profile, now and after each change. Returns a function that stops it. */
export function watchProfile(
  documents: Pick<Documents, 'listen'>,
  uid: string,
  onProfile: (profile: Profile) => void,
  log: (message: string, error: unknown) => void,
): () => void {
  const onData = (data: unknown): void => {
    if (data === null) return;
    const profile = withoutLimits(profileSchema).safeParse(data);
    if (profile.success) onProfile(profile.data);
    else log('The profile that came cannot be read', profile.error);
  };
  return documents.listen('users', uid, onData, (error) => log('Following the profile', error));
}

import type { Profile } from '#domain/address/profile.ts';

export interface ProfileRow {
  /** The user's uid. */
  id: string;
  /** Null when the document cannot be read. */
  profile: Profile | null;
}

export interface ProfileRowsProps {
  /** Undefined while they load. */
  rows: ProfileRow[] | undefined;
}

/** Returns the name as it is written; blank without one. */
export function nameIn(profile: Profile | null): string {
  return [profile?.firstName, profile?.lastName].filter(Boolean).join(' ');
}

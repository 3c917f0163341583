import { hasAcceptedTerms } from '#domain/access/terms.ts';
import type { AcceptedTerms } from '#domain/access/terms.ts';
import type { Profile } from '#domain/address/profile.ts';

export interface AcceptanceMemory {
  note: (uid: string, accepted: AcceptedTerms) => void;
  /** Returns the profile with the terms accepted in this tab, if the profile does not have them yet. */
  apply: (profile: Profile) => Profile;
}

/**
 * Remembers the server's response to an acceptance: the profile changes a moment later, through the server's outbox,
 * and the user must not be asked again meanwhile (LG-05).
 */
export function createAcceptanceMemory(): AcceptanceMemory {
  const answers = new Map<string, AcceptedTerms>();
  return {
    note: (uid, accepted) => void answers.set(uid, accepted),
    apply: (profile) => {
      const accepted = answers.get(profile.uid);
      return accepted && !hasAcceptedTerms(profile) ? { ...profile, ...accepted } : profile;
    },
  };
}

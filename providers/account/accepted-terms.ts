import type { Profile } from '#domain/schemas/profile.ts';
import { hasAcceptedTerms } from '#domain/terms.ts';
import type { AcceptedTerms } from '#domain/terms.ts';

export interface AcceptanceMemory {
  note: (uid: string, accepted: AcceptedTerms) => void;
  /** The profile with what was accepted in this tab, if the profile does not know it yet. */
  apply: (profile: Profile) => Profile;
}

/**
 * Remembers what the server answered: the profile follows a moment later, through the server's outbox, and the
 * user must not be asked again meanwhile (LG-05).
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

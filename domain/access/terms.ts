import type { Role } from './auth.ts';

/** The current terms: `public/terms/terms.html` shows this version, and the server records who accepted which. */
export const TERMS_VERSION = '2026-11-01';

/** When the version took effect, in milliseconds since 1970. An earlier acceptance was of another version. */
const TERMS_FROM = Date.parse(`${TERMS_VERSION}T00:00:00Z`);

export interface AcceptedTerms {
  termsAccepted: boolean;
  /** ISO time, or blank. */
  termsAcceptedDate: string;
}

/** Whether the current terms were accepted, by the date in the profile's two fields (EN-01). */
export function hasAcceptedTerms({ termsAccepted, termsAcceptedDate }: AcceptedTerms): boolean {
  return termsAccepted && Date.parse(termsAcceptedDate) >= TERMS_FROM;
}

/** LG-05, PM-02: whether the user must accept the terms before anything else. */
export function owesTerms(roles: readonly Role[], accepted: AcceptedTerms | null): boolean {
  if (roles.includes('ADMIN')) return false;
  return accepted === null || !hasAcceptedTerms(accepted);
}

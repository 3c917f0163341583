import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { TERMS_REDIRECT_WAIT } from '#domain/constants.ts';
import { owesTerms } from '#domain/terms.ts';
import type { SessionState } from '#providers/session/session-state.ts';

/** LG-05: returns whether a user who has completed all other steps must accept the terms first. */
export function mustAcceptTerms(session: SessionState): boolean {
  if (session.mustChangePassword || session.authStatus !== 'AUTHENTICATED') return false;
  return owesTerms(session.roles, session.profile);
}

/** LG-05: redirects a customer who has not accepted the terms, after a moment. */
export function useTermsRedirect(session: SessionState): void {
  const navigate = useNavigate();
  const owes = mustAcceptTerms(session);
  useEffect(() => {
    if (!owes) return undefined;
    const timer = setTimeout(() => void navigate('/terms'), TERMS_REDIRECT_WAIT);
    return () => clearTimeout(timer);
  }, [owes, navigate]);
}

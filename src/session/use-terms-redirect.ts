import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { TERMS_REDIRECT_WAIT } from '#domain/constants.ts';
import type { SessionState } from '#providers/session-state.ts';

/** LG-05: whether the user must accept the terms first. */
export function owesTerms(session: SessionState): boolean {
  return (
    session.authStatus === 'AUTHENTICATED' &&
    !session.roles.includes('ADMIN') &&
    session.profile?.termsAccepted !== true
  );
}

/** LG-05: sends a customer who has not accepted the terms there, after a moment. */
export function useTermsRedirect(session: SessionState): void {
  const navigate = useNavigate();
  const owes = owesTerms(session);
  useEffect(() => {
    if (!owes) return undefined;
    const timer = setTimeout(() => void navigate('/terms'), TERMS_REDIRECT_WAIT);
    return () => clearTimeout(timer);
  }, [owes, navigate]);
}

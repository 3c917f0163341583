import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { owesTerms } from '#domain/access/terms.ts';
import { TERMS_REDIRECT_WAIT } from '#domain/basics/constants.ts';
import type { SessionState } from '#providers/session/session-state.ts';

/** LG-05: returns whether a user who has completed all other steps must accept the terms first. */
export function mustAcceptTerms(session: SessionState): boolean {
  if (session.mustChangePassword || session.authStatus !== 'AUTHENTICATED') return false;
  return owesTerms(session.roles, session.profile);
}

/** What the page of the terms is given in its history entry: the page to open once they are accepted. */
export interface TermsState {
  onward: string;
}

/**
 * LG-05: redirects a customer who has not accepted the terms, after a moment. A page that was opened with a fragment,
 * such as a fitting that becomes an order, is opened afterwards; nothing else has the fragment.
 */
export function useTermsRedirect(session: SessionState): void {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const onward = hash ? pathname + search + hash : null;
  const owes = mustAcceptTerms(session);
  useEffect(() => {
    if (!owes) return undefined;
    const state: TermsState | null = onward === null ? null : { onward };
    const timer = setTimeout(() => void navigate('/terms', { state }), TERMS_REDIRECT_WAIT);
    return () => clearTimeout(timer);
  }, [owes, navigate, onward]);
}

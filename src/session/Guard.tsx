import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useSession } from '#providers/session/use-session.ts';
import { guardedAt } from '../routes/areas.ts';
import { requiredRoles } from '../routes/required-roles.ts';
import { guard, guardSafely } from './guard.ts';
import { mustAcceptTerms, useTermsRedirect } from './use-terms-redirect.ts';

/** Renders its children only for a user whom the route table admits; before that is known, loads and shows nothing. */
export function Guard({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  useTermsRedirect(session);
  const result = guardSafely(
    () => {
      const route = guardedAt(pathname);
      return guard(session, route ? requiredRoles(route) : [], pathname + search + hash);
    },
    (error) => console.error('The guard failed', error),
  );
  if (result.kind === 'go') return <Navigate to={result.to} replace />;
  // A user who is being redirected to the terms sees nothing of this page.
  return result.kind === 'pass' && !mustAcceptTerms(session) ? children : null;
}

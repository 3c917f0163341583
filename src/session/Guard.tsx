import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useSession } from '#providers/session/use-session.ts';
import { guardedAt } from '#src/areas.ts';
import { requiredRoles } from '#src/routes.ts';
import { guard, guardSafely } from './guard.ts';
import { mustAcceptTerms, useTermsRedirect } from './use-terms-redirect.ts';

/** Shows its children only to whom the route table lets in; before that is known, nothing of them loads or shows. */
export function Guard({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  useTermsRedirect(session);
  const result = guardSafely(
    () => {
      const route = guardedAt(pathname);
      return guard(session, route ? requiredRoles(route) : [], pathname + search);
    },
    (error) => console.error('The guard failed', error),
  );
  if (result.kind === 'go') return <Navigate to={result.to} replace />;
  // Whoever is on the way to the terms sees nothing of the page behind them.
  return result.kind === 'pass' && !mustAcceptTerms(session) ? children : null;
}

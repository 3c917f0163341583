import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { useText } from '#providers/messages/use-text.ts';
import { useMay } from '#providers/session/use-may.ts';
import { ErrorBoundary } from './errors/ErrorBoundary.tsx';
import { NotGranted } from './errors/NotGranted.tsx';
import { useTitle } from './page/use-title.ts';
import type { PortalRoute, PublicRoute } from './routes/routes.ts';

/** Renders one page of the route table, or a group of pages, with its title; if it throws, the shell stays. */
export function RoutePage({ route }: { route: PublicRoute | PortalRoute }) {
  const { pathname } = useLocation();
  const text = useText('entry');
  const may = useMay();
  useTitle(route.title ?? null);
  // The guard has checked the user's roles; this is about their role in the selected account.
  const isGranted = route.permission === null || may(route.permission);
  const Content = isGranted ? route.page : NotGranted;
  return (
    <ErrorBoundary key={route.ownBoundary ? route.path : pathname}>
      <Suspense fallback={<p className="page-loading">{text('loading')}</p>}>
        <Content />
      </Suspense>
    </ErrorBoundary>
  );
}

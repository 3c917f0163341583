import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { useText } from '#providers/messages/use-text.ts';
import { ErrorBoundary } from './errors/ErrorBoundary.tsx';
import type { PortalRoute, PublicRoute } from './routes.ts';
import { useTitle } from './use-title.ts';

/** Renders one page of the route table, or a group of pages, with its title; if it throws, the shell stays. */
export function RoutePage({ route }: { route: PublicRoute | PortalRoute }) {
  const { pathname } = useLocation();
  const text = useText('entry');
  useTitle(route.path.endsWith('/*') ? null : route.title);
  const Content = route.page;
  return (
    <ErrorBoundary key={pathname}>
      <Suspense fallback={<p className="page-loading">{text('loading')}</p>}>
        <Content />
      </Suspense>
    </ErrorBoundary>
  );
}

import { Suspense } from 'react';
import { createBrowserRouter, Navigate, Outlet, useLocation } from 'react-router';
import type { RouteObject } from 'react-router';
import type { Runtime } from '#providers/runtime.ts';
import { useSession } from '#providers/use-session.ts';
import type { PortalConfig } from './config.ts';
import { ErrorBoundary } from './errors/ErrorBoundary.tsx';
import { lazyPage } from './errors/lazy-page.ts';
import { NotFound } from './errors/NotFound.tsx';
import { usePublicText } from './i18n/public-text.ts';
import { RoutePage } from './RoutePage.tsx';
import { portalRoutes, publicRoutes } from './routes.ts';
import type { PortalRoute, PublicRoute } from './routes.ts';
import { Guard } from './session/Guard.tsx';
import { IdleMount } from './session/idle/IdleMount.tsx';
import { newPasswordDoor } from './session/new-password-door.ts';
import { Overlay } from './session/Overlay.tsx';
import { SessionOverlay } from './session/SessionOverlay.tsx';
import { useSignOutRedirect } from './session/use-sign-out-redirect.ts';

function Page() {
  useSignOutRedirect();
  const { loading } = usePublicText();
  const door = newPasswordDoor(useSession(), useLocation());
  if (door) return <Navigate to={door} replace />;
  return (
    <>
      <SessionOverlay />
      <IdleMount />
      <ErrorBoundary>
        <Suspense fallback={<Overlay text={loading} />}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}

function page(route: PublicRoute | PortalRoute): RouteObject {
  return { path: route.path, element: <RoutePage key={route.path} route={route} /> };
}

/** Every route of the portal, from the one table; the portal itself is one lazily loaded chunk behind the guard. */
export function portalRouteObjects(runtime: Runtime, config: PortalConfig): RouteObject[] {
  const Portal = lazyPage(async () => {
    const { createApp } = await import('./App.tsx');
    return { default: createApp(runtime, config) };
  });
  const guarded = (
    <Guard>
      <Portal />
    </Guard>
  );
  return [
    {
      element: <Page />,
      children: [
        { path: '/', element: <Navigate to="/auth/login" replace /> },
        ...publicRoutes.map(page),
        { element: guarded, children: portalRoutes.map(page) },
        { path: '*', element: <NotFound /> },
      ],
    },
  ];
}

export function createPortalRouter(runtime: Runtime, config: PortalConfig) {
  return createBrowserRouter(portalRouteObjects(runtime, config));
}

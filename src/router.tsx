import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { createBrowserRouter, Navigate, Outlet, useLocation } from 'react-router';
import type { RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { lazily } from '#providers/async/lazily.ts';
import { useText } from '#providers/messages/use-text.ts';
import type { Runtime } from '#providers/runtime.ts';
import { useSession } from '#providers/session/use-session.ts';
import type { PortalConfig } from './config.ts';
import { ErrorBoundary } from './errors/ErrorBoundary.tsx';
import { NotFoundPage } from './errors/NotFound.tsx';
import { lazyPage } from './page/lazy-page.ts';
import { FORMER_ADDRESSES } from './page/linked-pages.ts';
import type { Pages } from './page/start.ts';
import { publicRoutes } from './public-routes.ts';
import { RoutePage } from './RoutePage.tsx';
import { areas } from './routes/areas.ts';
import { isPublicPath, portalRoutes } from './routes/routes.ts';
import type { PortalRoute, PublicRoute } from './routes/routes.ts';
import { homeOf } from './session/guard.ts';
import { Guard } from './session/Guard.tsx';
import { IdleMount } from './session/idle/IdleMount.tsx';
import { newPasswordRedirect } from './session/new-password-redirect.ts';
import { Overlay } from './session/Overlay.tsx';
import { SessionOverlay } from './session/SessionOverlay.tsx';
import { useSignOutRedirect } from './session/use-sign-out-redirect.ts';

function Page() {
  useSignOutRedirect();
  const text = useText('entry');
  const redirect = newPasswordRedirect(useSession(), useLocation());
  if (redirect) return <Navigate to={redirect} replace />;
  return (
    <>
      <SessionOverlay />
      <IdleMount />
      <ErrorBoundary>
        <Suspense fallback={<Overlay text={text('loading')} />}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}

function page(route: PublicRoute | PortalRoute): RouteObject {
  return { path: route.path, element: <RoutePage key={route.path} route={route} /> };
}

/** Leads from a former address of a page to its present one, with what follows the path. */
function Moved() {
  const { pathname, search, hash } = useLocation();
  return <Navigate to={`/auth${pathname.replace(/\/$/, '')}${search}${hash}`} replace />;
}

/** RT-08, RT-09: redirects from an area's root to the user's home. */
function Home() {
  return <Navigate to={homeOf(useSession())} replace />;
}

/** RT-12. */
function areaRoutes(): RouteObject[] {
  return areas.flatMap(({ path }) => [
    { path, element: <Home /> },
    { path: `${path}/*`, element: <NotFoundPage as="section" /> },
  ]);
}

/** RT-11: renders public paths below an area without the guard. */
function UnlessPublic({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return isPublicPath(pathname) ? <NotFoundPage /> : children;
}

/** Returns every route of the portal from the route table; the portal itself is one lazy chunk behind the guard. */
export function portalRouteObjects(runtime: Runtime, config: PortalConfig): RouteObject[] {
  const { get } = lazily(async () => (await import('#providers/drafts/drafts.ts')).createDrafts());
  runtime.drafts = get;
  const Portal = lazyPage(async () => {
    const [{ createApp }, drafts] = await Promise.all([import('./App.tsx'), get()]);
    return { default: createApp(runtime, config, drafts) };
  }, 'shell');
  const guarded = (
    <UnlessPublic>
      <Guard>
        <Portal />
      </Guard>
    </UnlessPublic>
  );
  return [
    {
      element: <Page />,
      children: [
        { path: '/', element: <Navigate to="/auth/login" replace /> },
        ...publicRoutes.map(page),
        ...FORMER_ADDRESSES.map((path) => ({ path, element: <Moved /> })),
        { element: guarded, children: [...portalRoutes.map(page), ...areaRoutes()] },
        { path: '*', element: <NotFoundPage /> },
      ],
    },
  ];
}

/** Starts the router at the present address. */
export function createPages(runtime: Runtime, config: PortalConfig): Pages {
  const router = createBrowserRouter(portalRouteObjects(runtime, config));
  return {
    Content: () => <RouterProvider router={router} />,
    open: (to, state) => router.navigate(to, { state }),
  };
}

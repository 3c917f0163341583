import type { ReactNode } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { useLocation } from 'react-router';
import { portalRouteAt } from '../routes/route-at.ts';

/** Provides the page with its resource from the route table. */
export function CurrentResource({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const resource = portalRouteAt(pathname)?.resource;
  if (!resource) return children;
  return <ResourceContextProvider value={resource}>{children}</ResourceContextProvider>;
}

import { matchRoutes } from 'react-router';
import type { PortalRoute } from './route-types.ts';
import { portalRoutes } from './routes.ts';

const RANKED = portalRoutes.map((handle) => ({ path: handle.path, handle }));

/** Returns the route of an address, as the router chooses it; null when no page has it. */
export function portalRouteAt(pathname: string): PortalRoute | null {
  return matchRoutes(RANKED, pathname)?.at(-1)?.route.handle ?? null;
}

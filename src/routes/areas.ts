import { matchPath } from 'react-router';
import { portalRouteAt } from './route-at.ts';
import type { Guarded } from './route-types.ts';
import { isPublicPath } from './routes.ts';

/** RT-08, RT-09, RT-12: every path below them is guarded, even without a page. */
export const areas: readonly (Guarded & { path: string })[] = [
  { path: '/customer', permission: 'customerArea:open' },
  { path: '/admin', permission: 'adminArea:open' },
];

/** Returns the page at this address, or the area that contains it; null outside the guard. */
export function guardedAt(pathname: string): Guarded | null {
  if (isPublicPath(pathname)) return null;
  const area = areas.find(({ path }) => matchPath({ path, end: false }, pathname));
  return portalRouteAt(pathname) ?? area ?? null;
}

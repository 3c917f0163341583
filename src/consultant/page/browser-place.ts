import { useMemo, useSyncExternalStore } from 'react';
import { isConsultantPath } from '../../page/consultant-path.ts';
import type { Place } from './place.ts';

const changed = new EventTarget();

function subscribe(listener: () => void): () => void {
  addEventListener('popstate', listener);
  changed.addEventListener('go', listener);
  return () => {
    removeEventListener('popstate', listener);
    changed.removeEventListener('go', listener);
  };
}

const pathnameHere = (): string => location.pathname;
const searchHere = (): string => location.search;

/** Pages elsewhere are loaded anew, with the router. */
function go(to: string, { replace = false }: { replace?: boolean } = {}): void {
  if (!isConsultantPath(new URL(to, location.href).pathname)) return location.assign(to);
  if (replace) history.replaceState(history.state, '', to);
  else history.pushState(null, '', to);
  changed.dispatchEvent(new Event('go'));
}

/** The place by the address of the browser, without a router. */
export function useBrowserPlace(): Place {
  const pathname = useSyncExternalStore(subscribe, pathnameHere);
  const search = useSyncExternalStore(subscribe, searchHere);
  return useMemo(() => ({ pathname, search, go }), [pathname, search]);
}

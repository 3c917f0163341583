import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';

const FLAG = 'lens-portal-reloaded-for';

export interface ReloadPorts {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  path: () => string;
  reload: () => void;
}

const browserPorts: ReloadPorts = {
  storage: sessionStorage,
  path: () => location.pathname,
  reload: () => location.reload(),
};

type Loader = () => Promise<{ default: ComponentType }>;

/**
 * Loads a page's code. After a deployment the old chunk is gone: then the page reloads once to get the new
 * index; a second failure at the same address is shown.
 */
export async function loadOrReload(
  load: Loader,
  ports: ReloadPorts = browserPorts,
): Promise<{ default: ComponentType }> {
  try {
    const page = await load();
    ports.storage.removeItem(FLAG);
    return page;
  } catch (error) {
    if (ports.storage.getItem(FLAG) === ports.path()) throw error;
    ports.storage.setItem(FLAG, ports.path());
    ports.reload();
    return new Promise(() => {});
  }
}

/** React.lazy that outlives a deployment. */
export function lazyPage(load: Loader): LazyExoticComponent<ComponentType> {
  return lazy(() => loadOrReload(load));
}

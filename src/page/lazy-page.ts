import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import type { Area } from '#providers/messages/areas.ts';
import { loadTexts } from '#providers/messages/locale.ts';

const FLAG = 'lens-portal-reloaded-for';

export interface ReloadDeps {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  path: () => string;
  reload: () => void;
}

const browserDeps: ReloadDeps = {
  storage: sessionStorage,
  path: () => location.pathname,
  reload: () => location.reload(),
};

export type Loader = () => Promise<{ default: ComponentType }>;

/**
 * Loads the code of pages, and the areas of texts that they need. After a deployment the old chunk no longer exists: the page
 * reloads once to get the new index; a second failure of the same code at the same address is shown.
 */
export async function loadOrReload<T>(
  load: () => Promise<T>,
  areas: readonly Area[] = [],
  deps: ReloadDeps = browserDeps,
): Promise<T> {
  // The shell around a page loads well each time, and must not count as the page.
  const what = `${deps.path()} ${String(load)}`;
  try {
    const [loaded] = await Promise.all([load(), loadTexts(...areas)]);
    if (deps.storage.getItem(FLAG) === what) deps.storage.removeItem(FLAG);
    return loaded;
  } catch (error) {
    if (deps.storage.getItem(FLAG) === what) throw error;
    deps.storage.setItem(FLAG, what);
    deps.reload();
    return new Promise(() => {});
  }
}

/** Like React.lazy, but works across a deployment, and also loads the areas of texts that the page needs. */
export function lazyPage(load: Loader, ...areas: Area[]): LazyExoticComponent<ComponentType> {
  return lazy(() => loadOrReload(load, areas));
}
